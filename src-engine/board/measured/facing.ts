import { nearestDiv, whole, type Point } from './whole.ts'

/* Facings are twelve steps of 30°, clockwise from north; x grows eastwards, y southwards. */

export const FACINGS = 12
/** The sines of the facings, times 2¹⁴. */
const sines = [0, 8192, 14189, 16384, 14189, 8192, 0, -8192, -14189, -16384, -14189, -8192]
const ONE = 16384

export const turned = (facing: number, steps: number): number => (facing + steps + 2 * FACINGS) % FACINGS

const sine = (facing: number): number => sines[facing % FACINGS]!

/** The component of a vector ahead of a facing, times 2¹⁴. */
export const aheadOf = (facing: number, dx: number, dy: number): number => dx * sine(facing) - dy * sine(facing + 3)

/** The component of a vector to the right of a facing, times 2¹⁴. */
export const rightOf = (facing: number, dx: number, dy: number): number => dx * sine(facing + 3) + dy * sine(facing)

/** The point this far ahead and to the right of another, rounded once. Distances are in halves: `2` is one unit. */
export function offsetInHalves(x: number, y: number, facing: number, ahead: number, right: number): Point {
  const s = sine(facing)
  const c = sine(facing + 3)
  return {
    x: whole(x + nearestDiv(ahead * s + right * c, 2 * ONE)),
    y: whole(y + nearestDiv(right * s - ahead * c, 2 * ONE)),
  }
}

export const offset = (x: number, y: number, facing: number, ahead: number, right: number): Point =>
  offsetInHalves(x, y, facing, 2 * ahead, 2 * right)

/** Whether a vector lies within 45° to either side of a facing, inclusive. */
export function isInArc(facing: number, dx: number, dy: number): boolean {
  const ahead = aheadOf(facing, dx, dy)
  return ahead > 0 && ahead >= Math.abs(rightOf(facing, dx, dy))
}

/** Whether no vector with components from `left` to `right` and from `top` to `bottom` lies in that arc. */
export function isBoxOutOfArc(facing: number, left: number, right: number, top: number, bottom: number): boolean {
  const s = sine(facing)
  const c = sine(facing + 3)
  // The sum is greatest at a corner: each component is chosen by the sign of its factor.
  const most = (x: number, y: number): number => x * (x > 0 ? right : left) + y * (y > 0 ? bottom : top)
  return most(s, -c) <= 0 || most(s - c, -c - s) < 0 || most(s + c, s - c) < 0
}

/** Whether a vector lies within 30° of the line across a facing, to the right or left. */
export function isAcross(facing: number, dx: number, dy: number): boolean {
  const ahead = aheadOf(facing, dx, dy)
  const right = rightOf(facing, dx, dy)
  return (dx !== 0 || dy !== 0) && 3 * ahead * ahead <= right * right
}

/** The facing nearest to a vector: the first of those with the greatest component. */
export function facingAlong(dx: number, dy: number): number {
  let best = 0
  for (let facing = 1; facing < FACINGS; facing++) if (aheadOf(facing, dx, dy) > aheadOf(best, dx, dy)) best = facing
  return best
}

/** The number of 30° steps between two facings. */
export function stepsBetween(a: number, b: number): number {
  const steps = turned(a, -b)
  return Math.min(steps, FACINGS - steps)
}
