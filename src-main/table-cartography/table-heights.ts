import { swell } from '../cartography/geometry/chance.ts'
import { expandedBox, smooth } from '../cartography/geometry/plane.ts'
import { smoothHeights, type HeightLine, Net, surfaceThrough } from '../cartography/geometry/surface.ts'
import type { TableScene } from './table-scene.ts'

const cell = 7
/** Heights are computed a little beyond the rim, so that nothing ends at it. */
const beyond = 48

/**
 * Heights in metres: a surface through the lines of known height, with spurs and hollows. Only for drawing: no rule
 * uses them.
 */
export function tableHeights({ plan, box, onSheet }: TableScene): Net {
  const around = expandedBox(box, beyond)
  const lines = (plan.drawing?.heights ?? []).map(({ line, from, to }): HeightLine => ({
    line: smooth(line.map(onSheet), 4),
    from,
    to,
  }))
  const land = surfaceThrough(around, lines)
  const net = new Net(around, cell)
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const [x, y] = net.place(knot)
    const ravine = 1 - Math.abs(2 * swell(x, y, 96, 13) - 1)
    net.values[knot] =
      land.at([x, y]) - 5 * ravine ** 3 + 7 * (swell(x, y, 210, 3) - 0.5) + 3 * (swell(x, y, 80, 4) - 0.5)
  }
  smoothHeights(net, 2)
  return net
}
