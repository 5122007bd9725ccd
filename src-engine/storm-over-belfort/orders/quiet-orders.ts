import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { good, type Json, type Result } from '../../kernel/values/result.ts'
import { asks, done, isName, lastStep, openIn, step, stopped, wrong, type Moment } from './moment.ts'
import { rallyOrder } from './rally-order.ts'

/** Orders for the parts of a fortnight in which a side lets things take their course. */

/** Until the bombardment nothing is done: no counter is bought, and nobody makes an operational movement. */
export interface HoldOrder {
  readonly order: 'hold'
  readonly turn: number
}
/** The reorganisation: no more stratagems, rest for the worst, and what is kept in hand. */
export interface CloseOrder {
  readonly order: 'close'
  readonly turn: number
  /** So many points are spent on rest at most. */
  readonly points: number
  /** The counter that is kept; null for none. */
  readonly keep: string | null
}

/** Is the turn over for which an order of this kind was given? */
export const isTurnOver = (known: Json, { turn }: Order): boolean => openIn(known).turn > Number(turn)

export function holdOrder(moment: Moment, order: Order): Result<OrderStep> {
  const { kind, actions } = moment.question
  if (typeof order['turn'] !== 'number') return wrong<HoldOrder>('turn', 'Say for which turn.')
  if (isTurnOver(moment.known, order)) return done
  if (kind === 'purchase') return step('decline', 0)
  if (kind !== 'operations') return moment.notes === null ? stopped('not-now', {}) : done
  // Whoever stands too many in a zone has to make room first.
  return actions.includes('end-operations') ? lastStep('end-operations') : asks
}

export function closeOrder(moment: Moment, order: Order): Result<OrderStep> {
  const { turn, points, keep } = order
  if (typeof turn !== 'number') return wrong<CloseOrder>('turn', 'Say for which turn.')
  if (keep !== null && !isName(keep)) return wrong<CloseOrder>('keep', 'Name the counter that is kept, or null.')
  if (isTurnOver(moment.known, order)) return done
  const { question, notes } = moment
  switch (question.kind) {
    case 'intrigue':
      return step('end-stratagems', 0)
    case 'spending': {
      const rests = rallyOrder({ ...moment, notes: notes ?? 0 }, { order: 'rally', points: points ?? null })
      return rests.ok && !('act' in rests.value) ? good({ act: 'end-works', notes: notes ?? 0 }) : rests
    }
    case 'keeping': {
      const act = `keep ${String(keep)}`
      return lastStep(question.actions.includes(act) ? act : 'keep-none')
    }
    default:
      return notes === null ? stopped('not-now', {}) : asks
  }
}
