import type { Box, Ring } from './rings.ts'
import type { Point } from './whole.ts'

/**
 * All straight lines from some points to others, as a band: how far ahead the first end and the others begin, and how far to either side any of
 * them comes. Ahead and to the side are measured along the way from one point to another, in as many parts of a unit as that way is long.
 */
export class Fan {
  readonly #x: number
  readonly #y: number
  readonly #dx: number
  readonly #dy: number
  /** The points that lines come from end here, those that they lead to begin there. */
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

  /** Takes in points that lines come from: those of a ring about them, by how they lie from a place. */
  from({ x, y }: Point, ring: Ring): void {
    for (let at = 0; at < ring.length; at += 2) {
      this.#end = Math.max(this.#end, this.#ahead(x + ring[at]!, y + ring[at + 1]!))
      this.#widen(this.#aside(x + ring[at]!, y + ring[at + 1]!))
    }
  }

  /** Takes in points that they lead to. */
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

  /** Whether a box reaches beyond both sides of the band: what does not crosses no line plainly. */
  isSpannedBy({ left, right, top, bottom }: Box): boolean {
    // To the side most where it is farthest down or up, as the way leads.
    const x = this.#dy > 0 ? right : left
    const y = this.#dx > 0 ? top : bottom
    return this.#aside(x, y) > this.#most && this.#aside(left + right - x, top + bottom - y) < this.#least
  }

  /**
   * Whether an outline, or a line of several corners, plainly crosses all lines, each of them farther from both its ends than `clear`: one part of
   * it leads from one side of the band to the other, and all of that part lies between the two ends.
   */
  isCrossedBy(points: Ring, isArea: boolean, clear: number): boolean {
    // The way is no longer than it leads to the side and down together.
    const margin = clear * (Math.abs(this.#dx) + Math.abs(this.#dy))
    const first = this.#end + margin
    const last = this.#begin - margin
    if (first >= last) return false
    const corners = points.length >> 1
    // Around an area, and on to where the first part began.
    const steps = isArea ? 2 * corners : corners
    let side = 0
    let ahead = 0
    let aside = 0
    /** From which side the part that is followed has come into the band; 0 where it has not lain between the ends all the way. */
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

/** Whether an edge lies between two marks ahead where it is so far to the side. */
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
