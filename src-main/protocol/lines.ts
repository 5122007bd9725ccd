import { bad, type Failure } from '#engine/kernel/values/result.ts'

/** A line of input, or the reason why it is invalid. */
export type Line = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: Failure }

/** Large enough for a campaign in one request. */
const LONGEST = 4 * 2 ** 20

const NEWLINE = 0x0a

/** Splits a stream of bytes into lines. A line that is too long is dropped; reading continues with the next. */
export class Lines {
  readonly #longest: number
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #parts: Uint8Array[] = []
  #length = 0

  constructor(longest = LONGEST) {
    this.#longest = longest
  }

  /** The lines that end in this chunk. */
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

  /** At the end of the stream: the last line, if it has no newline. */
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
