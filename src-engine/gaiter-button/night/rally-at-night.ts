import { NONE } from '../campaign.ts'
import { commands, endOf, firstOf, isLeader, onMap, valueOf } from '../counters.ts'
import { sideOf, type G } from '../kit.ts'
import { isContested } from '../places.ts'
import { rallyTest } from '../rally.ts'

/** Chapter 17.3: rally at night. */

/**
 * @rule gb.rally.night
 * Every demoralised unit in an uncontested zone tests for its rally; a leader who can command it need not be there, but his
 * value counts when he is.
 */
export function rallyAtNight(g: G): void {
  for (let counter = 0; counter < g.counter.rows; counter++) {
    if (!onMap(g, counter) || !g.counter.demoralised.of(counter)) continue
    if (isContested(g, g.counter.zone.of(counter))) continue
    rallyTest(g, counter, bestLeader(g, counter))
  }
}

/** The leader in this unit's zone, able to command it, with the highest value; none when there is none. */
function bestLeader(g: G, counter: number): number {
  const side = sideOf(g, counter)
  let best = NONE
  for (let leader = firstOf(g, side); leader < endOf(g, side); leader++) {
    if (!isLeader(g, leader) || g.counter.zone.of(leader) !== g.counter.zone.of(counter)) continue
    if (commands(g, leader, counter) && (best === NONE || valueOf(g, leader) > valueOf(g, best))) best = leader
  }
  return best
}
