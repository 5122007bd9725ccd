import { ink } from './ink.ts'
import { angleTo, pointAtAngle, beside, evenly, type Line, type Point } from '../geometry/plane.ts'
import { path, short, stroke } from './svg.ts'

/** A parapet: a bold line, teeth on its left, and the ditch as a thin line on its right. */
export function parapet(line: Line): string[] {
  const teeth = evenly(line, 9).map((at, i, all) => {
    const angle = angleTo(all[i - 1] ?? at, all[i + 1] ?? at)
    const [dx, dy]: Point = pointAtAngle([0, 0], angle - Math.PI / 2, 6.5)
    return `M${short(at[0])} ${short(at[1])}l${short(dx)} ${short(dy)}`
  })
  return [
    stroke(line, { stroke: ink.halo, 'stroke-width': 9, opacity: 0.75, 'stroke-linejoin': 'round' }),
    path(teeth.join(''), { stroke: ink.fortress, 'stroke-width': 1.2, fill: 'none' }),
    stroke(line, { stroke: ink.fortress, 'stroke-width': 3.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    stroke(beside(line, 5.5), { stroke: ink.fortress, 'stroke-width': 1 }),
  ]
}
