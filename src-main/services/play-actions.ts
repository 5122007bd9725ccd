import { isDeepStrictEqual } from 'node:util'
import type { Result } from '#engine/kernel/values/result.ts'
import type { AnswerTo, GameSnapshot } from '../contract/games.ts'
import { denial } from '../wording/denial.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { isUnseen, mayRedo, isFinal, undoTarget } from '../games/queries/undo.ts'
import { viewedTree, viewedGame } from '../games/queries/viewed-game.ts'
import { playersAfterChange, type OpenGame } from '../games/open/open-game.ts'
import { whyReadOnly } from '../games/open/restore-game.ts'
import { checkPlayers } from './new-game.ts'
import { denialOf, type AfterActOptions, playOn } from './play-on.ts'
import { type OpponentRunner, randomStandIn } from './run-opponents.ts'
import { readAction } from '../games/open/explain-refusal.ts'
import type { Failed } from '../wording/bilingual.ts'
import { isCurrentQuestion, currentStop, currentSnapshot } from '../games/queries/snapshot.ts'
import { knownMoment } from '../games/queries/tree.ts'
import { whyNot } from '../wording/why-not.ts'
import { inOrderOfExecution, readOrder } from '#engine/kernel/game/carry-out.ts'
import type { HistoryPosition } from '#engine/kernel/game/history.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'

/** Options of an answer. */
export interface Answering {
  /** The question it is for. */
  readonly to?: AnswerTo | undefined
  /** Answer following questions without a choice automatically. */
  readonly alone?: boolean | undefined
}

/** An order to be carried out now, and orders to be kept until they can be carried out. */
export interface OrdersToGive {
  readonly order: unknown
  readonly keep?: readonly unknown[] | undefined
}

/** What follows a call, as requested by the caller. */
type Asking = Omit<AfterActOptions, 'keepOrders'>

