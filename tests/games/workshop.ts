import Database from 'better-sqlite3'
import type { Game, GameStart } from '#engine/kernel/game/game.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { restoreGame, type RestoredGame } from '../../src-main/games/open/restore-game.ts'
import { place, plainCodec, type GameCodec } from '../../src-main/games/rows/codec.ts'
import { gamesTable, type GameRow, type GamesTable, type GamePast } from '../../src-main/library/tables/games-table.ts'
import { migrate } from '../../src-main/library/tables/migrations.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { race } from '../kernel/fixtures/race.ts'
import type { Pick } from '../kernel/table.ts'

/** A campaign with what a file needs to hold of it. */
export interface Played {
  readonly files: CampaignFiles
  readonly loaded: LoadedCampaign
}

export function played(system: RuleSystem, files: CampaignFiles): Played {
  const read = loadCampaign(system, files)
  if (!read.ok) throw new Error(read.error.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return { files, loaded: read.value }
}

export const spicheren = played(portableSpicheren, campaignFolder('portable-spicheren'))
export const chalons = played(gaiterButton, campaignFolder('chalons-1870'))
export const track = played(race, { 'goal.json': 40 })

/** The tables of a library that is nowhere but in memory, with the campaigns most tests play, and one more. */
export function tables(more?: Played): { database: Database.Database; table: GamesTable } {
  const database = new Database(':memory:')
  migrate(database)
  const campaign = database.prepare<[string, string]>("INSERT INTO campaign VALUES (?, ?, x'00')")
  const kept = new Map([spicheren, chalons, track, more ?? track].map(({ loaded }) => [loaded.hash, loaded]))
  for (const { hash, system } of kept.values()) campaign.run(hash, system.id)
  return { database, table: gamesTable(database) }
}

let clock = 1_795_000_000_000
const now = (): number => (clock += 1000)

export const startOf = ({ loaded }: Played, seed: string): GameStart => ({
  scenario: loaded.scenarios[0]!.id,
  switches: {},
  seed,
  freeUndo: true,
})

/** A new game in a library of its own. */
export function newGame(
  table: GamesTable,
  by: Played,
  start: GameStart = startOf(by, 'table'),
  { seal = null, codec = plainCodec }: { seal?: string | null; codec?: GameCodec } = {},
): SavedGame {
  const { system, hash } = by.loaded
  const row = {
    uid: `uid ${now()}`,
    name: 'A game',
    campaign: hash,
    scenario: start.scenario,
    rules: system.version,
    start: codec.text(JSON.stringify(start), place.start),
    players: JSON.stringify({ sides: ['person', 'person'], open: true }),
    seal,
    begun: now(),
    played: now(),
  }
  return open(table, by.loaded, table.add(row), codec)
}

/** Opens what is in the tables, to be played on. */
export function open(table: GamesTable, loaded: LoadedCampaign, id: number, codec: GameCodec = plainCodec): SavedGame {
  const row = table.one(id)!
  const past = table.past(id)
  return new SavedGame(id, opened(loaded, row, past, codec), past.visits.length, { table, codec, now })
}

export function opened(
  loaded: LoadedCampaign,
  row: GameRow,
  past: GamePast,
  codec: GameCodec = plainCodec,
): RestoredGame {
  const taken = restoreGame(loaded, row, past, codec)
  if (!taken.ok) throw new Error(taken.error.message)
  return taken.value
}

/** A library with one game in it, played about for a while. */
export function playedGame(by: Played, seed: string, pick: Pick, times: number) {
  const { database, table } = tables()
  const game = newGame(table, by, startOf(by, seed))
  playAbout(game, pick, times)
  return { database, table, game }
}

/** Acts at random, and now and then takes back, does again, or goes somewhere else. */
export function playAbout(game: SavedGame, pick: Pick, times: number): void {
  for (let count = 0; count < times; count++) {
    const { play, history } = game.game
    const what = pick(10)
    if (what === 0) game.undo()
    else if (what === 1) game.redo()
    else if (what === 2) game.goTo(pick(history.moments.length))
    else if (play.actions.length > 0) game.act(play.actions.at(pick(play.actions.length)))
    else game.goTo(pick(history.moments.length))
  }
}

/** All that one could notice of a game where it stands, and of every moment of it. */
export function likeness(game: Game): unknown {
  const { history } = game
  return {
    current: history.current,
    hash: game.hash(),
    words: game.play.words.slice(0, game.play.words[HEAD.end]).join(),
    moments: history.moments.map(({ parent, code, decider, barrier, script, depth, firstChild, otherChildren, next }) =>
      JSON.stringify([parent, code, decider, barrier, script, depth, firstChild, otherChildren, next]),
    ),
    journals: [EVERYONE, 0, 1].map((reader) => JSON.stringify(game.journal(reader))),
    views: [0, 1].map((side) => JSON.stringify(game.view(side))),
    acts: [EVERYONE, 0, 1].map((reader) => game.actionsSeenBy(reader)),
  }
}

/** The hash of every moment. */
export const hashes = (game: Game): string[] =>
  game.history.moments.map((_, moment) => game.peek(moment, (play) => play.hash()))
