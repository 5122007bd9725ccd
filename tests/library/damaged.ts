import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import type { Game } from '#engine/kernel/game/game.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { load, type Pick, pickFrom } from '../kernel/table.ts'

const files = campaignFolder('portable-spicheren')
export const loaded = load(portableSpicheren, files)
/** The campaign, for libraries whose own copy of it is spoilt. */
export const atHand = (hash: string) => (hash === loaded.hash ? { system: loaded.system.id, files } : undefined)

/** A library before anything happened to it: its file, its log, and what was played in it. */
export interface Whole {
  readonly main: Buffer
  readonly log: Buffer
  /** The hash after each act of each game. */
  readonly games: ReadonlyMap<string, readonly string[]>
  /** How many acts of each are in the file, without the log. */
  readonly inMain: ReadonlyMap<string, number>
}

const lengths = [0, 1, 7, 20, 45, 90]

/** A new game in a library, pinned to the campaign. */
export function newGame(database: Database, uid: string, name = uid): number {
  campaignsTable(database).keep(loaded.hash, loaded.system.id, files)
  const scenario = loaded.scenarios[0]!.id
  return gamesTable(database).add({
    uid,
    name,
    campaign: loaded.hash,
    scenario,
    rules: loaded.system.version,
    start: JSON.stringify({ scenario, switches: {}, seed: uid, freeUndo: true }),
    players: JSON.stringify({ sides: ['person', 'person'], open: true }),
    seal: null,
    begun: 1_795_000_000_000,
    played: 1_795_000_000_000,
  })
}

/** Some games, long and short, interleaved; of the last acts some are in the log alone. */
export function wholeLibrary(folder: string, seed: number): Whole {
  const library = openLibrary(folder)
  const { database } = library
  settingsTable(database).put({ language: 'fr', textSize: 125 })
  const table = gamesTable(database)
  const pick = pickFrom(seed)
  const seats = lengths.map((length) => {
    const uid = `${seed}-${length}`
    const id = newGame(database, uid, `Game of ${length}`)
    const opened = restoreGame(loaded, table.one(id)!, table.past(id), plainCodec)
    if (!opened.ok) throw new Error(opened.error.message)
    const open = new SavedGame(id, opened.value, 0, { table, codec: plainCodec, now: () => 1_795_000_000_000 })
    return { uid, open, length }
  })
  let inMain: Map<string, number> | undefined
  for (;;) {
    const busy = seats.filter(({ open, length }) => open.game.history.moments.length <= length)
    if (busy.length === 0) break
    if (inMain === undefined && (busy.length === 1 || (busy.length === 2 && pick(20) === 0))) {
      database.pragma('wal_checkpoint(TRUNCATE)')
      inMain = new Map(seats.map(({ uid, open }) => [uid, open.game.history.moments.length - 1]))
    }
    playAbout(busy[pick(busy.length)]!.open, pick)
  }
  table.addMark(seats[3]!.open.id, { moment: 2, kind: 'bookmark', text: 'Here' })
  const file = join(folder, 'library.sqlite')
  const main = readFileSync(file)
  const log = readFileSync(`${file}-wal`)
  const games = new Map(seats.map(({ uid, open }) => [uid, hashesOf(open.game)]))
  library.close()
  return { main, log, games, inMain: inMain! }
}

export function playAbout(open: SavedGame, pick: Pick): void {
  const { play, history } = open.game
  const what = pick(12)
  if (what === 0 || play.actions.length === 0) open.goTo(pick(history.moments.length))
  else if (what === 1) open.tidyUp()
  else open.act(play.actions.at(pick(play.actions.length)))
}

/** The hash of every moment but the first. */
const hashesOf = (game: Game): string[] =>
  game.history.moments.slice(1).map((_, index) => game.peek(index + 1, (play) => play.hash()))

// --- Damage ----------------------------------------------------------------------------------------------------------

const PAGE = 4096
type Damage = (bytes: Buffer, pick: Pick) => Buffer
const somewhere = (bytes: Buffer, pick: Pick, unit: number): number => pick(Math.floor(bytes.length / unit)) * unit

const flip: Damage = (bytes, pick) => {
  for (let count = 1 + pick(8); count > 0; count -= 1) bytes[pick(bytes.length)]! ^= 1 << pick(8)
  return bytes
}
const zero =
  (unit: number): Damage =>
  (bytes, pick) => {
    const at = somewhere(bytes, pick, unit)
    return bytes.fill(0, at, at + unit)
  }
const noise: Damage = (bytes, pick) => {
  const at = somewhere(bytes, pick, 512)
  for (let index = at; index < at + 512 && index < bytes.length; index += 1) bytes[index] = pick(256)
  return bytes
}
const swap: Damage = (bytes, pick) => {
  const [a, b] = [somewhere(bytes, pick, PAGE), somewhere(bytes, pick, PAGE)]
  const page = Buffer.from(bytes.subarray(a, a + PAGE))
  bytes.copy(bytes, a, b, b + PAGE)
  page.copy(bytes, b)
  return bytes
}
const cut: Damage = (bytes, pick) => bytes.subarray(0, pick(bytes.length))
const header: Damage = (bytes, pick) => {
  for (let count = 1 + pick(4); count > 0; count -= 1) bytes[pick(100)] = pick(256)
  return bytes
}
const pageHeader: Damage = (bytes, pick) => {
  bytes[somewhere(bytes, pick, PAGE) + pick(12)] = pick(256)
  return bytes
}

const ofMain = { flip, page: zero(PAGE), sector: zero(512), noise, swap, cut, header, pageHeader }
const ofLog = { flip, page: zero(PAGE + 24), sector: zero(512), noise, cut, header }

/** What happened to a library, for messages. */
export interface Mutation {
  readonly name: string
  readonly main: Buffer
  readonly log: Buffer | undefined
}

/** One damaged library in many: without its log, with its log, or with the log damaged too. */
export function mutate({ main, log }: Whole, pick: Pick): Mutation {
  const choose = (from: Readonly<Record<string, Damage>>): [string, Damage] => {
    const all = Object.entries(from)
    return all[pick(all.length)]!
  }
  const [mainName, mainDamage] = choose(ofMain)
  const [logName, logDamage] = choose(ofLog)
  switch (pick(4)) {
    case 0:
      return { name: `log ${logName}`, main, log: logDamage(Buffer.from(log), pick) }
    case 1:
      return {
        name: `main ${mainName}, log ${logName}`,
        main: mainDamage(Buffer.from(main), pick),
        log: logDamage(Buffer.from(log), pick),
      }
    case 2:
      return { name: `main ${mainName}`, main: mainDamage(Buffer.from(main), pick), log: undefined }
    default:
      return { name: `main ${mainName}, log whole`, main: mainDamage(Buffer.from(main), pick), log }
  }
}

export function writeMutation(folder: string, { main, log }: Mutation): void {
  const file = join(folder, 'library.sqlite')
  writeFileSync(file, main)
  if (log !== undefined) writeFileSync(`${file}-wal`, log)
}
