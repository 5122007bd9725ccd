import { scatter, swell } from './chance.ts'
import { ink } from './ink.ts'
import { away, type Box, contains, boxOf, type Line, type Point } from './plane.ts'
import type { Ground } from './scene.ts'
import { path, short } from './svg.ts'

const cell = 8
const spacing = 9.5

/** Heights made up for the eye: ground rises inwards from the rim of every rough area, with hills upon it. */
class Heights {
  readonly #columns: number
  readonly #rows: number
  readonly #box: Box
  readonly #depth: Float32Array

  constructor(box: Box, areas: readonly Line[]) {
    this.#box = box
    this.#columns = Math.ceil((box.right - box.left) / cell) + 1
    this.#rows = Math.ceil((box.bottom - box.top) / cell) + 1
    this.#depth = new Float32Array(this.#columns * this.#rows)
    for (const ring of areas) this.#mark(ring)
    this.#spread()
  }

  #mark(ring: Line): void {
    const around = boxOf(ring)
    for (let row = 0; row < this.#rows; row += 1) {
      const y = this.#box.top + row * cell
      if (y < around.top || y > around.bottom) continue
      for (let column = 0; column < this.#columns; column += 1) {
        const x = this.#box.left + column * cell
        if (x < around.left || x > around.right || !contains(ring, [x, y])) continue
        this.#depth[row * this.#columns + column] = 1e6
      }
    }
  }

  /** The distance to the rim, by two sweeps over the grid. */
  #spread(): void {
    const columns = this.#columns
    const count = this.#depth.length
    const take = (i: number, from: number, step: number): void => {
      const nearer = (this.#depth[from] ?? 0) + step
      if (nearer < (this.#depth[i] ?? 0)) this.#depth[i] = nearer
    }
    for (let i = columns + 1; i < count; i += 1) {
      take(i, i - 1, cell)
      take(i, i - columns, cell)
      take(i, i - columns - 1, cell * 1.41)
      take(i, i - columns + 1, cell * 1.41)
    }
    for (let i = count - columns - 2; i >= 0; i -= 1) {
      take(i, i + 1, cell)
      take(i, i + columns, cell)
      take(i, i + columns + 1, cell * 1.41)
      take(i, i + columns - 1, cell * 1.41)
    }
  }

  at([x, y]: Point): number {
    const u = (x - this.#box.left) / cell
    const v = (y - this.#box.top) / cell
    const column = Math.floor(u)
    const row = Math.floor(v)
    const depth = (i: number, j: number): number => this.#depth[(row + j) * this.#columns + column + i] ?? 0
    const fu = u - column
    const fv = v - row
    const inward =
      (depth(0, 0) * (1 - fu) + depth(1, 0) * fu) * (1 - fv) + (depth(0, 1) * (1 - fu) + depth(1, 1) * fu) * fv
    if (inward <= 0) return 0
    const rise = Math.min(1, inward / 46)
    const hills = 0.62 * swell(x, y, 88, 1) + 0.38 * swell(x, y, 37, 2)
    return rise * (0.55 + 1.5 * hills) * 60
  }
}

/** Hachures: short strokes down the slope, stronger where it is steep and away from the light in the north-west. */
export function hachures(box: Box, grounds: readonly Ground[], free: (at: Point) => boolean): string[] {
  const rough = grounds.filter(({ terrain }) => terrain === 'difficult' || terrain === 'mountainous')
  const heights = new Heights(
    box,
    rough.map(({ ring }) => ring),
  )
  const strokes: string[][] = [[], [], [], []]
  for (let row = 0; row * spacing < box.bottom - box.top; row += 1) {
    for (let column = 0; column * spacing < box.right - box.left; column += 1) {
      const at: Point = [
        box.left + (column + scatter(column, row, 3)) * spacing,
        box.top + (row + scatter(column, row, 4)) * spacing,
      ]
      const [x, y] = at
      if (heights.at(at) <= 0 || !free(at)) continue
      const east = (heights.at([x + 5, y]) - heights.at([x - 5, y])) / 10
      const south = (heights.at([x, y + 5]) - heights.at([x, y - 5])) / 10
      const slope = Math.hypot(east, south)
      if (slope < 0.18) continue
      const down = Math.atan2(-south, -east)
      const shadow = 1 + 0.75 * Math.cos(down - Math.PI / 4)
      const weight = Math.min(3, Math.floor(slope * shadow * 1.5))
      const [dx, dy] = away([0, 0], down, 6 + Math.min(7, slope * 5))
      strokes[weight]?.push(`M${short(x - dx / 2)} ${short(y - dy / 2)}l${short(dx)} ${short(dy)}`)
    }
  }
  return strokes.map((drawn, weight) =>
    path(drawn.join(''), { stroke: ink.hachure, 'stroke-width': 0.7 + weight * 0.45, opacity: 0.5, fill: 'none' }),
  )
}
