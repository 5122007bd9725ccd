import { isDeepStrictEqual } from 'node:util'
import { carryOut, firstStep, inOrderOfExecution, obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import { resultOfAnswer } from '#engine/kernel/game/result-of-answer.ts'
import type { Decision } from '#engine/kernel/game/game.ts'
import type { HistoryPosition } from '#engine/kernel/game/history.ts'
import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import { type Failure, textIn } from '#engine/kernel/values/result.ts'
import { denial } from '../wording/denial.ts'
import { isFinal } from '../games/queries/undo.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import type { OrderGiven } from '../games/open/current-orders.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import { type Failed, failureText } from '../wording/bilingual.ts'
import { runOpponents, type OpponentRunner, type randomStandIn } from './run-opponents.ts'

/** Options for what happens automatically after a player's act. */
export interface AfterActOptions {
  /** Answer questions without a choice, for either side. */
  readonly alone: boolean
  /** An opponent that makes the first choice instead of the game's own. */
  readonly first?: typeof randomStandIn | undefined
  /** Writes the progress of orders. */
  readonly keepOrders: () => void
}

/**
 * Continues orders, answers questions without a choice, and lets opponents act, until a person has something to decide.
 */
export async function playOn(
  runner: OpponentRunner,
  game: OpenGame,
  before: HistoryPosition,
  { alone, first, keepOrders }: AfterActOptions,
): Promise<void> {
  const unasked = new Set<number>()
  await runOpponents(runner, game, before, first)
  while (carryOrder(game) || (alone && answerAlone(game, unasked))) {
    keepOrders()
    await runOpponents(runner, game, before)
  }
}

/** The person to decide, if the game can be continued. */
function personAsked(game: OpenGame): number | undefined {
  const { decider } = game.game.play
  const plays = decider >= 0 && game.isPerson(decider) && !game.closed
  return plays && game.saved.readOnly === undefined && !isFinal(game) ? decider : undefined
}

/**
 * Continues the orders of the side to decide; returns whether anything was done. Decisions that the first order leaves
 * to its side can be answered by an order waiting behind it.
 */
function carryOrder(game: OpenGame): boolean {
  const side = personAsked(game)
  if (side === undefined) return false
  return game.orders
    .allOf(side)
    .toReversed()
    .some((given) => carry(game, side, given))
}

/** Continues one order of a side; returns whether there is more to do. */
function carry(game: OpenGame, side: number, given: OrderGiven): boolean {
  const carried = carryOut<Failure | Failed>(game.game, given.order, (code) => game.saved.act(code), given.progress)
  if (!carried.ok) {
    game.orders.cancel(side)
    throw denialOf(carried.error)
  }
  const { end, progress } = carried.value
  const isOver = end !== 'asks' && end !== 'waits'
  if (isOver) {
    const why = carried.value.end === 'stopped' ? carried.value.why : null
    game.orders.ends(side, { order: given.order, why })
    const { history } = game.game
    const others = game.kept.givenWith(side, given.order, history)
    game.kept.ended(side, given.order, why ?? 'done', history)
    if (why === null || why.forToday === true) giveNext(game, side, given, others)
  } else game.orders.goesOn(side, { ...given, progress })
  // An order that waited behind one that has ended continues now.
  return progress.acts > given.progress.acts || (isOver && game.orders.givenBy(side) !== undefined)
}

/**
 * While its side is still to decide, the next of the orders given together follows one that has ended, each once: an
 * army marches stack after stack until its operation ends.
 */
function giveNext(
  { game, orders }: OpenGame,
  side: number,
  { order, before }: OrderGiven,
  others: readonly Order[],
): void {
  if (game.play.decider !== side) return
  const next = inOrderOfExecution(game, others).find((one) => {
    if (before.some((earlier) => isDeepStrictEqual(earlier, one))) return false
    const step = firstStep(game, one)
    return step.ok && 'act' in step.value
  })
  if (next !== undefined) orders.give(side, next, [...before, order])
}

/**
 * Answers questions without a choice; returns whether there was one. With hidden information only for the seated side:
 * whether the other side has a choice is its secret, so the table is handed over to it in any case. `unasked`: the
 * moments of such answers.
 */
function answerAlone(game: OpenGame, unasked: Set<number>): boolean {
  const side = personAsked(game)
  if (side !== game.seat && !game.players.open && !game.liesFaceUp) return false
  const decision = game.game.decision()
  if (side === undefined || decision === undefined) return false
  const code = obviousAnswer(game.game, decision)
  if (code === undefined) return false
  if (!isMeant(game, unasked, code) && mayTakeBack(game, side, unasked) && endsUndo(game, decision, code)) return false
  const { loaded, wording } = game.pinned
  const title = wording.action(loaded, code, textIn(decision?.about['zone']))
  const acted = game.saved.act(code)
  if (!acted.ok) throw denialOf(acted.error)
  game.answered.note(side, title)
  unasked.add(game.game.history.current)
  return true
}

/** The moment of the last act that was chosen, or of a later automatic answer that cannot be taken back. */
function lastChosen({ game }: OpenGame, unasked: ReadonlySet<number>): number {
  let at = game.history.current
  while (unasked.has(at) && !game.isBarrier(at)) at = game.history.at(at).parent
  return at
}

/** Whether a side could still take back an act that it chose. */
function mayTakeBack(open: OpenGame, side: number, unasked: ReadonlySet<number>): boolean {
  const { game, players } = open
  // In an open game everything can be taken back, whatever was drawn.
  if (players.open) return false
  const at = lastChosen(open, unasked)
  return at > 0 && game.history.at(at).decider === side && !game.isBarrier(at)
}

/** Whether an answer was already implied by the last chosen act. */
function isMeant(open: OpenGame, unasked: ReadonlySet<number>, code: ActionCode): boolean {
  const { history, loaded, play } = open.game
  const at = lastChosen(open, unasked)
  const verbOf = (one: ActionCode): string => play.layout.language.textOf(one).split(' ', 1)[0]!
  return at > 0 && loaded.system.orders?.meantBy?.[verbOf(code)]?.includes(verbOf(history.at(at).code)) === true
}

/** Whether giving an answer makes everything before it final. */
function endsUndo(game: OpenGame, decision: Decision, code: ActionCode): boolean {
  const { binds, decider } = resultOfAnswer(game.game, decision, code)
  return binds || !game.isPerson(decider)
}

/** Converts a failed act to a denial. */
export function denialOf(error: Failed) {
  const gone = error.code === 'library-gone'
  if (gone || error.code === 'not-kept') return denial('NOT_KEPT', { said: failureText(error), gone })
  const name = error.code === 'read-only' ? 'READ_ONLY' : 'NOT_NOW'
  return denial(name, { said: failureText(error) })
}
