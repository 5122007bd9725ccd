import Database from 'better-sqlite3'
import { newer } from './salvage/check.ts'
import { PAGE_SIZE } from './salvage/pages.ts'
import { migrate, migrations, versionOf } from './tables/migrations.ts'
import { tallyTable } from './tables/tally-table.ts'

/** Milliseconds to wait for another program that locks the library, such as a backup; the process blocks meanwhile. */
const PATIENCE = { timeout: 2000 }

/** Opens or creates an undamaged library and migrates it. */
export function openSound(file: string): Database.Database {
  const database = new Database(file, PATIENCE)
  try {
    const version = versionOf(database)
    if (version > migrations.length) throw newer(file, version)
    // Salvaging reads pages without SQLite, so all libraries must have the same page size.
    database.pragma(`page_size = ${PAGE_SIZE}`)
    // Readers and crashes never block a write, and an act costs one write and one sync.
    database.pragma('journal_mode = WAL')
    // An acknowledged write must survive a power cut, not only a crash.
    database.pragma('synchronous = FULL')
    // The log is copied back every 4 MB or so, which limits what a start after a crash reads again.
    database.pragma('wal_autocheckpoint = 1000')
    // Shrinks the log after a large import or copy.
    database.pragma('journal_size_limit = 16777216')
    database.pragma('foreign_keys = ON')
    // Views and triggers in a file that was tampered with cannot call functions.
    database.pragma('trusted_schema = OFF')
    // Detects a damaged page when it is read, not when its entries overlap after the next write.
    database.pragma('cell_size_check = ON')
    // Erases deleted data, and data from before it was sealed, from free pages, so that salvaging never finds deleted
    // rows either. Rows are seldom deleted, so the cost is negligible.
    database.pragma('secure_delete = ON')
    // The schema version is stored in two places, and one transaction changes both or neither. A read-only library
    // fails here and not at the first act: only a write can tell.
    database.transaction(() => {
      migrate(database)
      tallyTable(database).noteOpen(migrations.length, false)
    })()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
