import type { Livery } from '../../counters/face.ts'
import { type BoardIndex, type Line, type Spot, wayBetween } from './board.ts'
import { middleOf, shortened } from './lines.ts'

/** A march on the map: the places passed, in order. */
export type MapMarch = {
  readonly way: readonly string[]
  readonly tone: Livery
  /** Drawn as an outline instead of filled, as staffs draw the enemy. */
  readonly isHollow: boolean
}

/** Measures relative to the distance between neighbouring places. */
const measures = { tail: 0.04, neck: 0.12, head: 0.3, headLength: 0.26, lane: 0.16, before: 0.1, after: 0.2, bow: 0.07 }
/** Number of interpolated points between two points of the way. */
const steps = 8

/**
 * The outline of an arrow along a march, in units of the sheet: narrow at the tail, broad at the head. `lane` sets
 * arrows that share their first step side by side. Undefined if there is nothing to draw.
 */
export function arrowOf(index: BoardIndex, { way }: MapMarch, lane = 0): Line | undefined {
  const unit = index.spacing
  const curve = shortened(
    curved(spotsOf(index, way, lane * unit * measures.lane)),
    unit * measures.before,
    unit * measures.after,
  )
  const lengths = lengthsAlong(curve)
  const total = lengths.at(-1) ?? 0
  if (curve.length < 2 || total === 0) return undefined
  const headLength = Math.min(unit * measures.headLength, total * 0.6)
  const scale = headLength / (unit * measures.headLength)
  const shaft = shortened(curve, 0, headLength)
  const ends = shaft.length < 2 ? curve.slice(0, 2) : shaft
  const sides = ends.map(([x, y], at): readonly [Point, Point] => {
    const part = (lengthsAlong(ends).at(at) ?? 0) / Math.max(total - headLength, 1e-6)
    const half = (unit * scale * (measures.tail + (measures.neck - measures.tail) * Math.min(1, part))) / 2
    const [nx, ny] = normalAt(ends, at)
    return [
      [x + nx * half, y + ny * half],
      [x - nx * half, y - ny * half],
    ]
  })
  const [neckX, neckY] = ends.at(-1) ?? [0, 0]
  const [nx, ny] = normalAt(ends, ends.length - 1)
  const wing = (unit * scale * measures.head) / 2
  return [
    ...sides.map(([left]) => left),
    [neckX + nx * wing, neckY + ny * wing],
    curve.at(-1) ?? [neckX, neckY],
    [neckX - nx * wing, neckY - ny * wing],
    ...sides.map(([, right]) => right).toReversed(),
  ]
}

/** The arrows of all marches that can be drawn on this board. */
export function arrowsOf(
  index: BoardIndex,
  marches: readonly MapMarch[],
): readonly { readonly march: MapMarch; readonly outline: Line }[] {
  const lanes = new Map<string, number>()
  return marches.flatMap((march) => {
    const step = march.way.slice(0, 2).toSorted().join(' ')
    const lane = lanes.get(step) ?? 0
    lanes.set(step, lane + 1)
    // Lanes alternate between the two sides of the way: 0, 1, -1, 2 …
    const outline = arrowOf(index, march, lane % 2 === 0 ? -lane / 2 : (lane + 1) / 2)
    return outline === undefined ? [] : [{ march, outline }]
  })
}

type Point = [number, number]

/**
 * The places of a way with the middle of the road between neighbours, all shifted by `aside` and bowed a little to the
 * side of the road.
 */
function spotsOf(index: BoardIndex, way: readonly string[], aside: number): Point[] {
  const places = way.flatMap((id) => index.places.get(id) ?? [])
  return places.flatMap((place, at): Point[] => {
    const next = places[at + 1]
    if (next === undefined) return [[place.x, place.y]]
    const road = wayBetween(index, place.id, next.id)
    const middle: Spot =
      road === undefined ? { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 } : middleOf(road.way.line)
    const length = Math.hypot(next.x - place.x, next.y - place.y) || 1
    const bow = aside + length * measures.bow
    const [nx, ny] = [(next.y - place.y) / length, (place.x - next.x) / length]
    return [
      [place.x, place.y],
      [middle.x + nx * bow, middle.y + ny * bow],
    ]
  })
}

/** A smooth curve through points (Catmull–Rom). */
function curved(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const between = (i: number, part: number): Point => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const on = (k: 0 | 1): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * part +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * part ** 2 +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * part ** 3)
    return [on(0), on(1)]
  }
  const curve = points.slice(1).flatMap((_, i) => Array.from({ length: steps }, (_one, k) => between(i, k / steps)))
  return points.length < 2 ? [] : [...curve, at(points.length - 1)]
}

/** Distance of each point from the start of the line. */
function lengthsAlong(line: Line): number[] {
  let length = 0
  return line.map(([x, y], at) => {
    const before = line[at - 1]
    if (before !== undefined) length += Math.hypot(x - before[0], y - before[1])
    return length
  })
}

/** Unit normal of a line at one of its points. */
function normalAt(line: Line, at: number): Point {
  const [[ax, ay], [bx, by]] = [line[Math.max(0, at - 1)] ?? [0, 0], line[Math.min(line.length - 1, at + 1)] ?? [0, 0]]
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / length, (ax - bx) / length]
}
