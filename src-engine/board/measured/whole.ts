/*
 * Whole numbers. Everything on a measured table is one, so that it comes out alike on every machine: the only division of
 * the folder is the one below.
 */

/** a ÷ b, down to the whole number below; b is above zero. Exact for whole numbers within 2⁵³. */
export function floorDiv(a: number, b: number): number {
  const found = Math.floor(a / b)
  // The quotient of great numbers may be rounded up to a whole one.
  const rest = a - found * b
  if (rest < 0) return found - 1
  return rest >= b ? found + 1 : found
}

/** a ÷ b to the nearest whole number, halves away from zero; b is above zero. */
export function nearestDiv(a: number, b: number): number {
  return a < 0 ? -floorDiv(-2 * a + b, 2 * b) : floorDiv(2 * a + b, 2 * b)
}

/**
 * The same whole number, within 2³¹, as what it is: one that came out of a division is a fraction to the machine, and so is all that is
 * reckoned with it.
 */
export const whole = (number: number): number => number | 0

/** The greatest whole number whose square is no greater than a whole number from 0. */
export function wholeRoot(square: number): number {
  if (square < 2) return square
  // The power of two next above it, from which Newton's steps fall.
  let root = 1 << ((bitsOf(square) + 1) >> 1)
  for (;;) {
    const next = floorDiv(root + floorDiv(square, root), 2)
    if (next >= root) return root
    root = next
  }
}

const HALF = 1 << 26

/** How many binary digits a whole number below 2⁵³ has. */
const bitsOf = (number: number): number =>
  number < HALF ? 32 - Math.clz32(number) : 58 - Math.clz32(floorDiv(number, HALF))

/** How long a way of so far to the side and down is, to the nearest whole number. */
export function lengthOf(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  const root = wholeRoot(square)
  return square - root * root > root ? root + 1 : root
}

/** distance × part ÷ √square to the nearest whole number, halves away from zero. */
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

/** The point so far along the straight way from one point towards another, or the far end where that is nearer. */
export function pointAlong(x: number, y: number, toX: number, toY: number, distance: number): Point {
  const dx = toX - x
  const dy = toY - y
  const square = dx * dx + dy * dy
  if (square <= distance * distance) return { x: toX, y: toY }
  return { x: whole(x + scaled(dx, distance, square)), y: whole(y + scaled(dy, distance, square)) }
}
