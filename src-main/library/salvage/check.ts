import { statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { Problem, systemCode } from '../../wording/problem.ts'
import { migrate, migrations, versionOf } from '../tables/migrations.ts'
import { logIsHurt, PAGE_SIZE } from './pages.ts'

/** A number of a shape that no program will ever have written. */
const NONSENSE = 255

/**
 * Whether a library's file is damaged. It is only looked at: opened for writing, SQLite would copy its log back, and
 * what could be mended with it is gone. A library of a newer version is refused, not judged.
 */
export function isDamaged(file: string): boolean {
  const size = sizeOf(file)
  // SQLite throws the log of an empty file away.
  if (size === 0) return sizeOf(`${file}-wal`) > 0
  if (logIsHurt(file)) return true
  let database: Database.Database | undefined
  try {
    database = new Database(file, { readonly: true, timeout: 2000 })
    const version = versionOf(database)
    if (version < 0 || version > NONSENSE) return true
    if (version > migrations.length) throw newer(file, version)
    if (!hasShape(database, version)) return true
    if (!isDue(file)) return Number(database.pragma('page_count', { simple: true })) * PAGE_SIZE > size
    const sound = isSound(database)
    if (sound && size > ALWAYS) writeFileSync(checkedFile(file), 'The library was found sound at this time.\n')
    return !sound
  } catch (error) {
    if (isDamage(error)) return true
    // A write that was cut off is rolled back by whoever may write.
    if (systemCode(error) === 'SQLITE_READONLY_ROLLBACK') return false
    throw error
  } finally {
    database?.close()
  }
}

/** The quick check would cost as much, but does not see that rows are out of order, where nobody finds them. */
function isSound(database: Database.Database): boolean {
  if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok') return false
  return database.prepare('SELECT 1 FROM pragma_foreign_key_check LIMIT 1').get() === undefined
}

/**
 * Looking at every page takes three milliseconds for a megabyte, and as long as the disk needs to read it: up to this size
 * nobody notices. A larger library (a hundred long games) is looked at after an end that was none, and once a day.
 * Every game is checked besides whenever it is opened.
 */
const ALWAYS = 32 * 2 ** 20
const DAY = 24 * 60 * 60 * 1000
const checkedFile = (file: string): string => join(dirname(file), 'library.checked.txt')

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

/** Whether SQLite failed at what it found in the file, and not at the disk, at rights or at another program. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT|ERROR|CONSTRAINT|MISMATCH|FORMAT|SCHEMA)/.test(systemCode(error) ?? '')
}

export function newer(file: string, version: number): Problem {
  return new Problem(
    'library-newer',
    `The library ${file} was written by a newer Gaiter Button (shape ${version}; this one knows up to ${migrations.length}).`,
    'Start the newer version, or name another folder with --data DIR.',
  )
}
