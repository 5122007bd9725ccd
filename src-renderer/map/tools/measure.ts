import { noOverlay, type Overlay } from '../board/overlay.ts'
import type { MapWords } from '../board/words.ts'
import type { BoardIndex } from '../board/board.ts'
import type { Passage } from './shortest-way.ts'
import type { MapTool } from './tool.ts'

/** The state of measuring: from the first chosen place to the second, or to the place pointed at in the meantime. */
export type Measuring = { readonly from: string | null; readonly to: string | null; readonly pointed: string | null }

export const nothingMeasured: Measuring = { from: null, to: null, pointed: null }

/** A third place starts a new measurement. */
function measureWith(measuring: Measuring, place: string): Measuring {
  if (measuring.from === null || measuring.to !== null) return { ...nothingMeasured, from: place }
  return place === measuring.from ? measuring : { ...measuring, to: place }
}

/** The current other end; undefined if there is none yet. */
export function endOf({ from, to, pointed }: Measuring): string | undefined {
  return to ?? (from === null || pointed === from ? undefined : (pointed ?? undefined))
}

/** The measuring tool: two places in turn; Escape ends it. It answers no question. */
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

/** The way on the map, with the places at its ends. */
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

/** The next step of measuring, or its result, in words. */
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
