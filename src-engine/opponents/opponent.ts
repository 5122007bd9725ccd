import type { Decision, View } from '../kernel/game/game.ts'
import type { Title } from '../kernel/system/glance.ts'
import type { JournalEntry } from '../kernel/play/journal.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import type { LoadedCampaign } from '../kernel/system/system.ts'

/** A view with a question for the one who sees it. */
export type Asked = View & { readonly decision: Decision }

/** Everything an opponent is handed when its side is asked: the campaign, and what its side may know. Never a game. */
export interface Turn {
  readonly campaign: LoadedCampaign
  /** The side it plays, as a number: an index of the rule system's sides. */
  readonly side: number
  readonly view: Asked
  /** What its side was told since it last decided, its own last act included; from the beginning on its first turn. */
  readonly told: readonly JournalEntry[]
  /** What it wrote down when it last decided on this line of play; null on its first turn. */
  readonly memory: Json
  /** Any text, and another one each time a side is asked. */
  readonly seed: string
  /** Units of work it may spend on this choice. What a unit is, the opponent says; it is never a time. */
  readonly budget: number
}

/** The reason for a choice, as data: the window has a sentence for the key. */
export interface Reason {
  readonly key: string
  readonly facts: JsonObject
}

/** How far an opponent is. */
export interface Progress {
  /** Units of work spent so far. */
  readonly work: number
  /** What it would do, and why, if it had to answer now. */
  readonly reason: Reason | null
}

export interface Choice {
  /** One of the actions of the decision. */
  readonly action: string
  /** What it wants to be handed on its next turn; see `LARGEST_MEMORY`. */
  readonly memory: Json
  readonly reason: Reason | null
  /** Units of work spent. */
  readonly work: number
}

/**
 * An opponent at work. Each step is some milliseconds of thinking and ends with a report; whoever runs it may let others
 * in between two steps, or stop it there by `return`.
 */
export type Thinking = Generator<Progress, Choice, void>

/** A player that is a program: one of these opponents, or one of the user's own. */
export interface Player {
  readonly id: string
  readonly name: Title
  /** How it plays, in a sentence. */
  readonly about: Title
  /** Whether it can play this side of a rule system, by its id; every side of every one where nothing is said. */
  plays?(system: string, side: number): boolean
}

/** A player that comes with this program. */
export interface Opponent extends Player {
  /** A pure function: the same turn gives the same choice, so that games can be played again. It changes nothing of the turn. */
  choose(turn: Turn): Thinking
}

export const canPlay = ({ plays }: Player, system: string, side: number): boolean => plays?.(system, side) ?? true
