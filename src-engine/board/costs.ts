import { arcFrom, type Board, type Connection, type Zone } from './board.ts'

/** What walking a connection from one zone to the other costs: a whole number from 0, or −1 for “not at all”. */
export type CostOf = (connection: Connection, from: Zone, to: Zone) => number

/** Dearer connections would make the search's ring of buckets too large. */
export const DEAREST = 65_535

/** Costs per connection and direction, made once and refilled when they change. */
export class Costs {
  readonly board: Board
  /** By arc (see `arcFrom`); −1 may not be walked. Read only for callers: change it by `set` or `fill`. */
  readonly perArc: Int32Array
  /** No cost was ever higher than this since the last fill. */
  highest = 0
  /** Was any cost 0 since the last fill? */
  hasFree = false

  constructor(board: Board) {
    this.board = board
    this.perArc = new Int32Array(2 * board.connectionCount)
  }

  fill(costOf: CostOf): this {
    const { from, to, connectionCount } = this.board
    this.highest = 0
    this.hasFree = false
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
    this.#put(arcFrom(this.board, connection, from), cost)
    return this
  }

  of(connection: Connection, from: Zone): number {
    return this.perArc[arcFrom(this.board, connection, from)]!
  }

  #put(arc: number, cost: number): void {
    if (cost !== (cost | 0) || cost < -1 || cost > DEAREST) {
      const name = this.board.connectionIds[arc >> 1]
      throw new RangeError(
        `Connection ${name} costs ${cost}; a cost is a whole number from 0 to ${DEAREST}, or −1 for no way.`,
      )
    }
    this.perArc[arc] = cost
    if (cost > this.highest) this.highest = cost
    if (cost === 0) this.hasFree = true
  }
}

export function createCosts(board: Board, costOf: CostOf): Costs {
  return new Costs(board).fill(costOf)
}
