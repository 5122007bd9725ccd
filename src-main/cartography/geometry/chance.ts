/**
 * A pseudo-random number from 0 to 1, always the same for the same integers, so that a map is always drawn the same.
 */
export function scatter(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt | 0, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth noise between 0 and 1, with features about `size` wide. */
export function swell(x: number, y: number, size: number, salt = 0): number {
  const column = Math.floor(x / size)
  const row = Math.floor(y / size)
  const u = ease(x / size - column)
  const v = ease(y / size - row)
  const at = (i: number, j: number): number => scatter(column + i, row + j, salt)
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

const ease = (t: number): number => t * t * (3 - 2 * t)
