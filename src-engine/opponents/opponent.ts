import type { Decision, View } from '../kernel/game/game.ts'
import type { Title } from '../kernel/system/glance.ts'
import type { JournalEntry } from '../kernel/play/journal.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import type { LoadedCampaign } from '../kernel/system/system.ts'

/** A view with a decision of its side. */
export type Asked = View & { readonly decision: Decision }

/**
 * Everything an opponent receives when its side has to decide: the campaign, and what its side may know. Never a game.
 */
export interface Turn {
  readonly campaign: LoadedCampaign
  /** Its side, as an index of the rule system's sides. */
  readonly side: number
  readonly view: Asked
  /**
   * The journal entries for its side since it last decided, including its own last act; from the beginning on its first
   * turn.
   */
  readonly told: readonly JournalEntry[]
  /** The memory it returned when it last decided on this line; null on its first turn. */
  readonly memory: Json
  /** Any text, different each time a side is asked. */
  readonly seed: string
  /** Units of work it can spend on this choice. The opponent defines the unit; it is never a time. */
  readonly budget: number
}

/** The reason for a choice, as data: the window has a sentence for the key. */
export interface Reason {
  readonly key: string
  readonly facts: JsonObject
}

/** The progress of an opponent. */
export interface Progress {
  /** Units of work spent so far. */
  readonly work: number
  /** Its intended choice so far, with the reason. */
  readonly reason: Reason | null
}

export interface Choice {
  /** One of the actions of the decision. */
  readonly action: string
  /** The memory for its next turn; see `LARGEST_MEMORY`. */
  readonly memory: Json
  readonly reason: Reason | null
  /** Units of work spent. */
  readonly work: number
}

/**
 * An opponent at work. Each step is some milliseconds of thinking and ends with a report. Between two steps the caller
 * can do other work, or stop the opponent by `return`.
 */
export type Thinking = Generator<Progress, Choice, void>

/** A player that is a bot: one of these opponents, or one of the user's own. */
export interface Player {
  readonly id: string
  readonly name: Title
  /** Its way of playing, in a sentence. */
  readonly about: Title
  /** Whether it can play this side of a rule system, by its id; every side of every system if omitted. */
  plays?(system: string, side: number): boolean
}

/** A player that comes with this program. */
export interface Opponent extends Player {
  /**
   * A pure function: the same turn gives the same choice, so that games can be replayed. It does not change the turn.
   */
  choose(turn: Turn): Thinking
}

export const canPlay = ({ plays }: Player, system: string, side: number): boolean => plays?.(system, side) ?? true
