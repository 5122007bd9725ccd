/** What the final reckoning, and the fall of the forts, ask of both sides long before they come. */

/**
 * How much of its printed bonus a height counts by the fortnights that are still to come: it may change hands until the last one ends.
 * Forts count in full from the first day: who has lost one seldom takes it back, and all three end the siege.
 */
const HEIGHTS = [1, 0.7, 0.4, 0.25] as const
export const heightCounts = (left: number): number => HEIGHTS[Math.min(left, HEIGHTS.length - 1)]!

/** All three detached forts lost, which ends the siege, in thousandths of a point of printed bonus. */
export const FORTS_LOST = 8_000

/** What every heavy gun that reaches a fort takes off its defence before the next assault, and what earlier assaults do. */
const SHELLS = 0.6
const ASSAULTS = 1

/** What a fort has to have in defence beyond what stands today, if it is to hold for fortnights: that is why it is held by threes. */
export const wornDown = (left: number, heavyGuns: number, men: number): number =>
  left === 0 ? 0 : ASSAULTS + Math.min(SHELLS * heavyGuns, 2 * men)

/** The last point of the last fortnight while the enemy has points: whoever goes last takes what nobody can take back. */
const LAST_POINT = 600
/** Any other point of it is lost if it is not spent. */
const LEFT_OVER = 5
export const pointOnTheLastDay = (own: number, enemys: number): number =>
  own === 1 && enemys > 0 ? LAST_POINT : LEFT_OVER
