import { arcFrom, type Board, type Connection, type Zone } from './board.ts'

/** What walking a connection from one zone to the other costs: a whole number from 0, or −1 for “not at all”. */
export type CostOf = (connection: Connection, from: Zone, to: Zone) => number

/** Dearer connections would make the search's ring of buckets too large. */
const DEAREST = 65_535

/** More than any way can cost, and small enough that two of them add up to a 32-bit number. */
export const FORBIDDEN = 0x3fff_ffff

/** So many numbers may be kept of each kind: all there is on a board of a campaign's size, the latest on a large one. */
const KEPT_NUMBERS = 1 << 21

export interface Bounds {
  /** Per zone; FORBIDDEN where there is no way at all. */
  readonly least: Int32Array
  /** The highest of them that is a cost. */
  readonly most: number
}

/**
 * Something worked out for a zone when it is asked for a second time, until the costs change: costs that change before
 * every question are not worth the work.
 */
class Kept<Item> {
  readonly #items: (Item | undefined)[]
  /** The age in which a zone was first asked for, and its item made: what is of an earlier age does not count. */
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

  /** Has it been asked for before? Asking counts. */
  isDue(zone: Zone): boolean {
    if (this.#asked[zone] === this.#age) return true
    this.#asked[zone] = this.#age
    return false
  }

  keep(zone: Zone, item: Item): Item {
    if (this.#count === this.#most) this.forget()
    // The first of a new age clears away what is left of the old.
    if (this.#count++ === 0) this.#items.fill(undefined)
    this.#made[zone] = this.#age
    return (this.#items[zone] = item)
  }

  forget(): void {
    this.#age++
    this.#count = 0
  }
}

/** Costs per connection and direction, made once and refilled when they change. */
export class Costs {
  readonly board: Board
  /** By arc (see `arcFrom`); −1 may not be walked. Read only for callers: change it by `set` or `fill`. */
  readonly perArc: Int32Array
  /** By place in `board.out`: the other zone, and the cost with FORBIDDEN for −1. Read only for callers. */
  readonly steps: Int32Array
  /** No cost was ever higher than this since the last fill. */
  highest = 0
  /** Was any cost 0 since the last fill? */
  hasFree = false
  /** What a search with nothing in the way finds from a zone: for the search to keep. */
  readonly ways: Kept<Int32Array>
  readonly #bounds: Kept<Bounds>

  constructor(board: Board) {
    this.board = board
    this.ways = new Kept(board.zoneCount, 4 * board.zoneCount)
    this.#bounds = new Kept(board.zoneCount, board.zoneCount)
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
   * The least cost from each zone to `target` with nothing in the way: no pass can make a way cheaper, which tells a
   * search where not to look. Undefined until it is worth its making.
   */
  boundsTo(target: Zone): Bounds | undefined {
    const known = this.#bounds.of(target)
    if (known !== undefined || !this.#bounds.isDue(target)) return known
    return this.#bounds.keep(target, this.#workOut(target))
  }

  #forget(): void {
    this.#bounds.forget()
    this.ways.forget()
  }

  #workOut(target: Zone): Bounds {
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
    if (cost !== (cost | 0) || cost < -1 || cost > DEAREST) {
      const name = this.board.connectionIds[arc >> 1]
      throw new RangeError(
        `Connection ${name} costs ${cost}; a cost is a whole number from 0 to ${DEAREST}, or −1 for no way.`,
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
