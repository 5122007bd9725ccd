/** What weighs how much beside the usual 1. */
export interface Manner {
  /** Of what a place under threat may cost, so much is feared. */
  readonly caution: number
  /** What ground and places count for. */
  readonly drive: number
  /** What an attack has to gain, in thousandths of a point. */
  readonly reserve: number
}

const usual: Manner = { caution: 0.55, drive: 1, reserve: 25 }

export const mannerOf = (_temperament: string): Manner => usual
