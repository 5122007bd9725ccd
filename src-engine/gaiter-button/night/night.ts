import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { onMap } from '../state/counters.ts'
import { enemyOf, sequence, type G } from '../state/kit.ts'
import { markEverywhere, type Mark } from '../ground/tokens.ts'
import { abandoning } from './abandoning.ts'
import { nightWorks } from './night-works.ts'
import { rallyAtNight } from './rally-at-night.ts'
import { recoverStragglers } from './recovery.ts'
import { checkSupply, rollSupply, testSurrenders, turnBack } from './supply-effects.ts'
import { withdrawals } from './withdrawal.ts'

/** Chapter 17: the night. */

/**
 * @rule gb.night.order
 * Supply and its effects, rally, detachments, withdrawals, abandoned fortresses, markers: each for both sides before
 * the next. Where the sides act in turn, the side that lost the initiative is first.
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

const OF_THE_DAY: readonly Mark[] = ['backToRiver', 'combatted', 'activated']

/**
 * @rule gb.night.markers
 * Removes the markers of the day: back to the river, Combatted, activated. Hesitation and the daily limit of repairs
 * end.
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
