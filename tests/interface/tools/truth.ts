import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Game } from '#engine/kernel/game/game.ts'
import { readStart } from '#engine/kernel/game/save.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import type { Played } from '../../games/workshop.ts'
import { hiddenTroops } from '../../rulebook/gaiter-button/hidden-troops.ts'
import type { RunningHost } from './hosts.ts'

/** The complete state of a game of Gaiter Button, replayed from the host's library. */
export class Truth {
  readonly game: Game
  readonly #id: number
  readonly #library: Database.Database
  readonly #wording: Wording

  constructor(host: RunningHost, id: number, by: Played) {
    this.#library = new Database(join(host.dataFolder, 'library.sqlite'), { readonly: true })
    this.#id = id
    this.#wording = new Wording(by.loaded, by.files)
    const storedStart = this.#library.prepare<[number], string>('SELECT start FROM game WHERE id = ?').pluck().get(id)
    const start = readStart(JSON.parse(storedStart ?? 'null'))
    if (start === undefined) throw new Error(`the library has no game ${id}`)
    const begun = Game.begin(by.loaded, start)
    if (!begun.ok) throw new Error(begun.error.message)
    this.game = begun.value
  }

  /** Replays the acts added since the last call. */
  catchUp(): this {
    const { play, history } = this.game
    const since = this.#library
      .prepare<[number, number], string>('SELECT deed FROM moment WHERE game = ? AND number > ? ORDER BY number')
      .pluck()
      .all(this.#id, history.current)
    for (const deed of since) {
      const [action] = JSON.parse(deed) as [string]
      const code = play.layout.language.parseText(action)
      if (!code.ok || !this.game.act(code.value).ok) throw new Error(`"${action}" cannot be played again`)
    }
    return this
  }

  /** What a side must not be able to read now: ids and names of hidden counters, and the seed; null is no side seated. */
  hiddenFrom(side: number | null): string[] {
    const { play, start } = this.game
    const sides = side === null ? [0, 1] : [side]
    const hidden = new Set(sides.flatMap((one) => hiddenTroops(play, one)))
    // A name that a known counter has too is no secret: both sides have a first decoy.
    const { counter = [] } = play.layout.language.nouns
    const known = new Set(counter.flatMap((id) => (hidden.has(id) ? [] : this.#namesOf(id))))
    return [start.seed, ...[...hidden].flatMap((id) => this.#namesOf(id)).filter((name) => !known.has(name))]
  }
  #namesOf(id: string): string[] {
    const words = this.#wording.names.get(id)
    return words === undefined ? [id] : [...new Set([id, words.en, words.fr])]
  }

  close(): void {
    this.#library.close()
  }
}
