import type { TableSpot } from '../../counters/base.ts'
import type { Livery } from '../../counters/face.ts'
import type { Liveries } from '../../counters/liveries.ts'
import type { TurnNow } from './turns-on-sheet.ts'

/** What a highlight means; colours and lines follow from it. */
export type Tone = 'target' | 'chosen' | 'reach' | Livery | 'good' | 'bad' | 'quiet'

export type ZoneNote = {
  readonly id: string
  readonly tone: Tone
  readonly label?: string
  /** The label stands large over what is there: a chance, a figure that decides. */
  readonly large?: boolean
  /** A wash around the place without any ring, for what holds of many places. */
  readonly soft?: boolean
  /** Ringed as one with all others of its tone that are: only their common rim is drawn. */
  readonly joined?: boolean
  /** What comes to stand there looks this way, in degrees clockwise from the upper rim: a bold edge, as on counters. */
  readonly front?: number
}

/** Along the way between two neighbouring places. */
export type WayNote = {
  readonly from: string
  readonly to: string
  readonly tone: Tone
  readonly dashed?: boolean
  /** Along the railway there: chequered, as railways are on maps. */
  readonly rail?: boolean
  /** From the middle of one place to that of the other; else from ring to ring. */
  readonly whole?: boolean
  /** With its head at `to`. */
  readonly arrow?: boolean
  readonly label?: string
}

export type MarkSign =
  | 'axis'
  | 'destroyed'
  /** A railway is broken; a bridge is being repaired; boats; a source of supply or a bank of a fortress was taken. */
  | 'broken-rail'
  | 'repair'
  | 'pontoon'
  | 'taken'
  | 'stormed'
  /** An axis of retreat that leads off the map. */
  | 'edge'
  | 'contested'
  /** Works thrown up there: a parapet, a trench. */
  | 'fortified'
  | 'trench'
  | 'encircled'
  | 'control'
  /** Here a line breaks; from here one is fed; this is only thought away. */
  | 'break'
  | 'source'
  | 'gone'

/** A small sign at a place, or on a way, so much of it from its beginning (an axis of retreat stands near `from`). */
export type MarkNote = {
  readonly at: { readonly zone: string } | { readonly from: string; readonly to: string; readonly part?: number }
  readonly sign: MarkSign
  readonly tone: Tone
  readonly label?: string
}

/** Drawn on a measured table, in its units. */
export type TableNote = { readonly tone: Tone; readonly words?: string } & (
  | { readonly is: 'line'; readonly from: TableSpot; readonly to: TableSpot; readonly dashed?: boolean }
  /** So far about an oblong, measured from its edge: half its width and half its depth; no oblong is a point. */
  | {
      readonly is: 'ring'
      readonly at: TableSpot
      readonly half: readonly [across: number, deep: number]
      readonly bearing: number
      readonly radius: number
      readonly dashed?: boolean
    }
  | { readonly is: 'label'; readonly at: TableSpot }
  /** Nothing is played beyond it: the rest of the table is dim. */
  | { readonly is: 'frame'; readonly from: TableSpot; readonly to: TableSpot }
)

/** What lies over the map, as data: later layers need no code in the map. */
export type Overlay = {
  readonly zones: readonly ZoneNote[]
  readonly ways: readonly WayNote[]
  readonly marks: readonly MarkNote[]
  /** On a measured table. */
  readonly notes?: readonly TableNote[]
  /** The turn that is played, where the sheet has a track of turns. */
  readonly turn?: TurnNow
}

export const noOverlay: Overlay = { zones: [], ways: [], marks: [] }

/** Several layers in one, the last on top. */
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

/** The inks of highlights. The sheet is printed on its own paper: they are the same by lamplight. */
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
