import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { hidesNothing } from '#engine/kernel/system/scout.ts'
import type { Eyes } from '../../contract/games.ts'
import { Players } from '../../contract/library.ts'
import type { Words } from '../../contract/words.ts'
import { words } from '../../wording/bilingual.ts'
import type { GameRow } from '../../library/tables/games-table.ts'
import type { SavedGame } from './saved-game.ts'
import { AutomaticAnswers } from './automatic-answers.ts'
import { Gestures } from './gestures.ts'
import { OpponentsTurn } from './opponents-turn.ts'
import { CurrentOrders } from './current-orders.ts'
import { StoredOrders } from './stored-orders.ts'
import { validOrders } from './valid-orders.ts'
import type { PinnedCampaign } from './pinned-campaigns.ts'
import type { GameCodec } from '../rows/codec.ts'
import { ordersText, type WrittenOrders } from '../rows/kept-orders.ts'

/** Names a person as player of a side; any other name is the id of an opponent. */
export const PERSON = 'person'

/** Who plays a game; parsed once per distinct text. */
export function playersOf({ players: text }: Pick<GameRow, 'players'>): Players {
  const known = read.get(text)
  if (known !== undefined) return known
  const players = Players.parse(JSON.parse(text))
  read.set(text, players)
  return players
}
const read = new Map<string, Players>()

/** The new players, with a list of the bots that played before and no longer do. */
export function playersAfterChange(before: Players, { sides, open }: Players): Players {
  const all = new Set([...(before.formerly ?? []), ...before.sides])
  const formerly = [...all].filter((who) => who !== PERSON && !sides.includes(who))
  return { sides, open, ...(formerly.length > 0 && { formerly }) }
}

/** Why a game whose library entry is damaged cannot be opened. A damaged preview alone does not prevent opening. */
export function damageOf({ damaged = [] }: Pick<GameRow, 'damaged'>): Words | undefined {
  return damaged.some((column) => column !== 'face') ? ENTRY_DAMAGED : undefined
}
const ENTRY_DAMAGED = words(
  'The entry of this game in the library is damaged. End the program and start it again: it then mends what can be mended. Else take the game from a backup.',
  'L’inscription de cette partie dans la bibliothèque est endommagée. Quittez le programme et relancez-le : il répare alors ce qui peut l’être. Sinon, reprenez la partie d’une sauvegarde.',
)

/** A side number, or `EVERYONE`, as the contract writes it. */
export const eyesForContract = (eyes: number): Eyes => (eyes === EVERYONE ? 'both' : eyes === 0 ? 0 : 1)

/** A game that is open in this process: its row, its campaign, the seated side, and the codec of its stored values. */
export class OpenGame {
  row: GameRow
  /** Kept here because a game can be renamed while it is open. */
  name: string
  readonly pinned: PinnedCampaign
  readonly codec: GameCodec
  players: Players
  saved: SavedGame
  /** Set when the game is closed; work still running in it stops. */
  closed = false
  /** The seated side; null while nobody sits, and always in a game with open information. */
  seat: number | null = null
  /** After the end of the game: the side whose view is shown instead. */
  lookingAs: number | null = null
  /**
   * The present moment, if the only obstacle to undo is that the other side decides now, and nobody else has sat down
   * since: that side has seen nothing of it yet.
   */
  unseen: number | null = null
  readonly opponentsTurn = new OpponentsTurn()
  readonly orders: CurrentOrders
  readonly kept: StoredOrders
  /** The orders as stored in the library. */
  ordersWritten: string
  readonly gestures = new Gestures()
  readonly answered = new AutomaticAnswers()
  /** Tail of the queue of calls that change the game. */
  #last: Promise<unknown> = Promise.resolve()
  readonly #ended = new Map<number, boolean>()
  readonly hidesNothing: boolean

  constructor(row: GameRow, pinned: PinnedCampaign, codec: GameCodec, saved: SavedGame, written: WrittenOrders) {
    this.row = row
    this.name = row.name
    this.pinned = pinned
    this.codec = codec
    this.players = playersOf(row)
    this.saved = saved
    const { kept, given } = validOrders(written, saved.game)
    this.orders = new CurrentOrders(given)
    this.kept = new StoredOrders(kept)
    this.ordersWritten = ordersText(written)
    const { system, campaign } = pinned.loaded
    this.hidesNothing = hidesNothing(system.knowledge, campaign, row.scenario)
  }

  /** Replaces the players. */
  changePlayers(players: Players): void {
    this.players = players
    this.row = { ...this.row, players: JSON.stringify(players) }
  }

  /** Seats a side (null: nobody), and drops the view the previous viewer chose. */
  sitDown(seat: number | null): void {
    if (seat !== null && seat !== this.seat) this.unseen = null
    this.seat = seat
    this.lookingAs = null
  }

  /**
   * Two people share the table and nothing is hidden from either: the side to decide sits down by itself, and the table
   * is never covered. A side with a passphrase still needs it to sit down.
   */
  get liesFaceUp(): boolean {
    const { open, sides } = this.players
    return this.hidesNothing && !open && this.row.seal === null && sides.every((who) => who === PERSON)
  }

  /** Seats the side to decide, where no hand-over is needed. After the end of the game the seat stays as it is. */
  seatDecider(): void {
    const { decider } = this.game.play
    if (this.liesFaceUp && (decider >= 0 || this.seat === null)) this.seat = Math.max(0, decider)
  }

  get id(): number {
    return this.row.id
  }
  get game(): Game {
    return this.saved.game
  }

  /**
   * The viewer: a side, `EVERYONE` in an open game, undefined while nobody sits. After the end the viewer chooses freely: a
   * sealed game could not have been opened without the passphrases of all its sides.
   */
  get eyes(): number | undefined {
    return this.lookingAs ?? this.eyesInPlay
  }
  get eyesInPlay(): number | undefined {
    return this.players.open ? EVERYONE : (this.seat ?? undefined)
  }
  isPerson(side: number): boolean {
    return this.players.sides[side] === PERSON
  }
  /** The side a person plays, when exactly one side is played by a person. */
  get onlyPerson(): number | null {
    const persons = [0, 1].filter((side) => this.isPerson(side))
    return persons.length === 1 ? persons[0]! : null
  }

  /** Whether any line of the game has reached an end. From then on nothing of its course is hidden. */
  get hasEnded(): boolean {
    const { moments } = this.game.history
    return moments.some(({ firstChild }, moment) => firstChild < 0 && this.endsAt(moment))
  }
  endsAt(moment: number): boolean {
    if (moment === this.game.history.current) return this.game.play.decider < 0
    const known = this.#ended.get(moment)
    if (known !== undefined) return known
    const ends = this.game.peek(moment, (play) => play.decider < 0)
    this.#ended.set(moment, ends)
    return ends
  }

  /** Settles when queued calls are done, or when opponents start to think. */
  async untilReadable(): Promise<void> {
    await Promise.race([this.#last, this.opponentsTurn.begins])
  }
  /**
   * Runs `look` on the game as its viewer sees it now. While opponents act in a game with hidden information, that is
   * the position before their turn, so that their single acts, and how often they were asked, stay hidden.
   */
  asSeen<T>(look: () => T): T {
    const { shown } = this.opponentsTurn
    return shown === undefined ? look() : this.game.asItStood(shown, look)
  }

  /** Queues work that changes the game; runs in the order of the calls. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }
}
