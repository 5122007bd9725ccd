import { crc32 } from 'node:zlib'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { OrdersRow } from '../../library/tables/games-table.ts'
import { type GameCodec, place } from './codec.ts'

/** An order that a side keeps, as it lies in the library. */
export interface KeptOrder {
  readonly side: number
  readonly order: Order
  /** The moment on whose lines it is kept: the first act of the gesture that gave it. */
  readonly since: number
  /** What became of it, by the moments at which it was carried out; `done` where nothing is left of it. */
  readonly ends: ReadonlyMap<number, OrderStop | 'done'>
}

/** The orders that both sides of a game keep, as a row of the library. */
export function ordersRow(kept: readonly KeptOrder[], codec: GameCodec): OrdersRow {
  const text = JSON.stringify(kept.map(({ side, order, since, ends }) => [side, order, since, [...ends]]))
  const orders = codec.text(text, place.orders)
  return { orders, sum: crc32(orders) }
}

/** Reads such a row. One that is not as it was written has no orders: they can be given again. */
export function readOrdersRow(row: OrdersRow | undefined, codec: GameCodec): readonly KeptOrder[] {
  if (row === undefined || !(typeof row.orders === 'string' || Buffer.isBuffer(row.orders))) return []
  if (crc32(row.orders) !== row.sum) return []
  try {
    const read: unknown = JSON.parse(codec.readText(row.orders, place.orders) ?? '[]')
    return Array.isArray(read) ? read.flatMap((one) => readOrder(one) ?? []) : []
  } catch {
    return []
  }
}

function readOrder(json: unknown): KeptOrder | undefined {
  if (!Array.isArray(json)) return undefined
  const [side, order, since, ends] = json as readonly unknown[]
  if ((side !== 0 && side !== 1) || !isOrder(order) || !isMoment(since)) return undefined
  if (!Array.isArray(ends) || !ends.every(isEnd)) return undefined
  return { side, order, since, ends: new Map(ends) }
}

const isMoment = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) >= 0
const isOrder = (json: unknown): json is Order => isJsonObject(json) && typeof json['order'] === 'string'

function isEnd(json: unknown): json is [number, OrderStop | 'done'] {
  if (!Array.isArray(json)) return false
  const [moment, end] = json as readonly unknown[]
  return isMoment(moment) && (end === 'done' || isStop(end))
}
const isStop = (json: unknown): boolean =>
  isJsonObject(json) && typeof json['key'] === 'string' && isJsonObject(json['facts'])
