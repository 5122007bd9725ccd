import type { JsonObject } from '../values/result.ts'
import { FRAME, type FrameKind } from '../play/agenda.ts'
import { HEAD } from '../values/head.ts'
import type { Play } from '../play/play.ts'

/** What a list, a small picture or a comparison tells of a game at a glance. A system offers it by hooks of its own. */

/** Where a game stands in time, which everybody may know. `turn` counts from 1; `phase` is a key of the system's own. */
export interface When {
  readonly turn: number
  readonly phase: string
}

/** Some counters in one place, as a side sees them on the board. */
export interface Piece {
  /** A zone or a hex by its id; on a measured table, where they stand at points, the named place they are nearest to. */
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

/** What was done in one turn, by figures that may be added up from turn to turn. */
export interface Deeds {
  readonly turn: number
  readonly figures: readonly Figure[]
}

/** What one formation has left and what it lost, by keys of the words, `tally.<key>`. */
export interface FormationFigures {
  readonly id: string
  readonly side: number
  readonly figures: { readonly [key: string]: number }
}

/** A text in both languages, of a campaign's own data. */
export interface Title {
  readonly en: string
  readonly fr: string
}

/** A part of a sentence at a form: words, or what the files call something by, which is told by its name there. */
export type Spoken = string | { readonly id: string }
export type SpokenTitle = { readonly [language in keyof Title]: readonly Spoken[] }

/** Words in both languages, with what was filled in. */
export interface Phrase extends Title {
  /** The same for whoever sits at a form and knows of no files. */
  readonly atForm?: SpokenTitle
  /** The names and numbers in them, in their order in English. */
  readonly parts?: readonly (string | number)[]
}

/** The phases of a turn by the frames that stand for them; where each side has its own, one for each, by the frame's `side`. */
export type Phases<P extends string = string> = readonly (readonly [frame: FrameKind, phase: P | readonly [P, P]])[]

/** The phase of a game at rest: that of the topmost frame that stands for one. */
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

  /** By place and then by side, each of which has some there. */
  sorted(): Piece[] {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([place, counts]) => counts.map((count, side) => ({ place, side, count })))
      .filter(({ count }) => count > 0)
  }
}

/** What became of something that was fought out or looked for, put together for a reader from what he was told. */
export interface Report {
  /** Which of the entries it was put together from: the first and the last. */
  readonly first: number
  readonly last: number
  /** In the terms of the rule system. */
  readonly told: JsonObject
}

/** A sentence by its key in the words, and what is put into it. */
export interface Sentence {
  readonly key: string
  readonly facts: JsonObject
}

/** An article of a newspaper: its heading, and what it tells. */
export interface Article {
  readonly heading: Sentence
  readonly lines: readonly Sentence[]
}

/** The front page of a newspaper of one side, with what that side was told of a turn. */
export interface FrontPage {
  readonly turn: number
  readonly side: number
  readonly name: Title
  readonly motto: Title
  readonly place: Title
  readonly date: Title
  readonly issue: Title
  readonly price: Title
  /** Largest first; there is at least one. */
  readonly headlines: readonly Sentence[]
  readonly articles: readonly Article[]
}
