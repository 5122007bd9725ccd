import type { Box, Ring } from './rings.ts'

/**
 * Whether an outline has come nearer to somebody by a distance in whole units, as far as that is plain from boxes and corners alone; undefined where
 * the gaps have to be measured. Both outlines have as many corners.
 *
 * The gap is the most that a straight line between the two can part them. Along the way to the nearest point, wherever that is, no corner comes
 * farther than the corner that comes farthest; so much, and no more, the gap can have shrunk. Seen from the end of the way it is the least.
 */
export function hasComeNearer(
  watcher: Box,
  { ring: before, box: boxBefore }: Outline,
  { ring: now, box: boxNow }: Outline,
  distance: number,
): boolean | undefined {
  const from = waysBetween(watcher, boxBefore)
  const to = waysBetween(watcher, boxNow)
  const firstX = before[0]! - now[0]!
  const firstY = before[1]! - now[1]!
  let most = greatest(firstX, firstY, from)
  let least = -greatest(-firstX, -firstY, to)
  for (let at = 2; at < now.length; at += 2) {
    const x = before[at]! - now[at]!
    const y = before[at + 1]! - now[at + 1]!
    // Who has not turned has gone the same way with all corners.
    if (x === firstX && y === firstY) continue
    most = Math.max(most, greatest(x, y, from))
    least = Math.min(least, -greatest(-x, -y, to))
  }
  // Both are so many times as long as the way to the nearest point is, which is no shorter than from box to box.
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

/** A ring with the box about it. */
export interface Outline {
  readonly ring: Ring
  readonly box: Box
}

/** All ways from anywhere in a box to anywhere in another, as the box of what they lead to the side and down. */
const waysBetween = (from: Box, to: Box): Box => ({
  left: to.left - from.right,
  top: to.top - from.bottom,
  right: to.right - from.left,
  bottom: to.bottom - from.top,
})

/** The greatest product of one way with any of others. */
const greatest = (x: number, y: number, { left, right, top, bottom }: Box): number =>
  x * (x > 0 ? right : left) + y * (y > 0 ? bottom : top)
