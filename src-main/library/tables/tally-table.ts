import type { Database } from 'better-sqlite3'
import type { GameRow, MarkRow, VisitRow } from './games-table.ts'
import { keyOf, lineOf, lineOfLibrary, readLine, sumOfEntry, sumOfMarks, sumOfVisit, type Tally } from './tally.ts'
import { tallyFileOf } from './tally-file.ts'

/** The tallies of a library. Each change to the rows of a game changes its tally in the same transaction. */
export function tallyTable(database: Database) {
  const select = database.prepare<[number], string>('SELECT line FROM tally WHERE game = ?').pluck()
  const put = database.prepare<[number, string]>(
    'INSERT INTO tally (game, line) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET line = excluded.line',
  )
  const called = database
    .prepare<[{ key: string }], string>('SELECT line FROM tally WHERE substr(line, 1, length(@key)) = @key')
    .pluck()
  const drop = database.prepare<[number]>('DELETE FROM tally WHERE game = ?')
  const keep = (tally: Tally): string => {
    const line = lineOf(tally)
    put.run(tally.game, line)
    return line
  }
  /** The last written line with its tally, to avoid parsing the same line again. */
  let last: { readonly line: string; readonly tally: Tally } | undefined
  const read = (game: number): Tally | undefined => {
    const line = select.get(game)
    return last !== undefined && last.line === line ? last.tally : readLine(line)
  }

  return {
    /** Changes a tally; an unreadable one is first computed again from the rows. */
    change(game: number, changed: (before: Tally) => Partial<Tally>): void {
      const before = read(game) ?? countRows(database, game)
      last = undefined
      if (before === undefined) return
      const tally = { ...before, ...changed(before), turn: before.turn + 1 }
      last = { line: keep(tally), tally }
    },
    /**
     * Computes the tally of a new game from its rows. If the game was here before and has been erased, the turn of its
     * old tally continues.
     */
    begin(game: number): void {
      const tally = countRows(database, game)
      if (tally === undefined) return
      const before = called
        .all({ key: `${JSON.stringify([tally.key]).slice(0, -1)},` })
        .flatMap((line) => readLine(line) ?? [])
      for (const { game: number } of before) drop.run(number)
      keep({ ...tally, turn: 1 + Math.max(0, ...before.map(({ turn }) => turn)) })
    },
    /** Stores the tally of a game that was salvaged or erased, unchanged. */
    keep: (tally: Tally): void => void keep(tally),
    noteOpen: (shape: number, open: boolean): void => void put.run(0, lineOfLibrary(shape, open)),
    /** Updates the tally file beside the library, now or at the end of the current transaction. */
    written: (game: number): void =>
      tallyFileOf(database)?.written(game, last?.tally.game === game ? last.line : undefined),
  }
}

/** Computes the tally of a game from its rows. */
export function countRows(database: Database, game: number): Tally | undefined {
  const entry = database.prepare<[number], GameRow>('SELECT * FROM game WHERE id = ?').get(game)
  if (entry === undefined) return undefined
  const last = database
    .prepare<[number], { number: number; sum: number }>(
      'SELECT number, sum FROM moment WHERE game = ? ORDER BY number DESC LIMIT 1',
    )
    .get(game)
  const visits = database.prepare<[number], VisitRow>('SELECT * FROM visit WHERE game = ? ORDER BY number').all(game)
  return {
    game,
    key: keyOf(entry.uid),
    name: entry.name,
    turn: 0,
    acts: last?.number ?? 0,
    sum: last?.sum ?? 0,
    visits: visits.length,
    visitSum: visits.reduce(sumOfVisit, 0),
    ...countMarks(database, game),
    entry: sumOfEntry(entry),
    erased: false,
  }
}

export function countMarks(database: Database, game: number): Pick<Tally, 'marks' | 'markSum'> {
  const marks = database.prepare<[number], MarkRow>('SELECT * FROM mark WHERE game = ?').all(game)
  return { marks: marks.length, markSum: sumOfMarks(marks) }
}

/** All readable tallies, by the keys of the games. */
export function talliesIn(database: Database): Map<string, Tally> {
  const lines = database.prepare<[], string>('SELECT line FROM tally WHERE game > 0').pluck().all()
  return new Map(lines.flatMap((line) => readLine(line) ?? []).map((tally) => [tally.key, tally]))
}

/**
 * To be called after all games were replaced by others: makes their tallies newer than those before, and marks games
 * that are gone as erased.
 */
export function renewTalliesAfterRestore(database: Database, before: ReadonlyMap<string, Tally>): void {
  const { keep } = tallyTable(database)
  const now = talliesIn(database)
  for (const tally of now.values()) keep({ ...tally, turn: Math.max(tally.turn, before.get(tally.key)?.turn ?? 0) + 1 })
  let free = Math.max(0, ...[...before.values(), ...now.values()].map(({ game }) => game))
  for (const tally of before.values()) {
    if (now.has(tally.key)) continue
    free += 1
    keep({ ...tally, game: free, turn: tally.turn + 1, name: '', erased: true })
  }
}

/** Writes tallies for all games of a library that had none yet. */
export function countAll(database: Database): void {
  const tallies = tallyTable(database)
  for (const game of database.prepare<[], number>('SELECT id FROM game').pluck().all()) tallies.begin(game)
}
