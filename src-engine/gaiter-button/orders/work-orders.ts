import { good, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import { type Afterwards, BEGUN, commonZone, DONE_FOR_TODAY, presentOf, stepOf, whyNotActivated } from './activating.ts'
import {
  aboutOf,
  does,
  isDone,
  knownOf,
  mayAnswer,
  type Moment,
  type OrderKind,
  stops,
  stopsFor,
  studied,
} from './moment.ts'
import { choiceIn, limitIn, ownCountersIn, wrong } from './sent.ts'

/**
 * Orders for engineering: `{ "order": "repair-bridge", "counters": […], "connection": "…" }`, and so for every kind of
 * work. Counters of one zone are activated together and work at a connection, with a marker for each operation, until
 * the work is done or nothing more can be done today; the same order continues on a later day. Optional fields:
 * - `markers`: the most fatigue markers to keep; stops before another is drawn. Default: no limit.
 * - `afterwards`: `go-on` (default) leaves the operation open for another stack; `end-operation` ends it after the
 *   activation.
 * A STOP is returned while there are command points for it.
 */
interface WorkOrder {
  readonly work: string
  readonly counters: readonly string[]
  readonly connection: string
  readonly markers: number
  readonly afterwards: Afterwards
}

/** The known state of a connection; most have none because nothing has changed. */
type Connection = NonNullable<ReturnType<typeof knownOf>['connection'][string]>

/** For each kind of work, by the verb of its operation, a test whether it is done. */
const works: { readonly [work: string]: (now: Partial<Connection>, levels: number) => boolean } = {
  'destroy-bridge': ({ destroyed = false }) => destroyed,
  'repair-bridge': ({ destroyed = false }) => !destroyed,
  'destroy-repair': ({ repair = 0 }) => repair === 0,
  'build-pontoon': ({ pontoon = 0 }, levels) => pontoon >= levels,
  'destroy-pontoon': ({ pontoon = 0 }) => pontoon === 0,
  'wreck-pontoon': ({ pontoon = 0 }) => pontoon === 0,
  'recover-pontoon': ({ pontoon = 0 }) => pontoon === 0,
  'destroy-railway': ({ railDestroyed = false }) => railDestroyed,
  'repair-railway': ({ railDestroyed = false }) => !railDestroyed,
}

/** One order for each kind of work. */
export const workOrders: { readonly [work: string]: OrderKind } = Object.fromEntries(
  Object.keys(works).map((work) => [work, (moment: Moment, sent: Order) => workOrder(moment, sent, work)]),
)

function workOrder(moment: Moment, sent: Order, work: string): Result<OrderStep> {
  const read = readWork(moment, sent, work)
  if (!read.ok) return read
  const order = read.value
  return stepOf(
    moment,
    { ...order, losses: 'ask' },
    {
      begin: () => begin(moment, order),
      goOn: () => goOn(moment, order),
      atMarker: () => does(isStopToPutBack(moment) ? 'return' : 'keep', BEGUN),
      whyUnfinished: () => whyUnfinished(moment, order),
    },
  )
}

const isStopToPutBack = (moment: Moment): boolean =>
  aboutOf(moment, 'marker').marker === 'stop' && mayAnswer(moment, 'return')

function isFinished(moment: Moment, { work, connection }: WorkOrder): boolean {
  const { levels } = moment.campaign.tables.pontoon
  return works[work]?.(knownOf(moment).connection[connection] ?? {}, levels) === true
}

const whyUnfinished = (moment: Moment, order: WorkOrder): OrderStop | undefined =>
  isFinished(moment, order)
    ? undefined
    : { key: 'work-for-today', facts: { connection: order.connection }, forToday: true }

function begin(moment: Moment, order: WorkOrder): Result<OrderStep> {
  if (isFinished(moment, order)) return isDone
  const zone = commonZone(moment, order.counters)
  if (zone === undefined) return stops('apart')
  const why = whyNotActivated(moment, order.counters, zone)
  if (why !== undefined) return stopsFor(why)
  const canWork = mayWork(moment, order, presentOf(moment, order.counters))
  if (!canWork.ok) return canWork
  return canWork.value ? does(`activate ${zone}`, BEGUN) : stops('no-work', { connection: order.connection })
}

/** Can these counters, or the stack in hand, do this work in their zone with their MP? */
function mayWork(moment: Moment, { work, connection }: WorkOrder, counters?: readonly string[]): Result<boolean> {
  const study = studied(moment, 'reach', counters === undefined ? {} : { counters })
  if (!study.ok) return study
  return good(study.value.works.some((one) => one.work === work && one.connection === connection))
}

function goOn(moment: Moment, order: WorkOrder): Result<OrderStep> {
  const { zone, markers } = aboutOf(moment, 'activation')
  const operation = `${order.work} ${order.connection}`
  if (isFinished(moment, order)) return does('end-activation', BEGUN)
  if (mayAnswer(moment, operation)) return does(operation, BEGUN)
  const canWork = mayWork(moment, order)
  if (!canWork.ok) return canWork
  if (!canWork.value || !mayAnswer(moment, 'draw'))
    return moment.notes === null
      ? stops('no-work', { connection: order.connection })
      : does('end-activation', DONE_FOR_TODAY)
  return markers >= order.markers ? stops('markers', { zone, markers }) : does('draw', BEGUN)
}

function readWork(moment: Moment, sent: Order, work: string): Result<WorkOrder> {
  const counters = ownCountersIn(moment, sent, 'counters')
  if (counters === undefined) return wrong('counters', 'Name the counters of this side that are to work, each once.')
  const connection = moment.campaign.board.connectionIds.find((id) => id === sent['connection'])
  if (connection === undefined) return wrong('connection', 'Name the connection to work at.')
  const markers = limitIn(sent, 'markers')
  if (markers === undefined) return wrong('markers', 'The most markers to be kept are a number, or null.')
  const afterwards = choiceIn(sent, 'afterwards', ['go-on', 'end-operation'])
  if (afterwards === undefined) return wrong('afterwards', 'Afterwards it can "go-on" or "end-operation".')
  return good({ work, counters, connection, markers, afterwards })
}
