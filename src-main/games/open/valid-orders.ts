import { readOrder } from '#engine/kernel/game/carry-out.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { WrittenOrders } from '../rows/kept-orders.ts'

/**
 * The orders that are still valid when a game is opened again. Orders unknown to the rules are dropped. An order
 * continues only if its side has not acted since it was written, and the game has not gone back.
 */
export function validOrders({ kept, given, at }: WrittenOrders, { loaded, history }: Game): Omit<WrittenOrders, 'at'> {
  const last = history.moments.length - 1
  const isKnown = (order: Order) => readOrder(loaded, order).ok
  const line = history.lineTo(history.current)
  const from = line.indexOf(at)
  const actedSince = (side: number) => line.slice(from + 1).some((moment) => history.at(moment).decider === side)
  return {
    kept: kept.filter(({ order, since }) => since <= last && isKnown(order)),
    given: given.filter(
      ({ side, order, progress }) => from >= 0 && (progress.since ?? 0) <= at && !actedSince(side) && isKnown(order),
    ),
  }
}
