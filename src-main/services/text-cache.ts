import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readDataFile } from '../data-files/data-files.ts'

/** Far more than any text has. */
const MOST_BYTES = 256 * 2 ** 20

/**
 * `program`: a file of the program that makes the texts; `kind`: the extension of its files; `most`: the maximum number
 * of files, of which the least recently used are deleted.
 */
export type TextCacheOf = { readonly program: string; readonly kind: string; readonly most: number }

/**
 * Caches texts that take long to make, compressed, in a folder that can be deleted at any time. File names are hashes
 * of the input and of the program that made the text, so that another input or another program makes a new file. Gzip's
 * checksum rejects damaged or half-written files.
 */
export class TextCache {
  readonly #folder: string
  readonly #of: TextCacheOf

  constructor(folder: string, of: TextCacheOf) {
    this.#folder = folder
    this.#of = of
  }

  /** The file name of the text made from this input. */
  nameOf(input: unknown): string {
    const { program, kind } = this.#of
    const hash = createHash('sha256').update(readFileSync(program)).update(JSON.stringify(input))
    return `${hash.digest('hex').slice(0, 40)}.${kind}.gz`
  }

  find(name: string): string | undefined {
    const path = join(this.#folder, name)
    try {
      const text = gunzipSync(readDataFile(path, MOST_BYTES), { maxOutputLength: MOST_BYTES }).toString('utf8')
      const now = new Date()
      utimesSync(path, now, now)
      return text
    } catch {
      return undefined
    }
  }

  /** Stores a text; on failure it is made again next time. */
  keep(name: string, text: string): void {
    const path = join(this.#folder, name)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(`${path}.half`, gzipSync(text))
      renameSync(`${path}.half`, path)
      this.#dropOld()
    } catch {
      // A half-written file is deleted with the old ones.
    }
  }

  #dropOld(): void {
    const kept = readdirSync(this.#folder)
      .map((name) => join(this.#folder, name))
      .map((path) => ({ path, used: statSync(path).mtimeMs }))
      .sort((a, b) => b.used - a.used)
    for (const { path } of kept.slice(this.#of.most)) rmSync(path, { force: true })
  }
}
