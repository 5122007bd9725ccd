import type { Terrain } from '#engine/kernel/system/board-plan.ts'
import { ink, symbolFill } from '../pen/ink.ts'
import { pointAtAngle, type Point } from '../geometry/plane.ts'
import type { Spot } from './scene.ts'
import { circle, path, rectangle, short, text } from '../pen/svg.ts'
import { textWidth } from '../pen/metrics.ts'
import { parade, walls } from '../pen/walls.ts'

/** The symbol of a zone: walls for a fortress, a square for a town, a circle for the rest. */
export function symbol({ zone, at, reach, extent, fortress }: Spot): string {
  if (fortress) return fort(at, extent, zone.terrain, fortress.value)
  const abroad = zone.neutral
  const rim = { stroke: abroad ? ink.faint : ink.line, 'stroke-width': abroad ? 1.8 : 2.4 }
  const fill = symbolFill[zone.terrain]
  const [x, y] = at
  const body = zone.town
    ? rectangle(x - reach, y - reach, x + reach, y + reach, { fill, ...rim }) +
      rectangle(x - reach + 3, y - reach + 3, x + reach - 3, y + reach - 3, {
        fill: 'none',
        stroke: rim.stroke,
        'stroke-width': 0.9,
      })
    : circle(at, reach - 1, { fill, ...rim })
  return body + mark(at, zone.terrain)
}

/** Each kind of ground has its own mark, for eyes and printers without colour. */
export function mark([x, y]: Point, terrain: Terrain, size = 1): string {
  const at = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(y + dy * size)}`
  const line = {
    stroke: ink.line,
    'stroke-width': 1.7 * size,
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  switch (terrain) {
    case 'clear':
      return ''
    case 'forest':
      return path(`M${at(0, -6)}L${at(4.8, 2)}L${at(-4.8, 2)}ZM${at(0, 2)}L${at(0, 5.5)}`, {
        ...line,
        fill: '#4e6b35',
        'stroke-width': 1.1 * size,
      })
    case 'swamp':
      return path(`M${at(-6, -2.5)}L${at(6, -2.5)}M${at(-4, 1)}L${at(4, 1)}M${at(-6, 4.5)}L${at(6, 4.5)}`, line)
    case 'difficult':
      return path(`M${at(-5.5, 3)}L${at(0, -4)}L${at(5.5, 3)}`, line)
    case 'mountainous':
      return path(`M${at(-6, 1)}L${at(0, -6)}L${at(6, 1)}M${at(-6, 6)}L${at(0, -1)}L${at(6, 6)}`, line)
  }
}

/** A fortress: its trace, its value in the middle, and the mark of its terrain at the lower right. */
export function fort(at: Point, extent: number, terrain: Terrain, value: number): string {
  const words = String(value)
  const size = extent * 0.88
  const width = textWidth(words, 'bold', size)
  const badge = pointAtAngle(at, Math.PI / 4, extent * 0.9)
  return (
    walls(at, extent, 5 + Math.min(3, Math.max(0, value - 1))) +
    parade(at, extent) +
    text(words, [at[0] - width / 2, at[1] + size * 0.34], { face: 'bold', size, fill: ink.fortress }) +
    (terrain === 'clear'
      ? ''
      : circle(badge, 7.5, { fill: symbolFill[terrain], stroke: ink.line, 'stroke-width': 1.4 }) +
        mark(badge, terrain, 0.72))
  )
}
