import type { History } from '#engine/kernel/game/history.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'

/** An order that is kept until it is done: what is left of an order for several stacks, or for several days. */
export interface OrderKept {
  readonly order: Order
  /** Why it stopped when it was carried out last; null where it did not. */
  readonly why: OrderStop | null
}

interface Kept {
  readonly side: number
  readonly order: Order
  readonly text: string
  /** The moment on whose lines it is kept: the first act of the gesture that gave it. */
  since: number
  /** What became of it, by the moments at which it was carried out; `done` where nothing is left of it. */
  readonly ends: Map<number, OrderStop | 'done'>
}

/**
 * The orders that the sides of a game keep, in the sequence in which they were given. An order belongs to the line of play on which it was
 * given, so that undo takes it back with the act that came with it, and brings back one that was done. It is not saved: what it has done is,
 * act by act, and after a restart it can be given again.
 */
export class OrdersKept {
  #kept: readonly Kept[] = []

  /** Keeps orders from now on; one that is kept already moves to the end. */
  keep(side: number, orders: readonly Order[], { current }: History): void {
    for (const order of orders) {
      this.drop(side, order)
      this.#kept = [...this.#kept, { side, order, text: JSON.stringify(order), since: current, ends: new Map() }]
    }
  }

  /** What was kept at a moment belongs to the line that was played from there. */
  begun(at: number, history: History): void {
    const line = history.lineTo(history.current)
    const first = line[line.indexOf(at) + 1]
    if (first === undefined) return
    for (const kept of this.#kept) if (kept.since === at) kept.since = first
  }

  /** Keeps an order of a side no longer; without one, none of them. */
  drop(side: number, order: Order | undefined): void {
    const text = order && JSON.stringify(order)
    this.#kept = this.#kept.filter((kept) => kept.side !== side || (text !== undefined && kept.text !== text))
  }

  /** An order was carried out as far as it goes: it is done, or stopped. */
  ended(side: number, order: Order, end: OrderStop | 'done', { current }: History): void {
    const text = JSON.stringify(order)
    for (const kept of this.#kept) if (kept.side === side && kept.text === text) kept.ends.set(current, end)
  }

  /** Those that a side keeps now, and that are not done. */
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
