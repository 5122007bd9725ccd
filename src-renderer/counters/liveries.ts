import type { SideColours } from '../../src-main/contract/settings.ts'
import type { Livery } from './face.ts'

export type Dress = {
  readonly field: string
  /** The paper behind the sign. */
  readonly panel: string
  readonly ink: string
  /** Lines on the panel. */
  readonly line: string
  readonly rim: string
  /** Lines and signs on the map. */
  readonly trace: string
  /** The band of a counter that belongs to no corps. */
  readonly plain: string
  /** The radius of the corners: rounded or square, to tell the sides apart without colours. */
  readonly corner: number
}

export type Liveries = Readonly<Record<Livery, Dress>>

/**
 * Dark blue and light grey, so that they differ in brightness too. No field has the colour of the map's paper, and both
 * have a dark rim, so that they are visible on pale ground.
 */
const period: Liveries = {
  blue: {
    field: '#274a7e',
    panel: '#f4f1e6',
    ink: '#fffdf5',
    line: '#1d3558',
    rim: '#0d1a2c',
    trace: '#2d5288',
    plain: '#1d3558',
    corner: 17,
  },
  grey: {
    field: '#b0b9bf',
    panel: '#f6f6f2',
    ink: '#14181b',
    line: '#1c2226',
    rim: '#15191c',
    trace: '#434c53',
    plain: '#7f8a92',
    corner: 2,
  },
}

/**
 * Blue and orange, which are distinct with every kind of colour vision, and as dark and light as the default colours.
 */
const clear: Liveries = {
  blue: {
    ...period.blue,
    field: '#004a86',
    line: '#00325a',
    rim: '#001f3a',
    trace: '#004f8c',
    plain: '#00325a',
  },
  grey: {
    ...period.grey,
    field: '#f3ad46',
    line: '#3d2500',
    rim: '#2b1a00',
    trace: '#8f4a00',
    plain: '#c97c14',
  },
}

/** A pale line round the rim of every counter, so that it is visible on dark ground too. */
export const keyline = '#fffaf0'

/** The liveries for each choice of colours. */
export const liveriesByChoice: Readonly<Record<SideColours, Liveries>> = { period, clear }
