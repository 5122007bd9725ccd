import { bad, EngineError, good, isJsonObject, type JsonObject, type Result } from './result.ts'

/** The names of a campaign's things, by kind: a unit is its number in the list of units. */
export type Nouns = { readonly [noun: string]: readonly string[] }

/** Something a side can do. Its arguments are things of a kind, written `kind` or `name:kind`; `number` is itself. */
export interface Verb<Arity extends number = number> {
  readonly name: string
  readonly arity: Arity
  readonly args: readonly Argument[]
}
export interface Argument {
  readonly name: string
  readonly noun: string
}

/**
 * An action as one number: the verb and up to three arguments, each below 4096. Lists of actions are sorted by it, and
 * to be on the list is to be legal.
 */
export type ActionCode = number
const RADIX = 4096

/** A verb without arguments, as `done`. */
export function verb(name: string): Verb<0>
/** A verb and the kinds of its arguments: `verb('shoot', 'unit', 'target:unit')`. */
export function verb(name: string, a: string): Verb<1>
export function verb(name: string, a: string, b: string): Verb<2>
export function verb(name: string, a: string, b: string, c: string): Verb<3>
export function verb(name: string, ...args: string[]): Verb {
  const named = args.map((argument) => {
    const [first = argument, noun = first] = argument.split(':')
    return { name: first, noun }
  })
  return { name, arity: args.length, args: named }
}

/** An action taken apart: which verb of the system's, and its arguments (0 where it has none). */
export interface Decoded {
  verb: number
  a: number
  b: number
  c: number
}

export function encode(verb: number, a: number, b: number, c: number): ActionCode {
  return verb * RADIX ** 3 + encodeArguments(a, b, c)
}

/** The part of a code that the arguments make: what is added to the verb's own. */
export function encodeArguments(a: number, b: number, c: number): number {
  return a * RADIX ** 2 + (b * RADIX + c)
}

export function decode(code: ActionCode, into: Decoded): Decoded {
  const ab = Math.floor(code / RADIX)
  into.c = code - ab * RADIX
  const a = Math.floor(ab / RADIX)
  into.b = ab - a * RADIX
  into.verb = Math.floor(a / RADIX)
  into.a = a - into.verb * RADIX
  return into
}

/** The verbs of a rule system with the names of one campaign: actions as text and JSON, and back. */
export class Language {
  readonly verbs: readonly Verb[]
  readonly nouns: Nouns
  readonly #verbNumbers: ReadonlyMap<string, number>
  readonly #numbers = new Map<string, ReadonlyMap<string, number>>()
  /** For each verb how many values each argument can take; one, zero, where it has none. */
  readonly #widths: readonly (readonly [number, number, number])[]

  constructor(verbs: readonly Verb[], nouns: Nouns) {
    this.verbs = verbs
    this.nouns = nouns
    this.#verbNumbers = new Map(verbs.map((verb, index) => [verb.name, index]))
    for (const [noun, names] of Object.entries(nouns)) {
      if (names.length > RADIX) throw new EngineError(`more than ${RADIX} things of the kind "${noun}"`)
      const awkward = names.find((name) => name === '' || name === '-' || /\s/.test(name))
      if (awkward !== undefined)
        throw new EngineError(`the ${noun} "${awkward}" needs a name without spaces, and not "-"`)
      const numbers = new Map(names.map((name, index) => [name, index]))
      const twice = names.find((name, index) => numbers.get(name) !== index)
      if (twice !== undefined) throw new EngineError(`two things of the kind "${noun}" are named "${twice}"`)
      this.#numbers.set(noun, numbers)
    }
    for (const verb of verbs) {
      if (verb.name === '' || /\s/.test(verb.name))
        throw new EngineError(`the verb "${verb.name}" needs a name without spaces`)
      const seen = new Set(['verb'])
      for (const { name, noun } of verb.args) {
        if (noun !== 'number' && !Object.hasOwn(nouns, noun)) {
          throw new EngineError(`"${verb.name}" speaks of an unknown kind "${noun}"`)
        }
        if (seen.has(name))
          throw new EngineError(`"${verb.name}" needs another name for one of its arguments: "${name}" is taken`)
        seen.add(name)
      }
    }
    this.#widths = verbs.map(({ args: [a, b, c] }) => [this.#widthOf(a), this.#widthOf(b), this.#widthOf(c)])
  }

