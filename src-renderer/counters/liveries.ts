import type { SideColours } from '../../src-main/contract/settings.ts'
import type { Livery } from './face.ts'

export type Dress = {
  readonly field: string
  /** Of counters that have acted. */
  readonly faded: string
  /** Of the paper on which the sign stands. */
  readonly panel: string
  readonly ink: string
  /** On the panel. */
  readonly line: string
  readonly rim: string
  /** Of lines and signs on the map. */
  readonly trace: string
  /** Of the band of a counter that belongs to no corps. */
  readonly plain: string
  /** Rounded or square: the sides are told apart without their colours as well. */
  readonly corner: number
}

export type Liveries = Readonly<Record<Livery, Dress>>

/** The blue is dark and the grey, a beige as it was worn, light: they also differ where colours are not told apart. */
const period: Liveries = {
  blue: {
    field: '#2d5288',
    faded: '#7189ad',
    panel: '#f4f1e6',
    ink: '#fffdf5',
    line: '#1d3558',
    rim: '#14263f',
    trace: '#2d5288',
    plain: '#1d3558',
    corner: 17,
  },
  grey: {
    field: '#d3bd8b',
    faded: '#e3d6b6',
    panel: '#fbf6e6',
    ink: '#2b2216',
    line: '#352a19',
    rim: '#3a2e1b',
    trace: '#5a4420',
    plain: '#b79d65',
    corner: 2,
  },
}

/** Blue and orange, which nobody's eyes confuse; as dark and as light as the others. */
const clear: Liveries = {
  blue: {
    ...period.blue,
    field: '#004f8c',
    faded: '#6691b8',
    line: '#00325a',
    rim: '#001f3a',
    trace: '#004f8c',
    plain: '#00325a',
  },
  grey: {
    ...period.grey,
    field: '#f0a63a',
    faded: '#f6cf97',
    line: '#3d2500',
    rim: '#4a2d00',
    trace: '#8f4a00',
    plain: '#c97c14',
  },
}

/** What the sides wear, by the colours that were chosen for them. */
export const wardrobe: Readonly<Record<SideColours, Liveries>> = { period, clear }
