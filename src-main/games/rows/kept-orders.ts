import { crc32 } from 'node:zlib'
import type { OrderProgress } from '#engine/kernel/game/carry-out.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { OrdersRow } from '../../library/tables/games-table.ts'
import { type GameCodec, place } from './codec.ts'

/** An order that a side keeps, as stored in the library. */
export interface KeptOrder {
  readonly side: number
  readonly order: Order
  /** The first act of the gesture that gave it. The order is kept on all lines through this moment. */
  readonly since: number
  /** How it ended, by the moments at which it was carried out; `done` where nothing is left to do. */
  readonly ends: ReadonlyMap<number, OrderStop | 'done'>
}

/** An order that a side is carrying out, as stored in the library. */
export interface GivenOrder {
  readonly side: number
  readonly order: Order
  readonly progress: OrderProgress
  /** The orders given together with it that were carried out before it, without asking. */
  readonly before: readonly Order[]
}

/** The orders of both sides of a game, as stored in the library. */
export interface WrittenOrders {
  readonly kept: readonly KeptOrder[]
  /** The orders in progress; the last one of each side takes precedence. */
  readonly given: readonly GivenOrder[]
  /** The moment at which they were written. */
  readonly at: number
}
const NO_ORDERS: WrittenOrders = { kept: [], given: [], at: 0 }

/** The text of the orders row. Without orders in progress it does not depend on the moment. */
export function ordersText({ kept, given, at }: WrittenOrders): string {
  const keptRows = kept.map(({ side, order, since, ends }) => [side, order, since, [...ends]])
  if (given.length === 0) return JSON.stringify(keptRows)
  return JSON.stringify({ kept: keptRows, given, at })
}

/** Encodes the text as a row of the library. */
export function ordersRow(text: string, codec: GameCodec): OrdersRow {
  const orders = codec.text(text, place.orders)
  return { orders, sum: crc32(orders) }
}

/** Reads such a row. A damaged row counts as having no orders: they can be given again. */
export function readOrdersRow(row: OrdersRow | undefined, codec: GameCodec): WrittenOrders {
  if (row === undefined || !(typeof row.orders === 'string' || Buffer.isBuffer(row.orders))) return NO_ORDERS
  if (crc32(row.orders) !== row.sum) return NO_ORDERS
  try {
    const read: unknown = JSON.parse(codec.readText(row.orders, place.orders) ?? '[]')
    if (Array.isArray(read)) return { ...NO_ORDERS, kept: read.flatMap(readKept) }
    if (!isJsonObject(read) || !isMoment(read['at'])) return NO_ORDERS
    const { kept, given, at } = read
    return { kept: listOf(kept).flatMap(readKept), given: listOf(given).filter(isGiven), at }
  } catch {
    return NO_ORDERS
  }
}

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])

function readKept(json: unknown): readonly KeptOrder[] {
  const [side, order, since, ends] = listOf(json)
  if (!isSide(side) || !isOrder(order) || !isMoment(since)) return []
  if (!Array.isArray(ends) || !ends.every(isEnd)) return []
  return [{ side, order, since, ends: new Map(ends) }]
}

function isGiven(json: unknown): json is GivenOrder {
  if (!isJsonObject(json) || !isSide(json['side']) || !isOrder(json['order'])) return false
  const { progress, before } = json
  if (!Array.isArray(before) || !before.every(isOrder) || !isJsonObject(progress)) return false
  const { acts, since, notes } = progress
  return isMoment(acts) && (since === null || isMoment(since)) && notes !== undefined
}

const isSide = (json: unknown): json is 0 | 1 => json === 0 || json === 1
const isMoment = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) >= 0
const isOrder = (json: unknown): json is Order => isJsonObject(json) && typeof json['order'] === 'string'

function isEnd(json: unknown): json is [number, OrderStop | 'done'] {
  if (!Array.isArray(json)) return false
  const [moment, end] = json as readonly unknown[]
  return isMoment(moment) && (end === 'done' || isStop(end))
}
const isStop = (json: unknown): boolean =>
  isJsonObject(json) && typeof json['key'] === 'string' && isJsonObject(json['facts'])
