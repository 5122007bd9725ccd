import { swell } from '../geometry/chance.ts'
import { type Box, boxOf, contains, evenly, gap, expandedBox, type Line, type Point } from '../geometry/plane.ts'
import type { Ground, Scene, Water } from './scene.ts'
import { smoothHeights, Net, surfaceThrough } from '../geometry/surface.ts'

const cell = 6
/** Maximum metres that rough ground adds. */
const roughness = { difficult: 55, mountainous: 90 } as const
/** Distance from the rim of a rough area to where it is at its roughest, in units. */
const fullDepth = 60
/** Depth in metres of a stream below the land around it where the campaign gives no heights. */
const cutting = 24

/**
 * Heights of the ground in metres: a surface through the heights of the campaign, valleys cut into it by its rivers
 * with random side valleys, and hills where the ground is rough. Only for drawing: no rule uses them.
 */
export function heightsOf({ box, heights, waters, grounds, project }: Scene): Net {
  const around = expandedBox(box, 48)
  const land = surfaceThrough(around, heights)
  const streams = waters.filter(({ river }) => river.class !== 'canal')
  const nearest = nearestStream(around, streams, land)
  const rough = (['difficult', 'mountainous'] as const).map(
    (terrain) => [depthIn(around, grounds, terrain), roughness[terrain]] as const,
  )
  const kilometre = project.unitsPerKm
  const net = new Net(around, cell)
  for (let knot = 0; knot < net.values.length; knot += 1) {
    const at = net.place(knot)
    const [x, y] = at
    const stream = nearest(at)
    const hills = 0.6 * swell(x, y, 92, 1) + 0.4 * swell(x, y, 41, 2)
    let height = land.at(at)
    for (const [depth, most] of rough) height += Math.min(1, depth.at(at) / fullDepth) * most * (0.25 + 1.1 * hills)
    if (stream !== undefined) height = cut(height, stream, at, kilometre)
    net.values[knot] = height
  }
  smoothHeights(net, 1)
  return net
}

interface Stream {
  readonly distance: number
  readonly level: number
  readonly floor: number
}

/** The height with the valley of the nearest stream cut into it, and ravines that lead down to it. */
function cut(height: number, { distance, level, floor }: Stream, [x, y]: Point, kilometre: number): number {
  const above = Math.max(0, height - level)
  // The width of a valley varies, which makes spurs and hollows.
  const side = kilometre * (1 + 2.4 * swell(x, y, 64, 11) * (0.6 + 0.8 * swell(x, y, 30, 12)))
  const way = Math.min(1, Math.max(0, distance - floor) / side)
  const wall = way * way * (3 - 2 * way)
  const ravine = 1 - Math.abs(2 * swell(x, y, 74, 13) - 1)
  const small = 1 - Math.abs(2 * swell(x, y, 33, 14) - 1)
  const worn = 0.3 * ravine ** 3 + 0.13 * small ** 3
  return Math.min(height, level) + above * wall * (1 - worn * Math.min(1, above / 90))
}

/** Half the width of a valley's flat ground, in units. */
const floors = { major: 9, river: 6, brook: 3 } as const

/** Finds the stream nearest to a point, its distance, and its height there. */
function nearestStream(box: Box, waters: readonly Water[], land: Net): (at: Point) => Stream | undefined {
  const places: { at: Point; level: number; floor: number }[] = []
  for (const { river, line } of waters) {
    const points = evenly(line, cell)
    points.forEach((at, i) => {
      const t = i / Math.max(1, points.length - 1)
      const [from, to] = river.heights ?? []
      const level = from === undefined || to === undefined ? land.at(at) - cutting : from + (to - from) * t
      places.push({ at, level, floor: floors[river.class === 'canal' ? 'brook' : river.class] })
    })
  }
  const net = new Net(box, cell)
  const owner = new Int32Array(net.values.length).fill(-1)
  places.forEach(({ at }, i) => (owner[net.knot(at)] = i))
  spread(net, (knot, from) => {
    const theirs = owner[from] ?? -1
    const mine = owner[knot] ?? -1
    if (theirs < 0 || theirs === mine) return
    const here = net.place(knot)
    const there = places[theirs]?.at ?? here
    const own = places[mine]?.at
    if (own === undefined || gap(here, there) < gap(here, own)) owner[knot] = theirs
  })
  return (at) => {
    const place = places[owner[net.knot(at)] ?? -1]
    return place && { distance: gap(at, place.at), level: place.level, floor: place.floor }
  }
}

/** The distance of each place from the rim of the terrain it is in, in units. */
function depthIn(box: Box, grounds: readonly Ground[], terrain: Ground['terrain']): Net {
  const net = new Net(box, cell)
  for (const { ring, terrain: kind } of grounds) if (kind === terrain) mark(net, ring)
  spread(net, (knot, from, distance) => {
    net.values[knot] = Math.min(net.values[knot] ?? 0, (net.values[from] ?? 0) + distance)
  })
  return net
}

function mark(net: Net, ring: Line): void {
  const { left, top, right, bottom } = boxOf(ring)
  const { columns, cell } = net
  const rows = net.values.length / columns
  const firstColumn = Math.max(0, Math.floor((left - net.left) / cell))
  const lastColumn = Math.min(columns - 1, Math.ceil((right - net.left) / cell))
  const lastRow = Math.min(rows - 1, Math.ceil((bottom - net.top) / cell))
  for (let row = Math.max(0, Math.floor((top - net.top) / cell)); row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const knot = row * columns + column
      const at = net.place(knot)
      if (contains(ring, at)) net.values[knot] = 1e6
    }
}

/** Propagates values between neighbouring knots, by one sweep over the net and one back. */
function spread(net: Net, learn: (knot: number, from: number, distance: number) => void): void {
  const { columns } = net
  const count = net.values.length
  const diagonal = net.cell * Math.SQRT2
  for (let knot = columns + 1; knot < count; knot += 1) {
    learn(knot, knot - 1, net.cell)
    learn(knot, knot - columns, net.cell)
    learn(knot, knot - columns - 1, diagonal)
    learn(knot, knot - columns + 1, diagonal)
  }
  for (let knot = count - columns - 2; knot >= 0; knot -= 1) {
    learn(knot, knot + 1, net.cell)
    learn(knot, knot + columns, net.cell)
    learn(knot, knot + columns + 1, diagonal)
    learn(knot, knot + columns - 1, diagonal)
  }
}
