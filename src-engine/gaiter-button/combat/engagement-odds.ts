import { onFork } from '../../kernel/play/fork.ts'
import { NONE } from '../campaign/campaign.ts'
import { isDecoy, isUnit } from '../state/counters.ts'
import { enemyOf, tablesOf, type G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'
import { countersAtHand, engagedOf, garrisonOf, hasEngagedDecoysOnly, isAtHand } from './engaged.ts'
import { leaderBonus } from './factor.ts'
import { battleForecast, battleOdds, type BattleForecast, type BattleOdds, type ForecastOdds } from './forecast.ts'
import { openBattle } from './opening.ts'
import { checkProvisions } from './provisions.ts'
import { battleColumn, type ResultColumn } from './results.ts'
import { dealExtremeEnemy, type How } from './extreme-enemy.ts'

/**
 * Forecasts before both sides have engaged. The enemy is assumed to engage everything he has here. If that is known,
 * the forecast is exact; otherwise there are two: one against the strongest enemy possible, one against the weakest
 * that could fight at all.
 */

/** Best and worst case of a battle against an unknown enemy. */
export interface Range {
  /** Number of enemy counters whose strength is known, and of the others. */
  readonly known: number
  readonly unknown: number
  /** The enemy has a garrison here, of a strength that is not known. */
  readonly unknownGarrison: boolean
  /** Everything is known, so that both cases are the same. */
  readonly exact: boolean
  /** The enemy may have only decoys and leaders here, and then there is no battle. */
  readonly bluff: boolean
  readonly worst: Case
  readonly best: Case
  /** Least and most: infantry plus half the cavalry of the enemy, and the amplitude of the battle. */
  readonly strength: readonly [number, number]
  readonly amplitude: readonly [number, number]
  /** The columns of the result table for these amplitudes. */
  readonly columns: readonly [ResultColumn, ResultColumn]
}
export interface Case {
  readonly forecast: BattleForecast
  readonly strength: number
  readonly amplitude: number
}

/** Odds against an unknown enemy: what is known of him, and the two cases. */
export type RangeOdds = {
  readonly enemy: {
    readonly known: number
    readonly unknown: number
    readonly unknownGarrison: boolean
    readonly exact: boolean
    readonly bluff: boolean
    readonly least: number
    readonly most: number
    readonly leastAmplitude: number
    readonly mostAmplitude: number
    readonly columns: readonly [ResultColumn, ResultColumn]
  }
  readonly worst: ForecastOdds
  readonly best: ForecastOdds
}
/** Exact if everything is known; empty if either side has nothing to fight with. */
export type EngagementOdds = BattleOdds | RangeOdds | Readonly<Record<never, never>>

/** Odds when choosing what to engage; empty if either side has nothing to fight with. */
export function engagementOdds(g: G, side: number): EngagementOdds {
  const enemy = enemyOf(side)
  const theirs = countersAtHand(g, enemy)
  if (hasEngagedDecoysOnly(g, side)) return {}
  if (isKnown(g, enemy)) {
    if (!theirs.some((counter) => isUnit(g, counter))) return {}
    return battleOdds(g, side, (fork) => meet(fork, side, theirs))
  }
  const range = rangeOf(g, side)
  return range === undefined ? {} : rangeAsJson(range)
}

/** Is everything known that this side could put into the current battle? */
const isKnown = (g: G, side: number): boolean =>
  garrisonOf(g, side) === NONE &&
  countersAtHand(g, side).every((counter) => g.counter.seen.of(counter) === SEEN.composition)

/** The current battle between worst and best case; undefined if the enemy cannot have anything to fight with. */
export function rangeOf(g: G, side: number): Range | undefined {
  const enemy = enemyOf(side)
  const theirs = countersAtHand(g, enemy)
  const open = theirs.filter((counter) => g.counter.seen.of(counter) === SEEN.composition)
  const cases = [
    caseOf(g, side, 'strongest', {}),
    // A leader among them may be worth more than the weakest unit.
    ...(theirs.length - open.length > 1 && leaderBonus(g, enemy) > 0
      ? [caseOf(g, side, 'strongest', { leader: true })]
      : []),
    caseOf(g, side, 'weakest', { fights: true }),
  ].filter((one) => one !== undefined)
  const [first] = cases
  if (first === undefined) return undefined
  const [least, most] = leastAndMost(cases.map(({ amplitude }) => amplitude))
  const unknown = theirs.length - open.length
  const unknownGarrison = hasUnknownGarrison(g, enemy)
  return {
    known: open.length,
    unknown,
    unknownGarrison,
    exact: unknown === 0 && !unknownGarrison,
    bluff: !mustFight(g, side),
    worst: cases.reduce((worst, one) => (advantage(one) < advantage(worst) ? one : worst), first),
    best: cases.reduce((best, one) => (advantage(one) > advantage(best) ? one : best), first),
    strength: leastAndMost(cases.map(({ strength }) => strength)),
    amplitude: [least, most],
    columns: [battleColumn(g, least), battleColumn(g, most)],
  }
}

/** Only its owner knows the strength of a garrison, unless it has a single SP. */
function hasUnknownGarrison(g: G, enemy: number): boolean {
  const garrison = garrisonOf(g, enemy)
  return garrison !== NONE && g.campaign.garrisons[garrison]!.row.length > 1
}

const leastAndMost = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** How favourable a case is: probability of winning minus that of losing. */
function advantage({ forecast: { odds } }: Case): number {
  return odds.result.wins - odds.result.loses
}

interface More {
  readonly leader?: boolean
  readonly fights?: boolean
}

function caseOf(g: G, side: number, how: How, more: More): Case | undefined {
  return supposed(g, side, how, more, (fork, troops) => {
    const enemy = enemyOf(side)
    let [strength, amplitude] = [0, 0]
    const forecast = battleForecast(fork, side, (inner) => {
      meet(inner, side, troops)
      strength = inner.camp.strength.of(enemy) / tablesOf(inner).strengthRatio.cavalryDivisor
      amplitude = inner.battleAmplitude
    })
    return { forecast, strength, amplitude }
  })
}

/** Must there be a battle even if the enemy is as weak as possible? */
const mustFight = (g: G, side: number): boolean => supposed(g, side, 'weakest', {}, () => true) ?? false

/** Evaluates a copy in which the enemy here is made up; undefined if he then has nothing to fight with. */
function supposed<T>(
  g: G,
  side: number,
  how: How,
  more: More,
  ask: (fork: G, troops: readonly number[]) => T,
): T | undefined {
  const enemy = enemyOf(side)
  return onFork(g, (fork) => {
    const there = dealExtremeEnemy(fork, { side, how, isMeant: (counter) => isAtHand(g, enemy, counter), ...more })
    const garrison = garrisonOf(fork, enemy)
    if (garrison !== NONE) fork.garrison.engaged.set(garrison, true)
    const troops = there.filter((counter) => isUnit(fork, counter))
    return troops.length === 0 && garrison === NONE ? undefined : ask(fork, troops)
  })
}

/** Engages these enemy counters against the engaged units, and runs everything up to the choice of leads. */
function meet(fork: G, side: number, theirs: readonly number[]): void {
  while (fork.inSecret) fork.endSecrets()
  for (const counter of engagedOf(fork, side)) {
    if (!isDecoy(fork, counter)) continue
    fork.counter.engaged.set(counter, false)
    fork.counter.zone.set(counter, NONE)
  }
  for (const counter of theirs) fork.counter.engaged.set(counter, isUnit(fork, counter))
  checkProvisions(fork, side)
  openBattle(fork)
}

/** A range in the form in which odds are reported. */
function rangeAsJson({ worst, best, strength, amplitude, ...known }: Range): RangeOdds {
  const [least, most] = strength
  const [leastAmplitude, mostAmplitude] = amplitude
  return {
    enemy: { ...known, least, most, leastAmplitude, mostAmplitude },
    worst: worst.forecast.odds,
    best: best.forecast.odds,
  }
}
