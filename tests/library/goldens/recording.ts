import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { newSeal, openSeal } from '../../../src-main/games/rows/seal.ts'
import { SavedGame } from '../../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../../src-main/games/open/restore-game.ts'
import { readRecord } from '../../../src-main/games/rows/game-record.ts'
import { place, plainCodec, type GameCodec } from '../../../src-main/games/rows/codec.ts'
import { ordersRow, ordersText, readOrdersRow } from '../../../src-main/games/rows/kept-orders.ts'
import { gamesTable } from '../../../src-main/library/tables/games-table.ts'
import { openLibrary } from '../../../src-main/library/library.ts'
import { migrate, migrations } from '../../../src-main/library/tables/migrations.ts'
import { settingsTable } from '../../../src-main/library/tables/settings-table.ts'
import { pickFrom } from '../../kernel/table.ts'
import { loaded, newGame, playAbout } from '../damaged.ts'
import { draftsOf } from '../ruined/account.ts'
import { Draft } from '../ruined/ruined.ts'

export const libraryOf = (version: number): string => join(import.meta.dirname, `v${version}.sqlite`)
export const accountOf = (version: number): string => join(import.meta.dirname, `v${version}.json`)

/** For the sealed game. Nothing else in the world is kept under it. */
const PASSPHRASE = 'Il ne manque pas un bouton de guêtre'

/** Everything in a library whose loss a user could notice. */
export interface Account {
  readonly settings: Readonly<Record<string, unknown>>
  readonly games: readonly {
    readonly uid: string
    readonly name: string
    readonly rules: number
    readonly removed: number | null
    readonly sealed: boolean
    readonly hashes: readonly string[]
    /** The hash of the last state, where the rules of today are those of the game. */
    readonly current?: string
    readonly visits: number
    readonly marks: readonly string[]
    /** The orders that are kept, where there are any. */
    readonly orders?: readonly unknown[]
    /** What opponents remember, by the number of the act, where they do. */
    readonly memories?: readonly (readonly [number, unknown])[]
  }[]
  /** Drafts with the sums of their gestures, where there are any. */
  readonly drafts?: readonly { readonly uid: string; readonly name: string; readonly gestures: readonly number[] }[]
}

/** What a library has; nothing in it may be damaged. */
export async function accountFor(database: Database.Database): Promise<Account> {
  const settings = settingsTable(database)
  const names = database.prepare<[], string>('SELECT name FROM settings ORDER BY name').pluck().all()
  const table = gamesTable(database)
  const games: Account['games'][number][] = []
  for (const row of table.all().toSorted((a, b) => a.id - b.id)) {
    const { uid, name, rules, removed, seal } = row
    const codec = seal === null ? plainCodec : await opened(seal)
    const past = table.past(row.id)
    const record = readRecord(row, past, codec)
    if (!record.ok || record.value.fault !== undefined) throw new Error(`the game ${name} is damaged`)
    const game = restoreGame(loaded, row, past, codec)
    if (!game.ok) throw new Error(game.error.message)
    const memories = record.value.steps.flatMap(({ deed: { memory } }, index) =>
      memory === undefined ? [] : [[index + 1, memory] as const],
    )
    const orders = readOrdersRow(table.orders(row.id), codec).kept.map(({ ends, ...order }) => ({
      ...order,
      ends: [...ends],
    }))
    games.push({
      uid,
      name,
      rules,
      removed,
      sealed: seal !== null,
      hashes: record.value.steps.map(({ deed }) => deed.hash),
      ...(rules === loaded.system.version && { current: game.value.game.hash() }),
      visits: past.visits.length,
      marks: past.marks.map(({ text }) => codec.readText(text, place.mark) ?? ''),
      ...(orders.length > 0 && { orders }),
      ...(memories.length > 0 && { memories }),
    })
  }
  const drafts = draftsOf(database).map(({ uid, name, gestures, fault }) => {
    if (fault) throw new Error(`the draft ${name} is damaged`)
    return { uid, name, gestures }
  })
  const values = Object.fromEntries(names.map((name) => [name, settings.get(name)]))
  return { settings: values, games, ...(drafts.length > 0 && { drafts }) }
}

