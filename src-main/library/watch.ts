import { type BigIntStats, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { headsIn } from './backups/heads.ts'
import type { Lock } from './lock.ts'

/** Why nothing more can be stored: writes go to a file that is no longer the library, or that another program owns. */
export type GoneCode = 'LIBRARY_GONE' | 'LIBRARY_REPLACED' | 'LIBRARY_TAKEN'

class LibraryGone extends Error {
  override readonly name = 'LibraryGone'
  readonly code: GoneCode

  constructor(code: GoneCode) {
    super(`the library is not the one that was opened (${code})`)
    this.code = code
  }
}

/**
 * Checks before and after each write whether the opened file is still the one in its place. On most systems an open
 * file can be deleted or replaced, and what is then written to it is lost.
 */
export class LibraryWatch {
  readonly #database: Database.Database
  readonly #file: string
  readonly #lock: Lock | undefined
  readonly #opened: BigIntStats | undefined
  #log: BigIntStats | undefined
  /** The file's status after the last own write. */
  #seen: BigIntStats | undefined
  #gone: GoneCode | undefined

  constructor(database: Database.Database, file: string, lock?: Lock) {
    this.#database = database
    this.#file = file
    this.#lock = lock
    this.#opened = stats(file)
    this.#seen = this.#opened
    this.#log = stats(`${file}-wal`)
  }

  /**
   * Writes, or throws a LibraryGone. What was written when this returns is in the library that the next start opens.
   */
  write<T>(write: () => T): T {
    if (this.#gone !== undefined) throw new LibraryGone(this.#gone)
    this.#look()
    const written = write()
    try {
      this.#seen = this.#lookAtPlaces()
    } catch (error) {
      // The write went to a file that is no longer the library, and cannot be taken back: from here on memory and
      // library would differ.
      if (error instanceof LibraryGone) this.#gone = error.code
      throw error
    }
    return written
  }

  /** The same table with all calls checked, except those that only read. */
  over<Table extends object>(table: Table, reading: readonly (keyof Table)[]): Table {
    const watched = Object.entries(table).map(([name, call]: [string, unknown]) => {
      if (typeof call !== 'function' || (reading as readonly string[]).includes(name)) return [name, call]
      return [name, (...given: unknown[]): unknown => this.write(() => Reflect.apply(call, table, given))]
    })
    return Object.fromEntries(watched) as Table // the same names, each with a call of the same kind
  }

  #look(): void {
    if (this.#lock?.verify() === false) throw new LibraryGone('LIBRARY_TAKEN')
    const now = this.#lookAtPlaces()
    if (this.#seen === undefined || isUntouched(now, this.#seen)) return
    // Another program has written to the file, possibly without changing our data.
    if (!this.#holdsTheSame()) throw new LibraryGone('LIBRARY_REPLACED')
    this.#seen = now
  }

  /** The present status of the file. */
  #lookAtPlaces(): BigIntStats {
    const file = stats(this.#file)
    if (file === undefined) throw new LibraryGone('LIBRARY_GONE')
    if (this.#opened !== undefined && !isSame(file, this.#opened)) throw new LibraryGone('LIBRARY_REPLACED')
    const log = stats(`${this.#file}-wal`)
    if (this.#log !== undefined && log === undefined) throw new LibraryGone('LIBRARY_GONE')
    if (this.#log !== undefined && log !== undefined && !isSame(log, this.#log))
      throw new LibraryGone('LIBRARY_REPLACED')
    this.#log = log
    return file
  }

  /** Whether a program that opens the file now finds all games with all their stored acts. */
  #holdsTheSame(): boolean {
    let fresh: Database.Database | undefined
    try {
      fresh = new Database(this.#file, { readonly: true, timeout: 100 })
      if (fresh.pragma('quick_check(1)', { simple: true }) !== 'ok') return false
      const there = headsIn(fresh)
      const kept = headsIn(this.#database)
      return there.size === kept.size && [...kept].every(([uid, { sum }]) => there.get(uid)?.sum === sum)
    } catch {
      return false
    } finally {
      fresh?.close()
    }
  }
}

const stats = (file: string): BigIntStats | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })
const isSame = (a: BigIntStats, b: BigIntStats): boolean => a.ino === b.ino && a.dev === b.dev
const isUntouched = (a: BigIntStats, b: BigIntStats): boolean => a.mtimeNs === b.mtimeNs && a.size === b.size
