import type { Title } from '#engine/kernel/system/glance.ts'

/** Why a text is not JSON, and where. Lines and columns count from 1. */
export interface JsonFault {
  readonly line: number
  readonly column: number
  /** A sentence that does not name the place. */
  readonly message: Title
}

/** Maximum nesting: deeper than any file or request of ours, and far from a stack overflow in a recursive reader. */
const DEEPEST = 100

/**
 * The first fault in a text that should be JSON, or undefined. `JSON.parse` reports a place for some faults only, and
 * silently takes the last of two equal keys, which loses data.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const reader = new Reader(text)
  try {
    reader.document()
    return undefined
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const before = text.slice(0, error.at)
    const line = before.split('\n').length
    return { line, column: error.at - before.lastIndexOf('\n'), message: error.sentence }
  }
}

class Fault extends Error {
  readonly at: number
  readonly sentence: Title
  constructor(at: number, told: Title) {
    super(told.en)
    this.at = at
    this.sentence = told
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const spaces = /[ \t\r\n]*/y
/** Everything in a string up to its end, a backslash or an illegal character. */
// oxlint-disable-next-line no-control-regex -- control characters are what JSON forbids here
const plain = /[^"\\\u0000-\u001f]*/y
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const literals = ['true', 'false', 'null']

class Reader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): void {
    this.#take(spaces)
    this.#value()
    this.#take(spaces)
    if (this.#at < this.#text.length)
      throw this.#fault(
        (here) => `Nothing may follow here, but ${here} does.`,
        (here) => `Rien ne peut suivre ici, mais on trouve ${here}.`,
      )
  }

  #value(): void {
    const next = this.#text[this.#at]
    if (next === '{') this.#object()
    else if (next === '[') this.#list()
    else if (next === '"') this.#string()
    else if (this.#take(number) === 0) {
      const literal = literals.find((word) => this.#text.startsWith(word, this.#at))
      if (literal === undefined)
        throw this.#fault(
          (here) => `A value is expected here, not ${here}.`,
          (here) => `On attend ici une valeur, et non ${here}.`,
        )
      this.#at += literal.length
    }
  }

  #object(): void {
    const keys = new Set<string>()
    this.#inside('}', () => {
      if (this.#text[this.#at] !== '"')
        throw this.#fault(
          (here) => `A name in double quotes is expected here, not ${here}.`,
          (here) => `On attend ici un nom entre guillemets droits, et non ${here}.`,
        )
      const start = this.#at
      this.#string()
      const key = this.#text.slice(start + 1, this.#at - 1)
      if (keys.has(key))
        throw this.#fault(
          () => `The name "${key}" stands here for the second time.`,
          () => `Le nom "${key}" se trouve ici pour la seconde fois.`,
          start,
        )
      keys.add(key)
      this.#take(spaces)
      if (this.#text[this.#at] !== ':')
        throw this.#fault(
          (here) => `A colon is expected here, not ${here}.`,
          (here) => `On attend ici un deux-points, et non ${here}.`,
        )
      this.#at++
      this.#take(spaces)
      this.#value()
    })
  }

  #list(): void {
    this.#inside(']', () => this.#value())
  }

  /** Parses from the opening bracket to the closing one, with commas between the parts. */
  #inside(close: string, part: () => void): void {
    if (++this.#depth > DEEPEST)
      throw this.#fault(
        () => `This lies more than ${DEEPEST} brackets deep.`,
        () => `Ceci est à plus de ${DEEPEST} crochets de profondeur.`,
      )
    this.#at++
    this.#take(spaces)
    if (this.#text[this.#at] !== close) {
      for (;;) {
        part()
        this.#take(spaces)
        if (this.#text[this.#at] === close) break
        if (this.#text[this.#at] !== ',')
          throw this.#fault(
            (here) => `A comma or ${close} is expected here, not ${here}.`,
            (here) => `On attend ici une virgule ou ${close}, et non ${here}.`,
          )
        const comma = this.#at++
        this.#take(spaces)
        if (this.#text[this.#at] === close)
          throw this.#fault(
            () => `This comma stands before ${close}, where none may stand.`,
            () => `Cette virgule précède ${close}, où il n’en faut pas.`,
            comma,
          )
      }
    }
    this.#at++
    this.#depth--
  }

  #string(): void {
    const start = this.#at++
    for (;;) {
      this.#take(plain)
      const next = this.#text[this.#at]
      if (next === '"') break
      if (next === undefined)
        throw this.#fault(
          () => 'The text that begins here has no closing quotation mark.',
          () => 'Le texte qui commence ici n’a pas de guillemet fermant.',
          start,
        )
      if (next !== '\\')
        throw this.#fault(
          (here) => `A text may not hold ${here} itself; write it with a backslash.`,
          (here) => `Un texte ne peut pas contenir ${here} ; écrivez-le avec une barre oblique inverse.`,
        )
      if (this.#take(escape) === 0)
        throw this.#fault(
          () => 'A backslash has no such meaning in JSON; write two for one.',
          () => 'La barre oblique inverse n’a pas ce sens en JSON ; écrivez-en deux pour une.',
        )
    }
    this.#at++
  }

  #take(pattern: RegExp): number {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.#text)?.[0].length ?? 0
    this.#at += length
    return length
  }

  #here(): Title {
    const point = this.#text.codePointAt(this.#at)
    if (point === undefined) return { en: 'the end', fr: 'la fin' }
    if (point === 0x0a) return { en: 'a new line', fr: 'une nouvelle ligne' }
    const sign = String.fromCodePoint(point)
    if (point >= 0x20 && point !== 0xfeff) return { en: sign, fr: sign }
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
    return { en: `the character ${code}`, fr: `le caractère ${code}` }
  }

  #fault(en: (here: string) => string, fr: (here: string) => string, at = this.#at): Fault {
    const here = this.#here()
    return new Fault(at, { en: en(here.en), fr: fr(here.fr) })
  }
}
