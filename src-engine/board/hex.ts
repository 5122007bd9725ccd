import type { AttributeSpecs, AttributeValues } from './attributes.ts'
import {
  compileBoard,
  type BoardSpecs,
  type CompiledBoard,
  type ConnectionRow,
  type Zone,
  type ZoneRow,
} from './board.ts'

/** A hexside, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Also a facing. Hexes are flat-topped. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** What stands for a hex that is not on the board. */
export const NO_HEX = -1

export function rotate(direction: Direction, clockwise: number): Direction {
  // The remainder of a division by six, made positive, is a direction.
  return ((((direction + clockwise) % 6) + 6) % 6) as Direction
}

export function opposite(direction: Direction): Direction {
  return rotate(direction, 3)
}

/** The three hexsides before a unit, left to right. */
export function frontOf(facing: Direction): readonly [Direction, Direction, Direction] {
  return [rotate(facing, -1), facing, rotate(facing, 1)]
}

/** The other three hexsides: both flanks and the rear. */
export function flankAndRearOf(facing: Direction): readonly [Direction, Direction, Direction] {
  return [rotate(facing, 2), rotate(facing, 3), rotate(facing, 4)]
}

/** Is this hexside one of the three before a unit with this facing? */
export function isFront(facing: Direction, side: Direction): boolean {
  const turn = rotate(side, -facing)
  return turn === 0 || turn === 1 || turn === 5
}

/**
 * A centre is held as whole numbers: `x` counts columns, `y` counts half hexes downwards. Real places, with the distance
 * of neighbouring centres as 1, are x·√3/2 and y/2, so 3·x² + y² is four times the square of a true distance.
 */
const stepX = [0, 1, 1, 0, -1, -1]
const stepY = [-2, -1, 1, 2, 1, -1]

/** How far to either side of its facing a unit looks, as cos² of the angle, in quarters. */
const arcQuarters = { 30: 3, 45: 2, 60: 1, 90: 0 } as const
export type HalfArc = keyof typeof arcQuarters

/** Where the hexes of a board lie: pure geometry, whatever a rule allows to pass. Immutable. */
export class HexGrid {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly #at = new Map<number, Zone>()
  readonly #sides: Int32Array

  constructor(x: Int32Array, y: Int32Array) {
    this.x = x
    this.y = y
    for (let hex = 0; hex < x.length; hex++) this.#at.set(key(x[hex]!, y[hex]!), hex)
    this.#sides = new Int32Array(6 * x.length)
    for (let side = 0; side < this.#sides.length; side++) {
      const hex = Math.floor(side / 6)
      this.#sides[side] = this.hexAt(x[hex]! + stepX[side % 6]!, y[hex]! + stepY[side % 6]!)
    }
  }

  /** The hex whose centre this is, or NO_HEX. */
  hexAt(x: number, y: number): Zone {
    return this.#at.get(key(x, y)) ?? NO_HEX
  }

  /** The hex next to this one, or NO_HEX beyond the board. */
  neighbour(hex: Zone, direction: Direction): Zone {
    return this.#sides[6 * hex + direction]!
  }

  /** The hexside of `hex` that `beside` shares, or undefined when they are not neighbours. */
  directionTo(hex: Zone, beside: Zone): Direction | undefined {
    return directions.find((direction) => this.neighbour(hex, direction) === beside)
  }

  /** The hexsides whose bearing is nearest to that of `to`: two when it lies exactly between them, none for the hex itself. */
  directionsTowards(hex: Zone, to: Zone): readonly Direction[] {
    if (hex === to) return []
    const along = directions.map((direction) => this.#along(hex, direction, to))
    const most = Math.max(...along)
    return directions.filter((direction) => along[direction] === most)
  }

  /** Range in hexes, counted over absent hexes too. */
  distance(a: Zone, b: Zone): number {
    const dx = Math.abs(this.x[a]! - this.x[b]!)
    const dy = Math.abs(this.y[a]! - this.y[b]!)
    return dy > dx ? (dx + dy) / 2 : dx
  }

  /** Four times the square of the straight distance between centres, in hexes: exact, to be compared with 4·range². */
  squaredDistanceTimesFour(a: Zone, b: Zone): number {
    const dx = this.x[a]! - this.x[b]!
    const dy = this.y[a]! - this.y[b]!
    return 3 * dx * dx + dy * dy
  }

  /** Degrees clockwise from north, centre to centre. For people to read; rules use inArc, which is exact. */
  bearing(from: Zone, to: Zone): number {
    const degrees =
      (Math.atan2((this.x[to]! - this.x[from]!) * Math.sqrt(3), this.y[from]! - this.y[to]!) * 180) / Math.PI
    return degrees < 0 ? degrees + 360 : degrees
  }

  /** Does `to` lie within so many degrees (inclusive) to either side of the facing, centre to centre? The hex itself does not. */
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

  /** The hexes at most `range` away, itself first, ring by ring. */
  within(hex: Zone, range: number): Zone[] {
    const found: Zone[] = []
    for (let distance = 0; distance <= range; distance++) found.push(...this.ring(hex, distance))
    return found
  }

  /** Twice the part of the way to `to` that goes along `direction`, in hexes. */
  #along(from: Zone, direction: Direction, to: Zone): number {
    return (
      (3 * (this.x[to]! - this.x[from]!) * stepX[direction]! + (this.y[to]! - this.y[from]!) * stepY[direction]!) / 2
    )
  }
}

/** Centres are never as far as 2¹⁵ apart from zero in either measure. */
function key(x: number, y: number): number {
  return (x + 0x8000) * 0x10000 + (y + 0x8000)
}

export interface HexBoardData<ZoneSpecs extends AttributeSpecs, ConnectionSpecs extends AttributeSpecs> {
  readonly columns: number
  readonly rows: number
  /** Which columns stand half a hex lower, by their printed number. */
  readonly lower: 'even' | 'odd'
  /** The printed number of the first column and row; 1 when absent. */
  readonly first?: number
  /** The attributes of a hex; undefined where the board has none. All hexes, without attributes, when absent. */
  readonly hex?: (column: number, row: number, id: string) => AttributeValues<ZoneSpecs> | undefined
  /** The attributes of the connection over a hexside; undefined where nobody ever passes. All open when absent. */
  readonly side?: (from: string, to: string, direction: Direction) => AttributeValues<ConnectionSpecs> | undefined
}

export interface HexBoard<
  ZoneSpecs extends AttributeSpecs,
  ConnectionSpecs extends AttributeSpecs,
> extends CompiledBoard<ZoneSpecs, ConnectionSpecs> {
  readonly grid: HexGrid
}

type NoSpecs = Record<never, never>

/** `0607`: column 6, row 7. */
export function hexId(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

/**
 * Makes a board of hexes in columns and rows: ids `ccrr`, zones in the order of their ids, connections clockwise from
 * the north. A hexside is one connection, from the hex with the lower number.
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
      // Without a callback there are no attributes to give, and the specs decide whether any were wanted.
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
  return { ...compileBoard({ zones, connections }, specs), grid }
}

/** The step from a centre to the next one in a direction, for geometry that walks the grid. */
export function stepOf(direction: Direction): { readonly x: number; readonly y: number } {
  return { x: stepX[direction]!, y: stepY[direction]! }
}
