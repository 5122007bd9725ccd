import type { Database } from 'better-sqlite3'
import { arrivingIn, noteArrival } from './arrivals.ts'
import { checkedGame, checkedMoment, type Column, isMark, isSnapshot, isVisit } from './checked-rows.ts'
import { systemCode } from '../../wording/problem.ts'
import { readLine, sumOfEntry, sumOfVisit } from './tally.ts'
import { countMarks, tallyTable } from './tally-table.ts'

/**
 * The fields of a game apart from its past. Values that a seal protects are bytes in a sealed game and text in an open
 * one.
 */
export type GameRow = {
  readonly id: number
  /** The same in all copies of the game. */
  readonly uid: string
  readonly name: string
  /** The hash of the campaign it is pinned to. */
  readonly campaign: string
  readonly scenario: string
  /** The version of the rules it was last played under. */
  readonly rules: number
  readonly start: Kept
  readonly players: string
  readonly seal: string | null
  readonly face: Kept | null
  readonly begun: number
  readonly played: number
  /** When it was moved to the trash; it can be restored until the trash is emptied. */
  readonly removed: number | null
  /** Columns with invalid values, replaced when the row was read. */
  readonly damaged?: readonly Column[]
}

export type Kept = string | Buffer

export type MomentRow = {
  readonly number: number
  readonly parent: number
  readonly at: number
  readonly deed: Kept
  /** The checksum of this deed and all before it. */
  readonly sum: number
}
export type VisitRow = { readonly number: number; readonly moment: number; readonly after: number }
export type SnapshotRow = { readonly moment: number; readonly words: Buffer }
/** The orders kept in a game, with their own checksum, since no tally covers them. */
export type OrdersRow = { readonly orders: Kept; readonly sum: number }
export type MarkKind = 'bookmark' | 'branch'
export type MarkRow = { readonly id: number; readonly moment: number; readonly kind: MarkKind; readonly text: Kept }

export type NewGame = Omit<GameRow, 'id' | 'removed' | 'face' | 'damaged'>

/** The games of a library, row by row. Every writing call is one transaction, completed when it returns. */
export type GamesTable = ReturnType<typeof gamesTable>

