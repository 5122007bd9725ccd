import type { Language } from '../kernel/actions/actions.ts'
import type { Layout } from '../kernel/play/layout.ts'
import { spansOf, type Span } from './spans.ts'

/** Which things have a hidden identity, and what stands for them. */
export interface HiddenThings {
  /** The table of the things; also their noun. */
  readonly things: string
  /** Its column with the token of each thing; the tokens of a side are a permutation of its things. */
  readonly token: string
  /** The side of each thing. */
  readonly sideOf: ArrayLike<number>
}

/** Things that the other side knows only by token. Every mention of such a thing goes through this class. */
export class Identities {
  readonly things: string
  /** The words that assign tokens to things. */
  readonly reads: readonly Span[]
  readonly #language: Language
  readonly #noun: string
  readonly #sideOf: ArrayLike<number>
  readonly #tokenAt: number
  readonly #holders: Int32Array

  constructor(layout: Layout, { things, token, sideOf }: HiddenThings) {
    this.things = things
    this.reads = spansOf(layout, things, token)
    this.#language = layout.language
    this.#noun = token
    this.#sideOf = sideOf
    this.#tokenAt = this.reads[0]!.at
    this.#holders = new Int32Array(sideOf.length)
  }

  isOf(side: number, thing: number): boolean {
    return this.#sideOf[thing] === side
  }

  tokenOf(words: Int32Array, thing: number): number {
    return words[this.#tokenAt + thing]!
  }

  /** The thing behind each token. The array is reused by the next call. */
  holders(words: Int32Array): Int32Array {
    for (let thing = 0; thing < this.#holders.length; thing++) this.#holders[words[this.#tokenAt + thing]!] = thing
    return this.#holders
  }

  tokenName(token: number): string {
    return this.#language.nameOf(this.#noun, token)
  }

  /** The token of this name; negative if there is none. */
  tokenNamed(name: string): number {
    return this.#language.numberOf(this.#noun, name)
  }

  /** The name of a thing for this side: its own name, or its token. */
  nameFor(words: Int32Array, side: number, thing: number): string {
    if (thing < 0 || this.isOf(side, thing)) return this.#language.nameOf(this.things, thing)
    return this.tokenName(this.tokenOf(words, thing))
  }

  /**
   * The names of several things for this side: its own in their order, then the others in the order of their tokens.
   */
  namesFor(words: Int32Array, side: number, things: readonly number[]): string[] {
    const own = things.filter((thing) => this.isOf(side, thing))
    const others = things.filter((thing) => !this.isOf(side, thing)).map((thing) => this.tokenOf(words, thing))
    others.sort((a, b) => a - b)
    return [
      ...own.map((thing) => this.#language.nameOf(this.things, thing)),
      ...others.map((token) => this.tokenName(token)),
    ]
  }
}
