import type { Passphrases, Players } from '../../contract/library.ts'
import type { GameRow, GamesTable, GamePast } from '../../library/tables/games-table.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { encodePreview, previewOf } from './preview.ts'
import { damageOf, OpenGame } from './open-game.ts'
import { SavedGame } from './saved-game.ts'
import { recordIsReadOnly, restoreGame, restoring } from './restore-game.ts'
import type { PinnedCampaign, PinnedCampaigns } from './pinned-campaigns.ts'
import { failureText } from '../../wording/bilingual.ts'
import { codecFor } from './codec-for.ts'
import type { GameCodec } from '../rows/codec.ts'
import { isRecord } from '../rows/record.ts'
import { ordersRow, ordersText, readOrdersRow } from '../rows/kept-orders.ts'
import { isWriteFailure } from '../../wording/write-failures.ts'
import { systemCode } from '../../wording/problem.ts'
import { whyNot } from '../../wording/why-not.ts'
import { withPauses } from './with-pauses.ts'

export interface OpenGamesNeeds {
  readonly table: GamesTable
  readonly campaigns: PinnedCampaigns
  readonly now: () => number
  /** Called with the most recently opened game that is still open; null when none is. */
  readonly noteOpen: (game: number | null) => void
}

/** Idle time in milliseconds before snapshots and preview are written. */
const IDLE = 400

/** The games that are open in this process. */
export class OpenGames {
  readonly #needs: OpenGamesNeeds
  readonly #games = new Map<number, OpenGame>()
  readonly #untidy = new Map<number, NodeJS.Timeout>()

  constructor(needs: OpenGamesNeeds) {
    this.#needs = needs
  }

  /** The library row of a game; throws a denial when there is none. */
  row(id: number): GameRow {
    const row = this.#needs.table.one(id)
    if (row === undefined) throw denial('NOT_FOUND')
    return row
  }

  /** An open game, ready to be viewed and played; throws a denial when it is not open. */
  at(id: number): OpenGame {
    const game = this.#games.get(id)
    if (game === undefined) {
      if (this.row(id).seal !== null) throw denial('SEALED')
      throw denial('NOT_NOW', whyNot.notOnTable)
    }
    // After a failed write the act counts as not done: reload the game from the library.
    if (game.saved.lost) game.saved = this.#loadRow(this.row(id), game.pinned, game.codec)
    return game
  }

  find(id: number): OpenGame | undefined {
    return this.#games.get(id)
  }

  async open(id: number, passphrases: Passphrases, signal?: AbortSignal): Promise<OpenGame> {
    const there = this.#games.get(id)
    const row = this.row(id)
    const damage = damageOf(row)
    if (damage !== undefined) throw denial('UNREADABLE', { said: damage })
    if (row.removed !== null) throw denial('NOT_FOUND', whyNot.inTrash)
    if (there !== undefined) {
      // The previous viewer may have left: a sealed game asks the next one for the passphrases again.
      if (row.seal !== null) (await codecFor(row, passphrases)).forget?.()
      return this.#seatOnlyPerson(this.at(id))
    }
    const pinned = this.pinnedFor(row)
    const codec = await codecFor(row, passphrases)
    // Another call may have opened it while the seal was being opened.
    const other = this.#games.get(id)
    if (other !== undefined) {
      codec.forget?.()
      return this.#seatOnlyPerson(this.at(id))
    }
    const saved = await this.#loadInSlices(row, pinned, codec, signal)
    const meanwhile = this.#games.get(id)
    if (meanwhile !== undefined) {
      codec.forget?.()
      return this.#seatOnlyPerson(this.at(id))
    }
    const written = readOrdersRow(this.#needs.table.orders(row.id), codec)
    const game = new OpenGame(row, pinned, codec, saved, written)
    this.#games.set(id, game)
    this.#noteLastOpened()
    return this.#seatOnlyPerson(game)
  }

  /** Seats the only person's side; with two persons the seat stays empty until a side is chosen. */
  #seatOnlyPerson(game: OpenGame): OpenGame {
    game.sitDown(game.players.open ? null : game.onlyPerson)
    game.seatDecider()
    return game
  }

  pinnedFor(row: GameRow): PinnedCampaign {
    const found = this.#needs.campaigns.get(row.campaign)
    if (found.ok) return found.value
    throw denial('UNREADABLE', { said: found.error })
  }

