import type { Database } from 'better-sqlite3'
import { countCampaigns } from './campaigns-table.ts'
import { countDrafts } from './draft-tally-table.ts'
import { countAll } from './tally-table.ts'

/** One version of the library's schema. A released migration is never changed: write a new one instead. */
export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** Derives the data that the step adds from existing rows. */
  readonly fill?: (database: Database) => void
}

export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'settings',
    sql: `CREATE TABLE settings (
            name  TEXT PRIMARY KEY,
            value TEXT NOT NULL CHECK (json_valid(value))
          ) STRICT, WITHOUT ROWID;`,
  },
  {
    version: 2,
    name: 'games',
    // Values that a seal protects are blobs in a sealed game and text in an open one; times are milliseconds since
    // 1970.
    sql: `CREATE TABLE campaign (
            hash   TEXT PRIMARY KEY,
            system TEXT NOT NULL,
            files  BLOB NOT NULL
          ) STRICT;

          CREATE TABLE game (
            id       INTEGER PRIMARY KEY AUTOINCREMENT,
            uid      TEXT NOT NULL UNIQUE,
            name     TEXT NOT NULL,
            campaign TEXT NOT NULL REFERENCES campaign (hash),
            scenario TEXT NOT NULL,
            rules    INTEGER NOT NULL,
            start    ANY NOT NULL CHECK (typeof(start) IN ('text', 'blob')),
            players  TEXT NOT NULL CHECK (json_valid(players)),
            seal     TEXT CHECK (json_valid(seal)),
            face     ANY CHECK (typeof(face) IN ('text', 'blob', 'null')),
            begun    INTEGER NOT NULL,
            played   INTEGER NOT NULL,
            removed  INTEGER
          ) STRICT;
          CREATE INDEX game_campaign ON game (campaign);

          CREATE TABLE moment (
            game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < number),
            at     INTEGER NOT NULL,
            deed   ANY NOT NULL CHECK (typeof(deed) IN ('text', 'blob')),
            sum    INTEGER NOT NULL,
            PRIMARY KEY (game, number)
          ) STRICT, WITHOUT ROWID;

          CREATE TABLE visit (
            game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            moment INTEGER NOT NULL CHECK (moment >= 0),
            after  INTEGER NOT NULL CHECK (after >= moment),
            PRIMARY KEY (game, number)
          ) STRICT, WITHOUT ROWID;

          CREATE TABLE snapshot (
            game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            moment INTEGER NOT NULL CHECK (moment > 0),
            words  BLOB NOT NULL,
            PRIMARY KEY (game, moment)
          ) STRICT, WITHOUT ROWID;

          CREATE TABLE mark (
            id     INTEGER PRIMARY KEY,
            game   INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            moment INTEGER NOT NULL CHECK (moment >= 0),
            kind   TEXT NOT NULL CHECK (kind IN ('bookmark', 'branch')),
            text   ANY NOT NULL CHECK (typeof(text) IN ('text', 'blob'))
          ) STRICT;
          CREATE INDEX mark_game ON mark (game);`,
  },
  {
    version: 3,
    name: 'memories of opponents',
    // No table changes. The deed of a moment can now end with a memory, which older programs would treat as damage.
    sql: '',
  },
  {
    version: 4,
    name: 'tallies',
    // One line for each game under its number, for each campaign under its own number negated, and for the library
    // under 0.
    sql: `CREATE TABLE tally (
            game INTEGER PRIMARY KEY,
            line TEXT NOT NULL
          ) STRICT;`,
    fill(database) {
      countAll(database)
      countCampaigns(database)
    },
  },
  {
    version: 5,
    name: 'orders that are kept',
    // One row for each game that ever had kept orders, with those of both sides.
    sql: `CREATE TABLE kept (
            game   INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
            orders ANY NOT NULL CHECK (typeof(orders) IN ('text', 'blob')),
            sum    INTEGER NOT NULL
          ) STRICT;`,
  },
  {
    version: 6,
    name: 'drafts',
    // Each row has a checksum of its content; documents are packed, the rest is JSON.
    sql: `CREATE TABLE draft (
            id        INTEGER PRIMARY KEY AUTOINCREMENT,
            uid       TEXT NOT NULL UNIQUE,
            name      TEXT NOT NULL,
            system    TEXT NOT NULL,
            campaign  TEXT NOT NULL,
            file      TEXT NOT NULL,
            title     TEXT NOT NULL,
            "foreign" INTEGER NOT NULL,
            begun     INTEGER NOT NULL,
            changed   INTEGER NOT NULL,
            at        INTEGER NOT NULL CHECK (at >= 0),
            number    INTEGER NOT NULL,
            target    TEXT,
            published INTEGER,
            sum       INTEGER NOT NULL
          ) STRICT;

          CREATE TABLE document (
            draft   INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
            part    TEXT NOT NULL,
            content BLOB NOT NULL,
            sum     INTEGER NOT NULL,
            PRIMARY KEY (draft, part)
          ) STRICT;

          CREATE TABLE gesture (
            draft    INTEGER NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
            number   INTEGER NOT NULL CHECK (number > 0),
            at       INTEGER NOT NULL,
            title    TEXT NOT NULL,
            things   TEXT NOT NULL,
            patches  TEXT NOT NULL,
            inverses TEXT NOT NULL,
            sum      INTEGER NOT NULL,
            PRIMARY KEY (draft, number)
          ) STRICT, WITHOUT ROWID;`,
  },
  {
    version: 7,
    name: 'simulations',
    // The packed results of each simulation, with a checksum.
    sql: `CREATE TABLE simulation (
            id      INTEGER PRIMARY KEY AUTOINCREMENT,
            subject TEXT NOT NULL,
            at      INTEGER NOT NULL,
            content BLOB NOT NULL,
            sum     INTEGER NOT NULL
          ) STRICT;
          CREATE INDEX simulation_subject ON simulation (subject);`,
  },
  {
    version: 8,
    name: 'tallies of drafts',
    // Uses the table of tallies, under numbers above those of games. The version changes because older programs would
    // not keep these tallies up to date.
    sql: '',
    fill: countDrafts,
  },
]

/** The first schema versions with tallies, with drafts, with simulations, and with tallies of drafts. */
export const TALLIED = 4
export const DRAFTED = 6
export const SIMULATED = 7
export const DRAFTS_TALLIED = 8

export function versionOf(database: Database): number {
  const version = database.pragma('user_version', { simple: true })
  return typeof version === 'number' ? version : 0
}

/**
 * Migrates the library to the newest schema. Each step and its version number are one transaction, so a step is either
 * complete or not begun.
 */
export function migrate(database: Database, steps: readonly Migration[] = migrations): void {
  for (const [index, step] of steps.entries()) {
    if (step.version !== index + 1)
      throw new Error(`migration ${step.version} (${step.name}) stands in place ${index + 1}`)
  }
  for (const step of steps.slice(versionOf(database))) {
    database.transaction(() => {
      database.exec(step.sql)
      step.fill?.(database)
      database.pragma(`user_version = ${step.version}`)
    })()
  }
}
