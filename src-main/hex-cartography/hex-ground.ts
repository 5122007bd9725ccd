import { swell } from '../cartography/geometry/chance.ts'
import { contours } from '../cartography/geometry/contours.ts'
import { expandedBox, type Line, type Point } from '../cartography/geometry/plane.ts'
import { Net } from '../cartography/geometry/surface.ts'
import { hexHeight, type HexScene } from './hex-scene.ts'

const cell = 6
/** Heights are computed a little beyond the frame, so that nothing ends at it. */
const beyond = 48

/** How far slopes and edges of woods deviate from the hexsides they follow, as a fraction of a hex. */
const wander = { far: 0.16, near: 0.07 } as const

/**
 * Displaces a point before its hex is looked up: hexsides become irregular lines, but the middle of a hex stays in it.
 */
function crooked([x, y]: Point, salt: number): Point {
  const sway = (size: number, by: number, k: number): number => (2 * swell(x, y, size, salt + k) - 1) * by * hexHeight
  return [
    x + sway(150, wander.far, 0) + sway(52, wander.near, 1),
    y + sway(150, wander.far, 2) + sway(52, wander.near, 3),
  ]
}

/**
 * Heights in metres: every hex at the height of its level, with slopes along the hexsides where levels meet, ravines in
 * the slopes and undulations on the plateaus. Only for drawing: the rules use only the levels.
 */
export function hexHeights({ plan, box, hexAt }: HexScene): Net {
  const { base, step } = plan.drawing.relief
  const net = new Net(expandedBox(box, beyond), cell)
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

/** The outlines of the areas that hexes of the given looks cover together. */
export function areasOf({ box, hexAt, lookOf }: HexScene, looks: readonly string[]): Line[] {
  const net = new Net(expandedBox(box, beyond), cell)
  const { columns, rows } = net
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const hex = hexAt(crooked(net.place(knot), 71))
    net.values[knot] = hex !== undefined && looks.includes(lookOf(hex)) ? 1 : 0
  }
  soften(net, 3)
  // Close the outlines at the rim of the net.
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const [column, row] = [knot % columns, Math.floor(knot / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) net.values[knot] = 0
  }
  return contours(net, 0.5)
}

/** Sets every knot to the mean of the knots up to `reach` away, first across, then down. */
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
