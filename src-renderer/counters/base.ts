/** A point of a measured table, in its own units. */
export type TableSpot = readonly [x: number, y: number]

/** What stands on a stand, as it is drawn. */
export type Troops = 'foot' | 'horse' | 'guns' | 'limbered'

/** Colours of the troops, as they were dressed. */
export type Uniform = {
  readonly coat: string
  readonly trousers: string
  readonly cap: string
  /** What is bright on them: a cuirass, a helmet, the barrel of a gun. */
  readonly metal?: string
}

/** What stands on a measured table, as large as it is there: measured from its middle, in units of the table. */
export type Base = {
  readonly at: TableSpot
  /** Where its front looks: in degrees from the north of the table, clockwise. */
  readonly bearing: number
  readonly shape: Stands | Disc | Ghost
}

/** Troops on stands. */
export type Stands = {
  readonly is: 'stands'
  readonly troops: Troops
  readonly uniform: Uniform
  /** The corners of the whole, on the table. */
  readonly outline: readonly TableSpot[]
  /** How wide and how deep a stand is, and the middle of each, on the table; the last one has the losses. */
  readonly across: number
  readonly deep: number
  readonly stands: readonly TableSpot[]
  /** How many figures a whole stand has, and how many are left on all of them. */
  readonly each: number
  readonly left: number
}

/** One man of rank, on a round base. */
export type Disc = {
  readonly is: 'disc'
  readonly radius: number
  readonly letter: string
  readonly isCrowned: boolean
}

/** Where something could stand: a knob to choose it by, and what would stand there, which is shown while it is pointed at. */
export type Ghost = {
  readonly is: 'ghost'
  /** Beside the knob; none where knobs are many. */
  readonly words: string
  /** The corners of what would stand there, on the table. */
  readonly outline: readonly TableSpot[]
}
