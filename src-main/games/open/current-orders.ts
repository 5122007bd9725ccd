import { ORDER_BEGINS } from '#engine/kernel/game/carry-out.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import type { GivenOrder } from '../rows/kept-orders.ts'

/** An order that a side is carrying out. */
export type OrderGiven = Omit<GivenOrder, 'side'>

/** An order that has ended, and why it stopped; null where it was completed. */
export interface OrderOver {
  readonly order: Order
  readonly why: OrderStop | null
}

/**
 * The orders of a game in progress. An order continues whenever its side is asked, and ends at an undo or a jump. A new
 * order of another kind, as for a battle that interrupts, takes precedence, and decisions it leaves to its side can be
 * answered by the earlier one. A new order of the same kind replaces the earlier one.
 */
export class CurrentOrders {
  /** Orders by side; the last in each list takes precedence. */
  readonly #given = new Map<number, readonly OrderGiven[]>()
  readonly #over = new Map<number, OrderOver>()

  /** `going`: the orders in progress when the game was closed. */
  constructor(going: readonly GivenOrder[] = []) {
    for (const { side, ...given } of going) this.#given.set(side, [...this.#of(side), given])
  }

  /** The orders in progress of both sides. */
  get going(): readonly GivenOrder[] {
    return [...this.#given].flatMap(([side, orders]) => orders.map((given) => ({ side, ...given })))
  }

  give(side: number, order: Order, before: readonly Order[] = []): void {
    const others = this.#of(side).filter((given) => given.order.order !== order.order)
    this.#given.set(side, [...others, { order, progress: ORDER_BEGINS, before }])
    this.#over.delete(side)
  }
  /** The order that a side is carrying out now. */
  givenBy(side: number): OrderGiven | undefined {
    return this.#of(side).at(-1)
  }
  /** All orders in progress of a side; the last one takes precedence. */
  allOf(side: number): readonly OrderGiven[] {
    return this.#of(side)
  }
  goesOn(side: number, given: OrderGiven): void {
    this.#given.set(
      side,
      this.#of(side).map((one) => (one.order.order === given.order.order ? given : one)),
    )
  }
  ends(side: number, over: OrderOver): void {
    this.#given.set(
      side,
      this.#of(side).filter((one) => one.order.order !== over.order.order),
    )
    this.#over.set(side, over)
  }
  /** The last order of a side that has ended, until the side does something else. */
  overOf(side: number): OrderOver | undefined {
    return this.#over.get(side)
  }
  /** The side acts itself: clears the result of an earlier order. */
  actsItself(side: number): void {
    this.#over.delete(side)
  }
  cancel(side: number): void {
    this.#given.delete(side)
    this.#over.delete(side)
  }
  cancelAll(): void {
    this.#given.clear()
    this.#over.clear()
  }
  #of(side: number): readonly OrderGiven[] {
    return this.#given.get(side) ?? []
  }
}
