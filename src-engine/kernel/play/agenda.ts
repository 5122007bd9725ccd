import type { Verb } from '../actions/actions.ts'
import type { Why } from '../values/explain.ts'
import type { Play } from './play.ts'
import type { JsonObject } from '../values/result.ts'
import type { Fields, Holder, Shape, WordDefinition } from '../values/shape.ts'
import { word } from '../values/shape.ts'

/**
 * The agenda is a stack of plain frames in the game's words. For each kind of frame a chapter of rules defines what
 * runs by itself, what is asked, and what an answer does. No code is suspended: a game at rest is a stack whose top
 * frame waits for an answer, so it can be saved, forked and resumed at any time.
 */

/** What a handler did to the agenda. Every path through `next` must end in one of these. */
export type Step = 'called' | 'done' | 'asked' | 'again'

/** The words before a frame's locals. A frame with `interrupts` set returns no result to the frame below. */
export const FRAME = { kind: 0, step: 1, asked: 2, returned: 3, result: 4, below: 5, interrupts: 6, locals: 7 } as const

/** The frame that a handler works on: its locals as fields, and its progress. */
export type FrameOf<L extends Shape> = Fields<L> & Frame

export interface FrameRules<G, L extends Shape, A extends JsonObject = JsonObject> {
  /** Runs by itself: calls another frame, finishes, asks a side, or changes something and runs again. */
  next(g: G, f: FrameOf<L>): Step
  /** For a question: offers every legal answer. */
  offer?(g: G, f: FrameOf<L>, offer: Offer): void
  /** The effect of each answer. */
  answers?: readonly Answer<G, L>[]
  /** Called when a frame called from here has finished with a result. By default `next` runs again. */
  resume?(g: G, f: FrameOf<L>, result: number): Step | void
  /** The key of the question's wording; the frame's name by default. */
  prompt?(g: G, f: FrameOf<L>): string
  /** Facts to show beside the question: costs, what is left, who is meant. */
  about?(g: G, f: FrameOf<L>): A
}

/** An answer to a frame's question. `may` is the rule: it alone decides, and explains if given a `why`. */
export interface Answer<G, L extends Shape> {
  readonly verb: Verb
  may?(g: G, f: FrameOf<L>, why: Why | undefined, a: number, b: number, c: number): boolean
  act(g: G, f: FrameOf<L>, a: number, b: number, c: number): Step | void
  /** Exact odds of this answer, for verbs that have any. */
  odds?(g: G, f: FrameOf<L>, a: number, b: number, c: number): JsonObject | undefined
}

/** Collects the legal answers, in any order, each only once. */
export interface Offer {
  add(verb: Verb<0>): void
  add(verb: Verb<1>, a: number): void
  add(verb: Verb<2>, a: number, b: number): void
  add(verb: Verb<3>, a: number, b: number, c: number): void
  /** Adds one answer for each of several second arguments. */
  addEach(verb: Verb<2>, a: number, all: readonly number[]): void
}

/** A question without facts beside it. */
type NoFacts = Readonly<Record<never, never>>

/** A kind of frame. The rule system numbers its kinds when it is defined; saves and views refer to them by name. */
export interface FrameKind<L extends Shape = Shape, N extends string = string, A extends JsonObject = JsonObject> {
  readonly name: N
  readonly locals: L
  /** Rules for one system's games. The kernel passes them no others: it runs only kinds of the same system. */
  readonly rules: FrameRules<unknown, Shape, A>
  number: number
}

/** The facts beside the question of a kind of frame. */
export type AboutOf<K> = K extends FrameKind<infer _, string, infer A> ? A : never

/** One step of a sequence; skipped if it does not apply. */
export interface SequenceStep<G, L extends Shape> {
  applies?(g: G, f: FrameOf<L>): boolean
  run(g: G, f: FrameOf<L>): Step | void
}

/** Accessor of the frame at work. One per kind and game, moved to the frame's place on the stack. */
export class Frame implements Holder {
  readonly words: Int32Array
  base = 0
  constructor(words: Int32Array) {
    this.words = words
  }
  /** In sequences: the next step. */
  get step(): number {
    return this.words[this.base - FRAME.locals + FRAME.step]!
  }
  set step(value: number) {
    this.words[this.base - FRAME.locals + FRAME.step] = value
  }
}

/** The functions with which the rules of one system are written; `G` is its game. */
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

  /** Runs the steps in order, each once, skipping those that do not apply. */
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
   * Simultaneous secret choices. Each side in turn goes through the frame `choose`; until both have, every journal
   * entry and draw must name the side it is for, and only that side sees it. Then `reveal` resolves the choices. Store
   * choices in fields that the view shows only to their owner.
   */
  function together<const N extends string, L extends Shape>(
    name: N,
    locals: L,
    choose: FrameKind<{ side: WordDefinition }>,
    reveal: (g: G, f: FrameOf<L>) => Step,
  ): FrameKind<L & typeof secretLocals, N, NoFacts> {
    const rules: FrameRules<G, L & typeof secretLocals> = {
      next(g, frameAtWork) {
        // The locals are those of L plus `secretLocals`; TypeScript cannot see that the two do not overlap.
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
