import { bad, type Failure } from '#engine/kernel/values/result.ts'

/** A line as it came in, or why it is not one. */
export type Line = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: Failure }

/** Room for a campaign in one request. */
const LONGEST = 4 * 2 ** 20

const NEWLINE = 0x0a

/** Splits a stream of bytes into lines. A line that is too long is dropped, and reading goes on with the next. */
export class Lines {
  readonly #longest: number
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #parts: Uint8Array[] = []
  #length = 0

  constructor(longest = LONGEST) {
    this.#longest = longest
  }

  /** The lines that end in this piece. */
  take(piece: Uint8Array): Line[] {
    const lines: Line[] = []
    let start = 0
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      this.#keep(piece.subarray(start, end))
      lines.push(this.#line())
      start = end + 1
    }
    this.#keep(piece.subarray(start))
    return lines
  }

  /** What is left when the stream ends: a line without its end, or nothing. */
  end(): Line[] {
    return this.#length === 0 ? [] : [this.#line()]
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length
    if (this.#length > this.#longest) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #line(): Line {
    const length = this.#length
    const bytes = Buffer.concat(this.#parts)
    this.#parts = []
    this.#length = 0
    if (length > this.#longest) {
      return bad({ code: 'too-long', message: `The line has ${length} bytes; the most is ${this.#longest}.` })
    }
    try {
      return { ok: true, text: this.#utf8.decode(bytes) }
    } catch {
      return bad({ code: 'bad-text', message: 'The line is not UTF-8.' })
    }
  }
}
