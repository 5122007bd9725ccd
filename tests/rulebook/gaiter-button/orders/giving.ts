import { carryOut, ORDER_BEGINS, type OrderOutcome, type OrderProgress } from '#engine/kernel/game/carry-out.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { Table } from '../table.ts'

/** Orders given at the table, with markers laid down for the draws. */

export interface Given {
  readonly outcome: OrderOutcome
  /** Every act that was done, in order. */
  readonly acts: readonly string[]
}

/** Carries an order out; each draw and each marker put back takes the next of these markers, and any where none is left. */
export function give(
  { game }: Table,
  order: Order,
  markers: readonly string[] = [],
  progress: OrderProgress = ORDER_BEGINS,
): Given {
  const acts: string[] = []
  const left = [...markers]
  const carried = carryOut(
    game,
    order,
    (code) => {
      const act = game.play.layout.language.textOf(code)
      acts.push(act)
      const marker = ['draw', 'return'].includes(act) ? left.shift() : undefined
      return game.act(code, marker === undefined ? undefined : [{ draw: 'fatigue', value: marker }])
    },
    progress,
  )
  if (!carried.ok) throw new Error(carried.error.message)
  return { outcome: carried.value, acts }
}

/** Why an order stopped, as `key`; else how it was left. */
export const endOf = ({ outcome }: Given): string => (outcome.end === 'stopped' ? outcome.why.key : outcome.end)
