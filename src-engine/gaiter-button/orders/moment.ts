import type { AboutOf } from '../../kernel/play/agenda.ts'
import type { EntryRead } from '../../kernel/play/journal.ts'
import type { Json, JsonObject, Result } from '../../kernel/values/result.ts'
import type { Order, OrderMoment, OrderStep, OrderStop } from '../../kernel/system/orders.ts'
import type { activation } from '../activation/activation.ts'
import type { impulse } from '../activation/impulse.ts'
import type { axisLoss, breakOut } from '../combat/axis-loss.ts'
import type { entries as entriesOfRetreat, retreat } from '../combat/retreat.ts'
import type { muster } from '../activation/muster.ts'
import type { Campaign } from '../campaign/campaign.ts'
import type { View } from '../knowledge/view-type.ts'
import type { battleMove } from '../march/battle-move.ts'
import type { nightMarch, withdrawing } from '../night/withdrawal.ts'
import type { marker } from '../march/fatigue.ts'
import type { StudyAnswer, StudyRequest } from '../studies/studies.ts'

/** The moment that an order sees, with the types of this system. */
export type Moment = OrderMoment<Campaign>

/** A kind of order: parses what was sent and returns the next step. */
export type OrderKind = (moment: Moment, order: Order) => Result<OrderStep>

export const knownOf = ({ known }: Moment): View => known as unknown as View // the view of this system

/** The context (`about`) of the questions that orders read. */
interface Abouts {
  readonly impulse: AboutOf<typeof impulse>
  readonly 'battle-move': AboutOf<typeof battleMove>
  readonly activation: AboutOf<typeof activation>
  readonly muster: AboutOf<typeof muster>
  readonly marker: AboutOf<typeof marker>
  readonly withdrawing: AboutOf<typeof withdrawing>
  readonly 'night-march': AboutOf<typeof nightMarch>
  readonly retreat: AboutOf<typeof retreat>
  readonly 'axis-loss': AboutOf<typeof axisLoss>
  readonly 'break-out': AboutOf<typeof breakOut>
}
export const aboutOf = <K extends keyof Abouts>({ question }: Moment, _kind: K): Abouts[K] =>
  question.about as unknown as Abouts[K] // the caller has checked the kind of question

type RequestOf<S> = Extract<StudyRequest, { readonly study: S }>
type Answer<S> = Extract<StudyAnswer, { readonly study: S }>

/** The result of a study, as if the player of this side had asked for it. */
export function studied<S extends StudyRequest['study']>(
  moment: Moment,
  study: S,
  request: Omit<RequestOf<S>, 'study'>,
): Result<Answer<S>> {
  const answer = moment.study({ study, ...request } satisfies JsonObject)
  return answer.ok ? { ok: true, value: answer.value as unknown as Answer<S> } : answer // the study that was asked for
}

/** Entries that the side was told since the order began. The type covers those about retreats; there are others. */
export const entriesSinceOrder = (moment: Moment): readonly EntryRead<(typeof entriesOfRetreat)[number]>[] =>
  moment.told() as unknown as EntryRead<(typeof entriesOfRetreat)[number]>[] // readers check the kind

export const mayAnswer = ({ question }: Moment, action: string): boolean => question.actions.includes(action)

export const does = (act: string, notes: Json): Result<OrderStep> => ({ ok: true, value: { act, notes } })
/** Takes this action; then the order is done, or stops for a reason. */
export const doesLast = (act: string, why?: OrderStop): Result<OrderStep> => ({
  ok: true,
  value: { act, notes: null, last: why ?? true },
})
export const isDone: Result<OrderStep> = { ok: true, value: { end: 'done' } }
export const asks: Result<OrderStep> = { ok: true, value: { end: 'asks' } }
export const stops = (key: string, facts: OrderStop['facts'] = {}): Result<OrderStep> => stopsFor({ key, facts })
export const stopsFor = (why: OrderStop): Result<OrderStep> => ({ ok: true, value: { end: 'stopped', why } })
