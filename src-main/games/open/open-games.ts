import type { Passphrases } from '../../contract/library.ts'
import type { GameRow, GamesTable } from '../../library/tables/games-table.ts'
import { denial, kept } from '../../wording/denial.ts'
import { faceAsKept, faceOf } from './face.ts'
import { OnTable } from './on-table.ts'
import { OpenGame } from './open-game.ts'
import { openRecord } from './opening.ts'
import type { Pinned, PinnedCampaigns } from './pinned.ts'
import { saidOf } from '../../wording/sentences.ts'
import { openSeal } from '../rows/seal.ts'
import { unsealed, type Wrapping } from '../rows/wrapping.ts'
import { whyNot } from '../../wording/why-not.ts'

export interface DeskNeeds {
  readonly table: GamesTable
  readonly campaigns: PinnedCampaigns
  readonly now: () => number
  /** Hears which game was laid on the table last and is still there. */
  readonly lies: (game: number | null) => void
}

/** What serves speed only is written when nothing has been done for so many milliseconds. */
const IDLE = 400

/** The games that are open in this process. */
export class Desk {
  readonly #needs: DeskNeeds
  readonly #games = new Map<number, OnTable>()
  readonly #untidy = new Map<number, NodeJS.Timeout>()

  constructor(needs: DeskNeeds) {
    this.#needs = needs
  }

  /** A row of the library. */
  row(id: number): GameRow {
    const row = this.#needs.table.one(id)
    if (row === undefined) throw denial('NOT_FOUND')
    return row
  }

  /** A game that is on the table, ready to be looked at and played. */
  at(id: number): OnTable {
    const game = this.#games.get(id)
    if (game === undefined) {
      if (this.row(id).seal !== null) throw denial('SEALED')
      throw denial('NOT_NOW', whyNot.notOnTable)
    }
    // What could not be kept has not been done: the library knows how the game really stands.
    if (game.open.lost) game.open = this.#takeUp(this.row(id), game.pinned, game.wrapping)
    return game
  }

  find(id: number): OnTable | undefined {
    return this.#games.get(id)
  }

  async open(id: number, passphrases: Passphrases): Promise<OnTable> {
    const there = this.#games.get(id)
    const row = this.row(id)
    if (row.removed !== null) throw denial('NOT_FOUND', whyNot.inBasket)
    if (there !== undefined) {
      // Laid on the table by somebody who then went away: a sealed game does not open for the next one without the words.
      if (row.seal !== null) (await this.wrappingOf(row, passphrases)).forget?.()
      return this.#nobodySits(this.at(id))
    }
    const pinned = this.pinnedFor(row)
    const wrapping = await this.wrappingOf(row, passphrases)
    // Somebody else may have opened it while the seal was being opened.
    const other = this.#games.get(id)
    if (other !== undefined) {
      wrapping.forget?.()
      return this.#nobodySits(this.at(id))
    }
    const game = new OnTable(row, pinned, wrapping, this.#takeUp(row, pinned, wrapping))
    this.#games.set(id, game)
    this.#tellWhichLies()
    return this.#nobodySits(game)
  }

  /** Whoever opens a game has still to say which side it is, unless only one is a person's. */
  #nobodySits(game: OnTable): OnTable {
    game.sitDown(game.players.open ? null : game.onlyPerson)
    return game
  }

  pinnedFor(row: GameRow): Pinned {
    const found = this.#needs.campaigns.get(row.campaign)
    if (found.ok) return found.value
    throw denial('UNREADABLE', { said: found.error })
  }

  /** How a game's words are read and written; a sealed one wants the passphrases of all its sealed sides. */
  async wrappingOf({ seal }: Pick<GameRow, 'seal'>, passphrases: Passphrases): Promise<Wrapping> {
    if (seal === null) return unsealed
    const opened = await openSeal(seal, passphrases)
    if (opened.ok) return opened.wrapping
    const { side, damaged } = opened
    if (damaged) throw denial('SEALED', whyNot.sealDamaged)
    throw passphrases[side] === null ? denial('SEALED') : denial('WRONG_PASSPHRASE', { side })
  }

  #takeUp(row: GameRow, pinned: Pinned, wrapping: Wrapping): OpenGame {
    const { table, now } = this.#needs
    const past = table.past(row.id)
    const opened = openRecord(pinned.loaded, row, past, wrapping)
    if (!opened.ok) throw denial('UNREADABLE', { said: saidOf(opened.error) })
    if (opened.value.carriedOver) kept(() => table.setRules(row.id, pinned.loaded.system.version))
    return new OpenGame(row.id, opened.value, past.visits.at(-1)?.number ?? 0, { table, wrapping, now })
  }

  /** Something was done in a game: what is kept of it for speed and for the list is written when there is time. */
  touched(game: OnTable): void {
    if (game.closed || this.#untidy.has(game.id)) return
    const timer = setTimeout(() => this.tidy(game), IDLE)
    timer.unref()
    this.#untidy.set(game.id, timer)
  }

  tidyAll(): void {
    for (const game of this.#games.values()) this.tidy(game)
  }

  tidy(game: OnTable): void {
    clearTimeout(this.#untidy.get(game.id))
    if (!this.#untidy.delete(game.id) || game.open.lost) return
    // Pictures in the list do not show either how opponents come to their acts.
    if (game.opponentsTurn.shown !== undefined && !game.closed) return this.touched(game)
    const { table, now } = this.#needs
    game.open.tidyUp()
    try {
      const { play, history } = game.game
      const face = faceAsKept(
        faceOf(play, game.pinned.loaded, game.players, history.now.decider, game.open.whenAt(history.current)),
        game.wrapping,
      )
      kept(() => table.setFace(game.id, face, now()))
    } catch {
      // The list shows what it knew before; the game itself is safe.
    }
  }

  close(id: number): void {
    const game = this.#games.get(id)
    if (game === undefined) return
    game.closed = true
    game.opponentsTurn.close()
    this.tidy(game)
    this.#games.delete(id)
    game.wrapping.forget?.()
    this.#tellWhichLies()
  }

  closeAll(): void {
    for (const id of [...this.#games.keys()]) this.close(id)
  }

  #tellWhichLies(): void {
    this.#needs.lies([...this.#games.keys()].at(-1) ?? null)
  }
}
