import { EngineError } from '../values/result.ts'

/** A decoded action: the number of its verb and its arguments (0 where it has none). */
export interface Decoded {
  verb: number
  a: number
  b: number
  c: number
}

interface WideVerb {
  readonly verb: number
  readonly name: string
  readonly first: number
  readonly end: number
  /** The number of values of each of the three arguments; 1 where there is no argument. */
  readonly sizes: readonly [number, number, number]
}

/**
 * The codes of verbs with wide arguments. They lie above all ordinary codes. Each verb takes a range of as many codes
 * as it has combinations of arguments.
 */
export class WideCodes {
  readonly #verbs: WideVerb[] = []
  #end: number

  /** `first` is the first code that no ordinary verb takes. */
  constructor(first: number) {
    this.#end = first
  }

  add(verb: number, name: string, counts: readonly number[]): void {
    const [a = 1, b = 1, c = 1] = counts
    const first = this.#end
    const end = first + a * b * c
    if (end > Number.MAX_SAFE_INTEGER) throw new EngineError(`"${name}" has arguments of too many values`)
    this.#verbs.push({ verb, name, first, end, sizes: [a, b, c] })
    this.#end = end
  }

  encode(verb: number, a: number, b: number, c: number): number {
    const wide = this.#verbs.find((one) => one.verb === verb)!
    const { first, sizes, name } = wide
    if (!isBelow(a, sizes[0]) || !isBelow(b, sizes[1]) || !isBelow(c, sizes[2]))
      throw new EngineError(`"${name} ${a} ${b} ${c}" has an argument out of range`)
    return first + (a * sizes[1] + b) * sizes[2] + c
  }

  /** Decodes a wide code; false if it is none. */
  decode(code: number, into: Decoded): boolean {
    const wide = this.#verbs.find(({ first, end }) => code >= first && code < end)
    if (wide === undefined) return false
    const [, b, c] = wide.sizes
    const rest = code - wide.first
    const ab = Math.floor(rest / c)
    into.verb = wide.verb
    into.a = Math.floor(ab / b)
    into.b = ab - into.a * b
    into.c = rest - ab * c
    return true
  }
}

const isBelow = (value: number, size: number): boolean => Number.isInteger(value) && value >= 0 && value < size
