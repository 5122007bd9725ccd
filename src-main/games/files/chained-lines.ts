import { hash } from 'node:crypto'
import { constants, gunzipSync } from 'node:zlib'
import type { Words } from '../../contract/words.ts'
import { isNestedDeeperThan } from '../rows/json-depth.ts'
import { faultsAtPlace, thisLine } from './wrong-file.ts'

/*
 * Lines of JSON lists. The last element of each is a checksum over this line and all before it; it takes the last twenty
 * characters of the line: `,"0123456789abcdef"]`.
 */
const MARK = 16
const TAIL = MARK + 4

/** The hash of a line: SHA-256 over the previous line's hash, as text, and the line up to its checksum. */
const hashAfter = (before: string, body: string | Buffer): string =>
  hash('sha256', typeof body === 'string' ? before + body : Buffer.concat([Buffer.from(before), body]))

const tailOf = (whole: string): string => `,"${whole.slice(0, MARK)}"]`

export class LineWriter {
  readonly #lines: string[] = []
  /** Hash of the last line, and so of all lines. */
  hash = ''

  add(line: readonly unknown[]): void {
    const body = JSON.stringify(line).slice(0, -1)
    this.hash = hashAfter(this.hash, body)
    this.#lines.push(body, tailOf(this.hash), '\n')
  }

  get text(): string {
    return this.#lines.join('')
  }
}

/** Limits that keep a file from exhausting memory. */
export interface LineLimits {
  readonly bytes: number
  readonly deep: number
}

/** A line's content, or why it cannot be read. */
export type Line = { readonly ok: true; readonly line: readonly unknown[] } | { readonly ok: false; reason: Words }

export class LineReader {
  readonly #bytes: Buffer
  #at = 0
  #number = 0
  /** Hashes of the last line that was read and of the one before it. */
  hash = ''
  before = ''

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The next line; undefined at the end. */
  next(limits: LineLimits): Line | undefined {
    if (this.#at >= this.#bytes.length) return undefined
    this.#number += 1
    const found = this.#bytes.indexOf(0x0a, this.#at)
    if (found < 0) return { ok: false, reason: faultsAtPlace.breaksOff }
    const bytes = this.#bytes.subarray(this.#at, found)
    this.#at = found + 1
    if (bytes.length > limits.bytes) return this.#wrong(thisLine.tooLong(limits.bytes))
    const whole = hashAfter(this.hash, bytes.subarray(0, -TAIL))
    if (bytes.subarray(-TAIL).toString('latin1') !== tailOf(whole)) return this.#wrong(thisLine.changed)
    this.before = this.hash
    this.hash = whole
    const text = bytes.toString('utf8')
    if (isNestedDeeperThan(text, limits.deep)) return this.#wrong(thisLine.tooDeep(limits.deep))
    try {
      const line: unknown = JSON.parse(text)
      if (Array.isArray(line)) return { ok: true, line: line.slice(0, -1) }
    } catch {
      // Not JSON: reported below.
    }
    return this.#wrong(thisLine.unread)
  }

  #wrong(what: Words): Line {
    return { ok: false, reason: faultsAtPlace.line(this.#number, what) }
  }
}

/** Unzips all, or as much as precedes a damaged place. Undefined when the result exceeds `most` bytes. */
export function unzip(content: Buffer, most: number): Buffer | undefined {
  const first = (length: number): Buffer =>
    gunzipSync(content.subarray(0, length), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })
  let whole = 0
  let broken = content.length + 1
  let bytes: Buffer = Buffer.alloc(0)
  // gunzip returns nothing when it meets damage, so a binary search finds the longest undamaged beginning.
  for (let length = content.length; whole < length; length = (whole + broken) >>> 1) {
    try {
      bytes = first(length)
      whole = length
    } catch (error) {
      if (error instanceof RangeError) return undefined
      broken = length
    }
  }
  return bytes
}
