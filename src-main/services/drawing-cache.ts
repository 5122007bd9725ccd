import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** So many drawings are kept: those used last. */
const MOST = 12

/**
 * Drawings that were made before, in a folder that can be deleted at any time. They are found by what they were drawn
 * from and what drew them, so that a changed campaign, or another program, draws anew. The gzip around each has a sum:
 * what is damaged or was written in part is not taken for a drawing.
 */
export class DrawingCache {
  readonly #folder: string
  readonly #drawer: string

  /** `drawer`: the file of the program that draws. */
  constructor(folder: string, drawer: string) {
    this.#folder = folder
    this.#drawer = drawer
  }

  /** What is drawn from this, as it would be called. */
  nameOf(drawn: unknown): string {
    const hash = createHash('sha256').update(readFileSync(this.#drawer)).update(JSON.stringify(drawn))
    return `${hash.digest('hex').slice(0, 40)}.svg.gz`
  }

  find(name: string): string | undefined {
    const path = join(this.#folder, name)
    try {
      const svg = gunzipSync(readFileSync(path)).toString('utf8')
      const now = new Date()
      utimesSync(path, now, now)
      return svg
    } catch {
      return undefined
    }
  }

  /** Nobody has to hear of it when this fails: then it is drawn again the next time. */
  keep(name: string, svg: string): void {
    const path = join(this.#folder, name)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(`${path}.half`, gzipSync(svg))
      renameSync(`${path}.half`, path)
      this.#dropOld()
    } catch {
      // What was written in part is dropped with the old ones.
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
