import type { Result } from '../../kernel/values/result.ts'
import type { OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import { aboutOf, asks, does, doesLast, isDone, knownOf, mayAnswer, type Moment, stops, stopsFor } from './moment.ts'

/** What orders that activate a stack have in common: how it is activated, and how its operation ends. */

/** What such an order writes down: that it began, and that nothing more of it can be done today. */
export const BEGUN = { stage: 'begun' } as const
export const FOR_TODAY = { stage: 'for-today' } as const

/** What becomes of the operation once the activation is over. */
export type Afterwards = 'end-operation' | 'go-on'

/** Where a counter of one's own is; undefined where it is not on the map. */
export function zoneOf(moment: Moment, counter: string): string | undefined {
  const seen = knownOf(moment).counter[counter]
  return seen !== undefined && 'zone' in seen && seen.zone !== '-' ? seen.zone : undefined
}

/** Those of some counters that are on the map still: an order goes on without those that are lost. */
export const presentOf = (moment: Moment, counters: readonly string[]): readonly string[] =>
  counters.filter((counter) => zoneOf(moment, counter) !== undefined)

/** The zone in which all of them are; undefined where there are several, or none. */
export function commonZone(moment: Moment, counters: readonly string[]): string | undefined {
  const zones = new Set(presentOf(moment, counters).map((counter) => zoneOf(moment, counter)))
  const [zone] = zones
  return zones.size === 1 ? zone : undefined
}

/** Why they cannot be activated together now; undefined where they can. */
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

/** Is anybody in hand whom the order does not name? */
const hasOthersInHand = (moment: Moment, counters: readonly string[]): boolean =>
  knownOf(moment).stack.some((counter) => !counters.includes(counter))

/** One after the other is taken, in the order in which they fit; decoys go as cavalry, which hold nobody up. */
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

/** Is the activation still at work, whatever is asked in it? */
const isActive = (moment: Moment): boolean => knownOf(moment).agenda.some(({ frame }) => frame === 'activation')

/** Fatigue markers that the activation at work has kept. */
export const markersKept = (moment: Moment): number =>
  Number(knownOf(moment).agenda.findLast(({ frame }) => frame === 'activation')?.['kept'] ?? 0)

/** The activation is over: so is the operation, where that is ordered, and the order; `why`, if it has not done all it was to do. */
function finish(moment: Moment, afterwards: Afterwards, why?: OrderStop): Result<OrderStep> {
  if (afterwards === 'end-operation' && mayAnswer(moment, 'end-impulse')) return doesLast('end-impulse', why)
  return why === undefined ? isDone : stopsFor(why)
}

/** What an order that activates a stack does at its questions. */
interface Steps {
  /** Nothing has been done yet: it activates the stack, or says why it cannot. */
  readonly begin: () => Result<OrderStep>
  readonly goOn: () => Result<OrderStep>
  readonly atMarker: () => Result<OrderStep>
  /** Undefined once it has done all it was to do. */
  readonly whyUnfinished: () => OrderStop | undefined
}

/** The next step of such an order: the stack is made up, does what was ordered, and the operation ends. */
export function stepOf(
  moment: Moment,
  { counters, afterwards }: { readonly counters: readonly string[]; readonly afterwards: Afterwards },
  { begin, goOn, atMarker, whyUnfinished }: Steps,
): Result<OrderStep> {
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
      return isActive(moment) ? asks : finish(moment, afterwards, whyUnfinished())
  }
}
