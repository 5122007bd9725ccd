import { type Box, evenly, type Line, type Point } from './plane.ts'

/** A value at each knot of a square grid over a box, interpolated between the knots. */
export class Net {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array

  constructor({ left, top, right, bottom }: Box, cell: number) {
    this.left = left
    this.top = top
    this.cell = cell
    this.columns = Math.ceil((right - left) / cell) + 1
    this.rows = Math.ceil((bottom - top) / cell) + 1
    this.values = new Float32Array(this.columns * this.rows)
  }

  /** The number of the nearest knot. */
  knot([x, y]: Point): number {
    const column = clamp(Math.round((x - this.left) / this.cell), this.columns - 1)
    const row = clamp(Math.round((y - this.top) / this.cell), this.rows - 1)
    return row * this.columns + column
  }

  place(knot: number): Point {
    return [this.left + (knot % this.columns) * this.cell, this.top + Math.floor(knot / this.columns) * this.cell]
  }

  at([x, y]: Point): number {
    const u = clamp((x - this.left) / this.cell, this.columns - 1.001)
    const v = clamp((y - this.top) / this.cell, this.rows - 1.001)
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, down] = [u - column, v - row]
    const first = row * this.columns + column
    const of = (knot: number): number => this.values[knot] ?? 0
    return (
      (of(first) * (1 - across) + of(first + 1) * across) * (1 - down) +
      (of(first + this.columns) * (1 - across) + of(first + this.columns + 1) * across) * down
    )
  }

  /** The gradient of the value to the east and to the south, per unit. */
  rise([x, y]: Point): Point {
    const half = this.cell
    return [
      (this.at([x + half, y]) - this.at([x - half, y])) / (2 * half),
      (this.at([x, y + half]) - this.at([x, y - half])) / (2 * half),
    ]
  }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** A line on the ground with its height in metres above sea level, linear from its first point to its last. */
export interface HeightLine {
  readonly line: Line
  readonly from: number
  readonly to: number
}

const coarsest = 256
const finest = 16
const sweeps = 60

/** The smoothest surface through all the lines, computed on ever finer nets. */
export function surfaceThrough(box: Box, lines: readonly HeightLine[]): Net {
  let net = new Net(box, coarsest)
  for (let cell = coarsest; cell >= finest; cell /= 2) {
    const finer = new Net(box, cell)
    finer.values.forEach((_, knot) => (finer.values[knot] = net.at(finer.place(knot))))
    const fixed = pinned(finer, lines)
    if (cell === coarsest) finer.values.fill(mean(fixed))
    relax(finer, fixed)
    net = finer
  }
  smoothHeights(net, 2)
  return net
}

/** The heights at the knots that lines pass through. */
function pinned(net: Net, lines: readonly HeightLine[]): ReadonlyMap<number, number> {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { line, from, to } of lines) {
    const points = line.length < 2 ? line : evenly(line, net.cell / 2)
    points.forEach((at, i) => {
      const knot = net.knot(at)
      const height = from + ((to - from) * i) / Math.max(1, points.length - 1)
      const there = sums.get(knot) ?? { sum: 0, count: 0 }
      sums.set(knot, { sum: there.sum + height, count: there.count + 1 })
    })
  }
  return new Map([...sums].map(([knot, { sum, count }]) => [knot, sum / count]))
}

const mean = (fixed: ReadonlyMap<number, number>): number =>
  [...fixed.values()].reduce((sum, height) => sum + height, 0) / Math.max(1, fixed.size)

/** Repeatedly sets every free knot to the mean of its neighbours. */
function relax({ columns, rows, values }: Net, fixed: ReadonlyMap<number, number>): void {
  const of = (column: number, row: number): number =>
    values[clamp(row, rows - 1) * columns + clamp(column, columns - 1)] ?? 0
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const knot = row * columns + column
        values[knot] =
          fixed.get(knot) ?? (of(column - 1, row) + of(column + 1, row) + of(column, row - 1) + of(column, row + 1)) / 4
      }
    }
  }
}

/** Smooths the values, this many times. */
export function smoothHeights({ columns, rows, values }: Net, times: number): void {
  for (let time = 0; time < times; time += 1) {
    const before = values.slice()
    const of = (column: number, row: number): number =>
      before[clamp(row, rows - 1) * columns + clamp(column, columns - 1)] ?? 0
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const beside = of(column - 1, row) + of(column + 1, row) + of(column, row - 1) + of(column, row + 1)
        values[row * columns + column] = (4 * of(column, row) + beside) / 8
      }
    }
  }
}
