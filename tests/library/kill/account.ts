import { isDeepStrictEqual } from 'node:util'
import type { Json } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { readAct } from '../../../src-main/games/rows/act-row.ts'
import { SavedGame } from '../../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../../src-main/games/open/restore-game.ts'
import { proveAtOnce } from '../../../src-main/games/open/proof.ts'
import { readRecord } from '../../../src-main/games/rows/game-record.ts'
import { inLanguage } from '../../../src-main/wording/bilingual.ts'
import { plainCodec } from '../../../src-main/games/rows/codec.ts'
import {
  gamesTable,
  type GameRow,
  type GamesTable,
  type GamePast,
} from '../../../src-main/library/tables/games-table.ts'
import { type Library, openLibrary } from '../../../src-main/library/library.ts'
import { settingsTable } from '../../../src-main/library/tables/settings-table.ts'
import type { Said } from './scenario.ts'

/** What is known of a game: every entry was acknowledged. */
interface Known {
  readonly acts: Map<number, string>
  /** What was remembered with acts, where something was. */
  readonly memories: Map<number, Json>
  readonly visits: Map<number, number>
  readonly marks: Map<number, string>
  removed: number | null
}

/** What a program that was killed had acknowledged, to be compared with what is there. */
export class Account {
  readonly #games: Map<string, Known>
  readonly #settings = new Map<string, number>()
  readonly #erasing = new Set<string>()
  /**
   * Games that nobody was told of when they were added, maybe as a copy of another, each of them one thing more than was
   * acknowledged; and copies of them, which are none, but of whose past as little is known.
   */
  readonly #unheard = new Map<string, 0 | 1>()
  #kills = 0

  /** Of games that are there already, with nothing done in them. */
  constructor(games: readonly string[]) {
    this.#games = new Map(games.map((uid) => [uid, nothingIn()]))
  }

  take(said: readonly Said[]): void {
    this.#kills += 1
    for (const one of said) this.#note(one)
  }

  #note(said: Said): void {
    switch (said.did) {
      case 'act':
        if (said.memory !== undefined) this.#known(said.game).memories.set(said.moment, said.memory)
        return void this.#known(said.game).acts.set(said.moment, said.hash)
      case 'visit':
        return void this.#known(said.game).visits.set(said.number, said.moment)
      case 'mark':
        if (said.text === null) this.#known(said.game).marks.delete(said.mark)
        else this.#known(said.game).marks.set(said.mark, said.text)
        return
      case 'added': {
        const like = said.like === null ? undefined : this.#known(said.like)
        if (said.like !== null && this.#unheard.has(said.like)) this.#unheard.set(said.game, 0)
        return void this.#games.set(said.game, {
          ...nothingIn(),
          acts: new Map(like?.acts),
          memories: new Map(like?.memories),
          visits: new Map(like?.visits),
        })
      }
      case 'removed':
        this.#known(said.game).removed = said.at
        return
      case 'erasing':
        return void this.#erasing.add(said.game)
      case 'set':
        return void this.#settings.set(said.name, said.value)
      default:
    }
  }

  #known(uid: string): Known {
    const known = this.#games.get(uid)
    if (known !== undefined) return known
    // It can only have been added by a program that was killed before it could say so.
    if (this.#kills < 2) throw new Error(`the program spoke of a game ${uid} that is not known`)
    const found = nothingIn()
    this.#games.set(uid, found)
    this.#unheard.set(uid, 1)
    return found
  }

  /** Opens the library and compares; what is there is what is known from now on. */
  compare(folder: string, loaded: LoadedCampaign, mended: boolean): void {
    const library = openLibrary(folder)
    try {
      sound(library, mended)
      const table = gamesTable(library.database)
      let more = 0
      const there = new Map(table.all().map((row) => [row.uid, { row, past: table.past(row.id) }]))
      for (const uid of this.#games.keys()) {
        if (!there.has(uid) && !this.#erasing.has(uid)) throw new Error(`the game ${uid} is gone`)
      }
      for (const [uid, { row, past }] of there) more += this.#compareGame(uid, row, past, loaded)
      const settings = settingsTable(library.database)
      for (const [name, value] of this.#settings) {
        if (settings.get(name) === value) continue
        more += 1
        if (typeof settings.get(name) !== 'number') throw new Error(`the setting ${name} is gone`)
      }
      if (more > this.#kills)
        throw new Error(`${more} things are there that nobody was told of, after ${this.#kills} kills`)
      for (const { row, past } of there.values()) goesOn(table, row, past, loaded)
      this.#adopt(table)
    } finally {
      library.close()
    }
    this.#kills = 0
    this.#erasing.clear()
    this.#unheard.clear()
  }

  /** How many things are there that were not acknowledged. */
  #compareGame(uid: string, row: GameRow, past: GamePast, loaded: LoadedCampaign): number {
    const hashes = hashesOf(row, past, loaded)
    const known = this.#games.get(uid)
    if (known === undefined) return 1
    for (const [moment, hash] of known.acts) {
      if (hashes.get(moment) !== hash) throw new Error(`act ${moment} of ${uid} was acknowledged and is not there`)
    }
    const there = memoriesIn(past)
    for (const [moment, memory] of known.memories) {
      if (!isDeepStrictEqual(there.get(moment), memory)) throw new Error(`act ${moment} of ${uid} is not remembered`)
    }
    const visits = new Map(past.visits.map(({ number, moment }) => [number, moment]))
    for (const [number, moment] of known.visits) {
      if (visits.get(number) !== moment) throw new Error(`visit ${number} of ${uid} was acknowledged and is not there`)
    }
    const marks = new Map(past.marks.map(({ id, text }) => [id, text]))
    const lost = [...known.marks].filter(([id, text]) => marks.get(id) !== text)
    const unknown = [...marks.keys()].filter((id) => !known.marks.has(id))
    const unheard = this.#unheard.get(uid)
    if (unheard !== undefined) return unheard
    const differences = lost.length + unknown.length + (row.removed === known.removed ? 0 : 1)
    return hashes.size - known.acts.size + (visits.size - known.visits.size) + differences
  }

  #adopt(table: GamesTable): void {
    this.#games.clear()
    for (const { id, uid, removed } of table.all()) {
      const past = table.past(id)
      this.#games.set(uid, {
        acts: new Map(past.moments.map(({ number, deed }) => [number, readAct(String(deed))!.hash])),
        memories: memoriesIn(past),
        visits: new Map(past.visits.map(({ number, moment }) => [number, moment])),
        marks: new Map(past.marks.map(({ id: mark, text }) => [mark, String(text)])),
        removed,
      })
    }
  }
}

