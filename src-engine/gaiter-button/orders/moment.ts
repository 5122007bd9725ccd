import type { AboutOf } from '../../kernel/play/agenda.ts'
import type { Json, JsonObject, Result } from '../../kernel/values/result.ts'
import type { Order, OrderMoment, OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import type { activation } from '../activation/activation.ts'
import type { muster } from '../activation/muster.ts'
import type { Campaign } from '../campaign/campaign.ts'
import type { View } from '../knowledge/view-type.ts'
import type { marker } from '../march/fatigue.ts'
import type { ReachStudy, ReachWish } from '../studies/reach.ts'

/** What an order goes by, with the types of this system. */
export type Moment = OrderMoment<Campaign>

/** A kind of order: reads what was sent, and says the next step. */
export type OrderKind = (moment: Moment, order: Order) => Result<OrderStep>

export const knownOf = ({ known }: Moment): View => known as unknown as View // the view of this system

/** What stands beside the questions that orders read. */
interface Abouts {
  readonly activation: AboutOf<typeof activation>
  readonly muster: AboutOf<typeof muster>
  readonly marker: AboutOf<typeof marker>
}
export const aboutOf = <K extends keyof Abouts>({ question }: Moment, _kind: K): Abouts[K] =>
  question.about as unknown as Abouts[K] // the caller has looked at the kind of the question

/** How far the stack comes, as its player would ask. */
export function reachOf(moment: Moment, wish: Omit<ReachWish, 'study'>): Result<ReachStudy> {
  const studied = moment.study({ study: 'reach', ...wish } satisfies JsonObject)
  return studied.ok ? { ok: true, value: studied.value as unknown as ReachStudy } : studied // what was asked for
}

export const mayAnswer = ({ question }: Moment, action: string): boolean => question.actions.includes(action)

export const does = (act: string, notes: Json): Result<OrderStep> => ({ ok: true, value: { act, notes } })
/** Does this, and then the order is done. */
export const doesLast = (act: string): Result<OrderStep> => ({ ok: true, value: { act, notes: null, last: true } })
export const isDone: Result<OrderStep> = { ok: true, value: { end: 'done' } }
export const asks: Result<OrderStep> = { ok: true, value: { end: 'asks' } }
export const stops = (key: string, facts: OrderStop['facts'] = {}): Result<OrderStep> => ({
  ok: true,
  value: { end: 'stopped', why: { key, facts } },
})
