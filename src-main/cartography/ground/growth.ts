import { scatter } from '../geometry/chance.ts'
import { darkWood, ground, ink } from '../pen/ink.ts'
import { type Box, boxOf, contains, holds, type Line, overlap, type Point } from '../geometry/plane.ts'
import type { Ground } from './scene.ts'
import { path, pathOf, short } from '../pen/svg.ts'

/** The tints of swamps and woods; rough ground is shown by its relief. */
export function tints(grounds: readonly Ground[]): string[] {
  const order = ['swamp', 'forest'] as const
  return order.flatMap((terrain) =>
    grounds
      .filter((one) => one.terrain === terrain)
      .map(({ ring, dark, terrain: kind }) =>
        path(pathOf(ring, true), { fill: dark ? darkWood : ground[kind], opacity: 0.92 }),
      ),
  )
}

/** Trees of woods and tufts of swamps, scattered irregularly. */
export function growth(box: Box, grounds: readonly Ground[], free: (at: Point) => boolean): string[] {
  const light: string[] = []
  const dark: string[] = []
  const tufts: string[] = []
  for (const { ring, terrain, dark: deep } of grounds) {
    if (terrain !== 'forest' && terrain !== 'swamp') continue
    if (!overlap(boxOf(ring), box)) continue
    const step = terrain === 'swamp' ? 21 : deep ? 13 : 15.5
    for (const at of strewn(boxOf(ring), step)) {
      if (!contains(ring, at) || !free(at)) continue
      if (terrain === 'swamp') tufts.push(tuft(at))
      else (deep ? dark : light).push(tree(at))
    }
  }
  return [
    path(light.join(''), { fill: '#c3cf98', stroke: ink.tree, 'stroke-width': 1.1 }),
    path(dark.join(''), { fill: '#93aa68', stroke: ink.darkTree, 'stroke-width': 1.3 }),
    path(tufts.join(''), { fill: 'none', stroke: ink.tuft, 'stroke-width': 1.4, 'stroke-linecap': 'round' }),
  ]
}

/** Bushes on open heights: small crowns, far apart, some in pairs. */
export function bushes(box: Box, rings: readonly Line[], free: (at: Point) => boolean): string {
  const crowns = rings.flatMap((ring) =>
    strewn(boxOf(ring), 19).flatMap((at) => {
      if (!contains(ring, at) || !holds(box, at) || !free(at)) return []
      const pair = scatter(at[0], at[1], 9) < 0.3
      return [tree(at, 0.78), ...(pair ? [tree([at[0] + 5.5, at[1] + 2.5], 0.6)] : [])]
    }),
  )
  return path(crowns.join(''), { fill: '#cbd2a0', stroke: ink.tree, 'stroke-width': 1 })
}

function strewn({ left, top, right, bottom }: Box, step: number): Point[] {
  const points: Point[] = []
  for (let row = Math.floor(top / step); row * step < bottom; row += 1) {
    for (let column = Math.floor(left / step); column * step < right; column += 1) {
      if (scatter(column, row, 5) < 0.14) continue
      const shift = row % 2 === 0 ? 0 : 0.5
      points.push([
        (column + shift + 0.7 * scatter(column, row, 6)) * step,
        (row + 0.7 * scatter(column, row, 7)) * step,
      ])
    }
  }
  return points
}

/** A round crown with a shaded foot. */
function tree([x, y]: Point, size = 1): string {
  const r = size * (2.6 + 1.5 * scatter(x, y, 8))
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0q${short(-r)} ${short(r)} ${short(-2 * r)} 0z`
}

const tuft = ([x, y]: Point): string =>
  `M${short(x - 7)} ${short(y)}h14M${short(x - 3)} ${short(y + 4)}h9M${short(x)} ${short(y)}v-5m-3 5l-2-4m5 4l2-4`
