import type { Distribution, ForecastOdds } from '../../gaiter-button/combat/forecast.ts'
import { isEncircled } from '../../gaiter-button/ground/axes.ts'
import { countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { studyEngagement } from '../../gaiter-button/studies/engagement.ts'
import { studyStrike } from '../../gaiter-button/studies/strike.ts'
import { openWays } from './answers.ts'
import type { Weights } from './judgement/weights.ts'

/** A battle that could be launched, and its expected results. */
export interface Strike {
  readonly zone: number
  readonly kind: 'attack' | 'assault' | 'sally'
  /** The units of the side that fight in it. */
  readonly engaged: readonly number[]
  readonly wins: number
  readonly loses: number
  readonly ownLost: number
  readonly enemyLost: number
  readonly routs: number
  readonly surrenders: number
  readonly cleared: number
  /** The enemy there may be nothing but decoys. */
  readonly bluff: boolean
}

/** Weight of the worst case against the best where the enemy is not fully known. */
const SHARE_OF_WORST = 0.55

export function strikeAt(g: G, side: number, zone: number, kind: Strike['kind']): Strike | undefined {
  const study = studyStrike(g, side, { study: 'strike', zone: zoneName(g, zone) })
  const battle = study.ok ? study.value.battle : null
  if (battle === null) return undefined
  const { worst, best, exact, bluff } = battle
  const engaged = countersIn(g, side, zone).filter((counter) => isUnit(g, counter))
  return { zone, kind, engaged, bluff, ...expected(worst.odds, best.odds, exact) }
}

/** The battle that could be launched in a zone, or is being decided now, with these units only; undefined if they cannot fight it. */
export function strikeWith(
  g: G,
  side: number,
  zone: number,
  kind: Strike['kind'],
  engaged: readonly number[],
): Strike | undefined {
  const engage = engaged.map((counter) => counterName(g, counter))
  const study = studyEngagement(g, side, { study: 'engagement', zone: zoneName(g, zone), engage })
  if (!study.ok) return undefined
  const { odds } = study.value
  if ('result' in odds) return { zone, kind, engaged, bluff: false, ...expected(odds, odds, true) }
  if (!('worst' in odds)) return undefined
  return { zone, kind, engaged, bluff: odds.enemy.bluff, ...expected(odds.worst, odds.best, false) }
}

/** Expected results as a mix of the worst and the best case. */
function expected(worst: ForecastOdds, best: ForecastOdds, isExact: boolean) {
  const share = isExact ? 1 : SHARE_OF_WORST
  const mix = (of: (odds: ForecastOdds) => number): number => share * of(worst) + (1 - share) * of(best)
  return {
    wins: mix(({ result }) => result.wins),
    loses: mix(({ result }) => result.loses),
    ownLost: mix(({ ownLost }) => mean(ownLost)),
    enemyLost: mix(({ enemyLost }) => mean(enemyLost)),
    routs: mix(({ rout }) => rout.routs),
    surrenders: mix(({ surrender }) => surrender?.surrenders ?? 0),
    cleared: mix(({ zone: left }) => left.cleared),
  }
}

const mean = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)

/** Value of an SP, in hundredths of a level. */
export const SP = 3.2

/** What a battle is worth to the side that launches it, compared with no battle. */
export function worthOfStrike(g: G, side: number, strike: Strike, weights: Weights): number {
  const { zone, engaged, ownLost, enemyLost, routs, surrenders, wins, cleared } = strike
  const enemy = enemyOf(side)
  const enemies = countersIn(g, enemy, zone)
  const own = countersIn(g, side, zone)
  const weight = (counters: readonly number[]): number =>
    counters.reduce((sum, counter) => sum + Math.min(1, weights.fight[counter]! / 5), 0)
  const ringed = isEncircled(g, enemy, zone)
  // With two ways left, a battle takes one of them. With one left, shut the ring first: then a rout has nowhere to go.
  const ways = ringed ? 0 : openWays(g, enemy, zone)
  const order = ways === 2 ? 5 * wins : ways === 1 ? -3 * wins : 0
  const shutIn = isEncircled(g, side, zone)
  return (
    SP * (enemyLost - ownLost) +
    routs * 3.5 * weight(enemies) +
    surrenders * 14 * weight(enemies) +
    cleared * 3 +
    // The winner takes an axis of retreat from the loser, and breaks out if he was shut in.
    (wins - routs) * (ringed ? 0 : 2.5) +
    (shutIn ? wins * 14 * weight(own) : 0) -
    0.7 * weight(engaged) +
    order
  )
}
