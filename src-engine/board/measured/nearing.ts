import type { Box, Ring } from './rings.ts'

/**
 * Whether an outline has come nearer to a watcher by a distance in whole units, as far as boxes and corners alone can
 * decide; undefined if the gaps have to be measured. Both outlines have the same number of corners.
 *
 * The gap is the greatest separation of the two by a straight line. Along the vector to the nearest point, wherever
 * that is, no corner advances farther than the corner that advances farthest; this limits how much the gap can have
 * shrunk. The corner that advances least, seen from the end of the move, gives the least it must have shrunk.
 */
export function hasComeNearer(
  watcher: Box,
  { ring: before, box: boxBefore }: Outline,
  { ring: now, box: boxNow }: Outline,
  distance: number,
): boolean | undefined {
  const from = vectorsBetween(watcher, boxBefore)
  const to = vectorsBetween(watcher, boxNow)
  const firstX = before[0]! - now[0]!
  const firstY = before[1]! - now[1]!
  let most = maxDotProduct(firstX, firstY, from)
  let least = -maxDotProduct(-firstX, -firstY, to)
  for (let at = 2; at < now.length; at += 2) {
    const x = before[at]! - now[at]!
    const y = before[at + 1]! - now[at + 1]!
    // Without a turn all corners have moved by the same vector.
    if (x === firstX && y === firstY) continue
    most = Math.max(most, maxDotProduct(x, y, from))
    least = Math.min(least, -maxDotProduct(-x, -y, to))
  }
  // Both are scaled by the length of the vector to the nearest point, which is at least the distance between the boxes.
  const aside = Math.max(0, from.left, -from.right)
  const ahead = Math.max(0, from.top, -from.bottom)
  const less = distance - 1
  if (most <= 0 || most * most <= less * less * (aside * aside + ahead * ahead)) return false
  const across = Math.max(-to.left, to.right)
  const down = Math.max(-to.top, to.bottom)
  const more = distance + 1
  if (least > 0 && least * least >= more * more * (across * across + down * down)) return true
  return undefined
}

/** A ring with its bounding box. */
export interface Outline {
  readonly ring: Ring
  readonly box: Box
}

/** All vectors from a point of one box to a point of another, as a box of their components. */
const vectorsBetween = (from: Box, to: Box): Box => ({
  left: to.left - from.right,
  top: to.top - from.bottom,
  right: to.right - from.left,
  bottom: to.bottom - from.top,
})

/** The greatest dot product of a vector with any of these vectors. */
const maxDotProduct = (x: number, y: number, { left, right, top, bottom }: Box): number =>
  x * (x > 0 ? right : left) + y * (y > 0 ? bottom : top)
