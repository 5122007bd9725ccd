import type { Candidate } from '../search/brain.ts'
import type { March } from './marches.ts'
import type { Judge } from './judgement/outlook.ts'

/** Something a staff may order. */
export interface Thought {
  readonly candidate: Candidate
  readonly veto?: string
  /** The march that it is, where it is one. */
  readonly march?: March
  /** It shuts the enemy in, or takes somebody out of a ring or off the map: nobody waits while it can be done. */
  readonly pressing?: true
}

/** What things are judged with. */
export interface Judging {
  /** Keeps what is felt where things stand. */
  readonly here: Judge
  /** Looks at what may come. */
  readonly judge: Judge
  /** What it is worth as things stand to do nothing. */
  readonly now: number
}

/** A hundredth of a victory level on the scale of scores. */
const LEVEL = 25

export const worthOf = (value: number): number => Math.round(value * LEVEL)
/** And back. */
export const valueOf = (worth: number): number => worth / LEVEL
