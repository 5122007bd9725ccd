import type { Entry, Stop } from '../../src-main/contract/games.ts'
import { isForPlayers } from '../journal/lines.ts'
import { isEcho } from '../journal/news.ts'
import type { SystemJournal } from '../journal/system-journal.ts'

/** The entries with the results of the viewer's last act, or that the other side has acted since. */
export type LastOutcome = { readonly entries: readonly Entry[]; readonly hasOtherSideActed: boolean }

/** The length of the journal at a stop, now and when the stop was reached; null if the window did not see it reached. */
export type JournalMark = {
  readonly stop: number
  /** The stop before the last act, or before the first of several that were done as one. */
  readonly since: number
  readonly length: number
  readonly lengthBefore: number | null
}

/**
 * Updates the mark. If the stop follows the previous one, or follows from it by several acts done as one, the journal's previous
 * length is the length before the act.
 */
export function moveMark(mark: JournalMark, stop: number, length: number, several = false): JournalMark {
  if (stop === mark.stop) return { ...mark, length }
  const follows = stop === mark.stop + 1 || (several && stop > mark.stop)
  return { stop, since: follows ? mark.stop : stop - 1, length, lengthBefore: follows ? mark.length : null }
}

/**
 * The outcome of the viewer's own last act; the film shows the other side's. `stops` are the viewer's stops: entries after
 * the last of them, or at a stop without an act, are not his doing. Entries at his own stop may be older than his act,
 * unless the whole game is open to him, so without a mark none of them is shown.
 */
export function lastOutcomeOf(
  journal: readonly Entry[],
  stops: readonly Stop[],
  { stop, since, lengthBefore }: JournalMark,
  isOpen: boolean,
  system: SystemJournal,
): LastOutcome {
  const here = stops.find((one) => one.stop === stop)
  const lastStop = journal.at(-1)?.stop ?? 0
  if (here === undefined) return { entries: [], hasOtherSideActed: false }
  if (here.action === null || lastStop > stop) return { entries: [], hasOtherSideActed: lastStop > 0 }
  const from = lengthBefore ?? (isOpen ? 0 : journal.length)
  const entries = journal
    .slice(from)
    .filter((entry) => entry.stop > since && entry.stop <= stop && isForPlayers(entry, system))
  // Results say more than the echo of the act itself, which is shown only if there is nothing else.
  const results = entries.filter((entry) => !isEcho(entry, system))
  return { entries: results.length > 0 ? results : entries, hasOtherSideActed: false }
}

/** The outcome shown at a stop. */
export type KeptOutcome = { readonly stop: number; readonly entries: readonly Entry[] }

/**
 * Keeps an outcome until there is a new one or the other side has acted: after that, the old outcome would look like that of
 * the last act.
 */
export function keptOutcome(last: KeptOutcome, { entries, hasOtherSideActed }: LastOutcome, stop: number): KeptOutcome {
  if (entries.length > 0) return entries === last.entries ? last : { stop, entries }
  return hasOtherSideActed && last.entries.length > 0 ? { stop, entries } : last
}
