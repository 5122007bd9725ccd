/**
 * The corners of a closed outline, x and y alternating. One corner is a point, two are a line. Outlines used for
 * overlap, gap or hull must be convex; those of the ground may be concave.
 */
export type Ring = readonly number[]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(ring: Ring): Box {
  // By index: destructuring would cost more than all the rest.
  let left = ring[0] ?? 0
  let top = ring[1] ?? 0
  let right = left
  let bottom = top
  for (let at = 2; at < ring.length; at += 2) {
    const x = ring[at]!
    const y = ring[at + 1]!
    if (x < left) left = x
    else if (x > right) right = x
    if (y < top) top = y
    else if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

/** Whether two boxes are within a distance of each other, horizontally and vertically; inclusive. */
export const areNear = (a: Box, b: Box, distance = 0): boolean =>
  a.left - b.right <= distance &&
  b.left - a.right <= distance &&
  a.top - b.bottom <= distance &&
  b.top - a.bottom <= distance

/** The bounding box of two boxes. */
export const boxAround = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** The side of the line from a to b on which a point lies: positive to the right, zero on the line. */
export const sideOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const isBetween = (a: number, b: number, value: number): boolean =>
  a < b ? a <= value && value <= b : b <= value && value <= a

/** Whether two line segments have a common point, ends included. */
export function linesMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = sideOf(ax, ay, bx, by, cx, cy)
  const d = sideOf(ax, ay, bx, by, dx, dy)
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false
  const a = sideOf(cx, cy, dx, dy, ax, ay)
  const b = sideOf(cx, cy, dx, dy, bx, by)
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false
  if (a !== 0 || b !== 0 || c !== 0 || d !== 0) return true
  // All four points are on one line.
  return (
    (isBetween(ax, bx, cx) && isBetween(ay, by, cy)) ||
    (isBetween(ax, bx, dx) && isBetween(ay, by, dy)) ||
    (isBetween(cx, dx, ax) && isBetween(cy, dy, ay))
  )
}

/** Whether a point lies inside an outline of any shape, or on its edge. */
export function holds(ring: Ring, x: number, y: number): boolean {
  let isInside = false
  let ax = ring[ring.length - 2]!
  let ay = ring[ring.length - 1]!
  for (let at = 0; at < ring.length; at += 2) {
    const bx = ring[at]!
    const by = ring[at + 1]!
    if (isBetween(ax, bx, x) && isBetween(ay, by, y) && sideOf(ax, ay, bx, by, x, y) === 0) return true
    if (ay > y !== by > y && sideOf(ax, ay, bx, by, x, y) > 0 === by > ay) isInside = !isInside
    ax = bx
    ay = by
  }
  return isInside
}

/** Whether a line segment has a common point with an open polyline. */
export function lineMeetsLine(line: Ring, ax: number, ay: number, bx: number, by: number): boolean {
  for (let at = 2; at < line.length; at += 2)
    if (linesMeet(ax, ay, bx, by, line[at - 2]!, line[at - 1]!, line[at]!, line[at + 1]!)) return true
  return false
}

/** Whether a line segment has a common point with an outline or its interior. */
export function lineMeetsRing(ring: Ring, ax: number, ay: number, bx: number, by: number): boolean {
  return crossesEdge(ring, ax, ay, bx, by) || holds(ring, ax, ay)
}

/** Whether a line segment has a common point with the edge of an outline. */
export function crossesEdge(ring: Ring, ax: number, ay: number, bx: number, by: number): boolean {
  const left = Math.min(ax, bx)
  const right = Math.max(ax, bx)
  const top = Math.min(ay, by)
  const bottom = Math.max(ay, by)
  let cx = ring[ring.length - 2]!
  let cy = ring[ring.length - 1]!
  for (let at = 0; at < ring.length; at += 2) {
    const dx = ring[at]!
    const dy = ring[at + 1]!
    const isFar =
      (cx < left && dx < left) || (cx > right && dx > right) || (cy < top && dy < top) || (cy > bottom && dy > bottom)
    if (!isFar && linesMeet(ax, ay, bx, by, cx, cy, dx, dy)) return true
    cx = dx
    cy = dy
  }
  return false
}

/** Whether two outlines, interiors included, have a common point; touching is enough. */
export const ringsMeet = (a: Ring, b: Ring): boolean => areNear(boxOf(a), boxOf(b)) && haveCommonPoint(a, b)

/** Same, if the caller has checked that their boxes are near each other. */
export function haveCommonPoint(a: Ring, b: Ring): boolean {
  let x = b[b.length - 2]!
  let y = b[b.length - 1]!
  for (let at = 0; at < b.length; at += 2) {
    if (crossesEdge(a, x, y, b[at]!, b[at + 1]!)) return true
    x = b[at]!
    y = b[at + 1]!
  }
  return holds(a, b[0]!, b[1]!) || holds(b, a[0]!, a[1]!)
}

/** Whether the interiors of two convex outlines have a common point; touching is not enough. */
export const overlap = (a: Ring, b: Ring): boolean =>
  a.length >= 6 && b.length >= 6 && !isParted(a, b) && !isParted(b, a)

/** Whether an outline lies completely on the outer side of an edge of another. */
function isParted(by: Ring, ring: Ring): boolean {
  const inner = turnOf(by)
  let ax = by[by.length - 2]!
  let ay = by[by.length - 1]!
  for (let at = 0; at < by.length; at += 2) {
    const bx = by[at]!
    const bottom = by[at + 1]!
    let isOuter = true
    for (let corner = 0; corner < ring.length && isOuter; corner += 2)
      isOuter = sideOf(ax, ay, bx, bottom, ring[corner]!, ring[corner + 1]!) * inner <= 0
    if (isOuter) return true
    ax = bx
    ay = bottom
  }
  return false
}

/** 1 if the corners of a convex outline go clockwise on the table, −1 if anticlockwise. */
export function turnOf(ring: Ring): number {
  let ax = ring[0]!
  let ay = ring[1]!
  let bx = ring[2]!
  let by = ring[3]!
  // Any corner decides it that is not on a straight edge.
  for (let at = 4; at < ring.length; at += 2) {
    const side = sideOf(ax, ay, bx, by, ring[at]!, ring[at + 1]!)
    if (side !== 0) return side < 0 ? -1 : 1
    ax = bx
    ay = by
    bx = ring[at]!
    by = ring[at + 1]!
  }
  return 1
}

/**
 * Whether a line segment passes through the interior of a convex outline; running along an edge or through a corner
 * does not count.
 */
export function passesThrough(ring: Ring, ax: number, ay: number, bx: number, by: number): boolean {
  if (ring.length < 6) return false
  let isLeft = false
  let isRight = false
  for (let at = 0; at < ring.length; at += 2) {
    const side = sideOf(ax, ay, bx, by, ring[at]!, ring[at + 1]!)
    if (side > 0) isRight = true
    else if (side < 0) isLeft = true
  }
  return isLeft && isRight && !isParted(ring, [ax, ay, bx, by])
}

/** The convex hull of two outlines, without corners on straight edges. */
export function hullOf(a: Ring, b: Ring): Ring {
  const count = insertCorners(b, insertCorners(a, 0))
  let length = 0
  for (let at = 0; at < count; at++) length = extendHull(length, 0, corners[at]!)
  // The last corner of one side of the hull is the first of the other.
  const first = length - 1
  for (let at = count - 2; at >= 0; at--) length = extendHull(length, first, corners[at]!)
  if (length > 1) length -= 1
  const ring: number[] = []
  for (let at = 0; at < length; at++) ring.push(xOf(hull[at]!), yOf(hull[at]!))
  return ring
}

/** Reused buffers for the sorted corners and for the hull; hulls are built one at a time. */
const corners: number[] = []
const hull: number[] = []

/** Packs a corner into one number, so that corners are sorted by comparing numbers. */
const BITS = 14
const ROOM = 1 << BITS
const cornerAt = (x: number, y: number): number => (x + (ROOM >> 1)) * ROOM + y + (ROOM >> 1)
const xOf = (corner: number): number => (corner >> BITS) - (ROOM >> 1)
const yOf = (corner: number): number => (corner & (ROOM - 1)) - (ROOM >> 1)

/** Inserts the corners of an outline into the sorted buffer, without duplicates; returns the new count. */
function insertCorners(ring: Ring, before: number): number {
  let count = before
  for (let at = 0; at < ring.length; at += 2) {
    const corner = cornerAt(ring[at]!, ring[at + 1]!)
    let place = count
    while (place > 0 && corners[place - 1]! > corner) place--
    if (place > 0 && corners[place - 1] === corner) continue
    for (let last = count; last > place; last--) corners[last] = corners[last - 1]!
    corners[place] = corner
    count += 1
  }
  return count
}

/**
 * Extends one side of the hull by a corner and drops earlier corners that no longer stick out; returns the new count.
 */
function extendHull(before: number, first: number, corner: number): number {
  const x = xOf(corner)
  const y = yOf(corner)
  let length = before
  while (length - first > 1) {
    const a = hull[length - 2]!
    const b = hull[length - 1]!
    if (sideOf(xOf(a), yOf(a), xOf(b), yOf(b), x, y) > 0) break
    length -= 1
  }
  hull[length] = corner
  return length + 1
}
