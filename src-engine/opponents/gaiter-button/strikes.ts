import type { Distribution, ForecastOdds } from '../../gaiter-button/combat/forecast.ts'
import { isEncircled } from '../../gaiter-button/ground/axes.ts'
import { countersIn } from '../../gaiter-button/state/counters.ts'
import { enemyOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { studyStrike } from '../../gaiter-button/studies/strike.ts'
import { openWays } from './answers.ts'
import type { Weights } from './judgement/weights.ts'

/** A battle that could be launched, and what it may bring. */
export interface Strike {
  readonly zone: number
  readonly kind: 'attack' | 'assault' | 'sally'
  readonly wins: number
  readonly loses: number
  readonly ownLost: number
  readonly enemyLost: number
  readonly routs: number
  readonly surrenders: number
  readonly cleared: number
  /** Nothing but decoys may be there. */
  readonly bluff: boolean
}

/** Between the worst and the best that is possible: what is not known is mostly neither. */
const SHARE_OF_WORST = 0.55

export function strikeAt(g: G, side: number, zone: number, kind: Strike['kind']): Strike | undefined {
  const study = studyStrike(g, side, { study: 'strike', zone: zoneName(g, zone) })
  const battle = study.ok ? study.value.battle : null
  if (battle === null) return undefined
  const share = battle.exact ? 1 : SHARE_OF_WORST
  const mix = (of: (odds: ForecastOdds) => number): number =>
    share * of(battle.worst.odds) + (1 - share) * of(battle.best.odds)
  return {
    zone,
    kind,
    wins: mix(({ result }) => result.wins),
    loses: mix(({ result }) => result.loses),
    ownLost: mix(({ ownLost }) => mean(ownLost)),
    enemyLost: mix(({ enemyLost }) => mean(enemyLost)),
    routs: mix(({ rout }) => rout.routs),
    surrenders: mix(({ surrender }) => surrender?.surrenders ?? 0),
    cleared: mix(({ zone: left }) => left.cleared),
    bluff: battle.bluff,
  }
}

const mean = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)

/** What an SP that is lost counts for, in hundredths of a level. */
export const SP = 3.2

/** What a battle is worth to the side that launches it, above leaving it be. */
export function worthOfStrike(g: G, side: number, strike: Strike, weights: Weights): number {
  const { zone, ownLost, enemyLost, routs, surrenders, wins, cleared } = strike
  const enemy = enemyOf(side)
  const enemies = countersIn(g, enemy, zone)
  const own = countersIn(g, side, zone)
  const weight = (counters: readonly number[]): number =>
    counters.reduce((sum, counter) => sum + Math.min(1, weights.fight[counter]! / 5), 0)
  const ringed = isEncircled(g, enemy, zone)
  // With two ways left a battle takes one before the last is shut; with one the ring comes first, as then a rout has nowhere to go.
  const ways = ringed ? 0 : openWays(g, enemy, zone)
  const order = ways === 2 ? 5 * wins : ways === 1 ? -3 * wins : 0
  const shutIn = isEncircled(g, side, zone)
  return (
    SP * (enemyLost - ownLost) +
    routs * 3.5 * weight(enemies) +
    surrenders * 14 * weight(enemies) +
    cleared * 3 +
    // Who wins takes an axis of retreat from the beaten, and breaks out where he was shut in.
    (wins - routs) * (ringed ? 0 : 2.5) +
    (shutIn ? wins * 14 * weight(own) : 0) -
    0.7 * weight(own) +
    order
  )
}
