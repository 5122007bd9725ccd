/** A point of the drawing: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const pointAtAngle = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]
export const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const angleTo = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0])

/** Neighbouring points of a line, two by two. */
export function segments(line: Line): (readonly [Point, Point])[] {
  return line.slice(1).map((point, i) => [line[i] ?? point, point] as const)
}

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i += 1) sum += gap(line[i - 1] ?? origin, line[i] ?? origin)
  return sum
}

const origin: Point = [0, 0]

/** Returns a function for points along a line; fast when the distances increase from call to call. */
export function walkAlong(line: Line): (distance: number) => { readonly at: Point; readonly angle: number } {
  let segment = 1
  let walked = 0
  return (distance) => {
    if (distance < walked) {
      segment = 1
      walked = 0
    }
    for (; segment < line.length; segment += 1) {
      const a = line[segment - 1] ?? origin
      const b = line[segment] ?? origin
      const length = gap(a, b)
      if (length > 0 && distance <= walked + length)
        return { at: between(a, b, Math.max(0, distance - walked) / length), angle: angleTo(a, b) }
      walked += length
    }
    const last = line.at(-1) ?? origin
    segment = 1
    walked = 0
    return { at: last, angle: angleTo(line.at(-2) ?? last, last) }
  }
}

/** The point at a distance along the line, and the line's direction there. */
export const along = (line: Line, distance: number): { readonly at: Point; readonly angle: number } =>
  walkAlong(line)(distance)

/** Points at equal distances, including both ends. */
export function evenly(line: Line, step: number): Point[] {
  const length = lengthOf(line)
  const count = Math.max(1, Math.round(length / step))
  const walk = walkAlong(line)
  const last = line.at(-1)
  const points = Array.from({ length: count }, (_, i) => walk((i * length) / count).at)
  return last ? [...points, last] : []
}

/** A curve through every point (Catmull-Rom); a closed one has no ends. */
export function smooth(line: Line, steps = 6, closed = false): Point[] {
  const count = line.length
  if (count < 3) return [...line]
  const point = (i: number): Point => line[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0]
  const spans = closed ? count : count - 1
  const curve: Point[] = [point(0)]
  for (let i = 0; i < spans; i += 1) {
    for (let k = 1; k <= steps; k += 1) {
      curve.push(k === steps ? point(i + 1) : bent(point(i - 1), point(i), point(i + 1), point(i + 2), k / steps))
    }
  }
  return curve
}

function bent(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * a[i] +
      (b[i] - p[i]) * t +
      (2 * p[i] - 5 * a[i] + 4 * b[i] - q[i]) * t * t +
      (3 * a[i] - p[i] - 3 * b[i] + q[i]) * t * t * t)
  return [one(0), one(1)]
}

/** The line moved to its right (seen along it) by `by`. */
export function beside(line: Line, by: number): Point[] {
  return line.map((point, i) => {
    const angle = angleTo(line[i - 1] ?? point, line[i + 1] ?? point)
    return pointAtAngle(point, angle + Math.PI / 2, by)
  })
}

/** The points where two lines meet, with the direction of the first. */
export function meetings(one: Line, other: Line): { readonly at: Point; readonly angle: number }[] {
  const box = expandedBox(boxOf(one), 1)
  const near = segments(other).filter(([a, b]) => overlap(box, boxOf([a, b])))
  return segments(one).flatMap(([p, q]) =>
    near.flatMap(([a, b]) => {
      const at = meeting(p, q, a, b)
      return at ? [{ at, angle: angleTo(p, q) }] : []
    }),
  )
}

function meeting(p: Point, q: Point, a: Point, b: Point): Point | undefined {
  const down = (q[0] - p[0]) * (b[1] - a[1]) - (q[1] - p[1]) * (b[0] - a[0])
  if (down === 0) return undefined
  const t = ((a[0] - p[0]) * (b[1] - a[1]) - (a[1] - p[1]) * (b[0] - a[0])) / down
  const u = ((a[0] - p[0]) * (q[1] - p[1]) - (a[1] - p[1]) * (q[0] - p[0])) / down
  // A corner belongs to only one of its two segments, so that it is met only once.
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? between(p, q, t) : undefined
}

export function contains(ring: Line, [x, y]: Point): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

export function boxOf(points: Line): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export const boxAround = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})
export const expandedBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
export const holds = (box: Box, [x, y]: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom
