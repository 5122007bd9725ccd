import { ink } from '../pen/ink.ts'
import {
  along,
  pointAtAngle,
  beside,
  evenly,
  type Line,
  lengthOf,
  type Point,
  segments,
  angleTo,
} from '../geometry/plane.ts'
import type { Crossing, Scene, Way } from './scene.ts'
import { circle, path, pathOf, short, stroke } from '../pen/svg.ts'

const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
const railOffset = 8.5

export function roads(ways: readonly Way[]): string[] {
  const drawn = (which: (way: Way['connection']) => boolean): Line[] =>
    ways.flatMap(({ connection, line }) => (which(connection) ? [line] : []))
  return roadLines({
    imperial: drawn(({ way, route }) => way === 'road' && route !== undefined),
    common: drawn(({ way, route }) => way === 'road' && route === undefined),
    paths: drawn(({ way }) => way === 'path'),
  })
}

/** Ways by their kind, as lines. */
export interface RoadLines {
  readonly imperial: readonly Line[]
  readonly common: readonly Line[]
  readonly paths: readonly Line[]
}

export function roadLines({ imperial, common, paths }: RoadLines): string[] {
  const all = (some: readonly Line[]): string => some.map((one) => pathOf(one)).join('')
  const line = { fill: 'none', ...round }
  return [
    // A light halo keeps texture away from the ways, so that they can be followed through woods and hachures.
    path(all([...imperial, ...common, ...paths]), { stroke: ink.halo, 'stroke-width': 13, opacity: 0.55, ...line }),
    path(all(paths), { stroke: ink.path, 'stroke-width': 2.4, 'stroke-dasharray': '10 6', fill: 'none' }),
    path(all(common), { stroke: ink.roadRim, 'stroke-width': 6.2, ...line }),
    path(all(imperial), { stroke: ink.roadRim, 'stroke-width': 8.4, ...line }),
    path(all(common), { stroke: ink.road, 'stroke-width': 3.2, ...line }),
    path(all(imperial), { stroke: ink.imperialRoad, 'stroke-width': 5.2, ...line }),
  ]
}

/** Ways that exist only in the drawing, thinner than those of the game. */
export function lanes(ways: Scene['lanes']): string[] {
  const of = (kind: 'road' | 'path' | 'rail'): string =>
    ways.flatMap((way) => (way.kind === kind ? [pathOf(way.line)] : [])).join('')
  const line = { fill: 'none', ...round }
  return [
    path(of('path'), { stroke: ink.path, 'stroke-width': 1.6, 'stroke-dasharray': '7 5', ...line }),
    path(of('road'), { stroke: ink.roadRim, 'stroke-width': 4.4, ...line }),
    path(of('road'), { stroke: ink.road, 'stroke-width': 2.4, ...line }),
    path(of('rail'), { stroke: ink.rail, 'stroke-width': 1.8, ...line }),
    path(of('rail'), { stroke: ink.rail, 'stroke-width': 6, 'stroke-dasharray': '1.2 8', fill: 'none' }),
  ]
}

/** The line of a connection's railway: beside its road or path. */
export function railLine({ connection, line }: Way): Line {
  return connection.way === 'none' ? line : beside(evenly(line, 10), railOffset)
}

export function railways(ways: readonly Way[]): string[] {
  const lines = ways.filter(({ connection }) => connection.rail).map(railLine)
  return tracks(lines)
}

export function tracks(lines: readonly Line[]): string[] {
  const rails = lines.map((line) => pathOf(line)).join('')
  const ties = lines.flatMap((line) => evenly(line, 9).map((at, i, all) => tie(at, all[i - 1] ?? at, all[i + 1] ?? at)))
  return [
    path(rails, { stroke: ink.halo, 'stroke-width': 6, opacity: 0.7, fill: 'none' }),
    path(ties.join(''), { stroke: ink.rail, 'stroke-width': 1.5, fill: 'none' }),
    path(rails, { stroke: ink.rail, 'stroke-width': 2.3, fill: 'none', ...round }),
  ]
}

function tie(at: Point, before: Point, after: Point): string {
  const across = angleTo(before, after) + Math.PI / 2
  const [x, y] = pointAtAngle(at, across, -4.2)
  const [dx, dy] = pointAtAngle([0, 0], across, 8.4)
  return `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`
}

/** The position of a tunnel on its railway. */
export function tunnelAt(way: Way): { readonly at: Point; readonly angle: number } | undefined {
  if (way.connection.tunnel === undefined) return undefined
  const line = railLine(way)
  return along(line, lengthOf(line) * 0.42)
}

export function tunnel({ at, angle }: { at: Point; angle: number }): string {
  const portal = (forward: number): string => {
    const middle = pointAtAngle(at, angle, forward * 9)
    const [ax, ay] = pointAtAngle(middle, angle + Math.PI / 2, 7.5)
    const [bx, by] = pointAtAngle(middle, angle - Math.PI / 2, 7.5)
    return `M${short(ax)} ${short(ay)}A7.5 7.5 0 0 ${forward > 0 ? 1 : 0} ${short(bx)} ${short(by)}`
  }
  const bed: Line = [pointAtAngle(at, angle, -10), pointAtAngle(at, angle, 10)]
  return [
    stroke(bed, { stroke: ink.halo, 'stroke-width': 11 }),
    stroke(bed, { stroke: ink.rail, 'stroke-width': 2, 'stroke-dasharray': '2.5 3' }),
    path(portal(-1) + portal(1), { stroke: ink.rail, 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' }),
  ].join('')
}

export function crossing({ at, angle, kind }: Crossing): string {
  if (kind === 'bridge') return bridge(at, angle)
  return boats(at, angle, kind === 'permanentPontoon')
}

/** Two parapets with their wings, open in between. */
function bridge(at: Point, angle: number): string {
  const rail = (side: number): string => {
    const point = (forward: number, out: number): string => {
      const [x, y] = pointAtAngle(pointAtAngle(at, angle, forward), angle + Math.PI / 2, side * out)
      return `${short(x)} ${short(y)}`
    }
    return `M${point(-13, 10)}L${point(-8.5, 6)}L${point(8.5, 6)}L${point(13, 10)}`
  }
  const deck: Line = [pointAtAngle(at, angle, -9), pointAtAngle(at, angle, 9)]
  return (
    stroke(deck, { stroke: ink.halo, 'stroke-width': 10.5 }) +
    path(rail(1) + rail(-1), { stroke: ink.line, 'stroke-width': 2.6, fill: 'none' })
  )
}

/** A row of boats across the river; filled where the bridge is in place. */
function boats(at: Point, angle: number, inPlace: boolean): string {
  const hulls = [-7, 0, 7].map((forward) => {
    const middle = pointAtAngle(at, angle, forward)
    const [ax, ay] = pointAtAngle(middle, angle + Math.PI / 2, 7.5)
    const [bx, by] = pointAtAngle(middle, angle - Math.PI / 2, 7.5)
    return `M${short(ax)} ${short(ay)}A9 9 0 0 1 ${short(bx)} ${short(by)}A9 9 0 0 1 ${short(ax)} ${short(ay)}`
  })
  return (
    circle(at, 14, { fill: ink.halo, opacity: 0.92 }) +
    path(hulls.join(''), { fill: inPlace ? ink.line : ink.halo, stroke: ink.line, 'stroke-width': 1.8 }) +
    (inPlace
      ? stroke([pointAtAngle(at, angle, -12), pointAtAngle(at, angle, 12)], { stroke: ink.line, 'stroke-width': 2.4 })
      : '')
  )
}

/** A border: a soft band, and a line of dashes and crosses. */
export function border(line: Line): string[] {
  const crosses = evenly(line, 26).map(
    ([x, y]) => `M${short(x - 3.4)} ${short(y)}h6.8M${short(x)} ${short(y - 3.4)}v6.8`,
  )
  return [
    stroke(line, { stroke: ink.border, 'stroke-width': 15, opacity: 0.2, 'stroke-linejoin': 'round' }),
    stroke(line, { stroke: ink.border, 'stroke-width': 1.9, 'stroke-dasharray': '11 15', 'stroke-dashoffset': -8 }),
    path(crosses.join(''), { stroke: ink.border, 'stroke-width': 1.6, fill: 'none' }),
  ]
}

/** An arrowhead with its point at the end of a line. */
export function arrowhead(line: Line, size: number, fill: string): string {
  const last = segments(line).at(-1)
  if (!last) return ''
  const angle = angleTo(...last)
  const tip = last[1]
  return path(pathOf([tip, pointAtAngle(tip, angle + 2.6, size), pointAtAngle(tip, angle - 2.6, size)], true), { fill })
}
