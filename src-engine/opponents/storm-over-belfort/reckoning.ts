/** Effects of the final reckoning, and of the fall of the forts, long before they happen. */

/**
 * The share of its printed bonus that a height counts, by the fortnights still to come: it can change hands until the
 * last one ends. Forts count in full from the first day: a lost fort is seldom retaken, and the loss of all three ends
 * the siege.
 */
const HEIGHTS = [1, 0.7, 0.4, 0.25] as const
export const heightCounts = (left: number): number => HEIGHTS[Math.min(left, HEIGHTS.length - 1)]!

/** Cost of losing all three detached forts, which ends the siege, in thousandths of a point of printed bonus. */
export const FORTS_LOST = 8_000

/** Cost to the defence of a fort of every heavy gun that reaches it, and of earlier assaults. */
const SHELLS = 0.6
const ASSAULTS = 1

/** The extra defence that a fort needs to hold for further fortnights: this is why it is held by three battalions. */
export const extraDefenceNeeded = (left: number, heavyGuns: number, men: number): number =>
  left === 0 ? 0 : ASSAULTS + Math.min(SHELLS * heavyGuns, 2 * men)

/**
 * Worth of the last point of the last fortnight while the enemy has points: the side that goes last takes what cannot
 * be retaken.
 */
const LAST_POINT = 600
/** Any other unspent point is lost. */
const LEFT_OVER = 5
export const pointOnTheLastDay = (own: number, enemys: number): number =>
  own === 1 && enemys > 0 ? LAST_POINT : LEFT_OVER
