import type { AttributeSpecs, AttributeValues } from './attributes.ts'
import {
  compileBoard,
  type Board,
  type BoardSpecs,
  type CompiledBoard,
  type ConnectionRow,
  type Zone,
  type ZoneRow,
} from './board.ts'

/** A hexside, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Also a facing. Hexes are flat-topped. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** The value for a hex that is not on the board. */
export const NO_HEX = -1

export function rotate(direction: Direction, clockwise: number): Direction {
  // The remainder modulo six, made non-negative, is a direction.
  return ((((direction + clockwise) % 6) + 6) % 6) as Direction
}

export function opposite(direction: Direction): Direction {
  return rotate(direction, 3)
}

/**
 * Centres are whole numbers: `x` counts columns, `y` counts half hexes downwards. With a distance of 1 between
 * neighbouring centres, the true coordinates are x·√3/2 and y/2, so 3·x² + y² is four times the square of the true
 * distance.
 */
const stepX = [0, 1, 1, 0, -1, -1]
const stepY = [-2, -1, 1, 2, 1, -1]

/** The half angle of an arc as cos², in quarters. */
const arcQuarters = { 30: 3, 45: 2, 60: 1, 90: 0 } as const
export type HalfArc = keyof typeof arcQuarters

/** A line of sight along hexsides passes hexes at most one row above or below its ends. */
const SPARE_CELLS = 2

/** The positions of the hexes of a board: pure geometry, independent of rules. Immutable. */
export class HexGrid {
  readonly x: Int32Array
  readonly y: Int32Array
  /** The hex beyond each hexside, by 6 × hex + direction; NO_HEX off the board. Read-only. */
  readonly sides: Int32Array
  /** The cell of each hex. The board is a table of cells, one column per x, with spare cells above and below. */
  readonly cellOf: Int32Array
  /** The hex in each cell, or NO_HEX. */
  readonly hexIn: Int32Array
  readonly #left: number
  readonly #above: number
  readonly #cellsInColumn: number

