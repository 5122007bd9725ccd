import type { JournalEntry } from '../play/journal.ts'
import type { JsonObject } from '../values/result.ts'

/** What a scout gets at the start of a game: only what all players know before the first act. */
export interface TrackerStart {
  readonly scenario: string
  /** Whether the game began with the scenario's own set-up instead of an arranged position. */
  readonly asPrinted: boolean
  /** The observing side. */
  readonly side: number
}

/** One moment of a game for one side: its view after the act, and its journal of the act. */
export interface Observation {
  readonly moment: number
  readonly known: JsonObject
  readonly told: readonly JournalEntry[]
}

/**
 * Tracks for a side what it cannot see, deduced moment by moment from what it could see. A scout is a set of pure
 * functions of JSON and never gets a game, so its book cannot depend on what its side does not know. Everything in the
 * book is true of the real game.
 */
export interface Scout<C> {
  /** Whether something is hidden in this scenario; default: in all. Without hidden information there is no book. */
  hides?(campaign: C, scenario: string): boolean
  begin(campaign: C, start: TrackerStart): JsonObject
  /** Returns the notes extended by one moment; the set-up is the first moment. Does not modify `notes`. */
  watch(campaign: C, notes: JsonObject, observation: Observation): JsonObject
  /**
   * The conclusions from the notes, for the window. A moment is written under the key `moment`; the service replaces it
   * by a stop of the reader, so that the reader cannot count the enemy's acts.
   */
  book(campaign: C, notes: JsonObject): JsonObject
}

/** Whether nothing is hidden from either side in games of a scenario. */
export const hidesNothing = (
  { open, scout }: { readonly open?: true; readonly scout?: Pick<Scout<unknown>, 'hides'> | undefined },
  campaign: unknown,
  scenario: string,
): boolean => open === true || scout?.hides?.(campaign, scenario) === false

/** The scout of a rule system for a scenario; undefined where nothing is hidden and there is no book. */
export const scoutFor = <C>(scout: Scout<C> | undefined, campaign: C, scenario: string): Scout<C> | undefined =>
  hidesNothing({ scout }, campaign, scenario) ? undefined : scout
