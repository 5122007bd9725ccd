import { boxOf, haveCommonPoint, ringsMeet, sideOf, turnOf, type Box, type Ring } from './rings.ts'

/**
 * The squared distance between the nearest points of two outlines, as a fraction. No root is taken, so nothing is
 * rounded.
 */
export interface Gap {
  readonly square: number
  /** The divisor of `square`. */
  readonly by: number
}

const NONE: Gap = { square: 0, by: 1 }

/** Whether the gap between two convex outlines is at most a distance. */
export const isGapAtMost = (a: Ring, b: Ring, distance: number): boolean => distance >= 0 && isWithin(a, b, distance, 0)

/** Whether it is less than a distance. */
export const isGapLess = (a: Ring, b: Ring, distance: number): boolean => distance > 0 && isWithin(a, b, distance, 1)

/** `less`: 1 if the gap must be less than the distance; this works because all values are whole numbers. */
function isWithin(a: Ring, b: Ring, distance: number, less: 0 | 1): boolean {
  const most = distance * distance - less
  // Most cases are decided by the first pair of corners (near enough) or by the bounding boxes (too far).
  const x = a[0]! - b[0]!
  const y = a[1]! - b[1]!
  if (x * x + y * y <= most) return true
  const least = leastGap(boxOf(a), boxOf(b)).square
  if (least > most) return false
  if (hasCornerWithin(a, b, distance, less) || hasCornerWithin(b, a, distance, less)) return true
  return least === 0 && haveCommonPoint(a, b)
}

/**
 * Whether a corner of one outline is within this distance of an edge of another; `less`: 1 if it must be nearer, which
 * works because all values are whole numbers.
 */
function hasCornerWithin(corners: Ring, edges: Ring, distance: number, less: 0 | 1): boolean {
  const most = distance * distance
  for (let corner = 0; corner < corners.length; corner += 2) {
    const x = corners[corner]!
    const y = corners[corner + 1]!
    let ax = edges[edges.length - 2]!
    let ay = edges[edges.length - 1]!
    for (let at = 0; at < edges.length; at += 2) {
      const bx = edges[at]!
      const by = edges[at + 1]!
      const dx = bx - ax
      const dy = by - ay
      const ex = x - ax
      const ey = y - ay
      const along = ex * dx + ey * dy
      const whole = dx * dx + dy * dy
      if (along <= 0) {
        if (ex * ex + ey * ey + less <= most) return true
      } else if (along >= whole) {
        if ((x - bx) * (x - bx) + (y - by) * (y - by) + less <= most) return true
      } else {
        const aside = dx * ey - dy * ex
        if (aside * aside + less <= most * whole) return true
      }
      ax = bx
      ay = by
    }
  }
  return false
}

export const isAtMost = ({ square, by }: Gap, distance: number): boolean =>
  distance >= 0 && square <= distance * distance * by

export const isLess = ({ square, by }: Gap, distance: number): boolean =>
  distance > 0 && square < distance * distance * by

/** Negative if the first gap is smaller, zero if they are equal. */
export const compareGaps = (a: Gap, b: Gap): number => compareParts(a.square, a.by, b.square, b.by)

/** A difference above one part in this many of the sum cannot be a rounding error of large numbers. */
const PARTS = 2 ** 50

function compareParts(square: number, by: number, otherSquare: number, otherBy: number): number {
  const left = square * otherBy
  const right = otherSquare * by
  const difference = left - right
  if (Math.abs(difference) * PARTS > left + right) return difference
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return difference
  const exact = BigInt(square) * BigInt(otherBy) - BigInt(otherSquare) * BigInt(by)
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}

/** A lower bound of a gap: the distance between the boxes. */
export function leastGap(a: Box, b: Box): Gap {
  const aside = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return { square: aside * aside + down * down, by: 1 }
}

/** An upper bound of a gap: the least distance between corners. */
export function mostGap(a: Ring, b: Ring): Gap {
  let square = Number.MAX_SAFE_INTEGER
  for (let at = 0; at < a.length; at += 2)
    for (let to = 0; to < b.length; to += 2) {
      const x = a[at]! - b[to]!
      const y = a[at + 1]! - b[to + 1]!
      square = Math.min(square, x * x + y * y)
    }
  return { square, by: 1 }
}

/** The gap between two convex outlines; zero if they touch or overlap. */
export function gapBetween(a: Ring, b: Ring): Gap {
  if (ringsMeet(a, b)) return NONE
  // Greater than any gap.
  const least = { square: 1, by: 0 }
  nearestCorner(a, b, least)
  nearestCorner(b, a, least)
  return least.by === 0 ? NONE : least
}

/**
 * Lowers `least` to the smallest gap from a corner of one outline to an edge of another. The edge nearest to a corner
 * is always one that the corner lies on the outer side of.
 */
function nearestCorner(corners: Ring, edges: Ring, least: { square: number; by: number }): void {
  const inner = edges.length < 6 ? 0 : turnOf(edges)
  let ax = edges[edges.length - 2]!
  let ay = edges[edges.length - 1]!
  for (let at = 0; at < edges.length; at += 2) {
    const bx = edges[at]!
    const by = edges[at + 1]!
    const whole = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    for (let corner = 0; corner < corners.length; corner += 2) {
      const x = corners[corner]!
      const y = corners[corner + 1]!
      const aside = sideOf(ax, ay, bx, by, x, y)
      if (aside * inner > 0) continue
      // The edge is no nearer than the line it is part of.
      const line = aside * aside * least.by
      const known = least.square * whole
      if ((line - known) * PARTS > line + known) continue
      measure(x, y, ax, ay, bx, by, least)
    }
    ax = bx
    ay = by
  }
}

/** The gap from a point to a line segment. */
export function gapToLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): Gap {
  const gap = { square: 1, by: 0 }
  measure(x, y, ax, ay, bx, by, gap)
  return gap
}

/** Lowers `least` to the gap from a point to a line segment, if that is smaller. */
function measure(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  least: { square: number; by: number },
): void {
  const dx = bx - ax
  const dy = by - ay
  const ex = x - ax
  const ey = y - ay
  const along = ex * dx + ey * dy
  const whole = dx * dx + dy * dy
  const aside = dx * ey - dy * ex
  const isAtEnd = along <= 0 || along >= whole
  const square = !isAtEnd ? aside * aside : along <= 0 ? ex * ex + ey * ey : (x - bx) * (x - bx) + (y - by) * (y - by)
  const parts = isAtEnd ? 1 : whole
  if (compareParts(square, parts, least.square, least.by) >= 0) return
  least.square = square
  least.by = parts
}
