import { ink } from './ink.ts'
import { pointAtAngle, type Line, type Point } from '../geometry/plane.ts'
import { circle, path, pathOf, short } from './svg.ts'

/** The trace of a fortress: walls with this number of bastions, a wet ditch with ravelins, the glacis beyond. */
export function walls(at: Point, extent: number, bastions: number): string {
  const turn = (2 * Math.PI) / bastions
  const first = -Math.PI / 2
  const tip = extent * 0.92
  const wall = circleOf(bastions, (angle) => bastion(at, first + angle, turn, tip))
  const ravelins = Array.from({ length: bastions }, (_, i) => ravelin(at, first + (i + 0.5) * turn, turn, tip))
  const trace = pathOf(wall, true)
  return (
    path(glacis(at, extent, bastions), { stroke: ink.fortress, 'stroke-width': 0.8, fill: 'none', opacity: 0.75 }) +
    path(trace, { fill: ink.ditch, stroke: ink.ditch, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(ravelins.map((line) => pathOf(line, true)).join(''), {
      fill: ink.wallGround,
      stroke: ink.fortress,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }) +
    path(trace, { fill: ink.wallGround, stroke: ink.fortress, 'stroke-width': 2.6, 'stroke-linejoin': 'miter' })
  )
}

/** The open place in the middle, which shows the value. */
export const parade = (at: Point, extent: number): string =>
  circle(at, extent * 0.46, { fill: '#fffdf7', stroke: ink.fortress, 'stroke-width': 1 })

function circleOf(count: number, part: (angle: number) => Line): Line {
  return Array.from({ length: count }, (_, i) => part((i * 2 * Math.PI) / count)).flat()
}

/** Two flanks and two faces that meet in the tip; the curtain runs from one bastion to the next. */
function bastion(at: Point, angle: number, turn: number, tip: number): Line {
  const [gorge, shoulder] = [turn * 0.2, turn * 0.24]
  const curtain = tip * 0.68
  return [
    pointAtAngle(at, angle - gorge, curtain),
    pointAtAngle(at, angle - shoulder, tip * 0.8),
    pointAtAngle(at, angle, tip),
    pointAtAngle(at, angle + shoulder, tip * 0.8),
    pointAtAngle(at, angle + gorge, curtain),
  ]
}

/** The detached work in the ditch before a curtain. */
const ravelin = (at: Point, angle: number, turn: number, tip: number): Line => [
  pointAtAngle(at, angle - turn * 0.13, tip * 0.83),
  pointAtAngle(at, angle, tip * 1.02),
  pointAtAngle(at, angle + turn * 0.13, tip * 0.83),
]

/** Short rays outwards, longer before the bastions. */
function glacis(at: Point, extent: number, bastions: number): string {
  const count = bastions * 8
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count
    const [x, y] = pointAtAngle(at, angle, extent * 1.02)
    const [dx, dy] = pointAtAngle([0, 0], angle, extent * (i % 2 === 0 ? 0.17 : 0.1))
    return `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`
  }).join('')
}
