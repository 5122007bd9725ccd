import { isJsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { commonZone, takeNext } from './activating.ts'
import { asks, does, doesLast, isDone, mayAnswer, type Moment, stops } from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong } from './sent.ts'

/** Notes on the progress of a reconnaissance or a screen. */
const BEGUN = { stage: 'begun' } as const
const DECLARED = { stage: 'declared' } as const

const hasDeclared = ({ notes }: Moment): boolean => isJsonObject(notes) && notes['stage'] === DECLARED.stage

/**
 * `{ "order": "reconnaissance", "counters": […] }`: counters of one zone are activated together and reconnoitre it; if
 * their activation can go on, the player is asked again. The order can also be given when they are active or when their
 * cavalry is to be declared; then `counters` may be omitted.
 * - `declare`: how much cavalry to declare; omitted or null: all of it. With `ask` the order ends before the
 *   declaration, which is left to the player.
 * - `afterwards`: `go-on` (default) leaves the activation open if it can go on; `end-operation` ends it and the
 *   operation.
 */
export function reconnaissanceOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const isAsked = sent['declare'] === 'ask'
  const declare = isAsked ? 0 : limitIn(sent, 'declare')
  if (declare === undefined)
    return wrong('declare', 'The cavalry to be declared is a number, null for all of it, or it can "ask".')
  const counters = sent['counters'] === undefined ? [] : ownCountersIn(moment, sent, 'counters')
  if (counters === undefined) return wrong('counters', 'Name the counters of this side that reconnoitre, each once.')
  const afterwards = choiceIn(sent, 'afterwards', ['go-on', 'end-operation'])
  if (afterwards === undefined) return wrong('afterwards', 'Afterwards the activation can "go-on" or "end-operation".')
  if (hasDeclared(moment)) return afterwards === 'go-on' ? isDone : endOperation(moment)
  switch (moment.question.kind) {
    case 'impulse':
      return activate(moment, counters)
    case 'muster':
      return moment.notes === null ? stops('not-now') : takeNext(moment, counters)
    case 'activation':
      if (!mayAnswer(moment, 'reconnoitre')) return stops('no-reconnaissance')
      return isAsked ? doesLast('reconnoitre') : does('reconnoitre', BEGUN)
    case 'marker':
      return moment.notes === null ? stops('not-now') : asks
    case 'declaring':
      return isAsked ? asks : does(declaration(moment, declare), DECLARED)
    default:
      return moment.notes === null ? stops('not-now') : asks
  }
}

/** Leaves questions in between to the player, such as which SP fatigue takes. */
function endOperation(moment: Moment): Result<OrderStep> {
  if (moment.question.kind === 'activation') return does('end-activation', DECLARED)
  if (moment.question.kind !== 'impulse') return asks
  return mayAnswer(moment, 'end-impulse') ? doesLast('end-impulse') : isDone
}

function activate(moment: Moment, counters: readonly string[]): Result<OrderStep> {
  if (moment.notes !== null) return isDone
  const zone = commonZone(moment, counters)
  if (zone === undefined) return stops('apart')
  const action = `activate ${zone}`
  return mayAnswer(moment, action) ? does(action, BEGUN) : stops('not-ready', { zone })
}

/**
 * `{ "order": "screen" }`: how to meet an enemy reconnaissance; given when cavalry is to be declared or counters are to
 * be shown.
 * - `declare`: how much cavalry to declare; omitted or null: all of it.
 * - `show`: the counters to show, in this order. If there are not enough, the player is asked.
 */
export function screenOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const declare = limitIn(sent, 'declare')
  if (declare === undefined) return wrong('declare', 'The cavalry to be declared is a number, or null for all of it.')
  const show = sent['show'] === undefined ? [] : ownCountersIn(moment, sent, 'show')
  if (show === undefined) return wrong('show', 'Name the counters of this side that are shown, each once.')
  switch (moment.question.kind) {
    case 'declaring':
      return hasDeclared(moment) ? isDone : does(declaration(moment, declare), DECLARED)
    case 'showing': {
      const action = show.map((counter) => `show ${counter}`).find((one) => mayAnswer(moment, one))
      return action === undefined ? asks : does(action, DECLARED)
    }
    default:
      return moment.notes === null ? stops('not-now') : isDone
  }
}

/** Declares the largest possible number up to `declare`. */
function declaration({ question: { actions } }: Moment, declare: number): string {
  const counts = actions.map((action) => Number(action.split(' ')[1]))
  return `commit ${Math.max(...counts.filter((count) => count <= declare))}` // 0 can always be declared
}
