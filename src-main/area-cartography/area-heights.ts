import { swell } from '../cartography/geometry/chance.ts'
import { expandedBox, type Line, type Point, smooth } from '../cartography/geometry/plane.ts'
import { smoothHeights, type HeightLine, Net, surfaceThrough } from '../cartography/geometry/surface.ts'
import type { AreaScene } from './area-scene.ts'

const cell = 7
/** Heights are computed a little beyond the frame, so that nothing ends at it. */
const beyond = 48
/** Height of the plain, in metres below the lowest ridge: at the foot of heights, and along waters. */
const below = { foot: 16, water: 44 } as const
/** How far slopes deviate from the given lines: amplitude and wavelength, in units. */
const wander = [
  [30, 130],
  [11, 44],
] as const

/** Displaces a point before its height is read, which gives smooth slopes spurs and hollows. */
function crooked([x, y]: Point): Point {
  const sway = (salt: number): number =>
    wander.reduce((sum, [by, size], i) => sum + (2 * swell(x, y, size, salt + i) - 1) * by, 0)
  return [x + sway(51), y + sway(57)]
}

/**
 * Heights in metres: a surface through the ridges, the feet of the heights and the waters. Only for drawing: no rule
 * uses them.
 */
export function areaHeights({ plan, box, onSheet }: AreaScene): Net {
  const around = expandedBox(box, beyond)
  const { heights = [], rivers = [] } = plan.drawing ?? {}
  const plain = Math.min(...heights.map(({ metres }) => metres), Infinity)
  if (!Number.isFinite(plain)) return new Net(around, cell)
  const lines: HeightLine[] = [
    ...heights.flatMap(({ ridge, outline, metres }): HeightLine[] => [
      { line: smooth(ridge.map(onSheet), 6), from: metres, to: metres },
      { line: closed(smooth(outline.map(onSheet), 3, true)), from: plain - below.foot, to: plain - below.foot },
    ]),
    ...rivers.map(({ line }): HeightLine => ({
      line: line.map(onSheet),
      from: plain - below.water,
      to: plain - below.water,
    })),
  ]
  const land = surfaceThrough(around, lines)
  const net = new Net(around, cell)
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const at = net.place(knot)
    const [x, y] = at
    const height = land.at(crooked(at))
    const ravine = 1 - Math.abs(2 * swell(x, y, 84, 13) - 1)
    const worn = Math.max(0, height - plain) * 0.16 * ravine ** 3
    net.values[knot] = height - worn + 9 * (swell(x, y, 190, 3) - 0.5) + 4 * (swell(x, y, 70, 4) - 0.5)
  }
  smoothHeights(net, 2)
  return net
}

const closed = (ring: Line): Line => [...ring, ...ring.slice(0, 1)]
