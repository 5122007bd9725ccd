/** Chances, by arithmetic that gives the same bits on every machine. */

/** A smooth step from 0 to 1 with one half at 0. */
export const step = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x)

export const clamp = (x: number, least: number, most: number): number => (x < least ? least : x > most ? most : x)

/** The chances that at least k of some independent events happen: entry k is for k or more. */
export function atLeast(chances: readonly number[], most: number): Float64Array {
  const exactly = new Float64Array(most + 1)
  exactly[0] = 1
  let seen = 0
  for (const chance of chances) {
    if (chance === 0) continue
    seen += 1
    // Entries above `seen` are still 0. The last entry counts `most` or more, so nothing moves on from it.
    if (seen >= most) exactly[most]! += exactly[most - 1]! * chance
    for (let k = seen < most ? seen : most - 1; k > 0; k--)
      exactly[k] = exactly[k]! * (1 - chance) + exactly[k - 1]! * chance
    exactly[0]! *= 1 - chance
  }
  for (let k = most - 1; k >= 0; k--) exactly[k]! += exactly[k + 1]!
  return exactly
}
