import type { Look } from '../../../src-main/contract/hex-board.ts'

/** The inks and washes of a printed map, in the light or the dark theme. */
export type Palette = {
  readonly ink: string
  readonly line: string
  readonly halo: string
  readonly brick: string
  readonly leaf: string
  readonly earth: string
  readonly water: string
  readonly wash: Readonly<Record<Look, string>>
}

export const daylight: Palette = {
  ink: '#2b241b',
  line: '#8d7d62',
  halo: '#faf4e4',
  brick: '#7f2f26',
  leaf: '#4d5a2c',
  earth: '#7a5a2b',
  water: '#5f8fa6',
  wash: {
    open: '#f7f0dd',
    town: '#efdcc6',
    works: '#ddd6cb',
    fort: '#e7d0a0',
    wood: '#c5cea6',
    bushes: '#dfe0b9',
    height: '#ecd9ae',
    outside: '#faf4e4',
    other: '#efe6d2',
  },
}

export const lamplight: Palette = {
  ink: '#efe4cd',
  line: '#857761',
  halo: '#26211b',
  brick: '#e3917f',
  leaf: '#a9b983',
  earth: '#cfa871',
  water: '#4f7f99',
  wash: {
    open: '#37302a',
    town: '#4b372f',
    works: '#44413f',
    fort: '#57472c',
    wood: '#313a28',
    bushes: '#3d3f2a',
    height: '#4a3f2b',
    outside: '#26211b',
    other: '#3d362e',
  },
}
