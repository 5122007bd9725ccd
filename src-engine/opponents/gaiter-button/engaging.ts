import { countersAtHand } from '../../gaiter-button/combat/engaged.ts'
import { countersIn, isInfantryDivision, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import type { Candidate } from '../search/brain.ts'
import type { Staff } from './staff.ts'
import { SP, strikeWith, type Strike } from './strikes.ts'
import { worthOf } from './thoughts.ts'
import type { Weights } from './judgement/weights.ts'

/**
 * Which units a side engages in a battle: all, or as few as will do. A battle activates the units engaged, so they march no
 * more today: an army that attacks a cavalry division with all it has loses a day.
 */

/** Multiples of the enemy's weight: with the first, more units gain nothing; with the second, the battle is mostly won. */
const ENOUGH = [7, 3]
/** The same in defence: a single unit (0) may be enough, so that the others can march on. */
const ENOUGH_TO_STAND = [0, 2]

/** The same battle with only some of the units that could fight it. */
export function lesserStrikes({ g, side, weights, manner }: Staff, { zone, kind, engaged }: Strike): Strike[] {
  if (!manner.spares || kind !== 'attack') return []
  const enemies = countersIn(g, enemyOf(side), zone)
  return partsOf(g, weights, engaged, enemies, ENOUGH).flatMap((part) => strikeWith(g, side, zone, kind, part) ?? [])
}

/** The fewest units that reach each multiple of the enemy's weight; units that have marched already are taken first. */
function partsOf(
  g: G,
  { fight }: Weights,
  units: readonly number[],
  enemies: readonly number[],
  times: readonly number[],
): number[][] {
  const enemy = enemies.reduce((sum, counter) => sum + fight[counter]!, 0)
  const cost = (unit: number): number =>
    (g.counter.demoralised.of(unit) ? 4 : 0) +
    (g.counter.combatted.of(unit) ? 2 : 0) +
    (g.counter.activated.of(unit) ? 0 : 1)
  const order = units.toSorted((a, b) => cost(a) - cost(b) || fight[b]! - fight[a]! || a - b)
  const sizes = times.map((factor) => {
    let sum = 0
    const enough = order.findIndex((unit) => (sum += fight[unit]!) >= factor * enemy)
    return enough < 0 ? order.length : enough + 1
  })
  return [...new Set(sizes)].filter((size) => size < order.length).map((size) => order.slice(0, size))
}

/**
 * Cost of activating units by a battle: for each fresh unit what it could gain by marching, and for one on its way to the
 * goal at least half a day, as the way may be open after the battle.
 */
export const marchesLost = ({ g, posts, manner }: Staff, engaged: readonly number[], byMarching = 0): number =>
  manner.spares
    ? engaged.reduce((sum, unit) => {
        if (g.counter.activated.of(unit)) return sum
        const isOnTheWay = isInfantryDivision(g, unit) && posts[counterName(g, unit)]?.role === 'escape'
        return sum + Math.max(byMarching, isOnTheWay ? HALF_A_DAY * manner.haste : 0)
      }, 0)
    : 0

const HALF_A_DAY = 0.5

export function bestOf(strikes: readonly Strike[], worthOfOne: (strike: Strike) => number) {
  const [first, ...others] = strikes.map((strike) => ({ strike, value: worthOfOne(strike) }))
  return others.reduce((best, one) => (one.value > best.value ? one : best), first!) // there is always one
}

/** Which units a side that is attacked puts into the battle. */
export function defenceCandidates(staff: Staff): Candidate[] {
  const { g, side, weights, manner } = staff
  const everybody: Candidate = { intent: 'stands', facts: {}, does: { order: { order: 'battle' } }, worth: 0 }
  const own = countersAtHand(g, side).filter((counter) => isUnit(g, counter))
  if (!manner.spares || g.attacker === side || own.length < 2) return [everybody]
  const enemies = countersAtHand(g, enemyOf(side))
  const value = (strike: Strike): number => worthOf(worthOfStand(staff, strike))
  const all = strikeWith(g, side, g.battleZone, 'attack', own)
  const lesser = partsOf(g, weights, own, enemies, ENOUGH_TO_STAND).flatMap((part) => {
    const strike = strikeWith(g, side, g.battleZone, 'attack', part)
    return strike === undefined ? [] : [strike]
  })
  return [
    { ...everybody, worth: all === undefined ? 0 : value(all) },
    ...lesser.map((strike) => ({
      ...everybody,
      does: { order: { order: 'battle', engage: strike.engaged.map((counter) => counterName(g, counter)) } },
      worth: value(strike),
    })),
  ]
}

/** What a battle is worth to a side that is attacked. */
function worthOfStand(staff: Staff, strike: Strike): number {
  const { g, side, weights } = staff
  const { engaged, ownLost, enemyLost, wins, loses, routs, surrenders, cleared } = strike
  const weight = (counters: readonly number[]): number =>
    counters.reduce((sum, counter) => sum + Math.min(1, weights.fight[counter]! / 5), 0)
  return (
    SP * (enemyLost - ownLost) +
    2.5 * (wins - (loses - routs)) -
    3.5 * routs * weight(engaged) -
    14 * surrenders * weight(countersAtHand(g, side)) -
    3 * cleared -
    0.7 * weight(engaged) -
    marchesLost(staff, engaged)
  )
}
