import { areNear, boxOf, ringsMeet, type Ring } from './rings.ts'

/**
 * The square of the distance between the nearest points of two outlines, as a fraction: it is never rooted, so nothing is
 * rounded.
 */
export interface Gap {
  readonly square: number
  /** What `square` is to be divided by. */
  readonly by: number
}

const NONE: Gap = { square: 0, by: 1 }

/** Whether the gap between two convex outlines is no more than a distance. */
export function isGapAtMost(a: Ring, b: Ring, distance: number): boolean {
  if (distance < 0 || !areNear(boxOf(a), boxOf(b), distance)) return false
  return ringsMeet(a, b) || hasCornerWithin(a, b, distance) || hasCornerWithin(b, a, distance)
}

/** Whether a corner of an outline is no further than that from an edge of another. */
function hasCornerWithin(corners: Ring, edges: Ring, distance: number): boolean {
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
        if (ex * ex + ey * ey <= most) return true
      } else if (along >= whole) {
        if ((x - bx) * (x - bx) + (y - by) * (y - by) <= most) return true
      } else {
        const aside = dx * ey - dy * ex
        if (aside * aside <= most * whole) return true
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

/** Below zero where the first gap is the smaller one, zero where they are equal. */
export function compareGaps(a: Gap, b: Gap): number {
  const left = a.square * b.by
  const right = b.square * a.by
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return left - right
  const difference = BigInt(a.square) * BigInt(b.by) - BigInt(b.square) * BigInt(a.by)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The gap between two convex outlines; none where they touch or overlap. */
export function gapBetween(a: Ring, b: Ring): Gap {
  if (ringsMeet(a, b)) return NONE
  const first = nearestCorner(a, b, undefined)
  return nearestCorner(b, a, first)
}

/** The least gap from a corner of an outline to an edge of another, or one that is known to be smaller. */
function nearestCorner(corners: Ring, edges: Ring, known: Gap | undefined): Gap {
  let least = known
  for (let corner = 0; corner < corners.length; corner += 2) {
    const x = corners[corner]!
    const y = corners[corner + 1]!
    let ax = edges[edges.length - 2]!
    let ay = edges[edges.length - 1]!
    for (let at = 0; at < edges.length; at += 2) {
      const bx = edges[at]!
      const by = edges[at + 1]!
      const gap = gapToLine(x, y, ax, ay, bx, by)
      if (least === undefined || compareGaps(gap, least) < 0) least = gap
      ax = bx
      ay = by
    }
  }
  return least ?? NONE
}

/** The gap from a point to a straight line between two ends. */
export function gapToLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): Gap {
  const dx = bx - ax
  const dy = by - ay
  const ex = x - ax
  const ey = y - ay
  const along = ex * dx + ey * dy
  const whole = dx * dx + dy * dy
  if (along <= 0) return { square: ex * ex + ey * ey, by: 1 }
  if (along >= whole) return { square: (x - bx) * (x - bx) + (y - by) * (y - by), by: 1 }
  const aside = dx * ey - dy * ex
  return { square: aside * aside, by: whole }
}
