import type { OrderMoment, OrderStep } from '../kernel/system/orders.ts'
import { bad } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import type { View } from './view.ts'

/** Shared by all orders: the moment at which they continue, and the values given with them. */

export type Moment = OrderMoment<Campaign>

/** the view is written by this system */
export const viewOf = ({ known }: Moment): View => known as unknown as View

export const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
export const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const stopped = (key: string, unit: string): OrderStep => ({ end: 'stopped', why: { key, facts: { unit } } })