/** Everything that changes a game: acts, orders, undo, redo, jumps. Opponents act after each. */
export function playActions(openGames: OpenGames, runner: OpponentRunner) {
  const move = (
    id: number,
    work: (game: OpenGame, eyes: number) => void,
    following: Asking = { alone: false },
    over: () => void = () => undefined,
  ): Promise<GameSnapshot> => {
    const first = openGames.at(id)
    return first.inTurn(async () => {
      // Continuing to play resets the view that was chosen.
      if (first.players.open) first.lookingAs = null
      const { game, eyes } = viewedGame(openGames, id)
      const { standing } = game.game.history
      work(game, eyes)
      return goOn(game, standing, following, over)
    })
  }

  /** `over`: called when everything that follows is done. */
  const goOn = async (
    game: OpenGame,
    before: HistoryPosition,
    following: Asking,
    over: () => void = () => undefined,
  ): Promise<GameSnapshot> => {
    try {
      openGames.keepOrders(game)
      await playOn(runner, game, before, { ...following, keepOrders: () => openGames.keepOrders(game) })
    } finally {
      over()
      game.seatDecider()
      openGames.keepOrders(game)
      openGames.touched(game)
    }
    return currentSnapshot(game)
  }

  /** Runs an act or an order of the side to decide; together with all that follows it is one gesture. */
  const gesture = (
    id: number,
    { to, alone = false }: Answering,
    work: (game: OpenGame, eyes: number) => void,
  ): Promise<GameSnapshot> => {
    let noteGesture = (): void => undefined
    return move(
      id,
      (game, eyes) => {
        mayChange(game)
        if (to !== undefined && !isCurrentQuestion(game, to)) throw denial('NOT_NOW', whyNot.goneOn)
        const { history, play } = game.game
        const { current } = history
        const { draws } = play.chance
        const side = play.decider
        game.answered.forget(eyes)
        noteGesture = () => {
          game.gestures.note(history, current)
          game.kept.begun(current, history)
          const isHandedOver = history.now.decider === side && play.decider !== side && game.isPerson(play.decider)
          game.unseen = isHandedOver && play.chance.draws === draws && !play.revealed ? history.current : null
        }
        work(game, eyes)
      },
      { alone },
      () => noteGesture(),
    )
  }

  /** Stops thinking opponents in an open game before a jump; if the jump is refused they start again. */
  const elsewhere = async (id: number, went: (id: number) => Promise<GameSnapshot>): Promise<GameSnapshot> => {
    const game = openGames.at(id)
    const stopped = game.players.open && game.opponentsTurn.stop()
    try {
      return await went(id)
    } catch (error) {
      if (stopped)
        void game.inTurn(() => goOn(game, game.game.history.standing, { alone: false })).catch(() => undefined)
      throw error
    }
  }

  /** One undo or redo step; with `stop`, only if that is the present stop. */
  const step = (id: number, stop: number | undefined, work: (game: OpenGame) => void): Promise<GameSnapshot> =>
    elsewhere(id, () =>
      move(id, (game) => {
        mayChange(game)
        if (stop !== undefined && stop !== currentStop(game)) throw denial('NOT_NOW', whyNot.goneOn)
        work(game)
      }),
    )

  return {
    act: (id: number, action: string, answering: Answering = {}): Promise<GameSnapshot> =>
      gesture(id, answering, (game, eyes) => {
        const read = readAction(game, eyes, action)
        if (!read.ok) throw denial('REFUSED', read.error)
        const { decider } = game.game.play
        if (!game.isPerson(decider)) throw denial('NOT_YOURS', whyNot.opponentDecides)
        game.orders.actsItself(decider)
        done(game.saved.act(read.value))
      }),
    /** Gives an order for the side to decide. It continues whenever that side is asked again, until it ends. */
    order: (id: number, sent: OrdersToGive, answering: Answering = {}): Promise<GameSnapshot> =>
      gesture(id, answering, (game, eyes) => {
        const order = understood(game, sent.order)
        const together = (sent.keep ?? []).map((one) => understood(game, one))
        const { decider } = game.game.play
        if (decider < 0 || (eyes !== EVERYONE && eyes !== decider)) throw denial('NOT_YOURS', whyNot.orderOfDecider)
        if (!game.isPerson(decider)) throw denial('NOT_YOURS', whyNot.opponentDecides)
        const keep = inOrderOfExecution(game.game, together)
        // Of orders given together the first in sequence is carried out at once, whichever was named.
        const isAmongThem = keep.some((one) => isDeepStrictEqual(one, order))
        game.orders.give(decider, isAmongThem ? keep[0]! : order)
        game.kept.keep(decider, keep, game.game.history)
      }),
    /** Cancels the viewer's order: what is done stays done, and the side is asked again. */
    cancelOrder: (id: number): Promise<GameSnapshot> =>
      move(id, (game, eyes) => {
        mayChange(game)
        if (eyes === EVERYONE) game.orders.cancelAll()
        else game.orders.cancel(eyes)
      }),
    /** Drops one kept order of the viewer, or all of them. */
    dropOrder: (id: number, sent?: unknown): Promise<GameSnapshot> =>
      move(id, (game, eyes) => {
        mayChange(game)
        const order = sent === undefined ? undefined : understood(game, sent)
        for (const side of eyes === EVERYONE ? [0, 1] : [eyes]) game.kept.drop(side, order)
      }),
    undo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        const target = undoTarget(game)
        if (target === undefined) throw denial('NOT_NOW', whyNoUndo(game))
        game.orders.cancelAll()
        game.answered.forget(EVERYONE)
        if (game.players.open) done(game.saved.goTo(target))
        else {
          if (isUnseen(game)) done(game.saved.goTo(game.game.history.now.parent))
          while (game.game.history.current !== target) done(game.saved.undo())
        }
      }),
    redo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        if (!mayRedo(game)) throw denial('NOT_NOW', whyNot.noRedo)
        const { history } = game.game
        game.orders.cancelAll()
        game.answered.forget(EVERYONE)
        const begin = game.gestures.beginOf(history, history.now.next)
        do done(game.saved.redo())
        while (mayRedo(game) && goesOn(game, begin))
      }),
    goTo: (id: number, moment: number): Promise<GameSnapshot> =>
      elsewhere(id, () =>
        move(id, () => {
          const { game } = viewedTree(openGames, id)
          mayBePlayed(game)
          game.orders.cancelAll()
          game.answered.forget(EVERYONE)
          done(game.saved.goTo(knownMoment(game, moment)))
        }),
      ),
    /** After an opponent failed: asks it again, or makes this one choice at random. */
    goOn: (id: number, byChance: boolean): Promise<GameSnapshot> => {
      const game = openGames.at(id)
      const first = byChance ? randomStandIn : undefined
      return game.inTurn(() => goOn(game, game.game.history.standing, { alone: false, first }))
    },
    /** After an opponent failed: gives its side to another player for the rest of the game. */
    giveSide: (id: number, side: number, to: string): Promise<GameSnapshot> =>
      openGames.at(id).inTurn(() => {
        const game = openGames.at(id)
        mayChange(game)
        const { players, opponentsTurn, pinned } = game
        if (opponentsTurn.failedSide !== side) throw denial('NOT_NOW', whyNot.hasNotFailed)
        const [first, second] = players.sides
        const next = playersAfterChange(players, { ...players, sides: side === 0 ? [to, second] : [first, to] })
        checkPlayers(next, runner.opponents, pinned.loaded)
        openGames.changePlayers(game, next)
        return goOn(game, game.game.history.standing, { alone: false })
      }),
  }
}

/** Throws a denial for a read-only game. */
function mayBePlayed({ saved, players }: OpenGame): void {
  if (saved.readOnly === undefined) return
  // The number of the faulty act would reveal to a seat how many acts there were.
  throw players.open ? denial('READ_ONLY', { said: whyReadOnly(saved.readOnly) }) : denial('READ_ONLY')
}

/** Throws a denial for a read-only game, and for one with hidden information that has ended. */
function mayChange(game: OpenGame): void {
  mayBePlayed(game)
  if (isFinal(game)) throw denial('NOT_NOW', whyNot.over)
}

/** Why undo is refused. With hidden information it does not reveal whether the other side has acted. */
function whyNoUndo({ players, game }: OpenGame) {
  if (!players.open) return whyNot.noFairUndo
  return game.history.current === 0 ? whyNot.nothingDone : whyNot.noUndo
}

/** Whether the act that redo would do next belongs to the same gesture, or to an opponent that answered it. */
function goesOn(game: OpenGame, begin: number): boolean {
  const { history } = game.game
  const { next } = history.now
  if (game.gestures.beginOf(history, next) === begin) return true
  return game.players.open && !game.isPerson(history.at(next).decider)
}

function understood({ pinned }: OpenGame, sent: unknown): Order {
  const order = readOrder(pinned.loaded, sent)
  if (!order.ok) throw denialOf(order.error)
  return order.value
}

function done(result: Result<null, Failed>): void {
  if (!result.ok) throw denialOf(result.error)
}
