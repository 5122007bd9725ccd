import type { ActionCode } from '../actions/actions.ts'
import type { JournalEntry } from '../play/journal.ts'
import { oddsOfAnswers } from '../play/odds.ts'
import type { Play } from '../play/play.ts'
import type { Order, OrderMoment, OrderStep, OrderStop } from '../system/orders.ts'
import type { LoadedCampaign } from '../system/system.ts'
import { bad, EngineError, good, isJsonObject, type Failure, type Json, type Result } from '../values/result.ts'
import type { Decision, Game, View } from './game.ts'
import { onImagined, studyImagined } from './imagine.ts'

/** Carries out orders act by act; each act is decided from the view of the side that gave the order. */

/** The state of an order between acts. It continues from here after a question in between has been answered. */
export interface OrderProgress {
  readonly acts: number
  /** The moment at which the order was given; null before its first step. */
  readonly since: number | null
  readonly notes: Json
}
export const ORDER_BEGINS: OrderProgress = { acts: 0, since: null, notes: null }

/**
 * How far an order got: done; stopped with a reason; or to be continued once its own side (`asks`) or the other side
 * (`waits`) has answered the current question.
 */
export type OrderOutcome = { readonly progress: OrderProgress } & (
  | { readonly end: 'done' | 'asks' | 'waits' }
  | { readonly end: 'stopped'; readonly why: OrderStop }
)

/** No sensible order takes this many acts; one that does is in a loop. */
const MOST_ACTS = 400

/** Parses an order from a request. */
export function readOrder({ system }: LoadedCampaign, sent: unknown): Result<Order> {
  const kinds = system.orders?.kinds ?? []
  if (isJsonObject(sent) && typeof sent['order'] === 'string' && kinds.includes(sent['order']))
    return good(sent as Order)
  const known = kinds.length === 0 ? `"${system.id}" has no orders` : `the orders are: ${kinds.join(', ')}`
  return bad({ code: 'bad-order', message: `An order is an object with an "order"; ${known}.`, path: 'order' })
}

/**
 * The first step of an order if the deciding side gave it now: an act if it can be carried out, `done` if nothing is
 * left to do, otherwise the reason why not.
 */
export const firstStep = (game: Game, order: Order): Result<OrderStep> => nextStep(game, order, ORDER_BEGINS)

/** The next step of an order of the deciding side, given its progress so far. */
export function nextStep(game: Game, order: Order, progress: OrderProgress): Result<OrderStep> {
  const view = game.view(game.play.decider)
  if (view.decision === null) throw new EngineError('nobody is asked: the game is over')
  return nextOfOrder(game, { ...view, decision: view.decision }, progress, order)
}

/** The journal of a side since it gave an order, whichever side acted. */
export function journalSince(game: Game, side: number, since: number): JournalEntry[] {
  const line = game.history.lineTo(game.history.current)
  return line.slice(line.indexOf(since) + 1).flatMap((moment) => game.toldTo(side, moment))
}

/** The next step of an order, computed only from the deciding side's view. */
function nextOfOrder(
  game: Game,
  view: View & { readonly decision: Decision },
  progress: OrderProgress,
  order: Order,
): Result<OrderStep> {
  const { loaded } = game
  const { orders } = loaded.system
  if (orders === undefined) throw new EngineError(`"${loaded.system.id}" has no orders`)
  const told = (): JournalEntry[] => journalSince(game, game.play.decider, progress.since ?? game.history.current)
  const step = orders.next(orderMoment(loaded, view, told, progress.notes), order)
  if (step.ok && 'act' in step.value && !view.decision.actions.includes(step.value.act))
    throw new EngineError(`the order "${order.order}" answers "${step.value.act}", which is no answer`)
  return step
}

/** A question in the middle of an order: the side's view, its journal since the order, and the order's notes. */
export function orderMoment(
  loaded: LoadedCampaign,
  view: View & { readonly decision: Decision },
  told: () => readonly JournalEntry[],
  notes: Json,
): OrderMoment<unknown> {
  const side = loaded.layout.sides.indexOf(view.side)
  const { study } = loaded.system.knowledge
  const ask = <Answer>(question: (play: Play) => Answer): Answer => onImagined(loaded, view, 'an order', question)
  return {
    campaign: loaded.campaign,
    side,
    known: view.known,
    question: view.decision,
    told,
    notes,
    study(request) {
      if (study === undefined) throw new EngineError(`"${loaded.system.id}" works nothing out for its players`)
      return studyImagined(loaded, view, 'an order', study, request)
    },
    odds: () => ask(oddsOfAnswers),
  }
}

/**
 * Carries out an order of the deciding side as far as possible. `act` does one act and keeps it; if it fails, the order
 * stays where it is.
 */
export function carryOut<E extends Failure>(
  game: Game,
  order: Order,
  act: (code: ActionCode) => Result<null, E>,
  begun: OrderProgress = ORDER_BEGINS,
): Result<OrderOutcome, Failure | E> {
  const side = game.play.decider
  if (side < 0) throw new EngineError('nobody is asked: the game is over')
  let progress: OrderProgress = { ...begun, since: begun.since ?? game.history.current }
  while (game.play.decider === side) {
    const view = game.view(side)
    if (view.decision === null) throw new EngineError('a side that decides has no question')
    const step = nextOfOrder(game, { ...view, decision: view.decision }, progress, order)
    if (!step.ok) return step
    if ('end' in step.value) return good({ ...step.value, progress })
    if (progress.acts === MOST_ACTS) throw new EngineError(`the order "${order.order}" goes in circles`)
    const code = game.play.layout.language.parseText(step.value.act)
    if (!code.ok) throw new EngineError(code.error.message)
    const acted = act(code.value)
    if (!acted.ok) return acted
    progress = { ...progress, acts: progress.acts + 1, notes: step.value.notes }
    const { last } = step.value
    if (last === true) return good({ end: 'done', progress })
    if (last !== undefined) return good({ end: 'stopped', why: last, progress })
  }
  return good({ end: game.play.decider < 0 ? 'done' : 'waits', progress })
}

/** Orders that the deciding side gave together, in the sequence in which they are carried out now. */
export function inOrderOfExecution(game: Game, together: readonly Order[]): readonly Order[] {
  const { loaded, play } = game
  const { orders } = loaded.system
  if (orders?.inSequence === undefined || together.length < 2) return together
  const view = game.view(play.decider)
  if (view.decision === null) return together
  return orders.inSequence(
    orderMoment(loaded, { ...view, decision: view.decision }, () => [], null),
    together,
  )
}

/**
 * The answer to the current question if there is nothing to decide: the only legal one (unless the rules always ask
 * this question), or one that is better in every respect than all others.
 */
export function obviousAnswer(game: Game, decision: Decision): ActionCode | undefined {
  const { loaded, play } = game
  const { orders } = loaded.system
  if (orders?.alwaysAsked?.includes(decision.prompt) === true) return undefined
  if (play.actions.length === 1) return play.actions.at(0)
  const view = { ...game.view(play.decider), decision }
  const text = orders?.obvious?.(orderMoment(loaded, view, () => [], null))
  if (text === undefined) return undefined
  const code = play.layout.language.parseText(text)
  if (!code.ok || !play.isLegal(code.value)) throw new EngineError(`"${text}" is taken for obvious, and is no answer`)
  return code.value
}
