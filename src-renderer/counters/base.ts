/** A point of a measured table, in its own units. */
export type TableSpot = readonly [x: number, y: number]

/** The troops drawn on a stand. */
export type Troops = 'foot' | 'horse' | 'guns' | 'limbered'

/** Colours of the troops' uniforms. */
export type Uniform = {
  readonly coat: string
  readonly trousers: string
  readonly cap: string
  /** Bright parts: a cuirass, a helmet, the barrel of a gun. */
  readonly metal?: string
}

/** A base on a measured table, in its actual size: measured from its middle, in units of the table. */
export type Base = {
  readonly at: TableSpot
  /** Its facing, in degrees clockwise from the north of the table. */
  readonly bearing: number
  readonly shape: Stands | Disc | Ghost
}

/** Troops on stands. */
export type Stands = {
  readonly is: 'stands'
  readonly troops: Troops
  readonly uniform: Uniform
  /** The corners of the whole formation, on the table. */
  readonly outline: readonly TableSpot[]
  /** Width and depth of a stand, and the middle of each on the table; the last one bears the losses. */
  readonly across: number
  readonly deep: number
  readonly stands: readonly TableSpot[]
  /** Number of figures on a full stand, and the total left on all stands. */
  readonly each: number
  readonly left: number
}

/** A single leader on a round base. */
export type Disc = {
  readonly is: 'disc'
  readonly radius: number
  readonly letter: string
  readonly isCrowned: boolean
}

/**
 * A possible position: a knob to choose it by, and the footprint there, which is shown while the knob is pointed at.
 */
export type Ghost = {
  readonly is: 'ghost'
  /** The label beside the knob; empty if there are many knobs. */
  readonly words: string
  /** The corners of the footprint, on the table. */
  readonly outline: readonly TableSpot[]
}
