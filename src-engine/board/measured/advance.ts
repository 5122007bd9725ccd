import { compareGaps, gapBetween, isGapLess } from './gaps.ts'
import type { Ring } from './rings.ts'
import { floorDiv } from './whole.ts'

/**
 * The greatest free distance up to a limit, if every distance below a free one is free; −1 if none is. Binary search.
 */
export function lastFree(limit: number, isFree: (distance: number) => boolean): number {
  if (isFree(limit)) return limit
  if (!isFree(0)) return -1
  let free = 0
  let barred = limit
  while (barred - free > 1) {
    const middle = floorDiv(free + barred, 2)
    if (isFree(middle)) free = middle
    else barred = middle
  }
  return free
}

/**
 * Whether a move keeps a distance from another counter: the swept area comes no nearer than that or, if the start was
 * already nearer, no nearer than the start.
 */
export function keepsAway(start: Ring, swept: Ring, other: Ring, distance: number): boolean {
  if (!isGapLess(swept, other, distance)) return true
  return compareGaps(gapBetween(swept, other), gapBetween(start, other)) >= 0
}
