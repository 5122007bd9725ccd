import { bad, EngineError, good, isJsonObject, type JsonObject, type Result } from '../values/result.ts'
import { countOfSets, membersOfSet, numberOfSet } from './set-numbers.ts'
import { WideCodes, type Decoded } from './wide-codes.ts'

export type { Decoded } from './wide-codes.ts'

/** The names of a campaign's things by kind. The index in the list is the number of the thing. */
export type Nouns = { readonly [noun: string]: readonly string[] }

/**
 * Something a side can do. An argument is a thing of some kind, written `kind` or `name:kind`. Besides the campaign's
 * own kinds there are `number` (below 4096) and the wide kinds, whose values need more room:
 * - `wide-number`: below 2²⁴, for distances in small units;
 * - `point`: text `x,y`, both below 4096, see `pointAt`;
 * - `by:unit{6}`: a set of at most six units; text: their names separated by commas, `-` for the empty set.
 */
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
 * An action as one number: the verb and up to three arguments, each below 4096. Codes of verbs with a wide argument lie
 * above all others (`WideCodes`). Action lists are sorted by code; an action is legal if it is on the list.
 */
export type ActionCode = number
const RADIX = 4096
const WIDE = RADIX ** 2

/** A point in whole units, packed into one number that also fits into a word of the state. */
export const pointAt = (x: number, y: number): number => x * RADIX + y
export const xOf = (point: number): number => Math.floor(point / RADIX) | 0
export const yOf = (point: number): number => point % RADIX

/** A verb without arguments, such as `done`. */
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

export function encode(verb: number, a: number, b: number, c: number): ActionCode {
  return verb * RADIX ** 3 + encodeArguments(a, b, c)
}

/** The arguments' part of a code; add the verb's part to get the whole code. */
export function encodeArguments(a: number, b: number, c: number): number {
  return a * RADIX ** 2 + (b * RADIX + c)
}

/** Decodes an ordinary verb; `Language.decode` handles every verb. */
export function decode(code: ActionCode, into: Decoded): Decoded {
  const ab = Math.floor(code / RADIX)
  // Without `| 0` the JavaScript engine stores the quotients as floating-point numbers.
  into.c = (code - ab * RADIX) | 0
  const a = Math.floor(ab / RADIX)
  into.b = (ab - a * RADIX) | 0
  into.verb = Math.floor(a / RADIX) | 0
  into.a = (a - into.verb * RADIX) | 0
  return into
}

/** A set as an argument: the kind and the maximum size. */
interface SetKind {
  readonly noun: string
  readonly most: number
}

function setKindOf(noun: string): SetKind | undefined {
  if (!noun.endsWith('}')) return undefined
  const [, of, most] = /^(.+)\{(\d+)\}$/.exec(noun) ?? []
  return of === undefined ? undefined : { noun: of, most: Number(most) }
}

const OWN_KINDS: readonly string[] = ['number', 'wide-number', 'point']
const isWide = (noun: string): boolean => noun === 'wide-number' || noun === 'point' || noun.endsWith('}')

/** The verbs of a rule system and the names of one campaign: converts actions to text and JSON and back. */
export class Language {
  readonly verbs: readonly Verb[]
  readonly nouns: Nouns
  readonly #verbNumbers: ReadonlyMap<string, number>
  readonly #numbers = new Map<string, ReadonlyMap<string, number>>()
  /** For each verb, the number of values of each argument; 1 (the value 0) where it has none. */
  readonly #widths: readonly (readonly [number, number, number])[]
  readonly #wide: WideCodes
  readonly #isWide: readonly boolean[]
  /** The first code above those of ordinary verbs. */
  readonly #wideFrom: number