  #widthOf(argument: Argument | undefined): number {
    return argument === undefined ? 1 : this.countOf(argument.noun)
  }

  /** Whether this number stands for a verb with things that there are, be it legal or not. */
  isAction(code: ActionCode): boolean {
    if (!Number.isSafeInteger(code) || code < 0) return false
    const { verb, a, b, c } = decode(code, scratch)
    const widths = this.#widths[verb]
    return widths !== undefined && a < widths[0] && b < widths[1] && c < widths[2]
  }

  /** The name of a thing; `-` for none. */
  nameOf(noun: string, value: number): string {
    if (noun === 'number') return String(value)
    if (value === -1) return '-'
    const name = this.nouns[noun]?.[value]
    if (name === undefined) throw new EngineError(`there is no ${noun} number ${value}`)
    return name
  }

  /** The number behind a name; -2 when there is no such thing. */
  numberOf(noun: string, name: string): number {
    if (noun === 'number') return /^\d+$/.test(name) && Number(name) < RADIX ? Number(name) : -2
    if (name === '-') return -1
    return this.#numbers.get(noun)?.get(name) ?? -2
  }

  /** How many values an argument can take, for whoever wants to try them all. */
  countOf(noun: string): number {
    return noun === 'number' ? RADIX : (this.nouns[noun]?.length ?? 0)
  }

  textOf(code: ActionCode): string {
    const { name, values } = this.#named(code)
    return [name, ...values].join(' ')
  }

  jsonOf(code: ActionCode): JsonObject {
    const { name, values, args } = this.#named(code)
    return { verb: name, ...Object.fromEntries(args.map((argument, index) => [argument.name, values[index]!])) }
  }

  /** The verb of an action, and what it is done with, each with its kind. */
  partsOf(code: ActionCode): { verb: string; things: { noun: string; name: string }[] } {
    const { name, values, args } = this.#named(code)
    return { verb: name, things: args.map(({ noun }, index) => ({ noun, name: values[index]! })) }
  }

  parseText(text: string): Result<ActionCode> {
    const [verb = '', ...values] = text.trim().split(/\s+/)
    return this.#read(verb, (_argument, index) => values[index], values.length)
  }

  parseJson(json: unknown): Result<ActionCode> {
    if (typeof json === 'string') return this.parseText(json)
    if (!isJsonObject(json) || typeof json['verb'] !== 'string') {
      return bad({ code: 'bad-action', message: 'An action is a text, or an object with a "verb".', path: 'action' })
    }
    const given = Object.keys(json).length - 1
    return this.#read(
      json['verb'],
      ({ name }) => (typeof json[name] === 'string' || typeof json[name] === 'number' ? String(json[name]) : undefined),
      given,
    )
  }

  #named(code: ActionCode): { name: string; values: string[]; args: readonly Argument[] } {
    const { verb: number, a, b, c } = decode(code, scratch)
    const verb = this.verbs[number]
    if (verb === undefined) throw new EngineError(`${code} is no action of this game`)
    const numbers = [a, b, c]
    return {
      name: verb.name,
      args: verb.args,
      values: verb.args.map(({ noun }, index) => this.nameOf(noun, numbers[index]!)),
    }
  }

  #read(
    verbName: string,
    valueOf: (argument: Argument, index: number) => string | undefined,
    given: number,
  ): Result<ActionCode> {
    const number = this.#verbNumbers.get(verbName)
    if (number === undefined) {
      const known = this.verbs.map((verb) => verb.name).join(', ')
      return bad({
        code: 'bad-action',
        message: `There is no verb "${verbName}". The verbs are: ${known}.`,
        path: 'action.verb',
      })
    }
    const verb = this.verbs[number]!
    const form = [verb.name, ...verb.args.map(({ name }) => `<${name}>`)].join(' ')
    if (given !== verb.arity)
      return bad({ code: 'bad-action', message: `"${verb.name}" is written ${form}.`, path: 'action' })
    const numbers = [0, 0, 0]
    for (const [index, argument] of verb.args.entries()) {
      const value = valueOf(argument, index)
      const found = value === undefined ? -2 : this.numberOf(argument.noun, value)
      if (found < 0) {
        const message = `There is no ${argument.noun} "${value ?? ''}" in "${form}".`
        return bad({ code: 'bad-action', message, path: `action.${argument.name}` })
      }
      numbers[index] = found
    }
    return good(encode(number, numbers[0]!, numbers[1]!, numbers[2]!))
  }
}

const scratch: Decoded = { verb: 0, a: 0, b: 0, c: 0 }
