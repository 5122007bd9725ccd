import type { Frame } from '../../src-main/contract/games.ts'
import { shownEntries, textOf } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { BoardIndex, MapBoard } from '../map/board/board.ts'
import { wayBetween } from '../map/board/board.ts'
import { noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { Thing } from '../state/known/thing.ts'
import type { FilmSettings } from '../state/known/film-view.ts'

/** If a frame changes more counters than this, none is highlighted: the player could not tell them apart. */
const maxLit = 16

/** The counters that a frame highlights on the map: those that it changes. */
export function changedPieces(frame: Frame, pieces: readonly { readonly id: string }[]): readonly Thing[] {
  const rows = new Set(Object.values(frame.changed).flat())
  const lit = pieces.filter(({ id }) => rows.has(id))
  return lit.length > maxLit ? [] : lit.map(({ id }): Thing => ({ kind: 'piece', id }))
}

/** The overlay of a frame: arrows along the ways that its entries name, and the last place of each entry. */
export function frameOverlay(frame: Frame, system: SystemJournal, index: BoardIndex): Overlay {
  const places = shownEntries(frame, system).map(({ entry }) =>
    Object.keys(system.nouns)
      .map((field) => textOf(entry[field]))
      .filter((name) => index.places.has(name)),
  )
  const ways = places.flatMap(([from, to]) =>
    from !== undefined && to !== undefined && wayBetween(index, from, to) !== undefined
      ? [{ from, to, tone: 'chosen' as const, arrow: true }]
      : [],
  )
  const zones = new Set(places.flatMap((named) => named.at(-1) ?? []))
  return { ...noOverlay, ways, zones: [...zones].map((id) => ({ id, tone: 'chosen' as const })) }
}

/**
 * The things that the map brings into sight for a frame: the last place of each of its entries; if they name none, the
 * highlighted counters.
 */
export function thingsToShow(
  frame: Frame,
  system: SystemJournal,
  board: Pick<MapBoard, 'places'>,
  lit: readonly Thing[],
): readonly Thing[] {
  const known = new Set(board.places.map(({ id }) => id))
  const named = shownEntries(frame, system).flatMap(({ entry }) => {
    const places = Object.keys(system.nouns).map((field) => textOf(entry[field]))
    return places.findLast((place) => known.has(place)) ?? []
  })
  return named.length === 0 ? lit : [...new Set(named)].map((id): Thing => ({ kind: 'zone', id }))
}

const slowness = { slow: 1.9, normal: 1, fast: 0.45 } as const satisfies Record<FilmSettings['filmPace'], number>

/** Duration of counter movements, in ms. */
export const journeyTime = (pace: FilmSettings['filmPace']): number => 850 * slowness[pace]

/** Duration of a frame, in ms: time to see what moves and to read its words. */
export const frameDuration = (letters: number, pace: FilmSettings['filmPace']): number =>
  journeyTime(pace) + (600 + Math.min(6000, letters * 38)) * slowness[pace]
