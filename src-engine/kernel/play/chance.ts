import { wholeNumberBelow } from '../values/generator.ts'
import { HEAD } from '../values/head.ts'
import { EngineError } from '../values/result.ts'
import type { Column, List } from '../values/shape.ts'

/** One draw: its label, its result, and out of how many. `noun` if the value stands for a thing. */
export interface Draw {
  readonly label: string
  readonly value: number
  /** The number of faces of a die, or of things in the bag. */
  readonly of: number
  readonly noun: string | undefined
  /** The only side that sees it; -1 for everyone. */
  readonly seenBy: number
}

/** A scripted value: the number or name to draw, with the label of the draw if it is to be checked. */
export type Scripted = number | string | { readonly draw: string; readonly value: number | string }

/** A script that does not fit the draws of the rules. The act is undone and the message shown. */
export class ScriptError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ScriptError'
  }
}

/**
 * One combination of outcomes of all draws of an act, for exact odds. After each run `forward` advances to the next
 * combination, so that the same rule code runs once for each.
 */
export class Ways {
  #choices: number[] = []
  #widths: number[] = []
  #at = 0
  probability = 1

  start(): void {
    this.#at = 0
    this.probability = 1
  }
  choose(width: number): number {
    const at = this.#at++
    if (at === this.#choices.length) {
      this.#choices.push(0)
      this.#widths.push(width)
    }
    return this.#choices[at]!
  }
  forward(): boolean {
    this.#choices.length = this.#widths.length = this.#at
    while (this.#choices.length > 0) {
      const last = this.#choices.length - 1
      this.#choices[last]! += 1
      if (this.#choices[last]! < this.#widths[last]!) return true
      this.#choices.pop()
      this.#widths.pop()
    }
    return false
  }
}

/** Looks up the number of a name that a script gives for a draw. */
export type NameReader = (noun: string, name: string) => number

/**
 * All randomness of a game. Values come from the generator in the game's words, from a script, or, when odds are
 * counted, from each combination in turn. Nothing else in the engine is random.
 */
export class Chance {
  readonly #words: Int32Array
  readonly #at: number
  readonly #drawsAt: number
  readonly #numberOf: NameReader
  #script: readonly Scripted[] | undefined
  #scriptAt = 0
  #ways: Ways | undefined
  /** Receives every draw while a journal is kept. */
  told: { push(draw: Draw): void } | undefined

  constructor(words: Int32Array, at: number, drawsAt: number, numberOf: NameReader) {
    this.#words = words
    this.#at = at
    this.#drawsAt = drawsAt
    this.#numberOf = numberOf
  }

  /** How many draws the game has made since it began. */
  get draws(): number {
    return this.#words[this.#drawsAt]!
  }
  /** Takes values from a script from now on, until `release`. */
  follow(script: readonly Scripted[]): void {
    this.#script = script
    this.#scriptAt = 0
  }
  /** Takes values from one combination of outcomes from now on, until `release`. */
  explore(ways: Ways): void {
    this.#ways = ways
    ways.start()
  }
  /** Returns to the generator; returns how many scripted values were used. */
  release(): number {
    const used = this.#scriptAt
    this.#script = undefined
    this.#ways = undefined
    this.#scriptAt = 0
    return used
  }

