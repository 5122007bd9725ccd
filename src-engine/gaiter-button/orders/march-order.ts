import { good, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { aboutOf, asks, does, doesLast, isDone, knownOf, mayAnswer, type Moment, reachOf, stops } from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "march", "counters": […], "to": "<zone>" }`: counters of one zone are activated together, march to a zone by the way
 * that the study of their reach names, and end their activation there. What else may be said, the standing order, has the usual
 * answer where it is left out:
 * - `markers`: the most fatigue markers to be kept; it stops before one more is drawn. No limit.
 * - `risk`: it stops before a draw when a loss of SP on the rest of the way is likelier than this. No limit.
 * - `contact`: `stop` halts before a zone with enemies; `go` enters it.
 * - `putBack`: `best` pays a command point whenever that is the better way to arrive, `never` keeps what is drawn, `ask` stops when
 *   a STOP is drawn.
 * - `afterwards`: `end-operation` ends the operation once the activation is over; `go-on` leaves it open for another stack.
 */
interface MarchOrder {
  readonly counters: readonly string[]
  readonly to: string
  readonly markers: number
  readonly risk: number
  readonly contact: 'stop' | 'go'
  readonly putBack: 'best' | 'never' | 'ask'
  readonly afterwards: 'end-operation' | 'go-on'
}

/** What the order writes down. */
const BEGUN = { stage: 'begun' } as const

export function marchOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const read = readMarch(moment, sent)
  if (!read.ok) return read
  const order = read.value
  if (knownOf(moment).stack.some((counter) => !order.counters.includes(counter))) return stops('not-now')
  switch (moment.question.kind) {
    case 'muster':
      return takeNext(moment, order)
    case 'activation':
      return goOn(moment, order)
    case 'marker':
      return keepOrPutBack(moment, order)
    case 'impulse':
      return moment.notes === null ? begin(moment, order) : afterwards(moment, order)
    default:
      if (moment.notes === null) return stops('not-now')
      return isActive(moment) ? asks : afterwards(moment, order)
  }
}

/** Is the activation still at work, whatever is asked in it? */
const isActive = (moment: Moment): boolean => knownOf(moment).agenda.some(({ frame }) => frame === 'activation')

function begin(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const zones = new Set(order.counters.map((counter) => zoneOf(moment, counter)))
  const [zone] = zones
  if (zones.size !== 1 || zone === undefined) return stops('apart')
  const activate = `activate ${zone}`
  return mayAnswer(moment, activate) ? does(activate, BEGUN) : stops('not-ready', { zone })
}

/** The activation is over: it arrived, or a STOP or the enemy kept it. */
function afterwards(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const missing = order.counters.find((counter) => zoneOf(moment, counter) !== order.to)
  if (missing !== undefined) return stops('kept', { zone: zoneOf(moment, missing), to: order.to })
  return order.afterwards === 'end-operation' && mayAnswer(moment, 'end-impulse') ? doesLast('end-impulse') : isDone
}

/** One after the other is taken, in the order in which they fit; decoys go as cavalry, which hold nobody up. */
function takeNext(moment: Moment, { counters }: MarchOrder): Result<OrderStep> {
  const { stack } = aboutOf(moment, 'muster')
  const left = counters.filter((counter) => !stack.includes(counter))
  const action = left
    .flatMap((counter) => [`take-as-cavalry ${counter}`, `take ${counter}`])
    .find((take) => mayAnswer(moment, take))
  if (action !== undefined) return does(action, BEGUN)
  const [counter] = left
  return counter === undefined ? does('march-off', BEGUN) : stops('not-taken', { counter })
}

function goOn(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const { zone, markers } = aboutOf(moment, 'activation')
  if (zone === order.to)
    return order.afterwards === 'go-on' ? doesLast('end-activation') : does('end-activation', BEGUN)
  const study = reachOf(moment, { to: order.to })
  if (!study.ok) return study
  const { zones, plans, refused } = study.value
  const goal = zones.find((reached) => reached.zone === order.to)
  if (goal === undefined)
    return refused?.rule === 'gb.entry.stop' ? stops('enemy', { zone }) : stops('no-way', { zone, to: order.to })
  if (order.contact === 'stop' && goal.stops && goal.way.length === 1) return stops('contact', { zone, to: order.to })
  const move = `move ${goal.way[0]}`
  if (mayAnswer(moment, move)) return does(move, BEGUN)
  if (!mayAnswer(moment, 'draw')) return stops('no-way', { zone, to: order.to })
  if (markers >= order.markers) return stops('markers', { zone, markers })
  const risk = plans.find((plan) => plan.markers === goal.markers)?.hurt ?? 0
  if (risk > order.risk) return stops('risk', { zone, percent: Math.round(100 * risk) })
  return does('draw', BEGUN)
}

function keepOrPutBack(moment: Moment, { to, putBack }: MarchOrder): Result<OrderStep> {
  const { marker } = aboutOf(moment, 'marker')
  if (putBack === 'never') return does('keep', BEGUN)
  if (putBack === 'ask') return marker === 'stop' ? stops('stop-drawn') : does('keep', BEGUN)
  const study = reachOf(moment, { to })
  if (!study.ok) return study
  return does(study.value.drawn?.betterBack === true ? 'return' : 'keep', BEGUN)
}

/** Where a counter of one's own is; nothing where it is not on the map. */
function zoneOf(moment: Moment, counter: string): string {
  const seen = knownOf(moment).counter[counter]
  return seen !== undefined && 'zone' in seen ? seen.zone : '-'
}

function readMarch(moment: Moment, sent: Order): Result<MarchOrder> {
  const counters = ownCountersIn(moment, sent, 'counters')
  if (counters === undefined) return wrong('counters', 'Name the counters of this side that are to march, each once.')
  const to = zoneIn(moment, sent, 'to')
  if (to === undefined) return wrong('to', 'Name the zone to march to.')
  const markers = limitIn(sent, 'markers')
  if (markers === undefined) return wrong('markers', 'The most markers to be kept are a number, or null.')
  const risk = limitIn(sent, 'risk')
  if (risk === undefined) return wrong('risk', 'The risk is a number from 0 to 1, or null.')
  const contact = choiceIn(sent, 'contact', ['go', 'stop'])
  if (contact === undefined) return wrong('contact', 'Before contact it can "go" or "stop".')
  const putBack = choiceIn(sent, 'putBack', ['best', 'never', 'ask'])
  if (putBack === undefined) return wrong('putBack', 'A marker goes back as is "best", "never", or it can "ask".')
  const afterwards = choiceIn(sent, 'afterwards', ['go-on', 'end-operation'])
  if (afterwards === undefined) return wrong('afterwards', 'Afterwards it can "go-on" or "end-operation".')
  return good({ counters, to, markers, risk, contact, putBack, afterwards })
}
