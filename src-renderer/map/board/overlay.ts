import type { TableSpot } from '../../counters/base.ts'
import type { Livery } from '../../counters/face.ts'
import type { Liveries } from '../../counters/liveries.ts'
import type { TurnNow } from './turns-on-sheet.ts'

/** The meaning of a highlight; colours and lines follow from it. */
export type Tone = 'target' | 'chosen' | 'reach' | Livery | 'good' | 'bad' | 'quiet'

export type ZoneNote = {
  readonly id: string
  readonly tone: Tone
  readonly label?: string
  /** Writes the label large over the place: for a probability or another decisive number. */
  readonly large?: boolean
  /** A wash over the place instead of a ring, for properties of many places. */
  readonly soft?: boolean
  /** Ringed together with all others of its tone that have it set: only their common rim is drawn. */
  readonly joined?: boolean
  /**
   * Facing of the counter that will stand there, in degrees clockwise from the upper rim: a bold edge, as on counters.
   */
  readonly front?: number
}

/** A note along the way between two neighbouring places. */
export type WayNote = {
  readonly from: string
  readonly to: string
  readonly tone: Tone
  readonly dashed?: boolean
  /** Along the railway there: chequered, as railways are on maps. */
  readonly rail?: boolean
  /** Runs from middle to middle; by default from ring to ring. */
  readonly whole?: boolean
  /** With an arrow head at `to`. */
  readonly arrow?: boolean
  readonly label?: string
}

export type MarkSign =
  | 'axis'
  | 'destroyed'
  /** A broken railway; a bridge under repair; a pontoon bridge; a captured source of supply or bank of a fortress. */
  | 'broken-rail'
  | 'repair'
  | 'pontoon'
  | 'taken'
  | 'stormed'
  /** An axis of retreat that leads off the map. */
  | 'edge'
  | 'contested'
  /** Field works: a parapet, a trench. */
  | 'fortified'
  | 'trench'
  | 'encircled'
  | 'control'
  /** A line breaks here; a source of supply; removed for a what-if. */
  | 'break'
  | 'source'
  | 'gone'

/** A small sign at a place, or at the share `part` of a way from `from` (an axis of retreat stands near `from`). */
export type MarkNote = {
  readonly at: { readonly zone: string } | { readonly from: string; readonly to: string; readonly part?: number }
  readonly sign: MarkSign
  readonly tone: Tone
  readonly label?: string
}

/** A drawing on a measured table, in its units. */
export type TableNote = { readonly tone: Tone; readonly words?: string } & (
  | { readonly is: 'line'; readonly from: TableSpot; readonly to: TableSpot; readonly dashed?: boolean }
  /**
   * A ring at a distance from the edge of an oblong, given as half its width and half its depth; zero halves make it a
   * point.
   */
  | {
      readonly is: 'ring'
      readonly at: TableSpot
      readonly half: readonly [across: number, deep: number]
      readonly bearing: number
      readonly radius: number
      readonly dashed?: boolean
    }
  | { readonly is: 'label'; readonly at: TableSpot }
  /** The frame of the battle: outside it the table is out of play and dimmed. */
  | { readonly is: 'frame'; readonly from: TableSpot; readonly to: TableSpot }
)

/** Everything drawn over the map, as data: a new layer needs no code in the map. */
export type Overlay = {
  readonly zones: readonly ZoneNote[]
  readonly ways: readonly WayNote[]
  readonly marks: readonly MarkNote[]
  /** On a measured table. */
  readonly notes?: readonly TableNote[]
  /** The current turn, if the sheet has a turn track. */
  readonly turn?: TurnNow
}

export const noOverlay: Overlay = { zones: [], ways: [], marks: [] }

/** Merges layers, the last on top. */
export function layered(...layers: readonly Overlay[]): Overlay {
  const { turn } = layers.find((layer) => layer.turn !== undefined) ?? {}
  return {
    zones: layers.flatMap(({ zones }) => zones),
    ways: layers.flatMap(({ ways }) => ways),
    marks: layers.flatMap(({ marks }) => marks),
    notes: layers.flatMap(({ notes = [] }) => notes),
    ...(turn === undefined ? {} : { turn }),
  }
}

export type Inks = Readonly<Record<Tone, string>>

/** The inks of highlights. They do not depend on the theme, because the sheet is printed on its own paper. */
export const inksOf = ({ blue, grey }: Liveries): Inks => ({
  target: '#a8690a',
  chosen: '#a3241a',
  reach: '#5b3f86',
  blue: blue.trace,
  grey: grey.trace,
  good: '#34702f',
  bad: '#b3261e',
  quiet: '#5f513e',
})
