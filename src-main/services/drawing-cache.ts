import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readDataFile } from '../data-files/data-files.ts'

/** Far more than any drawing has. */
const MOST_BYTES = 256 * 2 ** 20

/** How many drawings the cache holds; the least recently used go first. */
const MOST = 12

/**
 * Caches drawings in a folder that can be deleted at any time. Their names hash the input and the drawing program, so that
 * a changed campaign or program draws anew. Gzip's checksum rejects damaged or half-written files.
 */
export class DrawingCache {
  readonly #folder: string
  readonly #drawer: string

  /** `drawer`: file of the drawing program. */
  constructor(folder: string, drawer: string) {
    this.#folder = folder
    this.#drawer = drawer
  }

  /** The file name of the drawing made from this input. */
  nameOf(drawn: unknown): string {
    const hash = createHash('sha256').update(readFileSync(this.#drawer)).update(JSON.stringify(drawn))
    return `${hash.digest('hex').slice(0, 40)}.svg.gz`
  }

  find(name: string): string | undefined {
    const path = join(this.#folder, name)
    try {
      const svg = gunzipSync(readDataFile(path, MOST_BYTES), { maxOutputLength: MOST_BYTES }).toString('utf8')
      const now = new Date()
      utimesSync(path, now, now)
      return svg
    } catch {
      return undefined
    }
  }

  /** Stores a drawing; on failure it is simply drawn again next time. */
  keep(name: string, svg: string): void {
    const path = join(this.#folder, name)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(`${path}.half`, gzipSync(svg))
      renameSync(`${path}.half`, path)
      this.#dropOld()
    } catch {
      // A half-written file is dropped with the old ones.
    }
  }

  #dropOld(): void {
    const kept = readdirSync(this.#folder)
      .map((name) => join(this.#folder, name))
      .map((path) => ({ path, used: statSync(path).mtimeMs }))
      .sort((a, b) => b.used - a.used)
    for (const { path } of kept.slice(MOST)) rmSync(path, { force: true })
  }
}
