import type { JournalEntry } from '../play/journal.ts'
import type { JsonObject } from '../values/result.ts'

/** What a scout is told of the start of a game: only what all players know before the first act. */
export interface TrackerStart {
  readonly scenario: string
  /** Whether the game began with the scenario's own set-up, and not with an arranged position. */
  readonly asPrinted: boolean
  /** The side that looks. */
  readonly side: number
}

/** One moment of a game for one side: its view after the act, and what it was told during the act. */
export interface Observation {
  readonly moment: number
  readonly known: JsonObject
  readonly told: readonly JournalEntry[]
}

/**
 * Keeps notes for a side on what it cannot see, worked out moment by moment from what it could see. A scout is a set of pure
 * functions of JSON and never gets a game, so its book cannot depend on what its side does not know. Everything in the
 * book is true of the real game.
 */
export interface Scout<C> {
  /** Whether something is hidden in this scenario; left out, something is in all. Where nothing is there is no book. */
  hides?(campaign: C, scenario: string): boolean
  begin(campaign: C, start: TrackerStart): JsonObject
  /** Returns the notes with one more moment added, the set-up being the first. It does not change the notes it gets. */
  watch(campaign: C, notes: JsonObject, observation: Observation): JsonObject
  /**
   * The conclusions from the notes, for the window. A moment is written under the key `moment`; the service replaces it by a
   * stop of the reader, so that the reader cannot count the enemy's acts.
   */
  book(campaign: C, notes: JsonObject): JsonObject
}

/** Whether everything lies open to both sides in games of a scenario. */
export const hidesNothing = (
  { open, scout }: { readonly open?: true; readonly scout?: Pick<Scout<unknown>, 'hides'> | undefined },
  campaign: unknown,
  scenario: string,
): boolean => open === true || scout?.hides?.(campaign, scenario) === false

/** The scout of a rule system for a scenario; undefined where nothing is hidden, so that there is no book. */
export const scoutFor = <C>(scout: Scout<C> | undefined, campaign: C, scenario: string): Scout<C> | undefined =>
  hidesNothing({ scout }, campaign, scenario) ? undefined : scout
