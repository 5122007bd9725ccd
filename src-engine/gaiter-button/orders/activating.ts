import type { Result } from '../../kernel/values/result.ts'
import type { OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import { nextLoss } from './bearing-losses.ts'
import { aboutOf, asks, does, doesLast, isDone, knownOf, mayAnswer, type Moment, stops, stopsFor } from './moment.ts'

/** What all orders that activate a stack share: how the stack is activated, and how its operation ends. */

/** The notes of such an order: it has begun; or it can do nothing more today. */
export const BEGUN = { stage: 'begun' } as const
export const DONE_FOR_TODAY = { stage: 'for-today' } as const

/** Whether the operation ends with the activation. */
export type Afterwards = 'end-operation' | 'go-on'

/** Who chooses the arms that lose SP to fatigue: the order, or the player. */
export type FatigueLosses = 'ask' | 'spread'

/** The zone of one of the side's own counters; undefined if it is not on the map. */
export function zoneOf(moment: Moment, counter: string): string | undefined {
  const seen = knownOf(moment).counter[counter]
  return seen !== undefined && 'zone' in seen && seen.zone !== '-' ? seen.zone : undefined
}

/** The counters still on the map: an order goes on without those that are lost. */
export const presentOf = (moment: Moment, counters: readonly string[]): readonly string[] =>
  counters.filter((counter) => zoneOf(moment, counter) !== undefined)

/** The zone that all of them are in; undefined if there are several zones or none. */
export function commonZone(moment: Moment, counters: readonly string[]): string | undefined {
  const zones = new Set(presentOf(moment, counters).map((counter) => zoneOf(moment, counter)))
  const [zone] = zones
  return zones.size === 1 ? zone : undefined
}

/** The reason why the counters cannot be activated together now; undefined if they can. */
export function whyNotActivated(moment: Moment, counters: readonly string[], zone: string): OrderStop | undefined {
  if (moment.question.kind !== 'impulse') return { key: 'not-now', facts: {} }
  const present = presentOf(moment, counters)
  const acted = present.find((counter) => isActivated(moment, counter))
  const activate = `activate ${zone}`
  if (acted !== undefined)
    return mayAnswer(moment, activate)
      ? { key: 'not-taken', facts: { counter: acted } }
      : { key: 'not-ready', facts: { zone } }
  const { units } = aboutOf(moment, 'impulse')
  const needed = present.filter((counter) => isUnitOrDecoy(moment, counter)).length
  if (needed > units) return { key: 'units', facts: { units, needed } }
  return mayAnswer(moment, activate) ? undefined : { key: 'not-ready', facts: { zone } }
}

function isActivated(moment: Moment, counter: string): boolean {
  const seen = knownOf(moment).counter[counter]
  return seen !== undefined && 'activated' in seen && seen.activated
}

const isUnitOrDecoy = ({ campaign }: Moment, name: string): boolean =>
  campaign.counters.some(({ id, kind }) => id === name && kind !== 'leader')

/** Does the stack in hand contain counters that the order does not name? */
const hasOthersInHand = (moment: Moment, counters: readonly string[]): boolean =>
  knownOf(moment).stack.some((counter) => !counters.includes(counter))

/** Takes one counter at a time, in an order in which they fit. Decoys go as cavalry, which slows nobody down. */
export function takeNext(moment: Moment, counters: readonly string[]): Result<OrderStep> {
  const { stack } = aboutOf(moment, 'muster')
  const left = presentOf(moment, counters).filter((counter) => !stack.includes(counter))
  const action = left
    .flatMap((counter) => [`take-as-cavalry ${counter}`, `take ${counter}`])
    .find((take) => mayAnswer(moment, take))
  if (action !== undefined) return does(action, BEGUN)
  const [counter] = left
  return counter === undefined ? does('march-off', BEGUN) : stops('not-taken', { counter })
}

/** Is an activation in progress, whatever question is open within it? */
const isActive = (moment: Moment): boolean => knownOf(moment).agenda.some(({ frame }) => frame === 'activation')

/** Fatigue markers kept in the current activation. */
export const markersKept = (moment: Moment): number =>
  Number(knownOf(moment).agenda.findLast(({ frame }) => frame === 'activation')?.['kept'] ?? 0)

/**
 * The activation is over. Ends the operation if ordered, and the order. `why`: the reason if the order did not do
 * everything.
 */
function finish(moment: Moment, afterwards: Afterwards, why?: OrderStop): Result<OrderStep> {
  if (afterwards === 'end-operation' && mayAnswer(moment, 'end-impulse')) return doesLast('end-impulse', why)
  return why === undefined ? isDone : stopsFor(why)
}

/** Takes the next SP lost to fatigue by the standing choice; any other question is the player's. */
function bearFatigue(moment: Moment): Result<OrderStep> {
  const loss = moment.question.kind === 'unit-losses' ? nextLoss(moment) : undefined
  return loss === undefined ? asks : does(loss, moment.notes)
}

/** How an order that activates a stack answers each kind of question. */
interface Steps {
  /** Nothing has been done yet: activates the stack, or says why it cannot. */
  readonly begin: () => Result<OrderStep>
  readonly goOn: () => Result<OrderStep>
  readonly atMarker: () => Result<OrderStep>
  /** Undefined if the order has done everything. */
  readonly whyUnfinished: () => OrderStop | undefined
}

/** The next step of such an order: it makes up the stack, does what was ordered, and ends the operation. */
export function stepOf(
  moment: Moment,
  order: { readonly counters: readonly string[]; readonly afterwards: Afterwards; readonly losses: FatigueLosses },
  { begin, goOn, atMarker, whyUnfinished }: Steps,
): Result<OrderStep> {
  const { counters, afterwards, losses } = order
  if (hasOthersInHand(moment, counters)) return stops('not-now')
  const isNew = moment.notes === null
  switch (moment.question.kind) {
    case 'muster':
      return takeNext(moment, counters)
    case 'activation':
      return goOn()
    case 'marker':
      return atMarker()
    case 'impulse':
      return isNew ? begin() : finish(moment, afterwards, whyUnfinished())
    default:
      if (isNew) return whyUnfinished() === undefined ? isDone : stops('not-now')
      if (!isActive(moment)) return finish(moment, afterwards, whyUnfinished())
      return losses === 'spread' ? bearFatigue(moment) : asks
  }
}
