import type { Zone } from './board.ts'
import { directions, NO_HEX, stepOf, type Direction, type HexGrid } from './hex.ts'

/*
 * A line of sight goes from centre to centre. The hexes it passes depend only on the difference between its ends, so a
 * board caches one course per difference, as offsets in the grid's table of cells: a few hundred short rows of numbers,
 * whatever the number of hexes.
 */

/** A place on a line: one hex, or the two hexes of a hexside if the line runs exactly along it. */
interface Place {
  readonly x: number
  readonly y: number
  /** The second hex of a hexside. */
  readonly other: { readonly x: number; readonly y: number } | undefined
}

const steps = directions.map(stepOf)

/**
 * The places on a line to this difference, including its end. All in whole numbers: the cross product gives the
 * distance of a centre from the line, and `halfWidth` the extent of a hex to either side. A smaller distance means the
 * line cuts the hex, an equal one that it runs along a side.
 */
function drawLine(dx: number, dy: number): Place[] {
  const halfWidth = Math.max(2 * Math.abs(dy), 3 * Math.abs(dx) + Math.abs(dy))
  const places: Place[] = []
  let x = 0
  let y = 0
  while (x !== dx || y !== dy) {
    let through = -1
    let throughAlong = Infinity
    let left = -1
    let right = -1
    for (let direction = 0; direction < 6; direction++) {
      const step = steps[direction]!
      const along = 3 * dx * step.x + dy * step.y
      if (along <= 0) continue
      const aside = 3 * (dx * (y + step.y) - dy * (x + step.x))
      if (aside === halfWidth) right = direction
      else if (aside === -halfWidth) left = direction
      else if (Math.abs(aside) < halfWidth && along < throughAlong) {
        through = direction
        throughAlong = along
      }
    }
    if (through < 0) {
      // No hex ahead is cut, so the line runs between the two ahead and meets the hex behind them.
      const pair = [left, right].map((side) => ({ x: x + steps[side]!.x, y: y + steps[side]!.y }))
      const [first, second] = pair.toSorted((a, b) => a.x - b.x || a.y - b.y)
      places.push({ ...first!, other: second })
      x += steps[left]!.x + steps[right]!.x
      y += steps[left]!.y + steps[right]!.y
    } else {
      x += steps[through]!.x
      y += steps[through]!.y
    }
    places.push({ x, y, other: undefined })
  }
  return places
}

/** The length of a row: the numbers stored for one place of a course. */
const ROW = 5
/** Offset in cells from the start to the hex. */
const HEX = 0
/** Offset in cells from the start to the second hex of a hexside; 0 if the line passes through one hex. */
const OTHER = 1
/** The distance along the line, scaled so that the end is at the squared length of the line. */
const ALONG = 2
/** The hexside by which the line leaves the previous hex, for the path through the first hexes and the other path. */
const BY = 3
const OTHER_BY = 4

function courseOf(grid: HexGrid, dx: number, dy: number): Int32Array {
  let before: Place = { x: 0, y: 0, other: undefined }
  const rows = drawLine(dx, dy).flatMap((place) => {
    const middleX = place.other === undefined ? place.x : (place.x + place.other.x) / 2
    const middleY = place.other === undefined ? place.y : (place.y + place.other.y) / 2
    const otherFrom = before.other ?? (place.other === undefined ? undefined : before)
    const row = [
      grid.cellsTo(place.x, place.y),
      place.other === undefined ? 0 : grid.cellsTo(place.other.x, place.other.y),
      3 * dx * middleX + dy * middleY,
      directionOf(place.x - before.x, place.y - before.y),
      otherFrom === undefined
        ? 0
        : directionOf((place.other ?? place).x - otherFrom.x, (place.other ?? place).y - otherFrom.y),
    ]
    before = place
    return row
  })
  return Int32Array.from(rows)
}

const directionOf = (dx: number, dy: number): Direction =>
  directions.find((direction) => steps[direction]!.x === dx && steps[direction]!.y === dy)!

/** The lines of sight of a board. Courses are computed lazily and cached. */
export class SightLines {
  readonly grid: HexGrid
  readonly #courses: (Int32Array | undefined)[] = []

  constructor(grid: HexGrid) {
    this.grid = grid
  }

