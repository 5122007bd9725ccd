import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Game } from '#engine/kernel/game.ts'
import { readStart } from '#engine/kernel/save.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import type { Played } from '../games/workshop.ts'
import { hiddenTroops } from '../rulebook/gaiter-button/hidden-troops.ts'
import type { RunningHost } from './house.ts'

/** What really is in a game of Gaiter Button that a host keeps, whoever may know it: read from the library itself. */
export class Truth {
  readonly game: Game
  readonly #id: number
  readonly #library: Database.Database
  readonly #wording: Wording

  constructor(host: RunningHost, id: number, by: Played) {
    this.#library = new Database(join(host.dataFolder, 'library.sqlite'), { readonly: true })
    this.#id = id
    this.#wording = new Wording(by.loaded, by.files)
    const kept = this.#library.prepare<[number], string>('SELECT start FROM game WHERE id = ?').pluck().get(id)
    const start = readStart(JSON.parse(kept ?? 'null'))
    if (start === undefined) throw new Error(`the library has no game ${id}`)
    const begun = Game.begin(by.loaded, start)
    if (!begun.ok) throw new Error(begun.error.message)
    this.game = begun.value
  }

  /** Plays what was done since. */
  follow(): this {
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

  /** All that a side may not read anywhere now, and nobody behind a curtain: ids and names of hidden counters, the seed. */
  hiddenFrom(side: number | null): string[] {
    const { play, start } = this.game
    const sides = side === null ? [0, 1] : [side]
    const hidden = new Set(sides.flatMap((one) => hiddenTroops(play, one)))
    // Both sides have a first decoy: what somebody's own counter is called as well tells nothing.
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
