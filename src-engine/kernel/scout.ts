import type { JournalEntry } from './journal.ts'
import type { JsonObject } from './result.ts'

/** What is written of a game's beginning for a scout: what everybody can read before the first act. */
export interface Enlistment {
  readonly scenario: string
  /** The game began with the scenario's own set-up, not with a position of somebody's making. */
  readonly asPrinted: boolean
  /** The side that looks. */
  readonly side: number
}

/** One moment of a game as a side lived through it: what it saw when the act was over, and what it was told meanwhile. */
export interface Glimpse {
  readonly moment: number
  readonly known: JsonObject
  readonly told: readonly JournalEntry[]
}

/**
 * Keeps notes for a side on what it cannot see, from what it could see, moment by moment. Pure functions of JSON: a scout
 * is never handed a game, so that his book cannot hang on anything that his side does not know. Of the true game whatever
 * stands in the book is true.
 */
export interface Scout<C> {
  begin(campaign: C, start: Enlistment): JsonObject
  /** The notes after one moment more; the first is that of the set-up. Notes that were handed out are never changed. */
  watch(campaign: C, notes: JsonObject, glimpse: Glimpse): JsonObject
  /**
   * What the notes come to, for the window. A moment stands under the key `moment`: whoever hands the book on puts a stop of
   * his reader's in its place, so that nobody counts what the enemy did.
   */
  book(campaign: C, notes: JsonObject): JsonObject
}
