import { isGapAtMost } from './gaps.ts'
import { floorDiv } from './whole.ts'
import {
  areNear,
  boxOf,
  crossesEdge,
  haveCommonPoint,
  holds,
  lineMeetsLine,
  lineMeetsRing,
  type Box,
  type Ring,
} from './rings.ts'

/** A feature on the table: an area with a closed outline, or a line. */
export interface Feature {
  readonly points: Ring
  readonly isArea: boolean
  /** The kind as one bit, so that queries can combine kinds. */
  readonly kind: number
}

const NONE: readonly number[] = []

/** The size of the index cells in units, as a power of two. */
const CELL_BITS = 6
const SET_BITS = 5

/**
 * The ground of a table, with an index of square cells. For each cell a bit set holds the features that reach into it,
 * so that queries look only at features nearby.
 */
export class Ground {
  readonly width: number
  readonly height: number
  readonly features: readonly Feature[]
  readonly #boxes: readonly Box[]
  readonly #columns: number
  readonly #rows: number
  /** The number of words per set. */
  readonly #words: number
  readonly #cells: Int32Array
  /** The kinds of features in each cell. */
  readonly #kinds: Int32Array
  readonly #found: Int32Array
  /** Reused result list. */
  readonly #near: number[] = []

  constructor(width: number, height: number, features: readonly Feature[]) {
    this.width = width
    this.height = height
    this.features = features
    this.#boxes = features.map(({ points }) => boxOf(points))
    this.#columns = (width >> CELL_BITS) + 1
    this.#rows = (height >> CELL_BITS) + 1
    this.#words = (features.length >> SET_BITS) + 1
    this.#cells = new Int32Array(this.#columns * this.#rows * this.#words)
    this.#kinds = new Int32Array(this.#columns * this.#rows)
    this.#found = new Int32Array(this.#words)
    features.forEach((_, feature) => this.#index(feature))
  }

  #index(feature: number): void {
    const { left, top, right, bottom } = this.#boxes[feature]!
    for (let row = this.#row(top); row <= this.#row(bottom); row++)
      for (let column = this.#column(left); column <= this.#column(right); column++) {
        const x = column << CELL_BITS
        const y = row << CELL_BITS
        const size = 1 << CELL_BITS
        if (!this.meets(feature, [x, y, x + size, y, x + size, y + size, x, y + size])) continue
        this.#cells[this.#cell(column, row) + (feature >> SET_BITS)]! |= 1 << (feature & 31)
        this.#kinds[row * this.#columns + column]! |= this.features[feature]!.kind
      }
  }

  #column(x: number): number {
    return Math.min(Math.max(x >> CELL_BITS, 0), this.#columns - 1)
  }
  #row(y: number): number {
    return Math.min(Math.max(y >> CELL_BITS, 0), this.#rows - 1)
  }
  #cell(column: number, row: number): number {
    return (row * this.#columns + column) * this.#words
  }

  /**
   * Whether an outline on the table touches a feature or overlaps it. The caller has checked that their boxes are near
   * each other.
   */
  meets(feature: number, ring: Ring): boolean {
    const { points, isArea } = this.features[feature]!
    if (isArea) return haveCommonPoint(points, ring)
    for (let at = 2; at < points.length; at += 2)
      if (lineMeetsRing(ring, points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!)) return true
    return false
  }

  /** Whether a line segment touches or crosses a feature. */
  meetsLine(feature: number, ax: number, ay: number, bx: number, by: number): boolean {
    const { points, isArea } = this.features[feature]!
    return isArea
      ? crossesEdge(points, ax, ay, bx, by) || this.holds(feature, ax, ay)
      : lineMeetsLine(points, ax, ay, bx, by)
  }

  /** Whether a point lies in an area or on its edge. */
  holds(feature: number, x: number, y: number): boolean {
    const { left, right, top, bottom } = this.#boxes[feature]!
    return x >= left && x <= right && y >= top && y <= bottom && holds(this.features[feature]!.points, x, y)
  }

  /** Whether an outline is within this distance of a line. */
  isLineWithin(feature: number, ring: Ring, distance: number): boolean {
    const { points } = this.features[feature]!
    for (let at = 2; at < points.length; at += 2) {
      const part = [points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!]
      if (isGapAtMost(ring, part, distance)) return true
    }
    return false
  }

  /** Whether any feature of these kinds touches an outline. */
  isMet(ring: Ring, kinds: number, box = boxOf(ring)): boolean {
    const count = this.#findNear(box, kinds)
    for (let index = 0; index < count; index++) if (this.meets(this.#near[index]!, ring)) return true
    return false
  }

  /** The features of these kinds whose boxes are near a box. */
  featuresNear(box: Box, kinds: number): readonly number[] {
    const count = this.#findNear(box, kinds)
    return count === 0 ? NONE : this.#near.slice(0, count)
  }

  /** Fills `#near` with them and returns their number. */
  #findNear(box: Box, kinds: number): number {
    const left = this.#column(box.left)
    const right = this.#column(box.right)
    const first = this.#row(box.top)
    const last = this.#row(box.bottom)
    if ((this.#kindsIn(left, right, first, last) & kinds) === 0) return 0
    this.#clearFound()
    for (let row = first; row <= last; row++) this.#gather(row, left, right)
    return this.#select(kinds, box)
  }

  /** The kinds of features in a range of cells. */
  #kindsIn(left: number, right: number, first: number, last: number): number {
    let found = 0
    for (let row = first; row <= last; row++) {
      const begin = row * this.#columns
      for (let column = left; column <= right; column++) found |= this.#kinds[begin + column]!
    }
    return found
  }

  boxAbout(feature: number): Box {
    return this.#boxes[feature]!
  }

  /** Whether the box of a feature is near another box. */
  isNear(feature: number, box: Box): boolean {
    return areNear(this.#boxes[feature]!, box)
  }

  /** The kinds near a box, as bits. Only boxes are compared, so a feature counted here may still lie beside it. */
  kindsNear(box: Box, kinds: number): number {
    const count = this.#findNear(box, kinds)
    let found = 0
    for (let index = 0; index < count; index++) found |= this.features[this.#near[index]!]!.kind
    return found
  }

  /** The features of these kinds near a line segment. */
  featuresOnLine(ax: number, ay: number, bx: number, by: number, kinds: number): readonly number[] {
    this.#clearFound()
    const isDown = ay <= by
    const top = isDown ? ay : by
    const bottom = isDown ? by : ay
    const topX = isDown ? ax : bx
    const bottomX = isDown ? bx : ax
    const first = this.#row(top)
    const last = this.#row(bottom)
    // The part of the line within a row lies between its x at the row's top and its x at the bottom.
    let from = topX
    for (let row = first; row <= last; row++) {
      const to = row === last ? bottomX : crossing(topX, top, bottomX, bottom, (row + 1) << CELL_BITS)
      this.#gather(row, this.#column(Math.min(from, to) - 1), this.#column(Math.max(from, to) + 1))
      from = to
    }
    return this.#near.slice(0, this.#select(kinds, { left: Math.min(ax, bx), top, right: Math.max(ax, bx), bottom }))
  }

  #clearFound(): void {
    const found = this.#found
    for (let word = 0; word < found.length; word++) found[word] = 0
  }

  /** Unites the features of a range of cells in a row into `#found`. */
  #gather(row: number, left: number, right: number): void {
    const found = this.#found
    const cells = this.#cells
    const words = found.length
    let cell = this.#cell(left, row)
    for (let column = left; column <= right; column++)
      for (let word = 0; word < words; word++) found[word]! |= cells[cell++]!
  }

  /** Fills `#near` from `#found` with features of these kinds whose boxes are near a box; returns their number. */
  #select(kinds: number, box: Box): number {
    let count = 0
    const found = this.#found
    for (let word = 0; word < this.#words; word++) {
      let rest = found[word]!
      while (rest !== 0) {
        const bit = 31 - Math.clz32(rest)
        rest &= ~(1 << bit)
        const feature = (word << SET_BITS) + bit
        if ((this.features[feature]!.kind & kinds) !== 0 && areNear(this.#boxes[feature]!, box))
          this.#near[count++] = feature
      }
    }
    return count
  }
}

/** The x of a line, given by its upper and lower end, at a height in between; rounded down. */
function crossing(topX: number, top: number, bottomX: number, bottom: number, y: number): number {
  return bottom === top ? topX : topX + floorDiv((bottomX - topX) * (y - top), bottom - top)
}
