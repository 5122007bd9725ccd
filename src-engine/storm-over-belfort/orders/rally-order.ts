import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { Result } from '../../kernel/values/result.ts'
import { done, step, stopped, strengthOf, viewOf, wrong, type Moment } from './moment.ts'

/** Battalions rest, the worst first, for at most so many points; free rest is used as well. */
export interface RallyOrder {
  readonly order: 'rally'
  readonly points: number
}

/** The notes hold the points spent. */
export function rallyOrder(moment: Moment, { points }: Order): Result<OrderStep> {
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 0)
    return wrong<RallyOrder>('points', 'Say how many points may be spent.')
  const { question, notes, campaign } = moment
  if (question.kind !== 'spending') return notes === null ? stopped('not-now', {}) : done
  const spent = typeof notes === 'number' ? notes : 0
  const { unit: rows } = viewOf(moment)
  const headquarters = campaign.placeIds[campaign.headquarters]
  const free = Number(question.about['free'])
  const paid = Number(question.about['paid'])
  const candidates = question.actions
    .flatMap((act) => (act.startsWith('rally ') ? [act.slice('rally '.length)] : []))
    .map((unit) => ({ unit, isFree: free > 0 && rows[unit]?.zone === headquarters }))
    .filter(({ isFree }) => isFree || paid > 0 || spent < points)
    .toSorted(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        (rows[b.unit]?.status ?? 0) - (rows[a.unit]?.status ?? 0) ||
        strengthOf(moment, b.unit) - strengthOf(moment, a.unit),
    )
  const [worst] = candidates
  if (worst === undefined) return notes === null ? stopped('nobody', {}) : done
  return step(`rally ${worst.unit}`, spent + (worst.isFree || paid > 0 ? 0 : 1))
}
