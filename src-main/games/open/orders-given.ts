import { ORDER_BEGINS } from '#engine/kernel/game/carry-out.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import type { GivenOrder } from '../rows/kept-orders.ts'

/** An order that a side is carrying out. */
export type OrderGiven = Omit<GivenOrder, 'side'>

/** An order that is over, and why it stopped; null where it was done. */
export interface OrderOver {
  readonly order: Order
  readonly why: OrderStop | null
}

/**
 * The orders of a game. An order goes on whenever its side is asked, and is over at an undo or a jump. One of another kind that is
 * given meanwhile, as for the battle that interrupts it, goes before it, and what that one leaves to its side the earlier one may answer; one of its own
 * kind takes its place.
 */
export class OrdersGiven {
  /** Of each side, the one that goes on now last. */
  readonly #given = new Map<number, readonly OrderGiven[]>()
  readonly #over = new Map<number, OrderOver>()

  /** `going`: those that went on when the game was closed. */
  constructor(going: readonly GivenOrder[] = []) {
    for (const { side, ...given } of going) this.#given.set(side, [...this.#of(side), given])
  }

  /** Those of both sides that go on. */
  get going(): readonly GivenOrder[] {
    return [...this.#given].flatMap(([side, orders]) => orders.map((given) => ({ side, ...given })))
  }

  give(side: number, order: Order, before: readonly Order[] = []): void {
    const others = this.#of(side).filter((given) => given.order.order !== order.order)
    this.#given.set(side, [...others, { order, progress: ORDER_BEGINS, before }])
    this.#over.delete(side)
  }
  /** The order that a side is carrying out. */
  givenBy(side: number): OrderGiven | undefined {
    return this.#of(side).at(-1)
  }
  /** All orders of a side that go on, the one that comes first last. */
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
  /** The last order of a side that is over, until the side does something else. */
  overOf(side: number): OrderOver | undefined {
    return this.#over.get(side)
  }
  /** The side acts itself: what became of an earlier order is old news. */
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
