import { clear, emptySet, has, unite, type Bits } from './bitset.ts'
import { arcFrom, WORDS, type Board, type Connection, type Zone } from './board.ts'

/**
 * May a trace begin where the pass forbids?
 * `free`: the start always counts as reached and may be left, whatever is closed or halted there.
 * `bound`: a closed start starts nothing; a halted start reaches itself only.
 */
export type StartRule = 'free' | 'bound'

/** For the awkward rules: may this connection be walked from one zone to the other? Asked only of steps otherwise open. */
export type StepTest = (connection: Connection, from: Zone, to: Zone) => boolean

export interface PassOptions {
  readonly start: StartRule
  /** Only these connections, for ever; all of them when absent. */
  readonly ways?: Bits
  readonly where?: StepTest
}

/**
 * Who may pass where: a filter made once per rule and filled again before each query.
 * A step a → b is open when a may be left, the connection is open in that direction, and b may be entered.
 */
export class Pass {
  readonly board: Board
  readonly start: StartRule
  /** Zones that may not be entered. Read only for callers. */
  readonly closed: Bits
  /** Zones that may be entered but not left again: an end, not a passage. Read only for callers. */
  readonly halted: Bits
  /** 1 for each direction of a connection that is shut. Read only for callers. */
  readonly shut: Uint8Array
  /** How many directions are shut; 0 lets a query skip the question. */
  shutCount = 0
  /** Is any zone halted since the last reset? */
  hasHalts = false
  where: StepTest | undefined
  /** On a small board: its walls, and those of what is shut. Read only for callers. */
  readonly walls: Int32Array | undefined
  /** What a reset goes back to. */
  readonly #keptShut: Uint8Array
  #keptCount: number
  readonly #keptWalls: Int32Array | undefined
  /** What is shut because the pass was made without it. */
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
   * Shuts these connections for good: a reset leaves them shut. Those that were kept shut before, and are not named any
   * more, are open again. For what changes seldom, as bridges do.
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

  /** Opens everything that was closed or halted, and what was shut but is not kept so. `where` stays. */
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

  /** Replaces whatever was closed before by this set. */
  closeOnly(zones: Bits): this {
    this.closed.set(zones)
    return this
  }

  /** The zone may be entered, but a trace ends there. Closing it as well forbids even that. */
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

  /** Neither closed nor halted any more. */
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

  /** Shuts the connection for those who would leave `from` by it. */
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

  /** Between two zones there is a wall when every connection from the one to the other is shut. */
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
