import { bad, good, type Json, type Result } from '../../kernel/values/result.ts'
import type { OrderMoment, OrderStep } from '../../kernel/system/orders.ts'
import type { Campaign } from '../campaign/campaign.ts'
import type { AsJson } from '../../kernel/play/state-json.ts'
import type { shape } from '../state/shape.ts'

/** Shared by all orders. */

export type Moment = OrderMoment<Campaign>

export const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
export const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName)

/** Refuses an order because of an invalid field. */
export const wrong = <Order>(field: keyof Order & string, message: string): Result<never> =>
  bad({ code: 'bad-order', message, path: `order.${field}` })

export const done: Result<OrderStep> = good({ end: 'done' })
/** The side has to answer this question itself. */
export const asks: Result<OrderStep> = good({ end: 'asks' })
export const stopped = (key: string, facts: { readonly [name: string]: string | number }): Result<OrderStep> =>
  good({ end: 'stopped', why: { key, facts } })
export const step = (act: string, notes: Json): Result<OrderStep> => good({ act, notes })
export const lastStep = (act: string): Result<OrderStep> => good({ act, notes: 0, last: true })

type State = ReturnType<typeof shape>
/**
 * The part of the state open to both sides. The view contains more, but only the sizes of the other side's hand and
 * cup.
 */
type Open = { readonly [field in 'unit' | 'scenario' | 'turn']: AsJson<State[field]> }

export const openIn = (known: Json): Open => known as unknown as Open // the view made by the rules
export const viewOf = ({ known }: Moment): Open => openIn(known)

export function strengthOf({ campaign: { units } }: Moment, id: string): number {
  const unit = units.find((one) => one.id === id)
  return unit === undefined ? 0 : unit.attack + unit.defence
}
