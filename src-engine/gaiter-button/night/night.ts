import { word } from '../../kernel/shape.ts'
import { NONE } from '../campaign.ts'
import { commands, endOf, firstOf, isLeader, onMap, valueOf } from '../counters.ts'
import { enemyOf, sequence, sideOf, type G } from '../kit.ts'
import { isContested } from '../places.ts'
import { rallyTest } from '../rally.ts'
import { markEverywhere, type Mark } from '../tokens.ts'
import { abandoning } from './abandoning.ts'
import { nightWorks } from './night-works.ts'
import { recoverStragglers } from './recovery.ts'
import { checkSupply, rollSupply, testSurrenders, turnBack } from './supply-effects.ts'
import { withdrawals } from './withdrawal.ts'

/** Chapter 17: the night. */

/**
 * @rule gb.night.order
 * Supply and what comes of it, rally, detachments, withdrawals, abandoned fortresses, markers: each for both sides before
 * the next. Where sides act in turn, the one that lost the initiative is first.
 */
export const night = sequence('night', { first: word({ start: NONE, noun: 'side' }) }, [
  {
    run(g, f) {
      f.first = enemyOf(g.initiative)
      rollSupply(g)
      checkSupply(g)
      testSurrenders(g)
    },
  },
  { run: (g) => recoverStragglers(g) },
  { run: (g) => turnBack(g) },
  { run: (g) => rallyAtNight(g) },
  { run: (g, f) => g.call(nightWorks, { side: f.first }) },
  { run: (g, f) => g.call(nightWorks, { side: enemyOf(f.first) }) },
  { run: (g, f) => g.call(withdrawals, { side: f.first }) },
  { run: (g, f) => g.call(withdrawals, { side: enemyOf(f.first) }) },
  { run: (g, f) => g.call(abandoning, { side: f.first }) },
  { run: (g, f) => g.call(abandoning, { side: enemyOf(f.first) }) },
  { run: (g) => clearMarkers(g) },
])

/**
 * @rule gb.rally.night
 * Every demoralised unit in an uncontested zone tests for its rally; a leader who can command it need not be there, but his
 * value counts when he is.
 */
function rallyAtNight(g: G): void {
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

const OF_THE_DAY: readonly Mark[] = ['backToRiver', 'combatted', 'activated']

/**
 * @rule gb.night.markers
 * Markers of the day are removed: back to the river, combatted, activated. Hesitation and the day's limit of repairs end.
 */
function clearMarkers(g: G): void {
  for (const what of OF_THE_DAY) {
    const marked: number[] = []
    for (let counter = 0; counter < g.counter.rows; counter++)
      if (onMap(g, counter) && g.counter[what].of(counter)) marked.push(counter)
    markEverywhere(g, marked, what, false)
  }
  for (let connection = 0; connection < g.connection.repairToday.rows; connection++)
    g.connection.repairToday.set(connection, 0)
  g.hesitates = false
  g.edgeCut = false
}

export const kinds = [night]
