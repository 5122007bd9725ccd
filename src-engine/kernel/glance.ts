/** What a list, a small picture or a comparison tells of a game at a glance. A system offers it by hooks of its own. */

/** Where a game stands in time, which everybody may know. `turn` counts from 1; `phase` is a key of the system's own. */
export interface When {
  readonly turn: number
  readonly phase: string
}

/** Some counters in one place, as a side sees them on the board. */
export interface Piece {
  /** A zone or a hex by its id in map.json. */
  readonly place: string
  readonly side: number
  readonly count: number
}

/** One figure of an account: what (a key of the words, `tally.<key>`), whose (0 or 1), how much. */
export interface Figure {
  readonly key: string
  readonly side: number
  readonly value: number
}

/** A text in both languages, of a campaign's own data. */
export interface Title {
  readonly en: string
  readonly fr: string
}
