import { entry } from '../kernel/journal.ts'
import { NONE } from './campaign.ts'
import { counterOf, sideOf, tablesOf, type G } from './kit.ts'
import { endOf, firstOf, inWeather, isDecoy, isUnit } from './counters.ts'
import { FATE } from './shape.ts'
import { takeBack } from './tokens.ts'

/** Chapter 13: decoys. What they pass for, and how they leave the map. */

const decoyUnmasked = entry('decoy-unmasked', { side: 'side', zone: 'zone' })

/**
 * @rule gb.decoys.act
 * A decoy is at each action what serves its owner: the fastest of all counters, and no unit where units are counted
 * against him. What it truly is shows only when it is revealed.
 */
export const paceOf = (g: G, counter: number): number =>
  inWeather(g, isDecoy(g, counter) ? Math.max(...tablesOf(g).allowance.decoy) : counterOf(g, counter).mp)

/** Units where they are counted against their owner: for five in an impulse, and for the crowd on a road. */
export function countedUnits(g: G, counters: readonly number[]): number {
  let count = 0
  for (const counter of counters) if (isUnit(g, counter)) count++
  return count
}

/**
 * @rule gb.decoys.removed
 * Decoys that were revealed, or engaged in a battle, go back into their owner's hand, to be placed again with
 * reinforcements. Of these counters takes off the decoys, and tells how many they were.
 */
export function unmask(g: G, counters: readonly number[]): number {
  let count = 0
  for (const counter of counters) {
    if (!isDecoy(g, counter)) continue
    g.tell(decoyUnmasked, { side: sideOf(g, counter), zone: g.counter.zone.of(counter) })
    takeBack(g, counter)
    count++
  }
  if (count > 0) g.reveal()
  return count
}

/** A decoy in the hand of its owner, or none. */
export function decoyInHand(g: G, side: number): number {
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) {
    if (!isDecoy(g, counter) || g.counter.fate.of(counter) !== FATE.inPlay) continue
    if (g.counter.zone.of(counter) === NONE) return counter
  }
  return NONE
}

export const entries = [decoyUnmasked]