  constructor(verbs: readonly Verb[], nouns: Nouns) {
    this.verbs = verbs
    this.nouns = nouns
    this.#verbNumbers = new Map(verbs.map((verb, index) => [verb.name, index]))
    this.#wideFrom = encode(verbs.length, 0, 0, 0)
    this.#wide = new WideCodes(this.#wideFrom)
    this.#isWide = verbs.map(({ args }) => args.some(({ noun }) => isWide(noun)))
    for (const [noun, names] of Object.entries(nouns)) {
      if (OWN_KINDS.includes(noun) || noun.includes('{'))
        throw new EngineError(`a kind cannot be called "${noun}": that is the kernel's own`)
      if (names.length > RADIX) throw new EngineError(`more than ${RADIX} things of the kind "${noun}"`)
      const awkward = names.find((name) => name === '' || name === '-' || /\s/.test(name))
      if (awkward !== undefined)
        throw new EngineError(`the ${noun} "${awkward}" needs a name without spaces, and not "-"`)
      const numbers = new Map(names.map((name, index) => [name, index]))
      const twice = names.find((name, index) => numbers.get(name) !== index)
      if (twice !== undefined) throw new EngineError(`two things of the kind "${noun}" are named "${twice}"`)
      this.#numbers.set(noun, numbers)
    }
    for (const [number, verb] of verbs.entries()) {
      if (verb.name === '' || /\s/.test(verb.name))
        throw new EngineError(`the verb "${verb.name}" needs a name without spaces`)
      const seen = new Set(['verb'])
      for (const { name, noun } of verb.args) {
        const set = setKindOf(noun)
        if (!OWN_KINDS.includes(noun) && !Object.hasOwn(nouns, set?.noun ?? noun)) {
          throw new EngineError(`"${verb.name}" speaks of an unknown kind "${noun}"`)
        }
        const comma = set && nouns[set.noun]!.find((one) => one.includes(','))
        if (comma !== undefined)
          throw new EngineError(`"${verb.name}" names several of a kind, so "${comma}" needs a name without a comma`)
        if (seen.has(name))
          throw new EngineError(`"${verb.name}" needs another name for one of its arguments: "${name}" is taken`)
        seen.add(name)
      }
      if (!this.#isWide[number]) continue
      const counts = verb.args.map(({ noun }) => (isWide(noun) ? this.countOf(noun) : RADIX))
      this.#wide.add(number, verb.name, counts)
    }
    this.#widths = verbs.map(({ args: [a, b, c] }) => [this.#widthOf(a), this.#widthOf(b), this.#widthOf(c)])
  }

  #widthOf(argument: Argument | undefined): number {
    return argument === undefined ? 1 : this.countOf(argument.noun)
  }

  /**
   * Whether this number encodes an existing verb with existing things, legal or not; if so, `into` holds the decoded
   * action.
   */
  isAction(code: ActionCode, into = scratch): boolean {
    if (!Number.isSafeInteger(code) || code < 0) return false
    const { verb, a, b, c } = this.decode(code, into)
    const widths = this.#widths[verb]
    if (widths === undefined || this.isWide(verb) !== code >= this.#wideFrom) return false
    return a < widths[0] && b < widths[1] && c < widths[2]
  }

  /** Whether this verb has a wide argument. */
  isWide(verb: number): boolean {
    return this.#isWide[verb]!
  }

  encode(verb: number, a: number, b: number, c: number): ActionCode {
    return this.isWide(verb) ? this.#wide.encode(verb, a, b, c) : encode(verb, a, b, c)
  }

  decode(code: ActionCode, into: Decoded): Decoded {
    if (code < this.#wideFrom || !this.#wide.decode(code, into)) decode(code, into)
    return into
  }

  /**
   * Packs several things of a kind into one number, the value of an argument `by:unit{6}`. No duplicates; any order.
   */
  setOf(noun: string, members: readonly number[]): number {
    return numberOfSet(
      this.nouns[noun]!.length,
      members.toSorted((a, b) => a - b),
    )
  }

  /** The members of a packed set, in ascending order. */
  membersOf(noun: string, set: number): readonly number[] {
    return membersOfSet(this.nouns[noun]!.length, set)
  }

  /** The name of a thing; `-` for none. */
  nameOf(noun: string, value: number): string {
    const thing = this.nouns[noun]?.[value]
    if (thing !== undefined) return thing
    if (noun === 'number' || noun === 'wide-number') return String(value)
    if (value === -1) return '-'
    if (noun === 'point') return `${xOf(value)},${yOf(value)}`
    const name = this.#setName(noun, value)
    if (name === undefined) throw new EngineError(`there is no ${noun} number ${value}`)
    return name
  }

  #setName(noun: string, value: number): string | undefined {
    const set = setKindOf(noun)
    if (set === undefined || value >= this.countOf(noun)) return undefined
    const names = this.membersOf(set.noun, value).map((member) => this.nameOf(set.noun, member))
    return names.length === 0 ? '-' : names.join(',')
  }

  /** The number of a named thing; -1 for `-` (none), -2 if there is no such thing. */
  numberOf(noun: string, name: string): number {
    if (noun === 'number') return wholeBelow(RADIX, name)
    if (noun === 'wide-number') return wholeBelow(WIDE, name)
    const set = setKindOf(noun)
    if (set !== undefined) return this.#setNumber(set, name)
    if (name === '-') return -1
    if (noun === 'point') {
      const [x = -2, y = -2, ...more] = name.split(',').map((part) => wholeBelow(RADIX, part))
      return x < 0 || y < 0 || more.length > 0 ? -2 : pointAt(x, y)
    }
    return this.#numbers.get(noun)?.get(name) ?? -2
  }

  #setNumber({ noun, most }: SetKind, name: string): number {
    if (name === '-') return 0
    const members = name.split(',').map((part) => this.numberOf(noun, part))
    const isSet = members.length <= most && members.every((one) => one >= 0) && new Set(members).size === members.length
    return isSet ? this.setOf(noun, members) : -2
  }

