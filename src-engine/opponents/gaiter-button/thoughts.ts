import type { Candidate } from '../search/brain.ts'
import type { March } from './marches.ts'
import type { Judge } from './judgement/outlook.ts'

/** An order that a staff considers. */
export interface Thought {
  readonly candidate: Candidate
  readonly veto?: string
  /** Its march, if it is one. */
  readonly march?: March
  /** It shuts the enemy in, breaks out of a ring, or leaves the map: nobody waits while it can be done. */
  readonly pressing?: true
}

/** The judges of a decision. */
export interface Judging {
  /** Holds the influence of the current state. */
  readonly here: Judge
  /** Judges states that may come. */
  readonly judge: Judge
  /** Value of the current state if nothing is done. */
  readonly now: number
}

/** A hundredth of a victory level on the scale of scores. */
const LEVEL = 25

export const worthOf = (value: number): number => Math.round(value * LEVEL)
/** The inverse of `worthOf`, except for rounding. */
export const valueOf = (worth: number): number => worth / LEVEL
