import type { History } from '#engine/kernel/game/history.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import type { KeptOrder } from '../rows/kept-orders.ts'

/** An order that is kept until it is done: the rest of an order for several stacks, or for several days. */
export interface OrderKept {
  readonly order: Order
  /** Why it last stopped; null where it did not. */
  readonly why: OrderStop | null
}

/**
 * The orders that the sides of a game keep, in the sequence in which they were given. An order belongs to the line on
 * which it was given, so undo takes it back together with its act, and brings back an order that was done.
 */
export class StoredOrders {
  #kept: readonly KeptOrder[]

  /** `kept`: the orders as stored in the library. */
  constructor(kept: readonly KeptOrder[]) {
    this.#kept = kept
  }

  /** The orders of both sides on all lines, done or not. */
  get all(): readonly KeptOrder[] {
    return this.#kept
  }

  /** Keeps orders; an order that is already kept moves to the end. */
  keep(side: number, orders: readonly Order[], { current }: History): void {
    for (const order of orders) {
      this.drop(side, order)
      this.#kept = [...this.#kept, { side, order, since: current, ends: new Map() }]
    }
  }

  /** Attaches the orders kept at a moment to the line played from there. */
  begun(at: number, history: History): void {
    if (!this.#kept.some(({ since }) => since === at)) return
    const line = history.lineTo(history.current)
    const first = line[line.indexOf(at) + 1]
    if (first !== undefined)
      this.#kept = this.#kept.map((kept) => (kept.since === at ? { ...kept, since: first } : kept))
  }

  /** Drops an order of a side; all its orders when `order` is undefined. */
  drop(side: number, order: Order | undefined): void {
    this.#kept = this.#kept.filter((kept) => kept.side !== side || (order !== undefined && !isSame(kept.order, order)))
  }

  /** Notes that an order was carried out as far as possible: it is done, or stopped. */
  ended(side: number, order: Order, end: OrderStop | 'done', { current }: History): void {
    const isMeant = (kept: KeptOrder): boolean => kept.side === side && isSame(kept.order, order)
    this.#kept = this.#kept.map((kept) =>
      isMeant(kept) ? { ...kept, ends: new Map([...kept.ends, [current, end]]) } : kept,
    )
  }

  /** The other orders given together with a kept one, as far as they are kept and not done. */
  givenWith(side: number, order: Order, history: History): readonly Order[] {
    const { since } = this.#kept.find((kept) => kept.side === side && isSame(kept.order, order)) ?? {}
    const together = this.#kept.filter((kept) => kept.side === side && kept.since === since)
    return this.of(side, history)
      .map((one) => one.order)
      .filter((one) => !isSame(one, order) && together.some((kept) => isSame(kept.order, one)))
  }

  /** The orders that a side keeps now and that are not done. */
  of(side: number, history: History): readonly OrderKept[] {
    if (this.#kept.length === 0) return []
    const line = history.lineTo(history.current)
    const isOn = new Set(line)
    return this.#kept.flatMap(({ side: whose, order, since, ends }) => {
      if (whose !== side || !isOn.has(since)) return []
      const last = line.findLast((moment) => ends.has(moment))
      const end = last === undefined ? undefined : ends.get(last)
      return end === 'done' ? [] : [{ order, why: end ?? null }]
    })
  }
}

const isSame = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)
