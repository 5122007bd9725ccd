import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database, Statement } from 'better-sqlite3'
import { isNotRegularFile, brokenLinkTarget, readDataFile } from '../../data-files/data-files.ts'
import { systemCode } from '../../wording/problem.ts'
import { type DraftTally, readDraftLine } from './draft-tally.ts'
import { readLine, readSummed, type Tally, withSum } from './tally.ts'

/*
 * A copy of the tallies in a separate file: lines of equal length, the first with their number, then one for each game
 * and draft. A line is overwritten in place after each commit, without waiting for the disk. So after a power cut the
 * file can be behind the library, but it is never ahead of it, unless the library has lost something.
 */
const FORMAT = 1
const LINE = 512
export const tallyFileBeside = (library: string): string => join(dirname(library), 'library.tally')

const BLANK = 0x20
const END = 0x0a
/** Pads a line to its fixed length, in a new buffer by default. */
function padded(line: string, bytes = Buffer.alloc(LINE)): Buffer {
  bytes.fill(BLANK, bytes.write(line))
  bytes[LINE - 1] = END
  return bytes
}
const firstLine = (count: number): Buffer => padded(withSum(JSON.stringify(['tallies', FORMAT, count])))

/** The content of such a file. */
export interface ReadTallies {
  readonly state: 'absent' | 'whole' | 'damaged'
  readonly tallies: readonly Tally[]
  readonly drafts: readonly DraftTally[]
}

/** Far more than the games of any library need. */
const MOST_BYTES = 256 * 2 ** 20

/** Reads a tally file with any content; damaged lines are ignored. */
export function readTallyFile(file: string): ReadTallies {
  let bytes: Buffer
  try {
    bytes = readDataFile(file, MOST_BYTES)
  } catch (error) {
    const isAbsent = systemCode(error) === 'ENOENT' && brokenLinkTarget(file) === undefined
    return { state: isAbsent ? 'absent' : 'damaged', tallies: [], drafts: [] }
  }
  const textAt = (number: number): string =>
    bytes.toString('utf8', number * LINE, (number + 1) * LINE - 1).replace(/ *$/, '')
  const [what, format, count] = readSummed(textAt(0)) ?? []
  const lines = Math.ceil(bytes.length / LINE) - 1
  const tallies: Tally[] = []
  const drafts: DraftTally[] = []
  for (let number = 1; number <= lines; number += 1) {
    const text = textAt(number)
    const tally = readLine(text)
    const draft = tally === undefined ? readDraftLine(text) : undefined
    if (tally !== undefined) tallies.push(tally)
    if (draft !== undefined) drafts.push(draft)
  }
  const allAreRead = tallies.length + drafts.length === lines
  const whole = what === 'tallies' && format === FORMAT && Number(count) <= lines && allAreRead
  return { state: whole ? 'whole' : 'damaged', tallies, drafts }
}

const files = new WeakMap<Database, TallyFile>()
/** The tally file beside an open library, if it could be written. */
export const tallyFileOf = (database: Database): TallyFile | undefined => files.get(database)

export class TallyFile {
  readonly #database: Database
  readonly #file: number
  readonly #select: Statement<[number], string>
  /** The line index by game or draft number. */
  readonly #places: Map<number, number>
  readonly #waiting = new Set<number>()
  /** Reused for each line, to avoid allocating memory for every act. */
  readonly #bytes = Buffer.alloc(LINE)

  private constructor(database: Database, file: number, games: readonly number[]) {
    this.#database = database
    this.#file = file
    this.#select = database.prepare<[number], string>('SELECT line FROM tally WHERE game = ?').pluck()
    this.#places = new Map(games.map((game, index) => [game, index + 1]))
  }

  /**
   * Writes the file anew from the tallies of an open library, and keeps it up to date from then on. The library also
   * opens without it.
   */
  static begin(path: string, database: Database): void {
    const rows = database
      .prepare<[], { game: number; line: string }>('SELECT game, line FROM tally WHERE game > 0 ORDER BY game')
      .all()
    try {
      const content = Buffer.concat([firstLine(rows.length), ...rows.map(({ line }) => padded(line))])
      if (isNotRegularFile(path)) renameSync(path, `${path}.put-aside-${Date.now()}`)
      rmSync(`${path}.part`, { force: true, recursive: true })
      writeFileSync(`${path}.part`, content, { flush: true })
      renameSync(`${path}.part`, path)
      const games = rows.map(({ game }) => game)
      files.set(database, new TallyFile(database, openSync(path, 'r+'), games))
    } catch {
      // A full disk is reported where it prevents an act.
    }
  }

  /**
   * The tally of a game or draft has changed, to `line` where that is known. In a transaction the file is written when
   * that ends.
   */
  written(game: number, line?: string): void {
    if (line === undefined || this.#waiting.size > 0 || this.#database.inTransaction) {
      this.#waiting.add(game)
      if (!this.#database.inTransaction) this.flush()
      return
    }
    try {
      this.#write(game, line)
    } catch {
      this.#waiting.add(game)
    }
  }

  /** Writes the committed tallies that are pending. */
  flush(): void {
    try {
      for (const game of this.#waiting) this.#write(game, this.#select.get(game))
      this.#waiting.clear()
    } catch {
      // Retried after the next act.
    }
  }

  #write(game: number, line: string | undefined): void {
    if (line === undefined) return
    const place = this.#places.get(game) ?? this.#places.size + 1
    writeSync(this.#file, padded(line, this.#bytes), 0, LINE, place * LINE)
    if (this.#places.has(game)) return
    this.#places.set(game, place)
    writeSync(this.#file, firstLine(this.#places.size), 0, LINE, 0)
  }

  /** Writes the file beside a library anew, after many changes. */
  static renew(database: Database): void {
    const { name } = database
    tallyFileOf(database)?.close()
    TallyFile.begin(tallyFileBeside(name), database)
  }

  close(): void {
    this.flush()
    files.delete(this.#database)
    closeSync(this.#file)
  }
}

/** Runs writes as one transaction, and then updates the tally file. */
export function atOnce<T>(database: Database, work: () => T): T {
  const done = database.transaction(work)()
  if (!database.inTransaction) tallyFileOf(database)?.flush()
  return done
}
