import type { Order } from '#engine/kernel/system/orders.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { onMap } from '#engine/gaiter-button/state/counters.ts'
import { counterName, sideOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { orders } from '#engine/gaiter-button/orders/orders.ts'
import type { Pick } from '../../../kernel/table.ts'

/** An order of each kind, for counters that stand somewhere together and places near them, as a side could give it at random. */
export function someOrders(play: Play, side: number, pick: Pick): Order[] {
  const g = play as G // a game of this system
  const { board } = g.campaign
  const own = g.campaign.counters.flatMap((_, counter) =>
    sideOf(g, counter) === side && onMap(g, counter) ? [counter] : [],
  )
  const inHand = own.filter((counter) => g.stack.has(counter))
  const one = (inHand.length > 0 ? inHand : own)[
    pick(Math.max(1, own.length)) % Math.max(1, inHand.length || own.length)
  ]
  if (one === undefined) return []
  const zone = g.counter.zone.of(one)
  const together =
    inHand.length > 0 ? inHand : own.filter((counter) => g.counter.zone.of(counter) === zone && pick(2) === 0)
  const counters = [...new Set([one, ...together])].slice(0, 5).map((counter) => counterName(g, counter))
  const ways = board.connectionsAt(zone)
  const by = ways[pick(ways.length)] ?? 0
  const near = board.zoneIds[board.otherEnd(by, zone)]!
  const connection = board.connectionIds[by]!
  const choices = {
    far: (['stop', 'approach'] as const)[pick(2)]!,
    contact: (['go', 'stop'] as const)[pick(2)]!,
    arrival: (['field', 'fortress'] as const)[pick(2)]!,
  }
  const anywhere = board.zoneIds[pick(board.zoneIds.length)]!
  return [
    { order: 'march', counters, to: anywhere, ...choices },
    ...orders.kinds.map((order) => ({ order, counters, connection, to: near, zone: board.zoneIds[zone]!, ...choices })),
  ]
}
