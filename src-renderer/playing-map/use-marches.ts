import { useMemo } from 'react'
import type { Entry, Frame } from '../../src-main/contract/games.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { usePlay, useShownTable, useSideName, useSideWord } from '../at-table/use-play.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystem, useSystemJournal } from '../at-table/use-system.ts'
import { kindOf, linesOf } from '../journal/lines.ts'
import type { MapMarch } from '../map/board/march-arrows.ts'
import { createStore, useStore } from '../state/kit/store.ts'
import type { MarchReport } from '../system-ui/system-chronicle.ts'

/** Whether the marches of the day are drawn on the map. */
const marchesPlace = createStore<{ readonly isShown: boolean }>({ isShown: true })
export const useMarchesShown = (): boolean => useStore(marchesPlace, ({ isShown }) => isShown)
export const toggleMarches = (): void =>
  marchesPlace.change((place) => {
    place.isShown = !place.isShown
  })

const noEntries: readonly Entry[] = []
const noFiles: Readonly<Record<string, Json>> = {}
const none: readonly MarchReport[] = []
const noArrows: readonly MapMarch[] = []

/** The marches of the day for the moment the map shows, as reported to the observer. */
export function useMarches(): readonly MarchReport[] {
  const table = useShownTable()
  const journal = usePlay((play) => play.journal, noEntries)
  const film = usePlay((play) => play.film, null)
  const past = usePlay((play) => play.past?.stop ?? null, null)
  const files = usePlay((play) => play.setting?.files ?? noFiles, noFiles)
  const { chronicle } = useSystem()
  const system = useSystemJournal()
  const naming = useNaming()
  const sideOf = useSideWord()
  const sideName = useSideName()
  const marchesOf = chronicle?.marchesOf
  const eyes = table?.eyes ?? null
  return useMemo(() => {
    if (marchesOf === undefined || eyes === null) return none
    const today = entriesOfLastDay(entriesUntil(journal, film, past), system.beginnings)
    const { lines } = linesOf(today, [], system, system.sidesOf(files))
    return marchesOf({ lines, eyes: eyes === 'both' ? [0, 1] : [eyes], naming, sideOf, sideName })
  }, [marchesOf, eyes, journal, film, past, system, files, naming, sideOf, sideName])
}

/** The entries reported by the moment the map shows: a frame of a film, a stop of the past, or the present. */
export function entriesUntil(
  journal: readonly Entry[],
  film: { readonly frames: readonly Pick<Frame, 'told'>[]; readonly at: number } | null,
  past: number | null,
): readonly Entry[] {
  if (past !== null) return journal.filter(({ stop }) => stop <= past)
  // A film ends at the present, so its remaining entries are the end of the journal.
  const left = film === null ? 0 : film.frames.slice(film.at).reduce((sum, { told }) => sum + told.length, 0)
  return journal.slice(0, journal.length - left)
}

/** The entries since the last beginning of a day. */
export const entriesOfLastDay = (told: readonly Entry[], beginnings: readonly string[]): readonly Entry[] =>
  told.slice(
    Math.max(
      0,
      told.findLastIndex((entry) => beginnings.includes(kindOf(entry))),
    ),
  )

/** The marches as arrows; none while they are switched off or another overlay covers the map. */
export function useMarchesOnMap(isLaidOver: boolean): readonly MapMarch[] {
  const marches = useMarches()
  const isShown = useMarchesShown()
  const eyes = useShownTable()?.eyes ?? null
  const dress = usePlay((play) => play.setting?.dress ?? null, null)
  return useMemo(() => {
    if (!isShown || isLaidOver || dress === null) return noArrows
    const filled = eyes === 1 ? 1 : 0
    return marches
      .filter(({ way }) => way.length > 1)
      .map(({ way, side }) => ({ way, tone: dress[side], isHollow: side !== filled }))
  }, [marches, isShown, isLaidOver, eyes, dress])
}
