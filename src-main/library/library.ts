import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Problem, systemCode } from '../start/problem.ts'
import { migrate, migrations, versionOf } from './migrations.ts'

export type Library = {
  readonly database: Database.Database
  /** Where the file went that could not be read, when that is why this library is new. */
  readonly setAside: string | null
  close(): void
}

const fileName = 'library.sqlite'

/** Opens the library of a data folder; a file that is damaged is put aside under another name and a new one begun. */
export function openLibrary(folder: string, now: () => Date = () => new Date()): Library {
  const file = join(folder, fileName)
  const database = open(file)
  if (database !== 'damaged') return libraryOf(database, null)
  const aside = setAside(folder, now())
  const fresh = open(file)
  if (fresh === 'damaged') throw new Error(`a new library in ${folder} is damaged at once`)
  return libraryOf(fresh, aside)
}

function libraryOf(database: Database.Database, aside: string | null): Library {
  return {
    database,
    setAside: aside,
    close() {
      if (database.open) database.close()
    },
  }
}

function open(file: string): Database.Database | 'damaged' {
  let database: Database.Database | undefined
  try {
    database = new Database(file)
    const version = versionOf(database)
    if (version > migrations.length) throw newer(file, version)
    if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Damaged()
    database.pragma('journal_mode = WAL')
    // An acknowledged write must survive a power cut, not only a crash.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    migrate(database)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof Damaged || damage.test(systemCode(error) ?? '')) return 'damaged'
    if (error instanceof Problem) throw error
    const code = systemCode(error)
    if (code?.startsWith('SQLITE_') !== true) throw error
    throw new Problem(
      'library-unreadable',
      `The library ${file} cannot be opened (${code}).`,
      'Check that you may read and write the file and that the disk is not full, or name another folder with --data DIR.',
    )
  }
}

class Damaged extends Error {}

const damage = /^SQLITE_(NOTADB|CORRUPT)/

function newer(file: string, version: number): Problem {
  return new Problem(
    'library-newer',
    `The library ${file} was written by a newer Gaiter Button (shape ${version}; this one knows up to ${migrations.length}).`,
    'Start the newer version, or name another folder with --data DIR.',
  )
}

/** Renames the file and what SQLite keeps beside it, so that nothing is lost and somebody can still mend it. */
function setAside(folder: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  let name = `library.damaged-${stamp}.sqlite`
  for (let count = 2; existsSync(join(folder, name)); count += 1) name = `library.damaged-${stamp}-${count}.sqlite`
  for (const suffix of ['', '-wal', '-shm']) {
    const part = join(folder, fileName + suffix)
    if (existsSync(part)) renameSync(part, join(folder, name + suffix))
  }
  return join(folder, name)
}
