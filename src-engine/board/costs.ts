import { arcFrom, type Board, type Connection, type Zone } from './board.ts'

/** The cost of walking a connection from one zone to the other: a whole number from 0, or −1 for “not possible”. */
export type CostOf = (connection: Connection, from: Zone, to: Zone) => number

/** The maximum cost of a connection: higher ones would make the search's ring of buckets too large. */
const MAX_COST = 65_535

/** More than any path can cost, and small enough that the sum of two fits into 32 bits. */
export const FORBIDDEN = 0x3fff_ffff

/**
 * The maximum number of cached numbers of each kind: enough for everything on a campaign's board, and for the latest on
 * a larger one.
 */
const KEPT_NUMBERS = 1 << 21

export interface Bounds {
  /** Per zone; FORBIDDEN if there is no path. */
  readonly least: Int32Array
  /** The highest of them that is a cost. */
  readonly most: number
}

/**
 * A cache of one item per zone, filled on the second request and cleared when the costs change: for costs that change
 * before every query, computing the item would not pay.
 */
class SecondUseCache<Item> {
  readonly #items: (Item | undefined)[]
  /**
   * The age in which a zone was first requested, and in which its item was made; an item of an earlier age is stale.
   */
  readonly #asked: Int32Array
  readonly #made: Int32Array
  readonly #most: number
  #age = 1
  #count = 0

  constructor(zoneCount: number, numbersEach: number) {
    this.#items = Array.from({ length: zoneCount })
    this.#asked = new Int32Array(zoneCount)
    this.#made = new Int32Array(zoneCount)
    this.#most = Math.ceil(KEPT_NUMBERS / Math.max(1, numbersEach))
  }

  of(zone: Zone): Item | undefined {
    return this.#made[zone] === this.#age ? this.#items[zone] : undefined
  }

  /** Whether this is a repeated request for the zone; records the request. */
  isDue(zone: Zone): boolean {
    if (this.#asked[zone] === this.#age) return true
    this.#asked[zone] = this.#age
    return false
  }

  keep(zone: Zone, item: Item): Item {
    if (this.#count === this.#most) this.forget()
    // The first item of a new age discards all old ones.
    if (this.#count++ === 0) this.#items.fill(undefined)
    this.#made[zone] = this.#age
    return (this.#items[zone] = item)
  }

  forget(): void {
    this.#age++
    this.#count = 0
  }
}

/** Costs per connection and direction, created once and refilled when they change. */
export class Costs {
  readonly board: Board
  /** By arc (see `arcFrom`); −1 means not passable. Read-only for callers: change it with `set` or `fill`. */
  readonly perArc: Int32Array
  /** By index in `board.out`: the other zone, and the cost with FORBIDDEN for −1. Read-only for callers. */
  readonly steps: Int32Array
  /** An upper bound of all costs since the last fill. */
  highest = 0
  /** Whether any cost was 0 since the last fill. */
  hasFree = false
  /** Cached results of searches from a zone with nothing in the way; used by the search. */
  readonly ways: SecondUseCache<Int32Array>
  readonly #bounds: SecondUseCache<Bounds>

  constructor(board: Board) {
    this.board = board
    this.ways = new SecondUseCache(board.zoneCount, 4 * board.zoneCount)
    this.#bounds = new SecondUseCache(board.zoneCount, board.zoneCount)
    this.perArc = new Int32Array(2 * board.connectionCount)
    this.steps = new Int32Array(2 * board.out.arc.length)
    board.out.other.forEach((zone, place) => (this.steps[2 * place] = zone))
  }

  fill(costOf: CostOf): this {
    const { from, to, connectionCount } = this.board
    this.highest = 0
    this.hasFree = false
    this.#forget()
    for (let connection = 0; connection < connectionCount; connection++) {
      const a = from[connection]!
      const b = to[connection]!
      this.#put(2 * connection, costOf(connection, a, b))
      this.#put(2 * connection + 1, costOf(connection, b, a))
    }
    return this
  }

  /** The cost of leaving `from` by this connection. */
  set(connection: Connection, from: Zone, cost: number): this {
    this.#forget()
    this.#put(arcFrom(this.board, connection, from), cost)
    return this
  }

  of(connection: Connection, from: Zone): number {
    return this.perArc[arcFrom(this.board, connection, from)]!
  }

  /**
   * The least cost from each zone to `target` with nothing in the way. A pass never makes a path cheaper, so these are
   * lower bounds that prune a search. Undefined until a second request makes computing them worthwhile.
   */
  boundsTo(target: Zone): Bounds | undefined {
    const known = this.#bounds.of(target)
    if (known !== undefined || !this.#bounds.isDue(target)) return known
    return this.#bounds.keep(target, this.#computeBounds(target))
  }

  #forget(): void {
    this.#bounds.forget()
    this.ways.forget()
  }

  #computeBounds(target: Zone): Bounds {
    const { into, zoneCount } = this.board
    const least = new Int32Array(zoneCount).fill(FORBIDDEN)
    least[target] = 0
    const waiting = [target]
    for (let zone = waiting.shift(); zone !== undefined; zone = waiting.shift()) {
      for (let index = into.start[zone]!; index < into.start[zone + 1]!; index++) {
        const price = this.perArc[into.arc[index]!]!
        const before = into.other[index]!
        if (price < 0 || least[zone]! + price >= least[before]!) continue
        least[before] = least[zone]! + price
        waiting.push(before)
      }
    }
    return { least, most: least.reduce((most, cost) => (cost < FORBIDDEN && cost > most ? cost : most), 0) }
  }

  #put(arc: number, cost: number): void {
    if (cost !== (cost | 0) || cost < -1 || cost > MAX_COST) {
      const name = this.board.connectionIds[arc >> 1]
      throw new RangeError(
        `Connection ${name} costs ${cost}; a cost is a whole number from 0 to ${MAX_COST}, or −1 for no way.`,
      )
    }
    this.perArc[arc] = cost
    const place = this.board.out.place[arc]!
    if (place >= 0) this.steps[2 * place + 1] = cost < 0 ? FORBIDDEN : cost
    if (cost > this.highest) this.highest = cost
    if (cost === 0) this.hasFree = true
  }
}

export function createCosts(board: Board, costOf: CostOf): Costs {
  return new Costs(board).fill(costOf)
}
