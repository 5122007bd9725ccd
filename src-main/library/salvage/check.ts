import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { isNoFile } from '../../data-files/data-files.ts'
import { words } from '../../wording/bilingual.ts'
import { Problem, systemCode } from '../../wording/problem.ts'
import { DRAFTS_TALLIED, migrate, migrations, TALLIED, versionOf } from '../tables/migrations.ts'
import { readTallyFile, tallyFileBeside } from '../tables/tally-file.ts'
import {
  compareWithFile,
  draftsFitTallies,
  rowsFitEachOther,
  rowsFitTallies,
  talliedShape,
  type Unknown,
} from './agreement.ts'
import { isUnreadable, logIsHurt, PAGE_SIZE, readStart } from './pages.ts'

/** What was found when a library was looked at. */
export type Finding = { readonly at: 'sound' } | { readonly at: 'damaged' } | Unknown

const SOUND: Finding = { at: 'sound' }
const DAMAGED: Finding = { at: 'damaged' }

export const isDamaged = (file: string): boolean => lookAt(file).at === 'damaged'

/**
 * Looks at a library's file, which is not written to: opened for writing, SQLite would copy its log back, and what could be mended
 * with it is gone. A library of a newer version is refused, not judged. `wasThere`: backups tell of a library that had games.
 */
export function lookAt(file: string, wasThere = false): Finding {
  if (libraryParts.some((part) => isNoFile(file + part))) return DAMAGED
  const size = sizeOf(file)
  const beside = readTallyFile(tallyFileBeside(file))
  if (size === 0) {
    // SQLite throws the log of an empty file away.
    const hadGames =
      wasThere || beside.state === 'damaged' || [...beside.tallies, ...beside.drafts].some(({ erased }) => !erased)
    return hadGames || sizeOf(`${file}-wal`) > 0 ? DAMAGED : SOUND
  }
  if (sizeOf(`${file}-journal`) > 0) return lookAtRolledBack(file, wasThere)
  let database: Database.Database | undefined
  try {
    if (!headerIsOurs(file) || logIsHurt(file)) return DAMAGED
    database = new Database(file, { readonly: true, timeout: 2000 })
    const version = versionOf(database)
    if (version > migrations.length && isNewer(database, version)) throw newer(file, version)
    if (version < 0 || version > migrations.length || !hasShape(database, version)) return DAMAGED
    if (version >= TALLIED && talliedShape(database) !== version) return DAMAGED
    const unwritten = sizeOf(`${file}-wal`) > 0
    if (!unwritten && Number(database.pragma('page_count', { simple: true })) * PAGE_SIZE > size) return DAMAGED
    const found = version < TALLIED ? ({ at: 'level' } as const) : compareWithFile(database, beside)
    if (found.at === 'behind') return DAMAGED
    if (isDue(file)) {
      if (!isSound(database, version)) return DAMAGED
      if (size > ALWAYS) noteChecked(file)
    }
    return found.at === 'unknown' ? found : SOUND
  } catch (error) {
    if (error instanceof Problem) throw error
    // What the disk cannot read of a file shows when its pages are read one by one.
    if (isDamage(error) || isUnreadable(error)) return DAMAGED
    throw error
  } finally {
    database?.close()
  }
}

/** The file, and what SQLite keeps beside it. */
export const libraryParts = ['', '-wal', '-shm', '-journal'] as const

/**
 * A write that was cut off before the library had a log is rolled back by whoever opens it for writing. What comes of that is looked at
 * in a copy first: the journal may be one of another library, which would be written over this one.
 */
function lookAtRolledBack(file: string, wasThere: boolean): Finding {
  const copy = join(dirname(file), 'library.looked-at.sqlite')
  const remove = (): void => {
    for (const part of libraryParts) rmSync(copy + part, { force: true, recursive: true })
  }
  remove()
  try {
    for (const part of libraryParts)
      if (part !== '-shm' && existsSync(file + part)) copyFileSync(file + part, copy + part)
    const database = new Database(copy)
    try {
      // Whatever is read makes it roll back.
      versionOf(database)
    } finally {
      database.close()
    }
    // What it left lying is no journal, and changes nothing.
    rmSync(`${copy}-journal`, { force: true })
    return lookAt(copy, wasThere)
  } catch (error) {
    if (isDamage(error)) return DAMAGED
    throw error
  } finally {
    remove()
  }
}