export function gamesTable(database: Database) {
  const tallies = tallyTable(database)
  const { reads, writes } = statements(database)

  // Made once: making it takes as long as a write.
  const inTransaction = database.transaction((work: () => unknown): unknown => work())
  /** Runs a write that changes a game together with the update of its tally. */
  function change<Result>(id: number, work: () => Result): Result {
    const done = inTransaction(work) as Result // what `work` returns
    tallies.written(id)
    return done
  }
  const entryChanged = (id: number): void =>
    tallies.change(id, () => {
      const entry = reads.one.get(id)
      return entry === undefined ? {} : { name: entry.name, entry: sumOfEntry(entry) }
    })
  const changeEntry = (id: number, write: () => unknown): void =>
    change(id, () => {
      write()
      entryChanged(id)
    })
  const changeMarks = <Result>(id: number, write: () => Result): Result =>
    change(id, () => {
      const done = write()
      tallies.change(id, () => countMarks(database, id))
      return done
    })

  function insertPast(id: number, past: GamePast): void {
    for (const { number, parent, at, deed, sum } of past.moments) writes.append.run(id, number, parent, at, deed, sum)
    for (const { number, moment, after } of past.visits) writes.visit.run(id, number, moment, after)
    for (const { moment, words } of past.snapshots) writes.snapshot.run(id, moment, words)
    for (const { moment, kind, text } of past.marks) writes.addMark.run(id, moment, kind, text)
  }
  const add = database.transaction((row: NewGame, past: GamePast): number => {
    const id = Number(writes.insert.run(row).lastInsertRowid)
    insertPast(id, past)
    tallies.begin(id)
    return id
  })
  const arriving = arrivingIn(database)
  const addSnapshots = database.transaction((id: number, rows: readonly SnapshotRow[]): void => {
    for (const { moment, words } of rows) writes.snapshot.run(id, moment, words)
  })
  const marks = (id: number): MarkRow[] => reads.marks.all(id).filter(isMark)

  return {
    /** Adds a game with its whole past at once, for copies and imports; with an empty past for a new game. */
    add(row: NewGame, past: GamePast = noPast): number {
      const id = add(row, past)
      tallies.written(id)
      return id
    },
    /** Adds more of the past of a game that is inserted in parts. */
    addMore: (id: number, past: GamePast): void =>
      change(id, () => {
        insertPast(id, past)
        tallies.change(id, ({ acts, sum, visits, visitSum }) => ({
          acts: acts + past.moments.length,
          sum: past.moments.at(-1)?.sum ?? sum,
          visits: visits + past.visits.length,
          visitSum: past.visits.reduce(sumOfVisit, visitSum),
          ...countMarks(database, id),
        }))
      }),
    /** Marks a game just added as incomplete until it has the given numbers of rows; it is hidden until then. */
    arrive(id: number, uid: string, whole: { readonly acts: number; readonly visits: number }): void {
      noteArrival(database, uid, whole)
      arriving.add(id)
    },
    arrived: (uid: string): void => noteArrival(database, uid, null),
    /** Ends the hiding of a game that is complete, or removed again. */
    show: (id: number): void => void arriving.delete(id),
    one(id: number): GameRow | undefined {
      const row = arriving.has(id) ? undefined : reads.one.get(id)
      return row && checkedGame(row)
    },
    all: (): GameRow[] =>
      readAll(database, reads)
        .map(checkedGame)
        .filter(({ id }) => !arriving.has(id)),
    past: (id: number): GamePast => ({
      moments: reads.moments.all(id).map(checkedMoment),
      visits: reads.visits.all(id).filter(isVisit),
      snapshots: reads.snapshots.all(id).filter(isSnapshot),
      marks: marks(id),
    }),
    /** Same, with pauses after some thousand rows so that the caller can do other work. */
    *reading(id: number): Generator<number, GamePast> {
      const moments = yield* inSlices((last) => reads.momentsAfter.all(id, last, SLICE))
      const visits = yield* inSlices((last) => reads.visitsAfter.all(id, last, SLICE))
      return {
        moments: moments.map(checkedMoment),
        visits: visits.filter(isVisit),
        snapshots: reads.snapshots.all(id).filter(isSnapshot),
        marks: marks(id),
      }
    },
    rename: (id: number, name: string): void => changeEntry(id, () => writes.name.run(name, id)),
    setRules: (id: number, rules: number): void => changeEntry(id, () => writes.rules.run(rules, id)),
    setPlayers: (id: number, players: string): void => changeEntry(id, () => writes.players.run(players, id)),
    setRemoved: (id: number, at: number | null): void => changeEntry(id, () => writes.removed.run(at, id)),
    setFace: (id: number, face: Kept | null, played: number): void => void writes.face.run(face, played, id),
    /** Deletes permanently. Keeps the tally without a name, so that no older copy restores the game unasked. */
    erase: (id: number): void =>
      change(id, () => {
        tallies.change(id, () => ({ name: '', erased: true }))
        writes.erase.run(id)
      }),
    /** Writes an act. It is stored when this returns, and survives a crash. */
    append: (id: number, { number, parent, at, deed, sum }: MomentRow): void =>
      change(id, () => {
        writes.append.run(id, number, parent, at, deed, sum)
        tallies.change(id, () => ({ acts: number, sum }))
      }),
    visit: (id: number, visit: VisitRow): void =>
      change(id, () => {
        tallies.change(id, ({ visits, visitSum }) => ({ visits: visits + 1, visitSum: sumOfVisit(visitSum, visit) }))
        writes.visit.run(id, visit.number, visit.moment, visit.after)
      }),
    addSnapshots: (id: number, rows: readonly SnapshotRow[]): void => addSnapshots(id, rows),
    dropSnapshots: (id: number): void => void writes.dropSnapshots.run(id),
    orders: (id: number): OrdersRow | undefined => reads.orders.get(id),
    setOrders: (id: number, { orders, sum }: OrdersRow): void => void writes.setOrders.run(id, orders, sum),
    marks,
    addMark: (id: number, { moment, kind, text }: Omit<MarkRow, 'id'>): number =>
      changeMarks(id, () => Number(writes.addMark.run(id, moment, kind, text).lastInsertRowid)),
    changeMark: (id: number, mark: number, text: Kept): boolean =>
      changeMarks(id, () => writes.changeMark.run(text, mark, id).changes > 0),
    dropMark: (id: number, mark: number): boolean => changeMarks(id, () => writes.dropMark.run(mark, id).changes > 0),
  }
}

/** Number of rows read at once. */
const SLICE = 2_000

/** Reads all numbered rows in slices; yields the number of rows so far. */
function* inSlices<Row extends { readonly number: number }>(after: (last: number) => Row[]): Generator<number, Row[]> {
  const all: Row[] = []
  for (let last = 0; ;) {
    const rows = after(last)
    all.push(...rows)
    if (rows.length < SLICE) return all
    last = Number(rows.at(-1)!.number) // a whole slice has rows
    yield all.length
  }
}

/**
 * All entries; if a page cannot be read, the entries on other pages, and for the rest the number and name from their
 * tallies.
 */
