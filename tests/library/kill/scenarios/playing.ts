import { randomUUID } from 'node:crypto'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { SavedGame } from '../../../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../../../src-main/games/open/restore-game.ts'
import { plainCodec } from '../../../../src-main/games/rows/codec.ts'
import { campaignsTable } from '../../../../src-main/library/tables/campaigns-table.ts'
import { gamesTable, type GamesTable, type GameRow } from '../../../../src-main/library/tables/games-table.ts'
import type { Library } from '../../../../src-main/library/library.ts'
import { settingsTable } from '../../../../src-main/library/tables/settings-table.ts'
import type { Scenario, Workplace } from '../scenario.ts'

/** Plays games of a library by random legal acts, and says what it did. */
export class Player {
  readonly at: Workplace
  readonly library: Library
  readonly table: GamesTable

  constructor(at: Workplace) {
    this.at = at
    this.library = at.open()
    this.table = gamesTable(this.library.database)
  }

  /** One of the games that are there, or a new one. */
  sitDown(newOneIn: number): Seat {
    const rows = this.table.all().filter(({ removed }) => removed === null)
    const { pick } = this.at
    const row = rows.length === 0 || pick(newOneIn) === 0 ? this.begin() : rows[pick(rows.length)]!
    return new Seat(this, row)
  }

  begin(): GameRow {
    const { loaded, files, say } = this.at
    campaignsTable(this.library.database).keep(loaded.hash, loaded.system.id, files)
    const id = beginGame(this.table, loaded, randomUUID())
    const row = this.table.one(id)!
    say({ did: 'added', game: row.uid, like: null })
    return row
  }
}

export function beginGame(table: GamesTable, loaded: LoadedCampaign, uid: string): number {
  const scenario = loaded.scenarios[0]!.id
  return table.add({
    uid,
    name: `Game ${uid}`,
    campaign: loaded.hash,
    scenario,
    rules: loaded.system.version,
    start: JSON.stringify({ scenario, switches: {}, seed: uid, freeUndo: true }),
    players: JSON.stringify({ sides: ['person', 'person'], open: true }),
    seal: null,
    begun: Date.now(),
    played: Date.now(),
  })
}

/** A game that is being played. */
export class Seat {
  readonly #by: Player
  readonly #open: SavedGame
  readonly uid: string
  #visits: number

  constructor(by: Player, { id, uid }: Pick<GameRow, 'id' | 'uid'>) {
    const past = by.table.past(id)
    const opened = restoreGame(by.at.loaded, by.table.one(id)!, past, plainCodec)
    if (!opened.ok) throw new Error(opened.error.message)
    this.#by = by
    this.#open = new SavedGame(id, opened.value, past.visits.length, {
      table: by.table,
      codec: plainCodec,
      now: Date.now,
    })
    this.#visits = past.visits.length
    this.uid = uid
  }

  doSomething(): void {
    const { pick } = this.#by.at
    const { game } = this.#open
    const what = pick(20)
    if (what === 0) this.#go(this.#open.undo().ok)
    else if (what === 1) this.#go(this.#open.redo().ok)
    else if (what === 2 || game.play.actions.length === 0)
      this.#go(this.#open.goTo(pick(game.history.moments.length)).ok)
    else if (what === 3) this.#open.tidyUp()
    else if (what === 4) this.#mark()
    else this.#act()
  }

  #act(): void {
    const { game } = this.#open
    const { pick, say } = this.#by.at
    const before = game.history.moments.length
    // One side remembers, as an opponent does.
    const memory = game.play.decider === 1 ? { acts: before, drawn: pick(1000) } : undefined
    const acted = this.#open.act(game.play.actions.at(pick(game.play.actions.length)), undefined, memory)
    if (!acted.ok) throw new Error(acted.error.message)
    const { current: moment, moments } = game.history
    if (moments.length > before)
      say({ did: 'act', game: this.uid, moment, hash: game.hash(), ...(memory !== undefined && { memory }) })
    else this.#go(true)
  }

  #go(went: boolean): void {
    if (!went) return
    this.#visits += 1
    const { current: moment } = this.#open.game.history
    this.#by.at.say({ did: 'visit', game: this.uid, number: this.#visits, moment })
  }

  #mark(): void {
    const { table, at } = this.#by
    const { id, game } = this.#open
    const [old] = table.marks(id)
    if (old !== undefined && at.pick(3) === 0) {
      table.dropMark(id, old.id)
      at.say({ did: 'mark', game: this.uid, mark: old.id, text: null })
      return
    }
    const text = `at ${game.history.current}`
    const mark = table.addMark(id, { moment: game.history.current, kind: 'bookmark', text })
    at.say({ did: 'mark', game: this.uid, mark, text })
  }
}

function play(player: Player): void {
  const settings = settingsTable(player.library.database)
  for (let round = 0; ; round += 1) {
    const seat = player.sitDown(4)
    const times = player.at.pick(60)
    for (let time = 0; time < times; time += 1) seat.doSomething()
    settings.put({ round })
    player.at.say({ did: 'set', name: 'round', value: round })
  }
}

export const playing: Scenario = {
  name: 'playing',
  system: 'portable-spicheren',
  campaign: 'portable-spicheren',
  series: 8,
  until: { lines: 200, milliseconds: 20 },
  run: (at) => play(new Player(at)),
}

/** The log is copied back all the time, so that many a kill falls into that. */
export const checkpointing: Scenario = {
  ...playing,
  name: 'checkpointing',
  run(at) {
    const player = new Player(at)
    player.library.database.pragma('wal_autocheckpoint = 3')
    play(player)
  },
}

export const campaigning: Scenario = {
  ...playing,
  name: 'campaigning',
  system: 'gaiter-button',
  campaign: 'chalons-1870',
}