  /** Rolls one die with faces 1 to `faces`. */
  die(faces: number, label: string, seenBy = -1): number {
    const value =
      this.#script === undefined && this.#ways === undefined
        ? 1 + wholeNumberBelow(this.#words, this.#at, faces)
        : 1 + this.#chosenIndex(faces, faces, one, label, undefined, (index) => index + 1)
    this.#note(label, value, faces, undefined, seenBy)
    return value
  }

  /** Rolls several equal dice and adds them up; each is a separate draw. */
  dice(count: number, faces: number, label: string, seenBy = -1): number {
    let sum = 0
    for (let index = 0; index < count; index++) sum += this.die(faces, label, seenBy)
    return sum
  }

  /**
   * Draws an entry of a list at random and removes it. Equal entries count as one outcome with a higher probability.
   * Pass `of` if the list is only a part of what is drawn from.
   */
  takeFrom(bag: List, label: string, noun?: string, seenBy = -1, of = bag.length): number {
    const value = this.#fromList(bag, bag.length, label, noun)
    bag.remove(value)
    this.#note(label, value, of, noun, seenBy)
    return value
  }

  /** Like `takeFrom`, but the entry stays in the bag. */
  lookInto(bag: List, label: string, noun?: string, seenBy = -1): number {
    const size = bag.length
    const value = this.#fromList(bag, size, label, noun)
    this.#note(label, value, size, noun, seenBy)
    return value
  }

  /** Draws a row with the weight of its count and lowers the count by one. */
  takeFromCounts(counts: Column, label: string, noun?: string, seenBy = -1): number {
    let total = 0
    for (let row = 0; row < counts.rows; row++) total += counts.of(row)
    if (total === 0) throw new EngineError(`nothing is left to draw for "${label}"`)
    let value = 0
    if (this.#script === undefined && this.#ways === undefined) {
      let rest = wholeNumberBelow(this.#words, this.#at, total)
      while (rest >= counts.of(value)) rest -= counts.of(value++)
    } else {
      const rows = Array.from({ length: counts.rows }, (_, row) => row).filter((row) => counts.of(row) > 0)
      const index = this.#chosenIndex(
        rows.length,
        total,
        (at) => counts.of(rows[at]!),
        label,
        noun,
        (at) => rows[at]!,
      )
      value = rows[index]!
    }
    counts.add(value, -1)
    this.#note(label, value, total, noun, seenBy)
    return value
  }

  /**
   * Reports a draw that was already decided, such as that of a card put on top. Readers cannot tell it from a random
   * draw, and it is just as final.
   */
  decided(value: number, of: number, label: string, noun?: string, seenBy = -1): number {
    this.#note(label, value, of, noun, seenBy)
    return value
  }

  #fromList(bag: List, size: number, label: string, noun: string | undefined): number {
    if (size === 0) throw new EngineError(`nothing is left to draw for "${label}"`)
    if (this.#script === undefined && this.#ways === undefined)
      return bag.of(wholeNumberBelow(this.#words, this.#at, size))
    const weights = new Map<number, number>()
    for (let index = 0; index < size; index++) weights.set(bag.of(index), (weights.get(bag.of(index)) ?? 0) + 1)
    const values = [...weights.keys()].sort((a, b) => a - b)
    const index = this.#chosenIndex(
      values.length,
      size,
      (at) => weights.get(values[at]!)!,
      label,
      noun,
      (at) => values[at]!,
    )
    return values[index]!
  }

  /** The index of the outcome given by the script or by the combination being explored. */
  #chosenIndex(
    width: number,
    total: number,
    weightOf: (index: number) => number,
    label: string,
    noun: string | undefined,
    valueOf: (index: number) => number,
  ): number {
    if (this.#ways !== undefined) {
      const index = this.#ways.choose(width)
      this.#ways.probability *= weightOf(index) / total
      return index
    }
    const wanted = this.#nextOfScript(label, noun)
    for (let index = 0; index < width; index++) if (valueOf(index) === wanted) return index
    const possible = Array.from({ length: width }, (_, index) => valueOf(index)).join(', ')
    throw new ScriptError(`The draw "${label}" cannot be ${wanted}; it can be one of ${possible}.`)
  }

  #nextOfScript(label: string, noun: string | undefined): number {
    const next = this.#script![this.#scriptAt]
    if (next === undefined) {
      throw new ScriptError(
        `The draw "${label}" has no value: ${this.#scriptAt} of the scripted values were used, and there are no more.`,
      )
    }
    if (typeof next === 'object' && next.draw !== label) {
      throw new ScriptError(`The draw is "${label}", but the script gives a value for "${next.draw}".`)
    }
    this.#scriptAt++
    const value = typeof next === 'object' ? next.value : next
    if (typeof value === 'number') return value
    if (noun === undefined) throw new ScriptError(`The draw "${label}" needs a number, not "${value}".`)
    const found = this.#numberOf(noun, value)
    if (found < 0) throw new ScriptError(`The draw "${label}" knows no ${noun} named "${value}".`)
    return found
  }

  #note(label: string, value: number, of: number, noun: string | undefined, seenBy: number): void {
    if (seenBy === -1 && this.#words[HEAD.secrets]! > 0) {
      throw new EngineError(`the draw "${label}" is made in secret and has to say which side sees it`)
    }
    this.#words[this.#drawsAt]! += 1
    this.told?.push({ label, value, of, noun, seenBy })
  }
}

const one = (): number => 1
