import type { Dress } from '#engine/kernel/system/board-plan.ts'
import { scatter } from '../cartography/geometry/chance.ts'
import { ink } from '../cartography/pen/ink.ts'
import { parapet } from '../cartography/pen/parapet.ts'
import {
  angleTo,
  pointAtAngle,
  type Box,
  boxOf,
  contains,
  evenly,
  type Line,
  type Point,
} from '../cartography/geometry/plane.ts'
import { element, group, path, pathOf, rectangle, short, stroke } from '../cartography/pen/svg.ts'

const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

/** Slopes as washes with a rim that shows where they begin; steep ones are stronger. */
export function slopes(gentle: readonly Line[], steep: readonly Line[]): string[] {
  const all = (rings: readonly Line[]): string => rings.map((ring) => pathOf(ring, true)).join('')
  return [
    path(all(gentle), { fill: '#c69a52', opacity: 0.16 }),
    path(all(steep), { fill: '#9c6427', opacity: 0.26 }),
    path(all(gentle), {
      fill: 'none',
      stroke: ink.hachure,
      'stroke-width': 1.5,
      'stroke-dasharray': '2 5',
      opacity: 0.8,
    }),
    path(all(steep), { fill: 'none', stroke: ink.hachure, 'stroke-width': 1.8, opacity: 0.75 }),
  ]
}

/** Strokes all over steep ground, to distinguish it from gentle slopes where hachures are few. */
export function scarps(steep: readonly Line[], free: (at: Point) => boolean): string {
  const strokes = steep.flatMap((ring) => {
    const { left, top, right, bottom } = boxOf(ring)
    const found: string[] = []
    for (let y = top; y < bottom; y += 13)
      for (let x = left; x < right; x += 9) {
        const at: Point = [x + 6 * scatter(x, y, 61), y + 8 * scatter(x, y, 62)]
        if (contains(ring, at) && free(at))
          found.push(`M${short(at[0])} ${short(at[1])}v${short(5 + 3 * scatter(x, y, 63))}`)
      }
    return found
  })
  return path(strokes.join(''), { fill: 'none', stroke: ink.hachure, 'stroke-width': 1.3, opacity: 0.55 })
}

/** Crests: a line with teeth down both slopes. */
export function crests(lines: readonly Line[]): string[] {
  const teeth = lines.flatMap((line) =>
    evenly(line, 15).map((at, i, all) => {
      const angle = angleTo(all[i - 1] ?? at, all[i + 1] ?? at) + Math.PI / 2
      const [one, other] = [pointAtAngle(at, angle, 6), pointAtAngle(at, angle, -6)]
      return `M${short(one[0])} ${short(one[1])}L${short(other[0])} ${short(other[1])}`
    }),
  )
  const d = lines.map((line) => pathOf(line)).join('')
  return [
    path(d, { fill: 'none', stroke: ink.halo, 'stroke-width': 7, opacity: 0.6, ...round }),
    path(teeth.join(''), { fill: 'none', stroke: ink.hachure, 'stroke-width': 1.3 }),
    path(d, { fill: 'none', stroke: '#5d3c14', 'stroke-width': 2.6, ...round }),
  ]
}

/** Water with darker banks, and the ground beyond it, which cannot be entered. */
export function waters(rivers: readonly Line[], beyond: readonly Line[], id: string): string[] {
  const all = (rings: readonly Line[]): string => rings.map((ring) => pathOf(ring, true)).join('')
  const d = all(rivers)
  const bank = (width: number, opacity: number): string =>
    path(d, { fill: 'none', stroke: ink.waterRim, 'stroke-width': width, opacity, 'clip-path': `url(#${id})` })
  return [
    path(all(beyond), { fill: ink.abroad, opacity: 0.85 }),
    hatching(beyond),
    d === '' ? '' : element('clipPath', { id }, path(d, {})),
    path(d, { fill: ink.water, stroke: ink.waterRim, 'stroke-width': 3 }),
    bank(26, 0.12),
    bank(14, 0.16),
  ]
}

