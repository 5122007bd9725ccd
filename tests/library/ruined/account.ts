import type { Database } from 'better-sqlite3'
import { plainCodec } from '../../../src-main/games/rows/codec.ts'
import { readRecord } from '../../../src-main/games/rows/game-record.ts'
import { draftsTable, parts } from '../../../src-main/library/tables/drafts-table.ts'
import { gamesTable, type GameRow, type GamesTable } from '../../../src-main/library/tables/games-table.ts'

/** Everything about a game whose loss a user could notice. */
export interface KnownGame {
  readonly uid: string
  readonly name: string
  /** The hash after each act. */
  readonly acts: readonly string[]
  readonly visits: string
  readonly marks: string
  /** An unreadable act is reported when the game is opened. */
  readonly fault: boolean
}
export type Account = readonly KnownGame[]

/** Everything about a draft whose loss a user could notice. */
export interface KnownDraft {
  readonly uid: string
  readonly name: string
  /** The sum after each gesture. */
  readonly gestures: readonly number[]
  /** What its row says, and what its documents are. */
  readonly rest: string
  /** Something of it is not what was written, which is reported in the list or when it is opened. */
  readonly fault: boolean
}

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

export function draftsOf(database: Database): readonly KnownDraft[] {
  const table = draftsTable(database)
  const sums = database.prepare<[number], number>('SELECT sum FROM gesture WHERE draft = ? ORDER BY number').pluck()
  return table.all().map(({ row: { id, ...row }, whole }) => {
    const { rows, whole: gesturesAreWhole } = table.gestures(id)
    return {
      uid: row.uid,
      name: row.name,
      gestures: sums.all(id).slice(0, rows.length),
      rest: JSON.stringify([row, parts.map((part) => table.part(id, part))]),
      fault: !whole || !gesturesAreWhole || rows.length < row.at || table.part(id, 'start') === undefined,
    }
  })
}
