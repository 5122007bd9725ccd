import { allowanceOf, endOf, firstOf, inWeather, isDecoy, isUnit } from '../state/counters.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'

/** The speed of enemies whose counters are seen only from the back. */

/**
 * MP of the fastest of some counters of a side. An unknown counter is as fast as the fastest thing it may be. `troops`:
 * counts troops only.
 */
export function fastest(g: G, side: number, counters: readonly number[], troops = false): number {
  let most = 0
  let isAnyone = false
  for (const counter of counters) {
    if (isHidden(g, counter)) isAnyone = true
    else if (!troops || isUnit(g, counter)) most = Math.max(most, paceOf(g, counter))
  }
  if (!isAnyone) return most
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isHidden(g, counter) && (!troops || isUnit(g, counter))) most = Math.max(most, paceOf(g, counter))
  return most
}

/** Is the counter in play and its identity unknown to its enemy? */
const isHidden = (g: G, counter: number): boolean =>
  g.counter.fate.of(counter) === FATE.inPlay && g.counter.seen.of(counter) < SEEN.identity

const paceOf = (g: G, counter: number): number =>
  isDecoy(g, counter) ? inWeather(g, Math.max(...tablesOf(g).allowance.decoy)) : allowanceOf(g, counter)