/** Slanting lines over ground that cannot be entered. */
function hatching(rings: readonly Line[]): string {
  const d = rings.flatMap((ring) => {
    const { left, top, right, bottom } = boxOf(ring)
    const found: string[] = []
    for (let y = top; y < bottom; y += 22)
      for (let x = left + ((y / 22) % 2) * 11; x < right; x += 22)
        if (contains(ring, [x, y]) && contains(ring, [x + 12, y - 12])) found.push(`M${short(x)} ${short(y)}l12 -12`)
    return found
  })
  return path(d.join(''), { fill: 'none', stroke: ink.faint, 'stroke-width': 1.1, opacity: 0.6 })
}

export const streams = (lines: readonly Line[]): string[] => [
  ...lines.map((line) => stroke(line, { stroke: ink.waterRim, 'stroke-width': 6.6, ...round })),
  ...lines.map((line) => stroke(line, { stroke: ink.water, 'stroke-width': 4, ...round })),
]

/** Stone walls, and trenches in the style of engravings. */
export function fieldworks(walls: readonly Line[], trenches: readonly Line[]): string[] {
  const d = walls.map((line) => pathOf(line)).join('')
  return [
    path(d, { fill: 'none', stroke: ink.halo, 'stroke-width': 11, opacity: 0.8, ...round }),
    path(d, { fill: 'none', stroke: ink.line, 'stroke-width': 6.4, 'stroke-linejoin': 'round' }),
    path(d, { fill: 'none', stroke: '#d8cdb6', 'stroke-width': 3.4, 'stroke-dasharray': '7 2.4' }),
    ...trenches.flatMap(parapet),
  ]
}

/** Houses as red blocks within the ground that the rules call houses. */
export function houses(rings: readonly Line[]): string[] {
  const yards = rings.map((ring) => pathOf(ring, true)).join('')
  const blocks = rings.map(blocksIn).join('')
  return [
    path(yards, { fill: ink.paleBlock, opacity: 0.85 }),
    path(yards, { fill: 'none', stroke: ink.blockRim, 'stroke-width': 1.2, 'stroke-dasharray': '5 3' }),
    path(blocks, { fill: ink.block, stroke: ink.blockRim, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }),
  ]
}

/** At most one house in each square of a village, none across its rim. */
function blocksIn(ring: Line): string {
  const { left, top, right, bottom } = boxOf(ring)
  const columns = Math.max(2, Math.round((right - left) / 17))
  const rows = Math.max(2, Math.round((bottom - top) / 17))
  const [wide, high] = [(right - left) / columns, (bottom - top) / rows]
  const found: string[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * wide, top + row * high]
      const chance = (salt: number): number => scatter(x, y, salt)
      if (chance(71) < 0.16) continue
      const from: Point = [x + 1.5 + 2.5 * chance(72), y + 1.5 + 2.5 * chance(73)]
      const to: Point = [x + wide - 1.5 - 3 * chance(74), y + high - 1.5 - 3 * chance(75)]
      const corners: Line = [from, [to[0], from[1]], to, [from[0], to[1]]]
      if (corners.every((corner) => contains(ring, corner))) found.push(pathOf(corners, true))
    }
  return found.join('')
}

/** A strip along the parts of the rim where a side leaves the table. */
export const exits = (
  all: readonly { readonly dress: Dress; readonly from: Point; readonly to: Point }[],
  depth: number,
  { top, bottom }: Box,
): string =>
  group(
    { id: 'exits' },
    all.map(({ dress, from, to }) => {
      const low = from[1] < (top + bottom) / 2 ? from[1] : from[1] - depth
      return rectangle(from[0], low, to[0], low + depth, { fill: ink.sides[dress].edge, opacity: 0.28 })
    }),
  )
