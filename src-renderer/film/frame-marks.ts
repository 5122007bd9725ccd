import type { Frame } from '../../src-main/contract/games.ts'
import { shownEntries, textOf } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { BoardIndex, MapBoard } from '../map/board/board.ts'
import { wayBetween } from '../map/board/board.ts'
import { noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { Thing } from '../state/thing.ts'
import type { FilmTaste } from '../state/film-view.ts'

/** Lighting more than so many counters at once would show nothing. */
const most = 16

/** What a frame lights on the map: the counters of which something is seen to be otherwise, and the places it names. */
export function thingsIn(frame: Frame, pieces: readonly { readonly id: string }[]): readonly Thing[] {
  const rows = new Set(Object.values(frame.changed).flat())
  const lit = pieces.filter(({ id }) => rows.has(id))
  return lit.length > most ? [] : lit.map(({ id }): Thing => ({ kind: 'piece', id }))
}

/** Who went from where to where, as arrows on the map; and the places that something is told of. */
export function marksIn(frame: Frame, system: SystemJournal, index: BoardIndex): Overlay {
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

/** Where to look for what a frame tells: the last place that is named in it, else a counter that changed. */
export function sightOf(
  frame: Frame,
  system: SystemJournal,
  board: MapBoard,
  lit: readonly Thing[],
): Thing | undefined {
  const known = new Set(board.places.map(({ id }) => id))
  const named = shownEntries(frame, system).flatMap(({ entry }) =>
    Object.keys(system.nouns).flatMap((field) => (known.has(textOf(entry[field])) ? [textOf(entry[field])] : [])),
  )
  const id = named.at(-1)
  return id === undefined ? lit[0] : { kind: 'zone', id }
}

const slowness = { slow: 1.9, normal: 1, fast: 0.45 } as const satisfies Record<FilmTaste['filmPace'], number>

/** How long counters are on their way, in ms. */
export const journeyTime = (pace: FilmTaste['filmPace']): number => 850 * slowness[pace]

/** How long a frame stays: long enough to see what moved and to read what is said. */
export const lastsFor = (letters: number, pace: FilmTaste['filmPace']): number =>
  journeyTime(pace) + (600 + Math.min(6000, letters * 38)) * slowness[pace]