/** What opponents remembered, by the number of the act. */
const memoriesIn = (past: GamePast): Map<number, Json> =>
  new Map(
    past.moments.flatMap(({ number, deed }) => {
      const memory = readAct(String(deed))?.memory
      return memory === undefined ? [] : [[number, memory] as const]
    }),
  )

const nothingIn = (): Known => ({
  acts: new Map(),
  memories: new Map(),
  visits: new Map(),
  marks: new Map(),
  removed: null,
})

function sound({ database, repaired }: Library, mended: boolean): void {
  if (!mended && repaired !== null) throw new Error(`a kill was taken for damage: ${JSON.stringify(repaired)}`)
  const integrity = database.pragma('integrity_check', { simple: true })
  if (integrity !== 'ok') throw new Error(`the library is not sound: ${String(integrity)}`)
  if (!isDeepStrictEqual(database.pragma('foreign_key_check'), [])) throw new Error('rows refer to nothing')
}

/** The hash after each act, when every act comes out as it did. */
function hashesOf(row: GameRow, past: GamePast, loaded: LoadedCampaign): Map<number, string> {
  const record = readRecord(row, past, plainCodec)
  if (!record.ok) throw new Error(record.error.message)
  const { start, steps, fault } = record.value
  if (fault !== undefined) throw new Error(`act ${fault.moment} of ${row.uid}: ${inLanguage('en', fault.reason)}`)
  const proof = proveAtOnce(loaded, start, steps, row.rules)
  if (!proof.ok) throw new Error(proof.error.message)
  const wrong = proof.value.fault
  if (wrong !== undefined) throw new Error(`act ${wrong.moment} of ${row.uid}: ${inLanguage('en', wrong.reason)}`)
  return new Map(steps.map(({ deed }, index) => [index + 1, deed.hash]))
}

/** The game opens where it was, and what is done next is kept. */
function goesOn(table: GamesTable, row: GameRow, past: GamePast, loaded: LoadedCampaign): void {
  const opened = restoreGame(loaded, row, past, plainCodec)
  if (!opened.ok) throw new Error(opened.error.message)
  const open = new SavedGame(row.id, opened.value, past.visits.length, { table, codec: plainCodec, now: Date.now })
  if (open.readOnly !== undefined)
    throw new Error(`${row.uid} can only be looked at: ${inLanguage('en', open.readOnly.reason)}`)
  const { play } = open.game
  const went = play.decider < 0 ? open.goTo(0) : open.act(play.actions.at(0))
  if (!went.ok) throw new Error(`${row.uid} does not go on: ${went.error.message}`)
}
