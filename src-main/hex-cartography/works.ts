import { ink } from '../cartography/pen/ink.ts'
import { angleTo, pointAtAngle, beside, evenly, type Line, type Point } from '../cartography/geometry/plane.ts'
import { path, pathOf, short, stroke } from '../cartography/pen/svg.ts'
import { sideBetween, type HexScene } from './hex-scene.ts'

/** Works along hexsides: wire entanglements, and the trenches of the forts behind them. */

export function wires(scene: HexScene): string[] {
  const lines = sidesWith(scene, 'wire')
  return [
    ...lines.map((line) =>
      stroke(line, { stroke: ink.halo, 'stroke-width': 13, opacity: 0.75, 'stroke-linecap': 'round' }),
    ),
    ...lines.map((line) => stroke(line, { stroke: ink.line, 'stroke-width': 1.5 })),
    path(lines.flatMap((line) => evenly(line, 14).map(cross)).join(''), {
      stroke: ink.line,
      'stroke-width': 1.9,
      fill: 'none',
    }),
  ]
}

/**
 * A trench behind each wired side of a fort; an explicit trench is drawn in the one of its two hexes that has more
 * trenched sides.
 */
export function trenches({ plan, centres, lookOf }: HexScene): string[] {
  const forts = new Set(plan.hexes.flatMap((hex) => (lookOf(hex) === 'fort' ? [hex.hex] : [])))
  const trenched = plan.hexsides.filter(({ feature }) => feature === 'trench').flatMap(({ between }) => between)
  const sides = (hex: string): number => trenched.filter((one) => one === hex).length
  const lines = plan.hexsides.flatMap(({ between: [a, b], feature }): Line[] => {
    const isFirst = feature === 'wire' ? forts.has(a) : sides(a) > sides(b)
    const [within, beyond] = isFirst ? [a, b] : [b, a]
    const [from, to] = [centres.get(within), centres.get(beyond)]
    const isDug = feature === 'trench' || (feature === 'wire' && forts.has(within))
    if (!isDug || from === undefined || to === undefined) return []
    // A little inside the hex, over the whole width of the side.
    const [left = from, right = from] = sideBetween(from, to)
    return [[pulled(left, from, 0.24), pulled(right, from, 0.24)]]
  })
  return parapet(lines)
}

/** A bold parapet with short strokes towards the enemy, who is on the left of the line. */
export function parapet(lines: readonly Line[]): string[] {
  const teeth = lines.flatMap((line) =>
    evenly(line, 9).map((at, i, all) => {
      const angle = angleTo(all[i - 1] ?? at, all[i + 1] ?? at)
      const [dx, dy] = pointAtAngle([0, 0], angle - Math.PI / 2, 8)
      return `M${short(at[0])} ${short(at[1])}l${short(dx)} ${short(dy)}`
    }),
  )
  return [
    ...lines.map((line) =>
      stroke(line, { stroke: ink.halo, 'stroke-width': 12, 'stroke-linecap': 'round', opacity: 0.8 }),
    ),
    path(teeth.join(''), { stroke: ink.fortress, 'stroke-width': 1.5, fill: 'none' }),
    path(lines.map((line) => pathOf(line)).join(''), {
      stroke: ink.fortress,
      'stroke-width': 4.6,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    path(lines.map((line) => pathOf(beside(line, 7))).join(''), {
      stroke: ink.fortress,
      'stroke-width': 1.3,
      fill: 'none',
    }),
  ]
}

const pulled = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]

const cross = ([x, y]: Point): string =>
  `M${short(x - 4.5)} ${short(y - 4.5)}l9 9M${short(x - 4.5)} ${short(y + 4.5)}l9 -9`

const sidesWith = ({ plan, centres }: HexScene, wanted: string): Line[] =>
  plan.hexsides.flatMap(({ between: [a, b], feature }) => {
    const [from, to] = [centres.get(a), centres.get(b)]
    return feature === wanted && from !== undefined && to !== undefined ? [sideBetween(from, to)] : []
  })
