/** What keeps a text from being JSON, and where: lines and columns count from 1. */
export interface JsonFault {
  readonly line: number
  readonly column: number
  /** A sentence without its place. */
  readonly message: string
}

/** Deeper than any file or request of ours, and far from where a program that walks through it runs out of stack. */
const DEEPEST = 100

/**
 * The first fault in a text that should be JSON, or nothing. `JSON.parse` tells a place for some faults only, and takes
 * the last of two equal keys without a word, which loses what somebody wrote.
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
    return { line, column: error.at - before.lastIndexOf('\n'), message: error.message }
  }
}

class Fault extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const spaces = /[ \t\r\n]*/y
/** Everything in a string up to its end, a backslash or what may not stand there. */
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
    if (this.#at < this.#text.length) throw this.#fault(`Nothing may follow here, but ${this.#here()} does.`)
  }

  #value(): void {
    const next = this.#text[this.#at]
    if (next === '{') this.#object()
    else if (next === '[') this.#list()
    else if (next === '"') this.#string()
    else if (this.#take(number) === 0) {
      const literal = literals.find((word) => this.#text.startsWith(word, this.#at))
      if (literal === undefined) throw this.#fault(`A value is expected here, not ${this.#here()}.`)
      this.#at += literal.length
    }
  }

  #object(): void {
    const keys = new Set<string>()
    this.#inside('}', () => {
      if (this.#text[this.#at] !== '"')
        throw this.#fault(`A name in double quotes is expected here, not ${this.#here()}.`)
      const start = this.#at
      this.#string()
      const key = this.#text.slice(start + 1, this.#at - 1)
      if (keys.has(key)) throw this.#fault(`The name "${key}" stands here for the second time.`, start)
      keys.add(key)
      this.#take(spaces)
      if (this.#text[this.#at] !== ':') throw this.#fault(`A colon is expected here, not ${this.#here()}.`)
      this.#at++
      this.#take(spaces)
      this.#value()
    })
  }

  #list(): void {
    this.#inside(']', () => this.#value())
  }

  /** From the opening bracket to the closing one, with commas between the parts. */
  #inside(close: string, part: () => void): void {
    if (++this.#depth > DEEPEST) throw this.#fault(`This lies more than ${DEEPEST} brackets deep.`)
    this.#at++
    this.#take(spaces)
    if (this.#text[this.#at] !== close) {
      for (;;) {
        part()
        this.#take(spaces)
        if (this.#text[this.#at] === close) break
        if (this.#text[this.#at] !== ',')
          throw this.#fault(`A comma or ${close} is expected here, not ${this.#here()}.`)
        const comma = this.#at++
        this.#take(spaces)
        if (this.#text[this.#at] === close)
          throw this.#fault(`This comma stands before ${close}, where none may stand.`, comma)
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
      if (next === undefined) throw this.#fault('The text that begins here has no closing quotation mark.', start)
      if (next !== '\\') throw this.#fault(`A text may not hold ${this.#here()} itself; write it with a backslash.`)
      if (this.#take(escape) === 0) throw this.#fault('A backslash has no such meaning in JSON; write two for one.')
    }
    this.#at++
  }

  #take(pattern: RegExp): number {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.#text)?.[0].length ?? 0
    this.#at += length
    return length
  }

  #here(): string {
    const point = this.#text.codePointAt(this.#at)
    if (point === undefined) return 'the end'
    if (point === 0x0a) return 'a new line'
    if (point < 0x20 || point === 0xfeff) return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')}`
    return String.fromCodePoint(point)
  }

  #fault(message: string, at = this.#at): Fault {
    return new Fault(at, message)
  }
}