function readAll(database: Database, { all, one }: ReturnType<typeof statements>['reads']): Partial<GameRow>[] {
  try {
    return all.all()
  } catch (error) {
    if (!isCorrupt(error)) throw error
  }
  const lines = database.prepare<[], string>('SELECT line FROM tally WHERE game > 0').pluck().all()
  return lines.flatMap((line) => {
    const tally = readLine(line)
    if (tally === undefined || tally.erased) return []
    try {
      return one.get(tally.game) ?? []
    } catch {
      return { id: tally.game, name: tally.name }
    }
  })
}

const isCorrupt = (error: unknown): boolean => systemCode(error)?.startsWith('SQLITE_CORRUPT') === true

function statements(database: Database) {
  return {
    reads: {
      one: database.prepare<[number], GameRow>('SELECT * FROM game WHERE id = ?'),
      // Of copies played at the same time the one added first comes first.
      all: database.prepare<[], GameRow>('SELECT * FROM game ORDER BY played DESC, id'),
      moments: database.prepare<[number], MomentRow>(
        'SELECT number, parent, at, deed, sum FROM moment WHERE game = ? ORDER BY number',
      ),
      momentsAfter: database.prepare<[number, number, number], MomentRow>(
        'SELECT number, parent, at, deed, sum FROM moment WHERE game = ? AND number > ? ORDER BY number LIMIT ?',
      ),
      visitsAfter: database.prepare<[number, number, number], VisitRow>(
        'SELECT number, moment, after FROM visit WHERE game = ? AND number > ? ORDER BY number LIMIT ?',
      ),
      visits: database.prepare<[number], VisitRow>(
        'SELECT number, moment, after FROM visit WHERE game = ? ORDER BY number',
      ),
      snapshots: database.prepare<[number], SnapshotRow>(
        'SELECT moment, words FROM snapshot WHERE game = ? ORDER BY moment',
      ),
      marks: database.prepare<[number], MarkRow>(
        'SELECT id, moment, kind, text FROM mark WHERE game = ? ORDER BY moment, id',
      ),
      orders: database.prepare<[number], OrdersRow>('SELECT orders, sum FROM kept WHERE game = ?'),
    },
    writes: {
      insert: database.prepare<NewGame>(
        `INSERT INTO game (uid, name, campaign, scenario, rules, start, players, seal, begun, played)
         VALUES (@uid, @name, @campaign, @scenario, @rules, @start, @players, @seal, @begun, @played)`,
      ),
      name: database.prepare<[string, number]>('UPDATE game SET name = ? WHERE id = ?'),
      rules: database.prepare<[number, number]>('UPDATE game SET rules = ? WHERE id = ?'),
      players: database.prepare<[string, number]>('UPDATE game SET players = ? WHERE id = ?'),
      removed: database.prepare<[number | null, number]>('UPDATE game SET removed = ? WHERE id = ?'),
      face: database.prepare<[Kept | null, number, number]>('UPDATE game SET face = ?, played = ? WHERE id = ?'),
      erase: database.prepare<[number]>('DELETE FROM game WHERE id = ?'),
      append: database.prepare<[number, number, number, number, Kept, number]>(
        'INSERT INTO moment (game, number, parent, at, deed, sum) VALUES (?, ?, ?, ?, ?, ?)',
      ),
      visit: database.prepare<[number, number, number, number]>(
        'INSERT INTO visit (game, number, moment, after) VALUES (?, ?, ?, ?)',
      ),
      snapshot: database.prepare<[number, number, Buffer]>(
        'INSERT OR IGNORE INTO snapshot (game, moment, words) VALUES (?, ?, ?)',
      ),
      dropSnapshots: database.prepare<[number]>('DELETE FROM snapshot WHERE game = ?'),
      setOrders: database.prepare<[number, Kept, number]>(
        'INSERT OR REPLACE INTO kept (game, orders, sum) VALUES (?, ?, ?)',
      ),
      addMark: database.prepare<[number, number, MarkKind, Kept]>(
        'INSERT INTO mark (game, moment, kind, text) VALUES (?, ?, ?, ?)',
      ),
      changeMark: database.prepare<[Kept, number, number]>('UPDATE mark SET text = ? WHERE id = ? AND game = ?'),
      dropMark: database.prepare<[number, number]>('DELETE FROM mark WHERE id = ? AND game = ?'),
    },
  }
}

/** The past of a game, as stored in the library. */
export type GamePast = {
  readonly moments: readonly MomentRow[]
  readonly visits: readonly VisitRow[]
  readonly snapshots: readonly SnapshotRow[]
  readonly marks: readonly MarkRow[]
}
const noPast: GamePast = { moments: [], visits: [], snapshots: [], marks: [] }
