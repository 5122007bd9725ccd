import { good, isJsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import type { ReachedZone, ReachStudy } from '../studies/reach.ts'
import {
  type Afterwards,
  BEGUN,
  commonZone,
  FOR_TODAY,
  markersKept,
  presentOf,
  stepOf,
  whyNotActivated,
  zoneOf,
} from './activating.ts'
import { aboutOf, does, doesLast, isDone, knownOf, mayAnswer, type Moment, stops, stopsFor, studied } from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "march", "counters": […], "to": "<zone>" }`: counters of one zone are activated together, march to a zone by the way
 * that the study of their reach names, and end their activation there. What else may be said, the standing order, has the usual
 * answer where it is left out:
 * - `markers`: the most fatigue markers to be kept; it stops before one more is drawn. No limit.
 * - `risk`: it stops before a draw when, on the rest of the way, a loss of SP is likelier than this for any one unit. No limit.
 * - `contact`: `stop` halts before a zone with enemies; `go` enters it.
 * - `putBack`: `best` pays a command point whenever that is the better way to arrive, `never` keeps what is drawn, `ask` stops when
 *   a STOP is drawn.
 * - `far`: where the zone is out of reach today, `stop` stays, and `approach` comes as near as it can within these limits, and without a `risk`
 *   no nearer than a loss of SP is likelier than one in four for any one unit; another day it goes on from there.
 * - `arrival`: `fortress` goes into the fortress of the zone, `field` stays before it, with `reconnaissance` it reconnoitres there, and
 *   with `off-map` it leaves the map for victory.
 * - `afterwards`: `end-operation` ends the operation once the activation is over; `go-on` leaves it open for another stack.
 */
interface MarchOrder {
  readonly counters: readonly string[]
  readonly to: string
  readonly markers: number
  readonly risk: number
  readonly contact: 'stop' | 'go'
  readonly putBack: 'best' | 'never' | 'ask'
  readonly far: 'stop' | 'approach'
  readonly arrival: 'field' | 'fortress' | 'reconnaissance' | 'off-map'
  readonly afterwards: Afterwards
}

export function marchOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const read = readMarch(moment, sent)
  if (!read.ok) return read
  const order = read.value
  return stepOf(moment, order, {
    begin: () => begin(moment, order),
    goOn: () => goOn(moment, order),
    atMarker: () => keepOrPutBack(moment, order),
    whyUnfinished: () => whyNotThere(moment, order),
  })
}

function begin(moment: Moment, order: MarchOrder): Result<OrderStep> {
  if (isThere(moment, order)) return isDone
  const zone = commonZone(moment, order.counters)
  if (zone === undefined) return stops('apart')
  const why = whyNotActivated(moment, order.counters, zone)
  if (why !== undefined) return stopsFor(why)
  if (zone !== order.to) {
    const study = studied(moment, 'reach', { counters: presentOf(moment, order.counters), ...asFarAs(order) })
    if (!study.ok) return study
    const goal = goalOf(study.value, order)
    if ('key' in goal) return stopsFor(goal)
  }
  return does(`activate ${zone}`, BEGUN)
}

/** Who comes as near as he can has to know how far it is from everywhere. */
const asFarAs = ({ far, to }: MarchOrder) => (far === 'approach' ? { to } : {})

/** Has the order nothing left to do? Whoever is lost on the way does not come any more. */
function isThere(moment: Moment, { counters, to, arrival }: MarchOrder): boolean {
  const present = presentOf(moment, counters)
  if (arrival === 'off-map') return present.length === 0
  return (
    present.length > 0 &&
    present.every((counter) => zoneOf(moment, counter) === to && (arrival !== 'fortress' || isInside(moment, counter)))
  )
}

function isInside(moment: Moment, counter: string): boolean {
  const seen = knownOf(moment).counter[counter]
  return seen !== undefined && 'inside' in seen && seen.inside
}

/** Why the stack is not where it was to be: a STOP or the enemy kept it, or it has come as near as it could today. */
function whyNotThere(moment: Moment, order: MarchOrder): OrderStop | undefined {
  if (isThere(moment, order)) return undefined
  const present = presentOf(moment, order.counters)
  const missing = present.find((counter) => zoneOf(moment, counter) !== order.to) ?? present[0]
  if (missing === undefined) return { key: 'lost', facts: {} }
  const isForToday = isJsonObject(moment.notes) && moment.notes['stage'] === FOR_TODAY.stage
  const facts = { zone: zoneOf(moment, missing) ?? '-', to: order.to }
  return isForToday ? { key: 'for-today', facts, forToday: true } : { key: 'kept', facts }
}

/** The zone to be marched to today, with its way; or why there is none. `kept`: markers that are kept already. */
function goalOf(study: ReachStudy, order: MarchOrder, kept = 0): ReachedZone | OrderStop {
  const { zone, zones, left, refused } = study
  const { to, far, contact } = order
  const isBarred = ({ stops: isStopped, way }: ReachedZone): boolean =>
    contact === 'stop' && isStopped && way.length === 1
  const there = zones.find((reached) => reached.zone === to)
  if (there !== undefined && isBarred(there)) return { key: 'contact', facts: { zone, to } }
  if (there !== undefined && (far === 'stop' || isWithin(study, there, order, kept))) return there
  if (far === 'approach') {
    const leftFrom = (from: string): number => left?.[from] ?? Infinity
    const [nearest] = zones
      .filter((reached) => leftFrom(reached.zone) < leftFrom(zone) && isWithin(study, reached, order, kept))
      .toSorted((one, other) => leftFrom(one.zone) - leftFrom(other.zone) || other.chance - one.chance)
    if (nearest !== undefined) return nearest
  }
  if (refused?.rule === 'gb.entry.stop') return { key: 'enemy', facts: { zone } }
  return { key: 'no-way', facts: { zone, to } }
}

/** On a march of several days nobody is worn out without need. */
const RISK_OF_A_DAY = 0.25

/** Can a zone be come to today within the limits of the order? */
function isWithin({ plans }: ReachStudy, reached: ReachedZone, order: MarchOrder, kept: number): boolean {
  const worst = plans.find(({ markers }) => markers === reached.markers)?.worst ?? 0
  const risk = order.risk === Infinity ? RISK_OF_A_DAY : order.risk
  if (worst > risk || kept + reached.markers > order.markers) return false
  return order.contact === 'go' || !reached.stops
}

function goOn(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const { zone, markers } = aboutOf(moment, 'activation')
  if (zone === order.to) return arrive(moment, order, zone)
  const study = studied(moment, 'reach', asFarAs(order))
  if (!study.ok) return study
  const goal = goalOf(study.value, order, markers)
  if ('key' in goal) return goal.key === 'no-way' && hasApproached(moment, order) ? endForToday : stopsFor(goal)
  const move = `move ${goal.way[0]}`
  // With its last MP the stack may halt by itself.
  const isLastToday = goal.zone !== order.to && goal.way.length === 1
  if (mayAnswer(moment, move)) return does(move, isLastToday ? FOR_TODAY : BEGUN)
  if (!mayAnswer(moment, 'draw')) return stops('no-way', { zone, to: order.to })
  if (markers >= order.markers) return stops('markers', { zone, markers })
  const risk = study.value.plans.find((plan) => plan.markers === goal.markers)?.worst ?? 0
  if (risk > order.risk) return stops('risk', { zone, percent: Math.round(100 * risk) })
  return does('draw', BEGUN)
}

/** Nothing nearer can be reached: the march has done for today what it could. */
const hasApproached = ({ notes }: Moment, { far }: MarchOrder): boolean => far === 'approach' && notes !== null
const endForToday = does('end-activation', FOR_TODAY)

function arrive(moment: Moment, { arrival, afterwards, to }: MarchOrder, zone: string): Result<OrderStep> {
  if (arrival === 'fortress') {
    if (mayAnswer(moment, 'go-inside')) return does('go-inside', BEGUN)
    return stops('no-fortress', { zone, to })
  }
  if (arrival === 'reconnaissance')
    return mayAnswer(moment, 'reconnoitre') ? doesLast('reconnoitre') : stops('no-reconnaissance')
  if (arrival === 'off-map') return leaveMap(moment, zone)
  return afterwards === 'go-on' ? doesLast('end-activation') : does('end-activation', BEGUN)
}

/** The map is left by one more connection, which needs a marker as others do. */
function leaveMap(moment: Moment, zone: string): Result<OrderStep> {
  const next = ['leave-map', 'draw'].find((answer) => mayAnswer(moment, answer))
  return next === undefined ? stops('no-way-off', { zone }) : does(next, BEGUN)
}

function keepOrPutBack(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const { to, putBack, counters } = order
  const { marker } = aboutOf(moment, 'marker')
  if (putBack === 'never') return does('keep', BEGUN)
  // Whoever has arrived and draws to leave the map needs any marker but a STOP.
  if (commonZone(moment, counters) === to)
    return does(marker === 'stop' && mayAnswer(moment, 'return') ? 'return' : 'keep', BEGUN)
  if (putBack === 'ask') return marker === 'stop' ? stops('stop-drawn') : does('keep', BEGUN)
  const study = studied(moment, 'reach', { to })
  if (!study.ok) return study
  const goal = goalOf(study.value, order, markersKept(moment))
  const today = 'key' in goal || goal.zone === to ? study : studied(moment, 'reach', { to: goal.zone })
  if (!today.ok) return today
  return does(today.value.drawn?.betterBack === true ? 'return' : 'keep', BEGUN)
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
  const far = choiceIn(sent, 'far', ['stop', 'approach'])
  if (far === undefined) return wrong('far', 'Where the zone is out of reach it can "stop" or "approach".')
  const arrival = choiceIn(sent, 'arrival', ['field', 'fortress', 'reconnaissance', 'off-map'])
  if (arrival === undefined)
    return wrong(
      'arrival',
      'On arrival it stays in the "field", goes into the "fortress", makes a "reconnaissance", or goes "off-map".',
    )
  const afterwards = choiceIn(sent, 'afterwards', ['go-on', 'end-operation'])
  if (afterwards === undefined) return wrong('afterwards', 'Afterwards it can "go-on" or "end-operation".')
  return good({ counters, to, markers, risk, contact, putBack, far, arrival, afterwards })
}
