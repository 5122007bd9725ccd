import type { Database } from 'better-sqlite3'
import { plainCodec } from '../../../src-main/games/rows/codec.ts'
import { readRecord } from '../../../src-main/games/rows/game-record.ts'
import { gamesTable, type GameRow, type GamesTable } from '../../../src-main/library/tables/games-table.ts'

/** All that somebody could miss of a game. */
export interface KnownGame {
  readonly uid: string
  readonly name: string
  /** The hash after each act. */
  readonly acts: readonly string[]
  readonly visits: string
  readonly marks: string
  /** An act that cannot be read is told when the game is opened. */
  readonly fault: boolean
}
export type Account = readonly KnownGame[]

export const accountOf = (database: Database): Account => {
  const table = gamesTable(database)
  return table.all().map((row) => gameIn(table, row))
}

function gameIn(table: GamesTable, row: GameRow): KnownGame {
  const past = table.past(row.id)
  const record = readRecord(row, past, plainCodec)
  const steps = record.ok ? record.value.steps : []
  return {
    uid: row.uid,
    name: row.name,
    acts: steps.map(({ deed }) => deed.hash),
    visits: JSON.stringify(past.visits.map(({ moment, after }) => [moment, after])),
    marks: JSON.stringify(past.marks.map(({ moment, kind, text }) => [moment, kind, String(text)])),
    fault: !record.ok || record.value.fault !== undefined,
  }
}
