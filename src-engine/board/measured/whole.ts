/*
 * Whole numbers. Everything on a measured table is one, so that results are equal on every machine. The only division
 * in this folder is in `floorDiv`.
 */

/** a ÷ b, rounded down; b must be positive. Exact for whole numbers within 2⁵³. */
export function floorDiv(a: number, b: number): number {
  const found = Math.floor(a / b)
  // The quotient of large numbers may have been rounded up to a whole number.
  const rest = a - found * b
  if (rest < 0) return found - 1
  return rest >= b ? found + 1 : found
}

/** a ÷ b rounded to the nearest whole number, halves away from zero; b must be positive. */
export function nearestDiv(a: number, b: number): number {
  return a < 0 ? -floorDiv(-2 * a + b, 2 * b) : floorDiv(2 * a + b, 2 * b)
}

/**
 * Converts a whole number within ±2³¹ to an integer in the engine's representation. Results of divisions are stored as
 * floating-point numbers, and so is everything computed from them.
 */
export const whole = (number: number): number => number | 0

/** The integer square root of a whole number, rounded down. */
export function wholeRoot(square: number): number {
  if (square < 2) return square
  // A power of two above the root, from which Newton's steps decrease.
  let root = 1 << ((bitsOf(square) + 1) >> 1)
  for (;;) {
    const next = floorDiv(root + floorDiv(square, root), 2)
    if (next >= root) return root
    root = next
  }
}

const HALF = 1 << 26

/** The number of binary digits of a whole number below 2⁵³. */
const bitsOf = (number: number): number =>
  number < HALF ? 32 - Math.clz32(number) : 58 - Math.clz32(floorDiv(number, HALF))

/** The length of a vector, rounded to the nearest whole number. */
export function lengthOf(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  const root = wholeRoot(square)
  return square - root * root > root ? root + 1 : root
}

/** distance × part ÷ √square, rounded to the nearest whole number, halves away from zero. */
function scaled(part: number, distance: number, square: number): number {
  const double = 2 * distance * Math.abs(part)
  const root = wholeRoot(floorDiv(double * double, square))
  const found = floorDiv(root + 1, 2)
  return part < 0 ? -found : found
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The point at a distance along the segment from one point to another, or the far end if that is nearer. */
export function pointAlong(x: number, y: number, toX: number, toY: number, distance: number): Point {
  const dx = toX - x
  const dy = toY - y
  const square = dx * dx + dy * dy
  if (square <= distance * distance) return { x: toX, y: toY }
  return { x: whole(x + scaled(dx, distance, square)), y: whole(y + scaled(dy, distance, square)) }
}
