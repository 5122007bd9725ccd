import type { Game } from '#engine/kernel/game.ts'
import { EVERYONE } from '#engine/kernel/journal.ts'
import type { Eyes } from '../../contract/games.ts'
import { Players } from '../../contract/library.ts'
import type { GameRow } from '../../library/tables/games-table.ts'
import type { SavedGame } from './saved-game.ts'
import { OpponentsTurn } from './opponents-turn.ts'
import type { PinnedCampaign } from './pinned-campaigns.ts'
import type { GameCodec } from '../rows/codec.ts'

/** A person decides for a side of this name; anything else is the id of an opponent. */
export const PERSON = 'person'

/** Who plays; there are few ways to say it, and many games. */
export function playersOf({ players: text }: Pick<GameRow, 'players'>): Players {
  const known = read.get(text)
  if (known !== undefined) return known
  const players = Players.parse(JSON.parse(text))
  read.set(text, players)
  return players
}
const read = new Map<string, Players>()

/** With whose eyes, as those are told who ask. */
export const eyesForContract = (eyes: number): Eyes => (eyes === EVERYONE ? 'both' : eyes === 0 ? 0 : 1)

/** A game that lies on the table: what it is, who sits at it, and how its words lie in the library. */
export class OpenGame {
  readonly row: GameRow
  /** It can be called otherwise while it lies there. */
  name: string
  readonly pinned: PinnedCampaign
  readonly codec: GameCodec
  readonly players: Players
  saved: SavedGame
  /** It has been taken off the table: whoever still has something to do in it stops. */
  closed = false
  /** The side that has sat down; null while nobody has, and always in an open game. */
  seat: number | null = null
  /** When the game is over: with whose eyes it is looked at instead. */
  lookingAs: number | null = null
  readonly opponentsTurn = new OpponentsTurn()
  /** Calls that change the game come one after the other, for opponents take their time. */
  #last: Promise<unknown> = Promise.resolve()
  readonly #ended = new Map<number, boolean>()

  constructor(row: GameRow, pinned: PinnedCampaign, codec: GameCodec, saved: SavedGame) {
    this.row = row
    this.name = row.name
    this.pinned = pinned
    this.codec = codec
    this.players = playersOf(row)
    this.saved = saved
  }

  /** Somebody sits down, or nobody: either way nobody looks with the eyes that another chose. */
  sitDown(seat: number | null): void {
    this.seat = seat
    this.lookingAs = null
  }

  get id(): number {
    return this.row.id
  }
  get game(): Game {
    return this.saved.game
  }

  /**
   * With whose eyes the game is seen: a side's, everyone's in an open game, nobody's while nobody has sat down. When it is
   * over whoever is at it chooses: a sealed one could not have been laid on the table without the passphrases of all.
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
  /** The only side that a person plays, if there is but one. */
  get onlyPerson(): number | null {
    const persons = [0, 1].filter((side) => this.isPerson(side))
    return persons.length === 1 ? persons[0]! : null
  }

  /** Whether the game has ever come to an end on one of its lines: then there is nothing left to hide of its course. */
  get hasEnded(): boolean {
    const { moments } = this.game.history
    return moments.some(({ children }, moment) => children.length === 0 && this.endsAt(moment))
  }
  endsAt(moment: number): boolean {
    if (moment === this.game.history.current) return this.game.play.decider < 0
    const known = this.#ended.get(moment)
    if (known !== undefined) return known
    const ends = this.game.peek(moment, (play) => play.decider < 0)
    this.#ended.set(moment, ends)
    return ends
  }

  /** Settles when what was asked for before is done, or opponents think about it. */
  async untilReadable(): Promise<void> {
    await Promise.race([this.#last, this.opponentsTurn.begins])
  }
  /**
   * Looks at the game as those who sit at it see it now. While opponents act that is how it stood before, where something is
   * hidden: how they come to their acts, and how often they were asked, nobody sees.
   */
  asSeen<T>(look: () => T): T {
    const { shown } = this.opponentsTurn
    return shown === undefined ? look() : this.game.asItStood(shown, look)
  }

  /** One after the other, in the order in which they were asked for. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }
}
