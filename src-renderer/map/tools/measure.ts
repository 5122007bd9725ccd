import { noOverlay, type Overlay } from '../board/overlay.ts'
import type { MapWords } from '../board/words.ts'
import type { BoardIndex } from '../board/board.ts'
import type { Passage } from './shortest-way.ts'
import type { MapTool } from './tool.ts'

/** What is being measured: from the place chosen first to the second, or to the one that is pointed at meanwhile. */
export type Measuring = { readonly from: string | null; readonly to: string | null; readonly pointed: string | null }

export const nothingMeasured: Measuring = { from: null, to: null, pointed: null }

/** A third place begins anew. */
function measureWith(measuring: Measuring, place: string): Measuring {
  if (measuring.from === null || measuring.to !== null) return { ...nothingMeasured, from: place }
  return place === measuring.from ? measuring : { ...measuring, to: place }
}

/** The other end as it stands; undefined where there is none yet. */
export function endOf({ from, to, pointed }: Measuring): string | undefined {
  return to ?? (from === null || pointed === from ? undefined : (pointed ?? undefined))
}

/** Measuring: a place, then another; Escape ends it. It answers nothing. */
export function measure(change: (how: (now: Measuring) => Measuring) => void, end: () => void): MapTool {
  return {
    state: 'measure',
    targets: [],
    takes: 'places',
    hover: (thing) => change((now) => ({ ...now, pointed: thing?.kind === 'zone' ? thing.id : null })),
    choose: (thing) => {
      if (thing?.kind === 'zone') change((now) => measureWith(now, thing.id))
    },
    key: (key) => {
      if (key === 'Escape') end()
      return key === 'Escape'
    },
  }
}

/** The way on the map, and the places it leads between. */
export function measuredOverlay(measuring: Measuring, passage: Passage | undefined): Overlay {
  const ends = [measuring.from, endOf(measuring)].flatMap((id) => (id === null || id === undefined ? [] : [id]))
  return {
    ...noOverlay,
    zones: ends.map((id) => ({ id, tone: 'reach' })),
    ways: (passage?.places ?? [])
      .slice(1)
      .map((to, i) => ({ from: passage?.places[i] ?? to, to, tone: 'reach', whole: true })),
  }
}

/** What there is to measure yet, or what was measured. */
export function measuredInWords(
  measuring: Measuring,
  passage: Passage | undefined,
  { board, places }: BoardIndex,
  words: MapWords,
): string {
  const { from } = measuring
  const to = endOf(measuring)
  const nameOf = (id: string): string => places.get(id)?.name ?? id
  if (from === null) return words.measureFrom
  if (to === undefined) return words.measureTo(nameOf(from))
  if (passage === undefined) return words.noWay(nameOf(from), nameOf(to))
  const steps = passage.places.length - 1
  const by = board.ofHexes ? 'hexes' : board.ofAreas ? 'areas' : 'ways'
  return words.measured(nameOf(from), nameOf(to), { steps, km: passage.km, by })
}
