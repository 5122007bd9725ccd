import { isJsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { commonZone, takeNext } from './activating.ts'
import { asks, does, doesLast, isDone, mayAnswer, type Moment, stops } from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong } from './sent.ts'

/** How far a reconnaissance or a screen has come. */
const BEGUN = { stage: 'begun' } as const
const DECLARED = { stage: 'declared' } as const

const hasDeclared = ({ notes }: Moment): boolean => isJsonObject(notes) && notes['stage'] === DECLARED.stage

/**
 * `{ "order": "reconnaissance", "counters": […] }`: counters of one zone are activated together and reconnoitre it; where their
 * activation goes on its side is asked again. It can also be given once they are active, or when their cavalry is to be declared:
 * then `counters` may be left out.
 * - `declare`: how much cavalry is declared; all of it, where it is left out or null. With `ask` the order ends before that, and its side is asked.
 * - `afterwards`: `go-on` leaves the activation open where it may go on; `end-operation` ends it, and the operation with it.
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

/** What is asked meanwhile, as which SP are lost by fatigue, the side answers itself. */
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
 * `{ "order": "screen" }`: how a reconnaissance of the enemy is met, given when cavalry is to be declared or counters are to be
 * shown.
 * - `declare`: how much cavalry is declared; all of it, where it is left out or null.
 * - `show`: the counters that are shown, the first of them first. Where there are not enough of them the side is asked.
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

/** So much cavalry is declared, or all there is. */
function declaration({ question: { actions } }: Moment, declare: number): string {
  const counts = actions.map((action) => Number(action.split(' ')[1]))
  return `commit ${Math.max(...counts.filter((count) => count <= declare))}` // none can always be declared
}
