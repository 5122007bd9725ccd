import { readFileSync } from 'node:fs'
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
