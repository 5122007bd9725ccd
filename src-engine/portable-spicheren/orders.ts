import { bad, good } from '../kernel/values/result.ts'
import type { OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import type { Campaign } from './campaign/campaign.ts'

/** An active unit goes from hex to hex, and may end by attacking. It is asked itself how it faces. */
export type GoOrder = {
  readonly order: 'go'
  readonly unit: string
  readonly by: readonly string[]
  readonly attack?: string
}

export const orders: Orders<Campaign> = {
  kinds: ['go'],
  next(moment, order) {
    if (order.order !== 'go') return wrong('order', `There is no order "${order.order}".`)
    const { unit, by, attack } = order
    if (!isName(unit)) return wrong('unit', 'Name the unit that goes.')
    if (!Array.isArray(by) || !by.every(isName)) return wrong('by', 'Name the hexes it goes by, in their order.')
    if (attack !== undefined && !isName(attack)) return wrong('attack', 'Name the unit it attacks.')
    const acts = [...by.map((hex) => `step ${hex}`), ...(attack === undefined ? [] : [`assault ${attack}`])]
    return good(nextOf(moment, unit, acts))
  },
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })

/** The notes count the acts that are done. */
function nextOf({ question, notes }: OrderMoment<Campaign>, unit: string, acts: readonly string[]): OrderStep {
  const done = typeof notes === 'number' ? notes : 0
  const act = acts[done]
  if (act === undefined) return { end: 'done' }
  if (question.kind !== 'movement' || question.about['unit'] !== unit)
    return { end: 'stopped', why: { key: 'not-on-its-way', facts: { unit } } }
  if (!question.actions.includes(act)) return { end: 'stopped', why: { key: 'way-closed', facts: { unit } } }
  return { act, notes: done + 1, ...(done + 1 === acts.length ? { last: true as const } : {}) }
}
