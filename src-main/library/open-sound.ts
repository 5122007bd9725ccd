import Database from 'better-sqlite3'
import { newer } from './salvage/check.ts'
import { PAGE_SIZE } from './salvage/pages.ts'
import { migrate, migrations, versionOf } from './tables/migrations.ts'
import { tallyTable } from './tables/tally-table.ts'

/** How long to wait for another program that locks the library, such as a backup; the process blocks meanwhile. */
const PATIENCE = { timeout: 2000 }

/** Opens a library that was found sound, or begins one, and brings it up to date. */
export function openSound(file: string): Database.Database {
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
    // Its shape stands twice in it, and whoever is interrupted changes both or none. A library that cannot be written to says so
    // now and not at the first act: only writing tells.
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
