import type { Entry, Stop } from '../../src-main/contract/games.ts'
import { isTold, kindOf } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'

/** What the one who looks was told last: what came of his own act, or that the other side has acted since. */
export type Lately = { readonly told: readonly Entry[]; readonly isSince: boolean }

/** How much had been told before a stop; null where nobody saw the game come to it. */
export type Heard = { readonly stop: number; readonly length: number; readonly before: number | null }

/** Goes on listening: with a stop that follows the last one, what had been told by then was told before it. */
export const heardOn = (heard: Heard, stop: number, length: number): Heard =>
  stop === heard.stop ? { ...heard, length } : { stop, length, before: stop === heard.stop + 1 ? heard.length : null }

/**
 * What the enemy did is in the film; of one's own act everything is here that was told of it. The stops are those of the
 * one who looks: what is told beyond the last of them, or at one that is not his own, was not his doing; and what is told
 * at his own may have come before it, unless everything lies open to him.
 */
export function latelyIn(
  journal: readonly Entry[],
  stops: readonly Stop[],
  { stop, before }: Heard,
  isOpen: boolean,
  system: SystemJournal,
): Lately {
  const here = stops.find((one) => one.stop === stop)
  const last = journal.at(-1)?.stop ?? 0
  if (here === undefined) return { told: [], isSince: false }
  if (here.action === null || last > stop) return { told: [], isSince: last > 0 }
  const from = before ?? (isOpen ? 0 : journal.length)
  const told = journal.slice(from).filter((entry) => entry.stop === stop && isTold(entry, system))
  // What came of it says more than that it was done.
  const news = told.filter((entry) => system.echoes?.includes(kindOf(entry)) !== true)
  return { told: news.length > 0 ? news : told, isSince: false }
}