  /** The number of values an argument of this kind can take. */
  countOf(noun: string): number {
    if (noun === 'number') return RADIX
    if (noun === 'wide-number' || noun === 'point') return WIDE
    const set = setKindOf(noun)
    return set === undefined ? (this.nouns[noun]?.length ?? 0) : countOfSets(this.countOf(set.noun), set.most)
  }

  textOf(code: ActionCode): string {
    const { verb: number, a, b, c } = this.decode(code, scratch)
    const { name, args } = this.#verbOf(code, number)
    let text = name
    for (let index = 0; index < args.length; index++)
      text += ` ${this.nameOf(args[index]!.noun, index === 0 ? a : index === 1 ? b : c)}`
    return text
  }

  jsonOf(code: ActionCode): JsonObject {
    const { name, values, args } = this.#named(code)
    return { verb: name, ...Object.fromEntries(args.map((argument, index) => [argument.name, values[index]!])) }
  }

  /** The verb of an action and the things it is done with, each with its kind. A set is listed member by member. */
  partsOf(code: ActionCode): { verb: string; things: { noun: string; name: string }[] } {
    const { name, values, args } = this.#named(code)
    const things = args.flatMap(({ noun }, index) => {
      const value = values[index]!
      const set = setKindOf(noun)
      if (set === undefined) return [{ noun, name: value }]
      return value === '-' ? [] : value.split(',').map((member) => ({ noun: set.noun, name: member }))
    })
    return { verb: name, things }
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

  #verbOf(code: ActionCode, number: number): Verb {
    const verb = this.verbs[number]
    if (verb === undefined) throw new EngineError(`${code} is no action of this game`)
    return verb
  }

  #named(code: ActionCode): { name: string; values: string[]; args: readonly Argument[] } {
    const { verb: number, a, b, c } = this.decode(code, scratch)
    const verb = this.#verbOf(code, number)
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
    if (given !== verb.arity)
      return bad({ code: 'bad-action', message: `"${verb.name}" is written ${formOf(verb)}.`, path: 'action' })
    const numbers = [0, 0, 0]
    for (let index = 0; index < verb.arity; index++) {
      const argument = verb.args[index]!
      const value = valueOf(argument, index)
      const found = value === undefined ? -2 : this.numberOf(argument.noun, value)
      if (found < 0) {
        const message = `There is no ${argument.noun} "${value ?? ''}" in "${formOf(verb)}".`
        return bad({ code: 'bad-action', message, path: `action.${argument.name}` })
      }
      numbers[index] = found
    }
    return good(this.encode(number, numbers[0]!, numbers[1]!, numbers[2]!))
  }
}

/** The written form of an action with this verb. */
const formOf = ({ name, args }: Verb): string => [name, ...args.map((one) => `<${one.name}>`)].join(' ')

/** Parses a whole number below a bound; -2 for anything else. */
const wholeBelow = (bound: number, text: string): number =>
  /^\d+$/.test(text) && Number(text) < bound ? Number(text) : -2

const scratch: Decoded = { verb: 0, a: 0, b: 0, c: 0 }
