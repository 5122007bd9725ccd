import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Problem, systemCode } from '../wording/problem.ts'
import { isDamaged, isDamage, newer } from './salvage/check.ts'
import { finishMending, mend, type Repaired } from './salvage/mending.ts'
import { migrate, migrations, versionOf } from './tables/migrations.ts'
import { PAGE_SIZE } from './salvage/pages.ts'
import { keepReport } from './salvage/reports.ts'
import type { CampaignAtHand } from './salvage/salvage.ts'

export type Library = {
  readonly database: Database.Database
  /** Where a damaged file was put and what was taken over from it, when that is why this library is new. */
  readonly repaired: Repaired | null
  close(): void
}

export const libraryFileName = 'library.sqlite'

/**
 * Opens the library of a data folder. A file that is damaged is put aside under another name, and what can be read of
 * it taken over into a new one. Only whoever has locked the folder may do this.
 */
export function openLibrary(
  folder: string,
  now: () => Date = () => new Date(),
  atHand: CampaignAtHand = () => undefined,
): Library {
  const file = join(folder, libraryFileName)
  try {
    const repaired = finishMending(file, now()) ?? (isDamaged(file) ? mend(file, now(), atHand, openSound) : null)
    try {
      return libraryOf(file, openSound(file), repaired)
    } catch (error) {
      // Some damage shows only when the file is written to.
      if (repaired !== null || !isDamage(error)) throw error
    }
    const mended = mend(file, now(), atHand, openSound)
    return libraryOf(file, openSound(file), mended)
  } catch (error) {
    throw asProblem(error, file)
  }
}

function libraryOf(file: string, database: Database.Database, repaired: Repaired | null): Library {
  keepReport(file)
  return {
    database,
    repaired,
    close() {
      if (database.open) database.close()
    },
  }
}

/** How long to wait for another program that locks the library, such as a backup; the process blocks meanwhile. */
const PATIENCE = { timeout: 2000 }

/** Opens a library that was found sound, or begins one, and brings it up to date. */
function openSound(file: string): Database.Database {
  const database = new Database(file, PATIENCE)
  try {
    const version = versionOf(database)
    if (version > migrations.length) throw newer(file, version)
    // Salvaging reads pages by itself: they have one size, wherever the library was begun.
    database.pragma(`page_size = ${PAGE_SIZE}`)
    // A reader or a crash never stands in the way of a write, and an act is one write and one sync.
    database.pragma('journal_mode = WAL')
    // An acknowledged write must survive a power cut, not only a crash.
    database.pragma('synchronous = FULL')
    // The log is copied back every 4 MB or so: a start after a crash reads no more than that again.
    database.pragma('wal_autocheckpoint = 1000')
    // After a large import or copy the log gives its room back.
    database.pragma('journal_size_limit = 16777216')
    database.pragma('foreign_keys = ON')
    // What a file brings along that was tampered with, such as views and triggers, calls no functions.
    database.pragma('trusted_schema = OFF')
    // A spoilt page is noticed when it is read, not when its entries overlap after the next write.
    database.pragma('cell_size_check = ON')
    // What was thrown away for good, or was there before it was sealed, is not left lying in free pages; and what is
    // salvaged one day is nothing that was thrown away. Rows are seldom deleted, so this costs next to nothing.
    database.pragma('secure_delete = ON')
    migrate(database)
    // A library that cannot be written to says so now and not at the first act: only writing tells.
    database.pragma(`user_version = ${migrations.length}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const REMEDY =
  'Check that you may read and write the file and that the disk is not full, or name another folder with --data DIR.'

const remedies: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'Make room on the disk and start again: nothing that was kept is lost.',
  SQLITE_BUSY: 'Another program holds it: end that one, and start again.',
  SQLITE_READONLY: 'See that you may write the file and its folder, or name another folder with --data DIR.',
}

/** Turns system and SQLite errors into a Problem; other errors pass unchanged. */
function asProblem(error: unknown, file: string): unknown {
  const code = systemCode(error)
  if (error instanceof Problem || code === undefined || !/^(SQLITE_|E[A-Z]+$)/.test(code)) return error
  return new Problem(
    'library-unreadable',
    `The library ${file} cannot be opened (${code}).`,
    remedies[code.split('_', 2).join('_')] ?? REMEDY,
  )
}
