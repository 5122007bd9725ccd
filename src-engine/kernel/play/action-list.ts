import { encode, encodeArguments, type ActionCode, type Language, type Verb } from '../actions/actions.ts'
import type { Offer } from './agenda.ts'
import { EngineError } from '../values/result.ts'

/** The legal actions of a decision. */
export interface ActionList {
  readonly length: number
  at(index: number): ActionCode
  has(code: ActionCode): boolean
  [Symbol.iterator](): Iterator<ActionCode>
}

/** Up to this many codes are sorted in place by insertion: they are nearly in order already. */
const FEW = 64

function sortFew(codes: Float64Array, length: number): void {
  for (let index = 1; index < length; index++) {
    const code = codes[index]!
    let at = index
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!
    codes[at] = code
  }
}

/** The list, both while answers are offered and once sorted. One per play, refilled for each decision. */
export class Offers implements Offer, ActionList {
  readonly #verbNumbers: ReadonlyMap<Verb, number>
  readonly #language: Language
  #codes = new Float64Array(64)
  length = 0
  #sorted = true
  // Answers are offered verb by verb, so the verb looked up last is nearly always the one needed.
  #lastVerb: Verb | undefined
  #firstCode = 0
  #lastCode = -1
  #lastNumber = -1
  /** All ones while the verb has a wide argument, so that a single test sends its answers down the slower path. */
  #wide = 0

  constructor(verbNumbers: ReadonlyMap<Verb, number>, language: Language) {
    this.#verbNumbers = verbNumbers
    this.#language = language
  }

  clear(): void {
    this.length = 0
    this.#sorted = true
    this.#lastCode = -1
  }

  add(verb: Verb, a = 0, b = 0, c = 0): void {
    if (verb !== this.#lastVerb) this.#turnTo(verb)
    const isOrdinary = (a | b | c | this.#wide) >>> 12 === 0
    const code = isOrdinary ? this.#firstCode + encodeArguments(a, b, c) : this.#wideCode(verb, a, b, c)
    if (code <= this.#lastCode) this.#sorted = false
    this.#lastCode = code
    const { length } = this
    if (length === this.#codes.length) this.#grow()
    this.#codes[length] = code
    this.length = length + 1
  }

  addEach(verb: Verb<2>, a: number, all: readonly number[]): void {
    if (verb !== this.#lastVerb) this.#turnTo(verb)
    if ((a | this.#wide) >>> 12 !== 0) {
      for (const b of all) this.add(verb, a, b)
      return
    }
    while (this.length + all.length > this.#codes.length) this.#grow()
    const first = this.#firstCode + encodeArguments(a, 0, 0)
    const step = encodeArguments(0, 1, 0)
    for (let index = 0; index < all.length; index++) {
      const b = all[index]!
      if (b >>> 12 !== 0) throw new EngineError(`"${verb.name} ${a} ${b}" has an argument out of range`)
      const code = first + b * step
      if (code <= this.#lastCode) this.#sorted = false
      this.#lastCode = code
      this.#codes[this.length++] = code
    }
  }

  #turnTo(verb: Verb): void {
    const number = this.#verbNumbers.get(verb)
    if (number === undefined) throw new EngineError(`no frame answers to "${verb.name}"`)
    this.#lastVerb = verb
    this.#lastNumber = number
    this.#wide = this.#language.isWide(number) ? -1 : 0
    this.#firstCode = encode(number, 0, 0, 0)
  }

  #wideCode(verb: Verb, a: number, b: number, c: number): ActionCode {
    if (this.#wide === 0) throw new EngineError(`"${verb.name} ${a} ${b} ${c}" has an argument out of range`)
    return this.#language.encode(this.#lastNumber, a, b, c)
  }

  #grow(): void {
    const larger = new Float64Array(this.length * 2)
    larger.set(this.#codes)
    this.#codes = larger
  }

  sort(question: string): void {
    if (this.#sorted) return
    const codes = this.#codes
    const { length } = this
    if (length > FEW) codes.subarray(0, length).sort()
    else sortFew(codes, length)
    for (let index = 1; index < length; index++) {
      if (codes[index] === codes[index - 1]) throw new EngineError(`"${question}" offers the same answer twice`)
    }
  }

  at(index: number): ActionCode {
    if (index >>> 0 >= this.length) throw new EngineError(`there are ${this.length} actions, none at ${index}`)
    return this.#codes[index]!
  }

  has(code: ActionCode): boolean {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#codes[middle]! < code) low = middle + 1
      else high = middle
    }
    return low < this.length && this.#codes[low] === code
  }

  [Symbol.iterator](): Iterator<ActionCode> {
    return this.#codes.subarray(0, this.length).values()
  }
}