async function opened(seal: string): Promise<GameCodec> {
  const result = await openSeal(seal, [PASSPHRASE, null])
  if (!result.ok) throw new Error('the seal does not open')
  return result.codec
}

/** Writes the library of the newest version, and that of the first, which had settings only, when there is none. */
export async function record(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-'))
  const file = join(folder, 'library.sqlite')
  if (!existsSync(libraryOf(1))) {
    const first = new Database(file)
    first.pragma('journal_mode = WAL')
    migrate(first, migrations.slice(0, 1))
    const settings = { language: 'fr', lastCampaign: 'chalons-1870', textSize: 125 }
    settingsTable(first).put(settings)
    first.close()
    write(accountOf(1), { settings, games: [] })
    renameSync(file, libraryOf(1))
  }
  const { database, close } = openLibrary(folder)
  settingsTable(database).put({ language: 'en', textSize: 150 })
  await play(database)
  const draft = new Draft(database, 'drafted', 'A draft')
  draft.goOn(7)
  draft.goBack(3)
  write(accountOf(migrations.length), await accountFor(database))
  close()
  renameSync(file, libraryOf(migrations.length))
  rmSync(folder, { recursive: true })
}

const write = (file: string, account: Account): void => writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`)

async function play(database: Database.Database): Promise<void> {
  const table = gamesTable(database)
  const pick = pickFrom(1870)
  const seat = (id: number, codec: GameCodec): SavedGame => {
    const begun = restoreGame(loaded, table.one(id)!, table.past(id), codec)
    if (!begun.ok) throw new Error(begun.error.message)
    return new SavedGame(id, begun.value, 0, { table, codec, now: () => 1_795_000_000_000 })
  }
  newGame(database, 'begun')
  const long = seat(newGame(database, 'long'), plainCodec)
  for (let count = 0; count < 60; count += 1) playAbout(long, pick)
  table.addMark(long.id, { moment: 5, kind: 'bookmark', text: 'Before the Rother Berg' })
  const order = { order: 'advance', to: 'Spicheren' }
  const stopped = { key: 'for-today', facts: { to: 'Spicheren' } }
  const orders = [{ side: 0, order, since: 12, ends: new Map([[14, stopped]]) }]
  table.setOrders(long.id, ordersRow(ordersText({ kept: orders, given: [], at: 0 }), plainCodec))
  table.addMark(long.id, { moment: 9, kind: 'branch', text: 'Otherwise' })
  remember(seat(newGame(database, 'remembered'), plainCodec), pick)
  const thrown = seat(newGame(database, 'thrown away'), plainCodec)
  for (let count = 0; count < 10; count += 1) playAbout(thrown, pick)
  table.setRemoved(thrown.id, 1_795_000_000_001)
  const { seal, codec } = await newSeal('sealed', [PASSPHRASE, null])
  const { face: _face, id: _id, removed: _removed, ...like } = table.one(long.id)!
  const start = codec.text(String(like.start), place.start)
  const sealed = seat(table.add({ ...like, uid: 'sealed', name: 'sealed', start, seal }), codec)
  for (let count = 0; count < 20; count += 1) playAbout(sealed, pick)
  remember(sealed, pick)
  const hidden = ordersText({ kept: [{ side: 1, order, since: 3, ends: new Map() }], given: [], at: 0 })
  table.setOrders(sealed.id, ordersRow(hidden, codec))
  table.addMark(sealed.id, { moment: 2, kind: 'bookmark', text: codec.text('Hidden', place.mark) })
}

/** Acts as an opponent does that counts its acts. */
function remember(open: SavedGame, pick: (below: number) => number): void {
  for (let count = 0; count < 10 && open.game.play.decider >= 0; count += 1) {
    const { actions } = open.game.play
    open.act(actions.at(pick(actions.length)), undefined, { count })
  }
}
