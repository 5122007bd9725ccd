import { good, isJsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import type { ReachedZone, ReachStudy } from '../studies/reach.ts'
import {
  type Afterwards,
  BEGUN,
  commonZone,
  DONE_FOR_TODAY,
  type FatigueLosses,
  markersKept,
  presentOf,
  stepOf,
  whyNotActivated,
  zoneOf,
} from './activating.ts'
import { aboutOf, does, doesLast, isDone, knownOf, mayAnswer, type Moment, stops, stopsFor, studied } from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "march", "counters": […], "to": "<zone>" }`: counters of one zone are activated together, march to a zone
 * by the way given by the `reach` study, and end their activation there. All other fields (the standing order) are
 * optional:
 * - `markers`: the most fatigue markers to keep; stops before another is drawn. Default: no limit.
 * - `risk`: stops before a draw if, for any one unit, the probability of losing SP on the rest of the way exceeds this.
 *   Default: no limit.
 * - `contact`: `go` (default) enters a zone with enemies; `stop` halts before it.
 * - `putBack`: `best` (default) pays a command point whenever that is the better way to arrive, `never` keeps every
 *   marker, `ask` stops when a STOP is drawn.
 * - `far`: if the zone is out of reach today, `stop` (default) stays, and `approach` goes as near as it can within
 *   these limits (without a `risk`, up to a probability of one in four that any one unit loses SP) and continues on a
 *   later day.
 * - `arrival`: `field` (default) stays in the field, `fortress` enters the fortress, `reconnaissance` reconnoitres the
 *   zone, `off-map` leaves the map for victory.
 * - `afterwards`: `go-on` (default) leaves the operation open for another stack; `end-operation` ends it after the
 *   activation.
 * - `losses`: with `ask` (default) the player chooses the arms that lose SP to fatigue; `spread` takes infantry first.
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
  readonly losses: FatigueLosses
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

/** A march that approaches needs the distance to its goal from every zone. */
const asFarAs = ({ far, to }: MarchOrder) => (far === 'approach' ? { to } : {})

/** Is the order complete? Counters lost on the way do not matter. */
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

/** Why the stack is not at its goal: a STOP or the enemy stopped it, or it came as near as it could today. */
function whyNotThere(moment: Moment, order: MarchOrder): OrderStop | undefined {
  if (isThere(moment, order)) return undefined
  const present = presentOf(moment, order.counters)
  const missing = present.find((counter) => zoneOf(moment, counter) !== order.to) ?? present[0]
  if (missing === undefined) return { key: 'lost', facts: {} }
  const isForToday = isJsonObject(moment.notes) && moment.notes['stage'] === DONE_FOR_TODAY.stage
  const facts = { zone: zoneOf(moment, missing) ?? '-', to: order.to }
  return isForToday ? { key: 'for-today', facts, forToday: true } : { key: 'kept', facts }
}

/** Today's destination and the way there, or why there is none. `kept`: markers already kept. */
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
  return { key: far === 'approach' && zones.length > 0 ? 'no-nearer' : 'no-way', facts: { zone, to } }
}

/** The default risk per day on a march of several days, which avoids needless losses. */
const RISK_OF_A_DAY = 0.25

/** Can the zone be reached today within the limits of the order? */
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
  if ('key' in goal)
    return ['no-way', 'no-nearer'].includes(goal.key) && hasApproached(moment, order) ? endForToday : stopsFor(goal)
  const move = `move ${goal.way[0]}`
  // The activation may end by itself after the last affordable move.
  const isLastToday = goal.zone !== order.to && goal.way.length === 1
  if (mayAnswer(moment, move)) return does(move, isLastToday ? DONE_FOR_TODAY : BEGUN)
  if (!mayAnswer(moment, 'draw')) return stops('no-way', { zone, to: order.to })
  if (markers >= order.markers) return stops('markers', { zone, markers })
  const risk = study.value.plans.find((plan) => plan.markers === goal.markers)?.worst ?? 0
  if (risk > order.risk) return stops('risk', { zone, percent: Math.round(100 * risk) })
  return does('draw', BEGUN)
}

/** An approaching march that finds nothing nearer has done what it could today. */
const hasApproached = ({ notes }: Moment, { far }: MarchOrder): boolean => far === 'approach' && notes !== null
const endForToday = does('end-activation', DONE_FOR_TODAY)

function arrive(moment: Moment, { arrival, afterwards, losses, to }: MarchOrder, zone: string): Result<OrderStep> {
  if (arrival === 'fortress') {
    if (mayAnswer(moment, 'go-inside')) return does('go-inside', BEGUN)
    return stops('no-fortress', { zone, to })
  }
  if (arrival === 'reconnaissance')
    return mayAnswer(moment, 'reconnoitre') ? doesLast('reconnoitre') : stops('no-reconnaissance')
  if (arrival === 'off-map') return leaveMap(moment, zone)
  return afterwards === 'go-on' && losses === 'ask' ? doesLast('end-activation') : does('end-activation', BEGUN)
}

/** Leaving the map takes one more connection, which needs a marker like any other. */
function leaveMap(moment: Moment, zone: string): Result<OrderStep> {
  const next = ['leave-map', 'draw'].find((answer) => mayAnswer(moment, answer))
  return next === undefined ? stops('no-way-off', { zone }) : does(next, BEGUN)
}

function keepOrPutBack(moment: Moment, order: MarchOrder): Result<OrderStep> {
  const { to, putBack, counters } = order
  const { marker } = aboutOf(moment, 'marker')
  if (putBack === 'never') return does('keep', BEGUN)
  // A stack at its goal that draws in order to leave the map can use any marker but a STOP.
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
  const losses = choiceIn(sent, 'losses', ['ask', 'spread'])
  if (losses === undefined) return wrong('losses', 'SP lost to fatigue are "spread", or it can "ask".')
  return good({ counters, to, markers, risk, contact, putBack, far, arrival, afterwards, losses })
}
