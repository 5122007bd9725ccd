import { useMemo } from 'react'
import type { Json } from '#engine/kernel/values/result.ts'
import type { Entry, Stop } from '../../src-main/contract/games.ts'
import type { FilmView } from '../state/known/film-view.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { joinMarches } from '../journal/joined-marches.ts'
import { type Line, linesOf, type Period } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'

export type SortedJournal = {
  readonly lines: readonly Line[]
  readonly periods: readonly Period[]
  readonly system: SystemJournal
}

const noEntries: readonly Entry[] = []
const noStops: readonly Stop[] = []
const noFiles: Readonly<Record<string, Json>> = {}

/**
 * The sorted journal of the game in play, up to the shown moment. `most`: minimum number of entries to include for the
 * present.
 */
export function useJournal(most = Infinity): SortedJournal {
  const entries = usePlay((play) => play.journal, noEntries)
  const aheadOfFilm = usePlay(({ film }) => entriesAheadOf(film), 0)
  const stops = usePlay((play) => play.stops, noStops)
  const until = usePlay((play) => play.past?.stop ?? null, null)
  const files = usePlay((play) => play.setting?.files ?? noFiles, noFiles)
  const system = useSystemJournal()
  const naming = useNaming()
  const sideOf = useMemo(() => system.sidesOf(files), [system, files])
  const journal = useMemo(() => entries.slice(0, Math.max(0, entries.length - aheadOfFilm)), [entries, aheadOfFilm])
  // Rounded to a multiple of `most`, so that it rarely changes from act to act and lines keep their numbers.
  const left = until === null && journal.length > most ? most * (Math.floor(journal.length / most) - 1) : 0
  const sorted = useMemo(
    () => linesOf(journal.slice(left), stops, system, sideOf),
    [journal, left, stops, system, sideOf],
  )
  return useMemo(() => {
    const told = until === null ? sorted.lines : sorted.lines.filter(({ entry }) => entry.stop <= until)
    const lines = left === 0 ? told : told.map((line) => ({ ...line, at: line.at + left }))
    return { lines: joinMarches(lines, system, naming), periods: sorted.periods, system }
  }, [sorted, until, left, system, naming])
}

/** The number of entries at the end of the journal that the film has still to show; the journal leaves them out. */
function entriesAheadOf(film: FilmView | null): number {
  return film === null ? 0 : film.frames.slice(film.at).reduce((sum, { told }) => sum + told.length, 0)
}
