import type { Livery } from './face.ts'

export type Dress = {
  readonly field: string
  /** Of the paper on which the sign stands. */
  readonly panel: string
  readonly ink: string
  /** On the panel. */
  readonly line: string
  readonly rim: string
  /** Rounded or square: the sides are told apart without their colours as well. */
  readonly corner: number
}

/** French blue is dark and German beige is light, so that they also differ where colours are not told apart. */
export const liveries: Readonly<Record<Livery, Dress>> = {
  french: { field: '#2d5288', panel: '#f4f1e6', ink: '#fffdf5', line: '#1d3558', rim: '#14263f', corner: 17 },
  german: { field: '#d3bd8b', panel: '#fbf6e6', ink: '#2b2216', line: '#352a19', rim: '#3a2e1b', corner: 2 },
}
