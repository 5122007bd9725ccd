import type { JsonObject } from '../values/result.ts'
import { FRAME, type FrameKind } from '../play/agenda.ts'
import { HEAD } from '../values/head.ts'
import type { Play } from '../play/play.ts'

/** Summaries of a game for lists, thumbnails and comparisons. Systems provide them through optional hooks. */

/** The time in a game, known to everyone. `turn` counts from 1; `phase` is a key of the system. */
export interface When {
  readonly turn: number
  readonly phase: string
}

/** Several counters in one place, as a side sees them on the board. */
export interface Piece {
  /** The id of a zone or hex; on a measured table, the named place they are nearest to. */
  readonly place: string
  readonly side: number
  readonly count: number
}

/** One figure: its key (worded as `tally.<key>`), its side (0 or 1) and its value. */
export interface Figure {
  readonly key: string
  readonly side: number
  readonly value: number
}

/** What was done in one turn, in figures that may be summed over turns. */
export interface Deeds {
  readonly turn: number
  readonly figures: readonly Figure[]
}

/** What a formation has left and has lost, by keys worded as `tally.<key>`. */
export interface FormationFigures {
  readonly id: string
  readonly side: number
  readonly figures: { readonly [key: string]: number }
}

/** A text in both languages, from a campaign's data. */
export interface Title {
  readonly en: string
  readonly fr: string
}

/** A part of a sentence at a form: words, or an id from the files, which is shown as a name. */
export type Spoken = string | { readonly id: string }
export type SpokenTitle = { readonly [language in keyof Title]: readonly Spoken[] }

/** A text in both languages, with the values filled in. */
export interface Phrase extends Title {
  /** A variant for users of a form, who do not see the files. */
  readonly atForm?: SpokenTitle
  /** The names and numbers in it, in the order of the English text. */
  readonly parts?: readonly (string | number)[]
}

/**
 * The phase of a turn for each frame that marks one; if each side has its own, one for each, selected by the frame's
 * `side`.
 */
export type Phases<P extends string = string> = readonly (readonly [frame: FrameKind, phase: P | readonly [P, P]])[]

/** The current phase of a game: that of the topmost frame that marks one. */
export function phaseOf<P extends string>({ words, layout }: Play, phases: Phases<P>): P | undefined {
  for (let top = words[HEAD.top]!; top !== 0; top = words[top + FRAME.below]!) {
    const { kind, placed } = layout.kinds[words[top + FRAME.kind]!]!
    for (const [frame, phase] of phases) {
      if (frame !== kind) continue
      return typeof phase === 'string' ? phase : phase[words[top + FRAME.locals + placed.at.get('side')!]!]
    }
  }
  return undefined
}

/** Counts counters by place and side. */
export class Pieces {
  readonly #counts = new Map<string, [number, number]>()

  add(place: string, side: number): void {
    const counts = this.#counts.get(place) ?? [0, 0]
    counts[side]! += 1 // one of two
    this.#counts.set(place, counts)
  }

  /** Sorted by place and then by side, without empty entries. */
  sorted(): Piece[] {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([place, counts]) => counts.map((count, side) => ({ place, side, count })))
      .filter(({ count }) => count > 0)
  }
}

/** The outcome of a fight or reconnaissance, assembled for a reader from his journal. */
export interface Report {
  /** The indices of the first and last entry it was made from. */
  readonly first: number
  readonly last: number
  /** In the rule system's own format. */
  readonly told: JsonObject
}

/** A sentence: its key in the words, and the facts to fill in. */
export interface Sentence {
  readonly key: string
  readonly facts: JsonObject
}

/** A newspaper article: heading and lines. */
export interface Article {
  readonly heading: Sentence
  readonly lines: readonly Sentence[]
}

/** The front page of one side's newspaper, with what that side learned in a turn. */
export interface FrontPage {
  readonly turn: number
  readonly side: number
  readonly name: Title
  readonly motto: Title
  readonly place: Title
  readonly date: Title
  readonly issue: Title
  readonly price: Title
  /** Largest first; at least one. */
  readonly headlines: readonly Sentence[]
  readonly articles: readonly Article[]
}