/** The numbers that say who may read and write the file: 1 for a file without a log, 2 for one with it, never two different ones. */
function headerIsOurs(file: string): boolean {
  const header = readStart(file, 100)
  return header[18] === header[19] && (header[18] === 1 || header[18] === 2)
}

/**
 * Whether a number above those that are known comes from a newer program, and not from damage: that writes it down twice, or has
 * other tables.
 */
function isNewer(database: Database.Database, version: number): boolean {
  const told = talliedShape(database)
  if (told !== undefined) return told === version
  return isOurs(database) && !hasShape(database, migrations.length) && integrityIsOk(database)
}

/** Whether it has the tables that a library has had from the beginning: a database of any other program has a number as well. */
const isOurs = (database: Database.Database): boolean =>
  ['settings', 'campaign', 'game', 'moment', 'visit', 'tally'].every(
    (table) =>
      database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined,
  )

/** The quick check would cost as much, but does not see that rows are out of order, where nobody finds them. */
const integrityIsOk = (database: Database.Database): boolean =>
  database.pragma('integrity_check(1)', { simple: true }) === 'ok'

function isSound(database: Database.Database, version: number): boolean {
  if (!integrityIsOk(database)) return false
  if (database.prepare('SELECT 1 FROM pragma_foreign_key_check LIMIT 1').get() !== undefined) return false
  // The first shape had no games.
  if (version < 2) return true
  if (version < TALLIED) return rowsFitEachOther(database)
  return rowsFitTallies(database) && (version < DRAFTS_TALLIED || draftsFitTallies(database))
}

/**
 * Looking at every page takes three milliseconds for a megabyte, and as long as the disk needs to read it: up to this size
 * nobody notices. A larger library (a hundred long games) is looked at after an end that was none, and once a day.
 * Every game is checked besides whenever it is opened.
 */
const ALWAYS = 32 * 2 ** 20
const DAY = 24 * 60 * 60 * 1000
const checkedFile = (file: string): string => join(dirname(file), 'library.checked.txt')
function noteChecked(file: string): void {
  try {
    writeFileSync(checkedFile(file), 'The library was found sound at this time.\n')
  } catch {
    // It is looked at again at the next start.
  }
}

function isDue(file: string): boolean {
  if (sizeOf(file) <= ALWAYS || sizeOf(`${file}-wal`) > 0) return true
  const checked = statSync(checkedFile(file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Math.abs(Date.now() - checked) > DAY
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Whether the tables are those that a library of this version has; other checks do not look at their names. */
function hasShape(database: Database.Database, version: number): boolean {
  const model = new Database(':memory:')
  try {
    migrate(model, migrations.slice(0, version))
    return shapeOf(database) === shapeOf(model)
  } finally {
    model.close()
  }
}

function shapeOf(database: Database.Database): string {
  const wanted = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name"
  return JSON.stringify(database.prepare(wanted).raw().all())
}

/** Whether something failed at what it found in the file, and not at the disk, at rights or at another program. */
export function isDamage(error: unknown): boolean {
  const code = systemCode(error)
  // Whoever reads a damaged file without SQLite fails at numbers and texts that make no sense.
  if (code === undefined || code.startsWith('ERR_')) return error instanceof Error && !(error instanceof Problem)
  return code === 'SQLITE_IOERR_SHORT_READ' || AT_CONTENT.test(code)
}
const AT_CONTENT = /^(SQLITE_(NOTADB|CORRUPT|ERROR|CONSTRAINT|MISMATCH|FORMAT|SCHEMA|TOOBIG|RANGE|NOMEM)|EISDIR|Z_)/

export function newer(file: string, version: number): Problem {
  return new Problem(
    'library-newer',
    words(
      `The library ${file} was written by a newer Gaiter Button (shape ${version}; this one knows up to ${migrations.length}).`,
      `La bibliothèque ${file} a été écrite par un Gaiter Button plus récent (forme ${version} ; celui-ci en connaît jusqu’à ${migrations.length}).`,
    ),
    words(
      'Start the newer version, or name another folder with --data DIR.',
      'Lancez la version plus récente, ou nommez un autre dossier avec --data DOSSIER.',
    ),
  )
}
