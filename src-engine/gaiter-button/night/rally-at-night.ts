import { isUnit, onMap } from '../state/counters.ts'
import type { G } from '../state/kit.ts'
import { isContested } from '../state/places.ts'
import { leaderFor, rallyTest } from '../march/rally.ts'

/** Chapter 17.3: rally at night. */

/**
 * @rule gb.rally.night
 * Every demoralised unit in an uncontested zone tests for rally. A leader who can command it need not be present, but
 * his value counts if he is.
 */
export function rallyAtNight(g: G): void {
  for (let counter = 0; counter < g.counter.rows; counter++) {
    if (!onMap(g, counter) || !g.counter.demoralised.of(counter) || !isUnit(g, counter)) continue
    if (!isContested(g, g.counter.zone.of(counter))) rallyTest(g, counter, leaderFor(g, counter))
  }
}
