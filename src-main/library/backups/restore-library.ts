import { copyFile } from 'node:fs/promises'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { migrate, versionOf, migrations } from '../tables/migrations.ts'
import { renewDraftTalliesAfterRestore, draftTalliesIn } from '../tables/draft-tally-table.ts'
import { TallyFile } from '../tables/tally-file.ts'
import { renewTalliesAfterRestore, talliesIn, tallyTable } from '../tables/tally-table.ts'
import { backupFolder, fileHash } from './backup-files.ts'
import type { Backup } from './backups.ts'

/** Number of pages copied before other calls are answered. */
const STEP = 50

/** Tables that a restore leaves unchanged: the player's settings. */
const staying = ['settings']

export type Restored =
  | { readonly ok: true; /** The path of the previous library. */ readonly aside: string }
  | { readonly ok: false; readonly why: 'spoilt' | 'newer' }

/**
 * Replaces the games of the library by those of a backup, in one transaction of the open library: nothing changes until
 * it is done, and other holders of the library need not close it. A copy of the previous library is put aside first.
 */
export async function restoreLibrary(
  database: Database.Database,
  libraryFile: string,
  { dataFolder, backup, now }: { readonly dataFolder: string; readonly backup: Backup; readonly now: Date },
): Promise<Restored> {
  const copy = join(backupFolder(dataFolder), 'restoring.sqlite.part')
  dropCopy(copy)
  try {
    await copyFile(backup.file, copy)
    if (fileHash(copy) !== backup.index.sha256) return { ok: false, why: 'spoilt' }
    if (!bringUpToDate(copy)) return { ok: false, why: 'newer' }
    const aside = await putAside(database, libraryFile, dataFolder, now)
    exchange(database, copy)
    return { ok: true, aside }
  } finally {
    dropCopy(copy)
  }
}

/** Removes the copy, also one left by an interrupted restore. */
function dropCopy(copy: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(copy + part, { force: true, recursive: true })
}

/** Migrates a backup of an older schema version to the present one; false for one of a newer program. */
function bringUpToDate(copy: string): boolean {
  const database = new Database(copy)
  try {
    if (versionOf(database) > migrations.length) return false
    migrate(database)
    return true
  } finally {
    database.close()
  }
}

/** Copies the present library to a separate file. */
async function putAside(
  database: Database.Database,
  libraryFile: string,
  dataFolder: string,
  now: Date,
): Promise<string> {
  const aside = freeName(dataFolder, now)
  const part = `${aside}.part`
  try {
    await database.backup(part, { progress: () => STEP })
    renameSync(part, aside)
  } catch {
    // If it cannot be read page by page, copy it byte by byte.
    rmSync(part, { force: true })
    for (const end of ['-wal', '']) if (existsSync(libraryFile + end)) await copyFile(libraryFile + end, aside + end)
  }
  return aside
}

function freeName(folder: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const name = (more: string): string => join(folder, `library.before-${stamp}${more}.sqlite`)
  let free = name('')
  for (let count = 2; existsSync(free); count += 1) free = name(`-${count}`)
  return free
}

function exchange(database: Database.Database, copy: string): void {
  database.prepare('ATTACH ? AS restored').run(copy)
  try {
    database.transaction(() => {
      const tallies = talliesIn(database)
      const drafts = draftTalliesIn(database)
      // The tables refer to each other; constraints need to hold only at the end.
      database.pragma('defer_foreign_keys = ON')
      for (const table of tablesIn(database)) database.exec(`DELETE FROM main."${table}"`)
      for (const table of tablesIn(database)) {
        const columns = columnsIn(database, table)
        database.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM restored."${table}"`)
      }
      renewTalliesAfterRestore(database, tallies)
      renewDraftTalliesAfterRestore(database, drafts)
      tallyTable(database).noteOpen(migrations.length, true)
    })()
    TallyFile.renew(database)
  } finally {
    database.exec('DETACH restored')
  }
}

const tablesIn = (database: Database.Database): string[] =>
  database
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all()
    .filter((name) => !staying.includes(name))

const columnsIn = (database: Database.Database, table: string): string =>
  database
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table)
    .map((name) => `"${name}"`)
    .join(', ')
