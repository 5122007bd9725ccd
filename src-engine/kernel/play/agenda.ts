import type { Verb } from '../actions/actions.ts'
import type { Why } from '../values/explain.ts'
import type { Play } from './play.ts'
import type { JsonObject } from '../values/result.ts'
import type { Fields, Holder, Shape, WordDefinition } from '../values/shape.ts'
import { word } from '../values/shape.ts'

/**
 * What is still to be resolved is a stack of plain frames in the game's own words. A chapter of rules says, for each of
 * its kinds of frame, what runs by itself, what is asked, and what an answer does. Nothing is suspended: a game at rest
 * is a stack whose top frame waits for an answer, so it can be saved, forked and resumed as it stands.
 */

/** What a handler did to the agenda. Every way through `next` has to end in one of these. */
export type Step = 'called' | 'done' | 'asked' | 'again'

/** The words before a frame's locals. A frame that interrupts owes the one below no result. */
export const FRAME = { kind: 0, step: 1, asked: 2, returned: 3, result: 4, below: 5, interrupts: 6, locals: 7 } as const

/** The frame that a handler works on: its locals as fields, and how far it has come. */
export type FrameOf<L extends Shape> = Fields<L> & Frame

export interface FrameRules<G, L extends Shape, A extends JsonObject = JsonObject> {
  /** What happens by itself: call another frame, finish, ask a side, or change something and be run again. */
  next(g: G, f: FrameOf<L>): Step
  /** When it asks: every legal answer. */
  offer?(g: G, f: FrameOf<L>, offer: Offer): void
  /** What each answer does. */
  answers?: readonly Answer<G, L>[]
  /** A frame called from here has finished with a result. Without it `next` simply runs again. */
  resume?(g: G, f: FrameOf<L>, result: number): Step | void
  /** The key of the question's wording; the frame's name unless told. */
  prompt?(g: G, f: FrameOf<L>): string
  /** What the person who decides should see beside the question: costs, what is left, who is meant. */
  about?(g: G, f: FrameOf<L>): A
}

/** An answer to a frame's question. `may` is the rule: it decides alone, and explains when handed a `why`. */
export interface Answer<G, L extends Shape> {
  readonly verb: Verb
  may?(g: G, f: FrameOf<L>, why: Why | undefined, a: number, b: number, c: number): boolean
  act(g: G, f: FrameOf<L>, a: number, b: number, c: number): Step | void
  /** Exact odds of this answer, for verbs that have some. */
  odds?(g: G, f: FrameOf<L>, a: number, b: number, c: number): JsonObject | undefined
}

/** Takes the legal answers. Any order, but each only once. */
export interface Offer {
  add(verb: Verb<0>): void
  add(verb: Verb<1>, a: number): void
  add(verb: Verb<2>, a: number, b: number): void
  add(verb: Verb<3>, a: number, b: number, c: number): void
  /** The same answer with each of some things. */
  addEach(verb: Verb<2>, a: number, all: readonly number[]): void
}

/** A question beside which nothing stands. */
type NoFacts = Readonly<Record<never, never>>

/** A kind of frame. The rule system numbers its kinds when it is defined; saves and views know them by name. */
export interface FrameKind<L extends Shape = Shape, N extends string = string, A extends JsonObject = JsonObject> {
  readonly name: N
  readonly locals: L
  /** Rules for the game they were written for. The kernel hands them no other: it runs only kinds of the same system. */
  readonly rules: FrameRules<unknown, Shape, A>
  number: number
}

/** What stands beside the question of a kind of frame. */
export type AboutOf<K> = K extends FrameKind<infer _, string, infer A> ? A : never

/** One of the ordered steps of a sequence; it skips itself when it does not apply. */
export interface SequenceStep<G, L extends Shape> {
  applies?(g: G, f: FrameOf<L>): boolean
  run(g: G, f: FrameOf<L>): Step | void
}

/** A frame at work. One per kind and game, moved to wherever the frame stands on the stack. */
export class Frame implements Holder {
  readonly words: Int32Array
  base = 0
  constructor(words: Int32Array) {
    this.words = words
  }
  /** For sequences: the step to come. */
  get step(): number {
    return this.words[this.base - FRAME.locals + FRAME.step]!
  }
  set step(value: number) {
    this.words[this.base - FRAME.locals + FRAME.step] = value
  }
}

/** The vocabulary in which the rules of one system are written; `G` is its game. */
export function agendaOf<G extends Play>() {
  /** Declares a kind of frame with its locals and rules. */
  function frame<const N extends string, L extends Shape, A extends JsonObject = NoFacts>(
    name: N,
    locals: L,
    rules: FrameRules<G, L, A>,
  ): FrameKind<L, N, A> {
    // Rules for G and L are stored as rules for unknown; only this system's own games ever run them.
    return { name, locals, rules: rules as unknown as FrameRules<unknown, Shape, A>, number: -1 }
  }

  /** Straight-line text: the steps in order, each once, those that do not apply left out. */
  function sequence<const N extends string, L extends Shape>(
    name: N,
    locals: L,
    steps: readonly SequenceStep<G, L>[],
  ): FrameKind<L, N, NoFacts> {
    return frame(name, locals, {
      next(g, f) {
        while (f.step < steps.length) {
          const step = steps[f.step]!
          f.step += 1
          if (step.applies?.(g, f) ?? true) return step.run(g, f) ?? 'again'
        }
        return g.done()
      },
    })
  }

  /**
   * Choices made in secret and revealed together. Each side in turn goes through the frame `choose`; until both have,
   * all that is told or drawn must name the side it is for, and only that side learns of it. Then `reveal` resolves
   * what was chosen. What is chosen must be kept in fields that the view shows to their owner only.
   */
  function together<const N extends string, L extends Shape>(
    name: N,
    locals: L,
    choose: FrameKind<{ side: WordDefinition }>,
    reveal: (g: G, f: FrameOf<L>) => Step,
  ): FrameKind<L & typeof secretLocals, N, NoFacts> {
    const rules: FrameRules<G, L & typeof secretLocals> = {
      next(g, frameAtWork) {
        // The locals are those of L and the two of the service; TypeScript cannot see that the parts do not overlap.
        const f = frameAtWork as unknown as FrameOf<typeof secretLocals> & FrameOf<L>
        if (f.chosen === 0) g.beginSecrets()
        if (f.chosen < 2) {
          const side = f.chosen === 0 ? f.first : 1 - f.first
          f.chosen += 1
          return g.call(choose, { side })
        }
        if (f.chosen === 2) {
          f.chosen = 3
          g.endSecrets()
        }
        return reveal(g, f)
      },
    }
    return frame(name, { ...locals, ...secretLocals }, rules)
  }

  return { frame, sequence, together }
}

const secretLocals = { first: word(), chosen: word() }
