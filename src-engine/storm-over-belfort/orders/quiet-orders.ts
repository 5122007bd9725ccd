import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { good, type Json, type Result } from '../../kernel/values/result.ts'
import { asks, done, isName, lastStep, openIn, step, stopped, wrong, type Moment } from './moment.ts'
import { rallyOrder } from './rally-order.ts'

/** Orders for the parts of a fortnight in which a side does as little as possible. */

/** Does nothing until the bombardment: buys no counter and makes no operational movement. */
export interface HoldOrder {
  readonly order: 'hold'
  readonly turn: number
}
/** The reorganisation: no more stratagems, rest for the units in the worst state, and the counter to keep. */
export interface CloseOrder {
  readonly order: 'close'
  readonly turn: number
  /** The most points to spend on rest. */
  readonly points: number
  /** The counter to keep; null for none. */
  readonly keep: string | null
}

/** Whether the turn for which the order was given is over. */
export const isTurnOver = (known: Json, { turn }: Order): boolean => openIn(known).turn > Number(turn)

export function holdOrder(moment: Moment, order: Order): Result<OrderStep> {
  const { kind, actions } = moment.question
  if (typeof order['turn'] !== 'number') return wrong<HoldOrder>('turn', 'Say for which turn.')
  if (isTurnOver(moment.known, order)) return done
  if (kind === 'purchase') return step('decline', 0)
  if (kind !== 'operations') return moment.notes === null ? stopped('not-now', {}) : done
  // An overfull zone has to be cleared first.
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
