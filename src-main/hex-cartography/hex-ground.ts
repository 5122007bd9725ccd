import { swell } from '../cartography/geometry/chance.ts'
import { contours } from '../cartography/geometry/contours.ts'
import { grown, type Line, type Point } from '../cartography/geometry/plane.ts'
import { Net } from '../cartography/geometry/surface.ts'
import { hexHeight, type HexScene } from './hex-scene.ts'

const cell = 6
/** The ground is worked out a little beyond the frame, so that nothing ends at it. */
const beyond = 48

/** How far, of a hex, slopes and rims of woods wander from the hexsides they follow. */
const wander = { far: 0.16, near: 0.07 } as const

/** A point as the ground is asked at it: hexsides become the crooked lines of nature, yet the middle of a hex stays in it. */
function crooked([x, y]: Point, salt: number): Point {
  const sway = (size: number, by: number, k: number): number => (2 * swell(x, y, size, salt + k) - 1) * by * hexHeight
  return [
    x + sway(150, wander.far, 0) + sway(52, wander.near, 1),
    y + sway(150, wander.far, 2) + sway(52, wander.near, 3),
  ]
}

/**
 * Heights in metres: every hex as high as its level says, with slopes along the hexsides where levels meet, ravines in them
 * and swells on the plateaus. It is for the eye: the rules know the levels alone.
 */
export function hexHeights({ plan, box, hexAt }: HexScene): Net {
  const { base, step } = plan.drawing.relief
  const net = new Net(grown(box, beyond), cell)
  for (let knot = 0; knot < net.values.length; knot += 1) {
    net.values[knot] = hexAt(crooked(net.place(knot), 41))?.level ?? 0
  }
  soften(net, 5)
  soften(net, 5)
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const [x, y] = net.place(knot)
    const level = net.values[knot] ?? 0
    const slope = 4 * (level % 1) * (1 - (level % 1))
    const ravine = 1 - Math.abs(2 * swell(x, y, 88, 13) - 1)
    const hills = 0.65 * swell(x, y, 170, 1) + 0.35 * swell(x, y, 66, 2)
    const worn = level - 0.3 * slope * ravine ** 3
    net.values[knot] = base + step * worn + Math.min(1, level) * step * 0.34 * (hills - 0.4) + 5 * (hills - 0.5)
  }
  soften(net, 1)
  return net
}

/** The outlines of all that hexes of some looks cover together. */
export function areasOf({ box, hexAt, lookOf }: HexScene, looks: readonly string[]): Line[] {
  const net = new Net(grown(box, beyond), cell)
  const { columns, rows } = net
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const hex = hexAt(crooked(net.place(knot), 71))
    net.values[knot] = hex !== undefined && looks.includes(lookOf(hex)) ? 1 : 0
  }
  soften(net, 3)
  // Outlines are closed at the rim of the net.
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const [column, row] = [knot % columns, Math.floor(knot / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) net.values[knot] = 0
  }
  return contours(net, 0.5)
}

/** Every knot becomes the mean of those up to so many knots about it, first across, then down. */
function soften(net: Net, reach: number): void {
  const { columns, rows, values } = net
  const within = (value: number, most: number): number => Math.min(most - 1, Math.max(0, value))
  for (const [count, length, far, near] of [
    [rows, columns, columns, 1],
    [columns, rows, 1, columns],
  ] as const) {
    for (let line = 0; line < count; line += 1) {
      const of = (i: number): number => values[line * far + within(i, length) * near] ?? 0
      let sum = 0
      for (let i = -reach; i <= reach; i += 1) sum += of(i)
      const means = Array.from({ length }, (_, i) => {
        const mean = sum / (2 * reach + 1)
        sum += of(i + reach + 1) - of(i - reach)
        return mean
      })
      means.forEach((mean, i) => (values[line * far + i * near] = mean))
    }
  }
}