  /** The course from one hex to another, as rows described by the constants above. */
  course(from: Zone, to: Zone): Int32Array {
    const { grid } = this
    const dx = grid.x[to]! - grid.x[from]!
    const dy = grid.y[to]! - grid.y[from]!
    // As in a table with twice as many columns, so that keys are unique.
    const key = grid.cellsTo(2 * dx, dy) + 2 * grid.hexIn.length
    return (this.#courses[key] ??= courseOf(grid, dx, dy))
  }

  /**
   * The hexes strictly between two, in order; where the line runs along a hexside, both of its hexes that are on the
   * board.
   */
  between(from: Zone, to: Zone): Zone[][] {
    const course = this.course(from, to)
    const { cellOf, hexIn } = this.grid
    const start = cellOf[from]!
    const places: Zone[][] = []
    for (let row = 0; row < course.length - ROW; row += ROW) {
      const pair = course[row + OTHER] === 0 ? [course[row + HEX]!] : [course[row + HEX]!, course[row + OTHER]!]
      places.push(pair.map((cells) => hexIn[start + cells]!).filter((hex) => hex !== NO_HEX))
    }
    return places
  }
}

/**
 * The first hex that blocks the line of sight, or NO_HEX, for rules that decide hex by hex. Along a hexside the line is
 * blocked only if both hexes block it. Hexes off the board block nothing, but if one of a pair is off the board, the
 * other alone decides. Neighbours always see each other.
 */
export function stopOfSight(lines: SightLines, from: Zone, to: Zone, stops: (hex: Zone) => boolean): Zone {
  const course = lines.course(from, to)
  const { cellOf, hexIn } = lines.grid
  const start = cellOf[from]!
  for (let row = 0; row < course.length - ROW; row += ROW) {
    const hex = hexIn[start + course[row + HEX]!]!
    const other = course[row + OTHER] === 0 ? NO_HEX : hexIn[start + course[row + OTHER]!]!
    const [first, second] = hex === NO_HEX ? [other, NO_HEX] : [hex, other]
    if (first !== NO_HEX && stops(first) && (second === NO_HEX || stops(second))) return first
  }
  return NO_HEX
}

/** The heights of a map, all in the same whole unit. */
export interface Relief {
  /** The ground height of each hex, also that of eyes and targets. */
  readonly ground: Int32Array
  /** The top of what stands on it, such as woods; the ground itself if there is nothing. */
  readonly top: Int32Array
  /**
   * The top of what stands on each hexside, by 6 × hex + direction, equal from both hexes; the lowest ground if there
   * is nothing.
   */
  readonly sideTop?: Int32Array
}

/**
 * Whether the straight line from ground to ground clears everything in between; touching it does not block. A hex
 * counts at its centre, a hexside at its middle. Where the line runs along a hexside, it is enough that one of the two
 * hexes, with the hexsides crossed on that path, is clear. Symmetric.
 */
export function seesOver(lines: SightLines, { ground, top, sideTop }: Relief, from: Zone, to: Zone): boolean {
  const course = lines.course(from, to)
  const { cellOf, hexIn } = lines.grid
  const start = cellOf[from]!
  const eye = ground[from]!
  const rise = ground[to]! - eye
  const end = course.length - ROW
  const whole = end < 0 ? 0 : course[end + ALONG]!
  // Whether the path through the first hexes, and the other path, are still open; the two differ only at a pair.
  let open = true
  let otherOpen = false
  let before = from
  let otherBefore = NO_HEX
  let alongBefore = 0
  for (let row = 0; row <= end; row += ROW) {
    const hex = hexIn[start + course[row + HEX]!]!
    const isPair = course[row + OTHER] !== 0
    const other = isPair ? hexIn[start + course[row + OTHER]!]! : NO_HEX
    const along = course[row + ALONG]!
    let by = true
    let otherBy = true
    if (sideTop !== undefined) {
      // The middle of a hexside lies halfway between the two centres, so everything is doubled.
      const height = rise * (alongBefore + along)
      const otherFrom = isPair ? before : otherBefore
      if (before !== NO_HEX && hex !== NO_HEX)
        by = (sideTop[6 * before + course[row + BY]!]! - eye) * 2 * whole <= height
      if (otherFrom !== NO_HEX && (isPair ? other : hex) !== NO_HEX)
        otherBy = (sideTop[6 * otherFrom + course[row + OTHER_BY]!]! - eye) * 2 * whole <= height
    }
    if (isPair) {
      otherOpen = other !== NO_HEX && open && otherBy && (top[other]! - eye) * whole <= rise * along
      open = open && (hex === NO_HEX ? other === NO_HEX : by)
    } else {
      open = (open && by) || (otherOpen && otherBy)
      otherOpen = false
      if (row === end) return open
    }
    if (hex !== NO_HEX && (top[hex]! - eye) * whole > rise * along) open = false
    if (!open && !otherOpen) return false
    before = hex
    otherBefore = other
    alongBefore = along
  }
  return true
}