  constructor(x: Int32Array, y: Int32Array) {
    this.x = x
    this.y = y
    this.#left = x.length === 0 ? 0 : Math.min(...x)
    this.#above = x.length === 0 ? 0 : Math.min(...y) - SPARE_CELLS
    this.#cellsInColumn = x.length === 0 ? 0 : Math.max(...y) + SPARE_CELLS + 1 - this.#above
    this.cellOf = x.map((column, hex) => this.cellsTo(column - this.#left, y[hex]! - this.#above))
    this.hexIn = new Int32Array(x.length === 0 ? 0 : this.cellsTo(Math.max(...x) + 1 - this.#left, 0)).fill(NO_HEX)
    this.cellOf.forEach((cell, hex) => (this.hexIn[cell] = hex))
    this.sides = new Int32Array(6 * x.length)
    for (let side = 0; side < this.sides.length; side++) {
      const hex = Math.floor(side / 6)
      this.sides[side] = this.hexAt(x[hex]! + stepX[side % 6]!, y[hex]! + stepY[side % 6]!)
    }
  }

  /** The hex whose centre this is, or NO_HEX. */
  hexAt(x: number, y: number): Zone {
    const row = y - this.#above
    if (row < 0 || row >= this.#cellsInColumn) return NO_HEX
    return this.hexIn[this.cellsTo(x - this.#left, row)] ?? NO_HEX
  }

  /** The distance in cells of a point this far to the right and down. */
  cellsTo(dx: number, dy: number): number {
    return dx * this.#cellsInColumn + dy
  }

  /** The hex next to this one, or NO_HEX off the board. */
  neighbour(hex: Zone, direction: Direction): Zone {
    return this.sides[6 * hex + direction]!
  }

  /** The six hexes around this one, clockwise from the north; NO_HEX off the board. */
  neighbours(hex: Zone): readonly Zone[] {
    return Array.from(this.sides.subarray(6 * hex, 6 * hex + 6))
  }

  /** The hexside that `hex` shares with `beside`, or undefined if they are not neighbours. */
  directionTo(hex: Zone, beside: Zone): Direction | undefined {
    return directions.find((direction) => this.neighbour(hex, direction) === beside)
  }

  /**
   * The hexsides whose bearing is nearest to that of `to`: two if it lies exactly between them, none for the hex
   * itself.
   */
  directionsTowards(hex: Zone, to: Zone): readonly Direction[] {
    if (hex === to) return []
    const along = directions.map((direction) => this.#along(hex, direction, to))
    const most = Math.max(...along)
    return directions.filter((direction) => along[direction] === most)
  }

  /** Range in hexes, also counting hexes that are not on the board. */
  distance(a: Zone, b: Zone): number {
    const dx = Math.abs(this.x[a]! - this.x[b]!)
    const dy = Math.abs(this.y[a]! - this.y[b]!)
    return dy > dx ? (dx + dy) / 2 : dx
  }

  /** Four times the square of the straight distance between centres in hexes. Exact; compare it with 4·range². */
  squaredDistanceTimesFour(a: Zone, b: Zone): number {
    const dx = this.x[a]! - this.x[b]!
    const dy = this.y[a]! - this.y[b]!
    return 3 * dx * dx + dy * dy
  }

  /** Degrees clockwise from north, centre to centre. For display; rules use inArc, which is exact. */
  bearing(from: Zone, to: Zone): number {
    const degrees =
      (Math.atan2((this.x[to]! - this.x[from]!) * Math.sqrt(3), this.y[from]! - this.y[to]!) * 180) / Math.PI
    return degrees < 0 ? degrees + 360 : degrees
  }

  /**
   * Whether `to` lies within this angle (inclusive) to either side of the facing, centre to centre. False for the hex
   * itself.
   */
  inArc(from: Zone, facing: Direction, to: Zone, halfArc: HalfArc = 60): boolean {
    const along = this.#along(from, facing, to)
    const quarters = arcQuarters[halfArc] * this.squaredDistanceTimesFour(from, to)
    return from !== to && along >= 0 && 4 * along * along >= quarters
  }

  /** The hexes exactly `range` away, clockwise from the north. */
  ring(hex: Zone, range: number): Zone[] {
    if (range === 0) return [hex]
    const found: Zone[] = []
    let x = this.x[hex]!
    let y = this.y[hex]! - 2 * range
    for (let side = 0; side < 6; side++) {
      const along = rotate(2, side)
      for (let step = 0; step < range; step++) {
        const here = this.hexAt(x, y)
        if (here !== NO_HEX) found.push(here)
        x += stepX[along]!
        y += stepY[along]!
      }
    }
    return found
  }

  /** The hexes at most `range` away, ring by ring, starting with the hex itself. */
  within(hex: Zone, range: number): Zone[] {
    const found: Zone[] = []
    for (let distance = 0; distance <= range; distance++) found.push(...this.ring(hex, distance))
    return found
  }

  /** Twice the component of the vector to `to` along `direction`, in hexes. */
  #along(from: Zone, direction: Direction, to: Zone): number {
    return (
      (3 * (this.x[to]! - this.x[from]!) * stepX[direction]! + (this.y[to]! - this.y[from]!) * stepY[direction]!) / 2
    )
  }
}

type NoSpecs = Record<never, never>

export interface HexBoardData<ZoneSpecs extends AttributeSpecs, ConnectionSpecs extends AttributeSpecs> {
  readonly columns: number
  readonly rows: number
  /** The columns that are half a hex lower, by their printed number. */
  readonly lower: 'even' | 'odd'
  /** The printed number of the first column and row; 1 by default. */
  readonly first?: number
  /** The attributes of a hex; undefined if it is not on the board. By default all hexes exist, without attributes. */
  readonly hex?: (column: number, row: number, id: string) => AttributeValues<ZoneSpecs> | undefined
  /** The attributes of the connection over a hexside; undefined if it is never passable. By default all are open. */
  readonly side?: (from: string, to: string, direction: Direction) => AttributeValues<ConnectionSpecs> | undefined
}

export interface HexBoard<
  ZoneSpecs extends AttributeSpecs = NoSpecs,
  ConnectionSpecs extends AttributeSpecs = NoSpecs,
> extends CompiledBoard<ZoneSpecs, ConnectionSpecs> {
  readonly grid: HexGrid
  /** The arc that leaves a hex over each hexside, by 6 × hex + direction; −1 if it is never passable. */
  readonly sideArcs: Int32Array
}

/** `0607`: column 6, row 7. */
export function hexId(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

/**
 * Compiles a board of hexes in columns and rows: ids `ccrr`, zones in the order of their ids, connections clockwise
 * from the north. Each hexside is one connection, starting at the hex with the lower number.
 */
export function compileHexBoard<
  const ZoneSpecs extends AttributeSpecs = NoSpecs,
  const ConnectionSpecs extends AttributeSpecs = NoSpecs,
>(
  data: HexBoardData<ZoneSpecs, ConnectionSpecs>,
  specs?: Partial<BoardSpecs<ZoneSpecs, ConnectionSpecs>>,
): HexBoard<ZoneSpecs, ConnectionSpecs> {
  const first = data.first ?? 1
  if (first < 0 || first + Math.max(data.columns, data.rows) > 100) {
    throw new RangeError(
      `A hex board numbers its columns and rows from 0 to 99; ${data.columns} × ${data.rows} from ${first} does not fit.`,
    )
  }
  const zones: (ZoneRow & AttributeValues<ZoneSpecs>)[] = []
  const x: number[] = []
  const y: number[] = []
  for (let column = first; column < first + data.columns; column++) {
    for (let row = first; row < first + data.rows; row++) {
      const id = hexId(column, row)
      // Without a callback there are no attributes, and the specs decide whether any were required.
      const attributes = data.hex === undefined ? ({} as AttributeValues<ZoneSpecs>) : data.hex(column, row, id)
      if (attributes === undefined) continue
      zones.push({ ...attributes, id })
      x.push(column)
      y.push(2 * row + ((column % 2 === 0) === (data.lower === 'even') ? 1 : 0))
    }
  }
  const grid = new HexGrid(Int32Array.from(x), Int32Array.from(y))
  const connections: (ConnectionRow & AttributeValues<ConnectionSpecs>)[] = []
  zones.forEach(({ id: from }, hex) => {
    for (const direction of directions) {
      const other = grid.neighbour(hex, direction)
      if (other < hex) continue
      const to = zones[other]!.id
      const attributes =
        data.side === undefined ? ({} as AttributeValues<ConnectionSpecs>) : data.side(from, to, direction)
      if (attributes === undefined) continue
      connections.push({ ...attributes, from, to, bearings: [60 * direction, 60 * opposite(direction)] })
    }
  })
  const board = compileBoard({ zones, connections }, specs)
  return { ...board, grid, sideArcs: sideArcsOf(board, grid) }
}

function sideArcsOf({ from, to, connectionCount }: Board, grid: HexGrid): Int32Array {
  const arcs = new Int32Array(grid.sides.length).fill(-1)
  for (let connection = 0; connection < connectionCount; connection++) {
    const [a, b] = [from[connection]!, to[connection]!]
    const direction = grid.directionTo(a, b)!
    arcs[6 * a + direction] = 2 * connection
    arcs[6 * b + opposite(direction)] = 2 * connection + 1
  }
  return arcs
}

/** The offset from a centre to the next one in a direction, for geometry that walks the grid. */
export function stepOf(direction: Direction): { readonly x: number; readonly y: number } {
  return { x: stepX[direction]!, y: stepY[direction]! }
}
