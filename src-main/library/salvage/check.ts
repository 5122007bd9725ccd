import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { isNotRegularFile } from '../../data-files/data-files.ts'
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
  type UnknownToTallies,
} from './agreement.ts'
import { isUnreadable, logHasLostWrites, PAGE_SIZE, readStart } from './pages.ts'

/** Result of checking a library. */
export type Finding = { readonly at: 'sound' } | { readonly at: 'damaged' } | UnknownToTallies

const SOUND: Finding = { at: 'sound' }
const DAMAGED: Finding = { at: 'damaged' }

export const isDamaged = (file: string): boolean => checkLibrary(file).at === 'damaged'

/**
 * Checks a library file without writing to it: if SQLite opened it for writing it would copy the log back, and lose
 * what could be used for mending. A library of a newer version is refused, not checked. `wasThere`: backups say that a
 * library had games.
 */
export function checkLibrary(file: string, wasThere = false): Finding {
  if (libraryParts.some((part) => isNotRegularFile(file + part))) return DAMAGED
  const size = sizeOf(file)
  const beside = readTallyFile(tallyFileBeside(file))
  if (size === 0) {
    // SQLite discards the log of an empty file.
    const hadGames =
      wasThere || beside.state === 'damaged' || [...beside.tallies, ...beside.drafts].some(({ erased }) => !erased)
    return hadGames || sizeOf(`${file}-wal`) > 0 ? DAMAGED : SOUND
  }
  if (sizeOf(`${file}-journal`) > 0) return lookAtRolledBack(file, wasThere)
  let database: Database.Database | undefined
  try {
    if (!headerIsOurs(file) || logHasLostWrites(file)) return DAMAGED
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
    // Sectors that the disk cannot read are found when pages are read one by one.
    if (isDamage(error) || isUnreadable(error)) return DAMAGED
    throw error
  } finally {
    database?.close()
  }
}

/** Suffixes of the file and of the files that SQLite keeps beside it. */
export const libraryParts = ['', '-wal', '-shm', '-journal'] as const

/**
 * Handles a rollback journal: a write interrupted before the library had a log is rolled back on the next open for
 * writing. The result is checked in a copy first, because the journal may belong to another library and would overwrite
 * this one.
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
      // Any read triggers the rollback.
      versionOf(database)
    } finally {
      database.close()
    }
    // A file left over after the rollback is not a journal and has no effect.
    rmSync(`${copy}-journal`, { force: true })
    return checkLibrary(copy, wasThere)
  } catch (error) {
    if (isDamage(error)) return DAMAGED
    throw error
  } finally {
    remove()
  }
}

/**
 * Whether the read and write versions in the header are valid: 1 for a file without a log, 2 with it, and always equal.
 */
function headerIsOurs(file: string): boolean {
  const header = readStart(file, 100)
  return header[18] === header[19] && (header[18] === 1 || header[18] === 2)
}

/**
 * Whether a schema version above the known ones comes from a newer program and not from damage: a newer program stores
 * it twice, or has other tables.
 */
function isNewer(database: Database.Database, version: number): boolean {
  const told = talliedShape(database)
  if (told !== undefined) return told === version
  return isOurs(database) && !hasShape(database, migrations.length) && integrityIsOk(database)
}

/**
 * Whether the database has the tables of every library since the first version. Other programs' databases have a
 * version number too.
 */
const isOurs = (database: Database.Database): boolean =>
  ['settings', 'campaign', 'game', 'moment', 'visit', 'tally'].every(
    (table) =>
      database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined,
  )

/**
 * The full check. The quick check costs as much, but does not detect rows that are out of order and so cannot be found.
 */
const integrityIsOk = (database: Database.Database): boolean =>
  database.pragma('integrity_check(1)', { simple: true }) === 'ok'

function isSound(database: Database.Database, version: number): boolean {
  if (!integrityIsOk(database)) return false
  if (database.prepare('SELECT 1 FROM pragma_foreign_key_check LIMIT 1').get() !== undefined) return false
  // The first schema version had no games.
  if (version < 2) return true
  if (version < TALLIED) return rowsFitEachOther(database)
  return rowsFitTallies(database) && (version < DRAFTS_TALLIED || draftsFitTallies(database))
}

/**
 * Size up to which every start checks all pages. This takes three milliseconds per megabyte plus the time of the disk,
 * so up to this size it is not noticeable. A larger library (a hundred long games) is checked after a crash, and once a
 * day. In addition every game is checked when it is opened.
 */
const ALWAYS = 32 * 2 ** 20
const DAY = 24 * 60 * 60 * 1000
const checkedFile = (file: string): string => join(dirname(file), 'library.checked.txt')
function noteChecked(file: string): void {
  try {
    writeFileSync(checkedFile(file), 'The library was found sound at this time.\n')
  } catch {
    // It is checked again at the next start.
  }
}

function isDue(file: string): boolean {
  if (sizeOf(file) <= ALWAYS || sizeOf(`${file}-wal`) > 0) return true
  const checked = statSync(checkedFile(file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Math.abs(Date.now() - checked) > DAY
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Whether the tables are those of a library of this version; other checks ignore table names. */
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

/** Whether an error comes from the file's content, and not from the disk, permissions or another program. */
export function isDamage(error: unknown): boolean {
  const code = systemCode(error)
  // Code that reads a damaged file without SQLite fails at invalid numbers and texts.
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
