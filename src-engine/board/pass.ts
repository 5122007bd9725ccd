import { clear, emptySet, has, unite, type Bits } from './bitset.ts'
import { arcFrom, WORDS, type Board, type Connection, type Zone } from './board.ts'

/**
 * Whether a trace may begin where the pass forbids it:
 * - `free`: the start always counts as reached and may be left, even if it is closed or halted;
 * - `bound`: a closed start reaches nothing; a halted start reaches only itself.
 */
export type StartRule = 'free' | 'bound'

/**
 * For complex rules: whether this connection may be walked from one zone to the other. Called only for steps that are
 * otherwise open.
 */
export type StepTest = (connection: Connection, from: Zone, to: Zone) => boolean

export interface PassOptions {
  readonly start: StartRule
  /** Only these connections, permanently; all by default. */
  readonly ways?: Bits
  readonly where?: StepTest
}

/**
 * A filter of open steps, created once per rule and refilled before each query. A step a → b is open if a may be left,
 * the connection is open in that direction, and b may be entered.
 */
export class Pass {
  readonly board: Board
  readonly start: StartRule
  /** Zones that may not be entered. Read-only for callers. */
  readonly closed: Bits
  /** Zones that may be entered but not left again. Read-only for callers. */
  readonly halted: Bits
  /** 1 for each direction of a connection that is shut. Read-only for callers. */
  readonly shut: Uint8Array
  /** The number of shut directions; if 0, queries skip the test. */
  shutCount = 0
  /** Whether any zone was halted since the last reset. */
  hasHalts = false
  where: StepTest | undefined
  /** On a small board: its walls plus those of shut connections. Read-only for callers. */
  readonly walls: Int32Array | undefined
  /** The state that a reset returns to. */
  readonly #keptShut: Uint8Array
  #keptCount: number
  readonly #keptWalls: Int32Array | undefined
  /** What is shut permanently by the `ways` option. */
  readonly #shutForEver: Uint8Array
  readonly #countForEver: number
  readonly #wallsForEver: Int32Array | undefined

  constructor(board: Board, options: PassOptions) {
    this.board = board
    this.start = options.start
    this.where = options.where
    this.closed = emptySet(board.zoneCount)
    this.halted = emptySet(board.zoneCount)
    this.shut = new Uint8Array(2 * board.connectionCount)
    this.walls = board.walls?.slice()
    const { ways } = options
    for (let connection = 0; connection < board.connectionCount; connection++)
      if (ways !== undefined && !has(ways, connection)) this.shutConnection(connection)
    this.#shutForEver = this.shut.slice()
    this.#wallsForEver = this.walls?.slice()
    this.#keptShut = this.shut.slice()
    this.#keptWalls = this.walls?.slice()
    this.#keptCount = this.#countForEver = this.shutCount
  }

  /**
   * Shuts these connections across resets, and reopens those kept shut before that are not in this list. For what
   * changes rarely, such as bridges.
   */
  keepShut(connections: readonly Connection[]): this {
    this.shut.set(this.#shutForEver)
    this.shutCount = this.#countForEver
    if (this.#wallsForEver !== undefined) this.walls?.set(this.#wallsForEver)
    for (const connection of connections) this.shutConnection(connection)
    this.#keptShut.set(this.shut)
    this.#keptCount = this.shutCount
    if (this.walls !== undefined) this.#keptWalls?.set(this.walls)
    return this
  }

  /** Opens everything closed or halted, and everything shut except what is kept shut. `where` stays. */
  reset(): this {
    clear(this.closed)
    if (this.hasHalts) clear(this.halted)
    this.hasHalts = false
    if (this.shutCount !== this.#keptCount) {
      this.shut.set(this.#keptShut)
      if (this.#keptWalls !== undefined) this.walls?.set(this.#keptWalls)
      this.shutCount = this.#keptCount
    }
    return this
  }

  closeZone(zone: Zone): this {
    this.closed[zone >> 5]! |= 1 << (zone & 31)
    return this
  }

  closeZones(zones: Bits): this {
    unite(this.closed, zones)
    return this
  }

  /** Replaces the set of closed zones. */
  closeOnly(zones: Bits): this {
    this.closed.set(zones)
    return this
  }

  /** The zone may be entered, but a trace ends there. If it is also closed, it may not even be entered. */
  haltZone(zone: Zone): this {
    this.halted[zone >> 5]! |= 1 << (zone & 31)
    this.hasHalts = true
    return this
  }

  haltZones(zones: Bits): this {
    unite(this.halted, zones)
    this.hasHalts = true
    return this
  }

  /** Makes the zone neither closed nor halted. */
  openZone(zone: Zone): this {
    this.closed[zone >> 5]! &= ~(1 << (zone & 31))
    this.halted[zone >> 5]! &= ~(1 << (zone & 31))
    return this
  }

  /** Shuts the connection in both directions. */
  shutConnection(connection: Connection): this {
    this.#shutArc(2 * connection)
    this.#shutArc(2 * connection + 1)
    return this
  }

  /** Shuts every connection of the set in both directions. */
  shutConnections(connections: Bits): this {
    for (let connection = 0; connection < this.board.connectionCount; connection++) {
      if (has(connections, connection)) this.shutConnection(connection)
    }
    return this
  }

  /** Shuts the connection in the direction that leaves `from`. */
  shutDirection(connection: Connection, from: Zone): this {
    this.#shutArc(arcFrom(this.board, connection, from))
    return this
  }

  isClosed(zone: Zone): boolean {
    return has(this.closed, zone)
  }

  isHalted(zone: Zone): boolean {
    return has(this.halted, zone)
  }

  #shutArc(arc: number): void {
    if (this.shut[arc] !== 0) return
    this.shut[arc] = 1
    this.shutCount++
    this.#rebuildWall(arc)
  }

  /** There is a wall from one zone to another if every connection in that direction is shut. */
  #rebuildWall(arc: number): void {
    if (this.walls === undefined) return
    const { from, to, out } = this.board
    const forward = (arc & 1) === 0
    const [zone, beside] = forward ? [from[arc >> 1]!, to[arc >> 1]!] : [to[arc >> 1]!, from[arc >> 1]!]
    const word = WORDS * zone + (beside >> 5)
    this.walls[word]! |= 1 << (beside & 31)
    for (let index = out.start[zone]!; index < out.start[zone + 1]!; index++) {
      if (out.other[index] === beside && this.shut[out.arc[index]!] === 0) this.walls[word]! &= ~(1 << (beside & 31))
    }
  }
}

export function createPass(board: Board, options: PassOptions): Pass {
  return new Pass(board, options)
}
