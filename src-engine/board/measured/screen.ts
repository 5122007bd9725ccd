import type { Box, Ring } from './rings.ts'
import type { Point } from './whole.ts'

/**
 * All straight lines from some points to others, as a band: the end of the first points and the beginning of the others
 * in the direction ahead, and the width to both sides. Ahead and aside are measured along the vector between two given
 * points, scaled by its length.
 */
export class Fan {
  readonly #x: number
  readonly #y: number
  readonly #dx: number
  readonly #dy: number
  /** How far ahead the points where lines start extend, and where the points they lead to begin. */
  #end = Number.MIN_SAFE_INTEGER
  #begin = Number.MAX_SAFE_INTEGER
  #most = Number.MIN_SAFE_INTEGER
  #least = Number.MAX_SAFE_INTEGER

  constructor(from: Point, to: Point) {
    this.#x = from.x
    this.#y = from.y
    this.#dx = to.x - from.x
    this.#dy = to.y - from.y
  }

  /** Adds points where lines start: the corners of a ring around them, relative to a point. */
  from({ x, y }: Point, ring: Ring): void {
    for (let at = 0; at < ring.length; at += 2) {
      this.#end = Math.max(this.#end, this.#ahead(x + ring[at]!, y + ring[at + 1]!))
      this.#widen(this.#aside(x + ring[at]!, y + ring[at + 1]!))
    }
  }

  /** Adds points that lines lead to. */
  to({ x, y }: Point, ring: Ring): void {
    for (let at = 0; at < ring.length; at += 2) {
      this.#begin = Math.min(this.#begin, this.#ahead(x + ring[at]!, y + ring[at + 1]!))
      this.#widen(this.#aside(x + ring[at]!, y + ring[at + 1]!))
    }
  }

  #ahead(x: number, y: number): number {
    return (x - this.#x) * this.#dx + (y - this.#y) * this.#dy
  }
  #aside(x: number, y: number): number {
    return (x - this.#x) * this.#dy - (y - this.#y) * this.#dx
  }
  /** Just outside the band. */
  #edge(side: number): number {
    return side > 0 ? this.#most + 1 : this.#least - 1
  }
  #widen(aside: number): void {
    this.#most = Math.max(this.#most, aside)
    this.#least = Math.min(this.#least, aside)
  }

  /** Whether a box lies beside the band, farther than `margin` from all lines. */
  isPast({ left, right, top, bottom }: Box, margin: number): boolean {
    const x = this.#dy > 0 ? right : left
    const y = this.#dx > 0 ? top : bottom
    const far = margin * (Math.abs(this.#dx) + Math.abs(this.#dy))
    return this.#aside(x, y) < this.#least - far || this.#aside(left + right - x, top + bottom - y) > this.#most + far
  }

  /** Whether a box extends beyond both sides of the band; otherwise it cannot clearly cross all lines. */
  isSpannedBy({ left, right, top, bottom }: Box): boolean {
    // The corner farthest aside depends on the direction of the vector.
    const x = this.#dy > 0 ? right : left
    const y = this.#dx > 0 ? top : bottom
    return this.#aside(x, y) > this.#most && this.#aside(left + right - x, top + bottom - y) < this.#least
  }

  /**
   * Whether an outline or a polyline clearly crosses all lines, farther than `clear` from both ends of each: one part
   * of it leads from one side of the band to the other, and all of that part lies between the two ends.
   */
  isCrossedBy(points: Ring, isArea: boolean, clear: number): boolean {
    // The vector is no longer than the sum of its components.
    const margin = clear * (Math.abs(this.#dx) + Math.abs(this.#dy))
    const first = this.#end + margin
    const last = this.#begin - margin
    if (first >= last) return false
    const corners = points.length >> 1
    // Once around an area, and on to the point where the first part began.
    const steps = isArea ? 2 * corners : corners
    let side = 0
    let ahead = 0
    let aside = 0
    /** The side from which the current part entered the band; 0 if it has not been between the ends all the way. */
    let cameFrom = 0
    for (let step = 0; step < steps; step++) {
      const at = 2 * (step < corners ? step : step - corners)
      const nowAhead = this.#ahead(points[at]!, points[at + 1]!)
      const nowAside = this.#aside(points[at]!, points[at + 1]!)
      const nowSide = nowAside > this.#most ? 1 : nowAside < this.#least ? -1 : 0
      if (step > 0 && side !== 0 && side !== nowSide)
        cameFrom = isBetweenAt(this.#edge(side), aside, ahead, nowAside, nowAhead, first, last) ? side : 0
      if (nowSide !== 0) {
        const isAcross = cameFrom === -nowSide
        if (isAcross && isBetweenAt(this.#edge(nowSide), aside, ahead, nowAside, nowAhead, first, last)) return true
        if (step >= corners) return false
        cameFrom = 0
      } else if (nowAhead < first || nowAhead > last) cameFrom = 0
      side = nowSide
      ahead = nowAhead
      aside = nowAside
    }
    return false
  }
}

/** Whether an edge, at this distance aside, lies between two limits ahead. */
function isBetweenAt(
  edge: number,
  aside: number,
  ahead: number,
  nowAside: number,
  nowAhead: number,
  first: number,
  last: number,
): boolean {
  const turn = nowAside < aside ? -1 : 1
  const whole = (nowAside - aside) * turn
  const sum = ahead * whole + (nowAhead - ahead) * (edge - aside) * turn
  return sum >= first * whole && sum <= last * whole
}
