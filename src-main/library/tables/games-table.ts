import type { Database } from 'better-sqlite3'

/** What is kept of a game besides its past. What a sealed game keeps to itself is bytes, and text in an open one. */
export type GameRow = {
  readonly id: number
  /** The same wherever the game is copied to. */
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
  /** When it was thrown away; it can be taken back until the basket is emptied. */
  readonly removed: number | null
}

export type Kept = string | Buffer

export type MomentRow = {
  readonly number: number
  readonly parent: number
  readonly at: number
  readonly deed: Kept
  /** Of this deed and all before it. */
  readonly sum: number
}
export type VisitRow = { readonly number: number; readonly moment: number; readonly after: number }
export type SnapshotRow = { readonly moment: number; readonly words: Buffer }
export type MarkKind = 'bookmark' | 'branch'
export type MarkRow = { readonly id: number; readonly moment: number; readonly kind: MarkKind; readonly text: Kept }

export type NewGame = Omit<GameRow, 'id' | 'removed' | 'face'>

/** The games of a library, row by row. Every call that writes is one transaction, and done when it returns. */
export type GamesTable = ReturnType<typeof gamesTable>

export function gamesTable(database: Database) {
  const insert = database.prepare<NewGame>(
    `INSERT INTO game (uid, name, campaign, scenario, rules, start, players, seal, begun, played)
     VALUES (@uid, @name, @campaign, @scenario, @rules, @start, @players, @seal, @begun, @played)`,
  )
  const one = database.prepare<[number], GameRow>('SELECT * FROM game WHERE id = ?')
  const all = database.prepare<[], GameRow>('SELECT * FROM game ORDER BY played DESC, id DESC')
  const change = {
    name: database.prepare<[string, number]>('UPDATE game SET name = ? WHERE id = ?'),
    rules: database.prepare<[number, number]>('UPDATE game SET rules = ? WHERE id = ?'),
    players: database.prepare<[string, number]>('UPDATE game SET players = ? WHERE id = ?'),
    removed: database.prepare<[number | null, number]>('UPDATE game SET removed = ? WHERE id = ?'),
    face: database.prepare<[Kept | null, number, number]>('UPDATE game SET face = ?, played = ? WHERE id = ?'),
  }
  const erase = database.prepare<[number]>('DELETE FROM game WHERE id = ?')
  const append = database.prepare<[number, number, number, number, Kept, number]>(
    'INSERT INTO moment (game, number, parent, at, deed, sum) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const moments = database.prepare<[number], MomentRow>(
    'SELECT number, parent, at, deed, sum FROM moment WHERE game = ? ORDER BY number',
  )
  const visit = database.prepare<[number, number, number, number]>(
    'INSERT INTO visit (game, number, moment, after) VALUES (?, ?, ?, ?)',
  )
  const visits = database.prepare<[number], VisitRow>(
    'SELECT number, moment, after FROM visit WHERE game = ? ORDER BY number',
  )
  const snapshot = database.prepare<[number, number, Buffer]>(
    'INSERT OR IGNORE INTO snapshot (game, moment, words) VALUES (?, ?, ?)',
  )
  const snapshots = database.prepare<[number], SnapshotRow>(
    'SELECT moment, words FROM snapshot WHERE game = ? ORDER BY moment',
  )
  const dropSnapshots = database.prepare<[number]>('DELETE FROM snapshot WHERE game = ?')
  const addMark = database.prepare<[number, number, MarkKind, Kept]>(
    'INSERT INTO mark (game, moment, kind, text) VALUES (?, ?, ?, ?)',
  )
  const changeMark = database.prepare<[Kept, number, number]>('UPDATE mark SET text = ? WHERE id = ? AND game = ?')
  const dropMark = database.prepare<[number, number]>('DELETE FROM mark WHERE id = ? AND game = ?')
  const marks = database.prepare<[number], MarkRow>(
    'SELECT id, moment, kind, text FROM mark WHERE game = ? ORDER BY moment, id',
  )

  const addWithPast = database.transaction((row: NewGame, past: Past): number => {
    const id = Number(insert.run(row).lastInsertRowid)
    for (const { number, parent, at, deed, sum } of past.moments) append.run(id, number, parent, at, deed, sum)
    for (const { number, moment, after } of past.visits) visit.run(id, number, moment, after)
    for (const { moment, words } of past.snapshots) snapshot.run(id, moment, words)
    for (const { moment, kind, text } of past.marks) addMark.run(id, moment, kind, text)
    return id
  })
  const addSnapshots = database.transaction((id: number, rows: readonly SnapshotRow[]): void => {
    for (const { moment, words } of rows) snapshot.run(id, moment, words)
  })

  return {
    /** A game with all of its past at once, for copies and imports; an empty past for a new one. */
    add: (row: NewGame, past: Past = noPast): number => addWithPast(row, past),
    one: (id: number): GameRow | undefined => one.get(id),
    all: (): GameRow[] => all.all(),
    past: (id: number): Past => ({
      moments: moments.all(id),
      visits: visits.all(id),
      snapshots: snapshots.all(id),
      marks: marks.all(id),
    }),
    rename: (id: number, name: string): void => void change.name.run(name, id),
    setRules: (id: number, rules: number): void => void change.rules.run(rules, id),
    setPlayers: (id: number, players: string): void => void change.players.run(players, id),
    setRemoved: (id: number, at: number | null): void => void change.removed.run(at, id),
    setFace: (id: number, face: Kept | null, played: number): void => void change.face.run(face, played, id),
    erase: (id: number): void => void erase.run(id),
    /** What was done is kept when this returns, and survives whatever happens then. */
    append(id: number, { number, parent, at, deed, sum }: MomentRow): void {
      append.run(id, number, parent, at, deed, sum)
    },
    visit(id: number, { number, moment, after }: VisitRow): void {
      visit.run(id, number, moment, after)
    },
    addSnapshots: (id: number, rows: readonly SnapshotRow[]): void => addSnapshots(id, rows),
    dropSnapshots: (id: number): void => void dropSnapshots.run(id),
    marks: (id: number): MarkRow[] => marks.all(id),
    addMark: (id: number, { moment, kind, text }: Omit<MarkRow, 'id'>): number =>
      Number(addMark.run(id, moment, kind, text).lastInsertRowid),
    changeMark: (id: number, mark: number, text: Kept): boolean => changeMark.run(text, mark, id).changes > 0,
    dropMark: (id: number, mark: number): boolean => dropMark.run(mark, id).changes > 0,
  }
}

/** Everything that happened in a game, as it lies in the library. */
export type Past = {
  readonly moments: readonly MomentRow[]
  readonly visits: readonly VisitRow[]
  readonly snapshots: readonly SnapshotRow[]
  readonly marks: readonly MarkRow[]
}
const noPast: Past = { moments: [], visits: [], snapshots: [], marks: [] }