  /** Loads a game in slices: replaying it from its start leaves room for other work. */
  async #loadInSlices(
    row: GameRow,
    pinned: PinnedCampaign,
    codec: GameCodec,
    signal: AbortSignal | undefined,
  ): Promise<SavedGame> {
    const { table } = this.#needs
    const pause = async (): Promise<void> => {
      await new Promise(setImmediate)
      if (signal?.aborted === true) throw denial('NOT_FOUND', whyNot.gaveUpOpening)
    }
    const past = await withPauses(table.reading(row.id), pause)
    const restored = await withPauses(restoring(pinned.loaded, row, past, codec), pause)
    return this.#savedGame(row, pinned, codec, past, restored)
  }

  #loadRow(row: GameRow, pinned: PinnedCampaign, codec: GameCodec): SavedGame {
    const past = this.#needs.table.past(row.id)
    return this.#savedGame(row, pinned, codec, past, restoreGame(pinned.loaded, row, past, codec))
  }

  #savedGame(
    row: GameRow,
    pinned: PinnedCampaign,
    codec: GameCodec,
    past: GamePast,
    opened: ReturnType<typeof restoreGame>,
  ): SavedGame {
    const { table, now } = this.#needs
    if (!opened.ok) throw denial('UNREADABLE', { said: failureText(opened.error) })
    if (opened.value.carriedOver) writeOrDeny(() => table.setRules(row.id, pinned.loaded.system.version))
    const { readOnly = isRecord(row) ? recordIsReadOnly(opened.value.game) : undefined } = opened.value
    return new SavedGame(row.id, { ...opened.value, readOnly }, past.visits.at(-1)?.number ?? 0, {
      table,
      codec,
      now,
      kept: past,
    })
  }

  /** Stores the new players of a game. */
  changePlayers(game: OpenGame, players: Players): void {
    writeOrDeny(() => this.#needs.table.setPlayers(game.id, JSON.stringify(players)))
    game.changePlayers(players)
  }

  /** Writes the orders of a game if they have changed. They are a convenience: no act is lost without them. */
  keepOrders(game: OpenGame): void {
    const { id, kept, orders, codec, saved, closed } = game
    if (closed || saved.lost) return
    const text = ordersText({ kept: kept.all, given: orders.going, at: saved.game.history.current })
    if (text === game.ordersWritten) return
    try {
      this.#needs.table.setOrders(id, ordersRow(text, codec))
      game.ordersWritten = text
    } catch (error) {
      // They stay in memory; the next act reports the full disk.
      if (!isWriteFailure(systemCode(error))) throw error
    }
  }

  /** Schedules `tidy` after an act, for when the game has been idle for a moment. */
  touched(game: OpenGame): void {
    if (game.closed || this.#untidy.has(game.id)) return
    const timer = setTimeout(() => this.tidy(game), IDLE)
    timer.unref()
    this.#untidy.set(game.id, timer)
  }

  tidyAll(): void {
    for (const game of this.#games.values()) this.tidy(game)
  }

  /** Writes pending snapshots and the preview for the list. */
  tidy(game: OpenGame): void {
    clearTimeout(this.#untidy.get(game.id))
    if (!this.#untidy.delete(game.id) || game.saved.lost) return
    // The list must not show single acts of opponents either: wait until they are done.
    if (game.opponentsTurn.shown !== undefined && !game.closed) return this.touched(game)
    const { table, now } = this.#needs
    game.saved.tidyUp()
    try {
      const { play, history } = game.game
      const face = encodePreview(
        previewOf(play, game.pinned.loaded, game.players, history.now.decider, game.saved.whenAt(history.current)),
        game.codec,
      )
      writeOrDeny(() => table.setFace(game.id, face, now()))
    } catch {
      // The list keeps its old preview; the game itself is safe.
    }
  }

  close(id: number): void {
    const game = this.#games.get(id)
    if (game === undefined) return
    this.keepOrders(game)
    game.closed = true
    game.opponentsTurn.close()
    this.tidy(game)
    this.#games.delete(id)
    game.codec.forget?.()
    this.#noteLastOpened()
  }

  closeAll(): void {
    for (const id of [...this.#games.keys()]) this.close(id)
  }

  #noteLastOpened(): void {
    this.#needs.noteOpen([...this.#games.keys()].at(-1) ?? null)
  }
}
