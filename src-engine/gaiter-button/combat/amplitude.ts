import { rounded, tablesOf, type G } from '../state/kit.ts'
import { defenderOf, engagedForce, isArtilleryAlone, type Force } from './engaged.ts'

/** Chapter 15.4: the size of a battle. */

/**
 * Infantry × divisor + cavalry: infantry plus cavalry / divisor, scaled up to stay whole. Includes artillery that
 * defends alone.
 */
export function weightedStrength(g: G, side: number, divisor: number): number {
  const force = engagedForce(g, side)
  return divisor * (force.infantry + aloneInDefence(g, side, force)) + force.cavalry
}
const aloneInDefence = (g: G, side: number, force: Force): number =>
  side === defenderOf(g) && isArtilleryAlone(force) ? force.artillery : 0

/**
 * @rule gb.combat.amplitude
 * The amplitude is the engaged infantry of both sides and half their cavalry, rounded; artillery counts only where it
 * defends alone, and mitrailleuses never.
 */
export function amplitudeOf(g: G): number {
  const { cavalryDivisor } = tablesOf(g).amplitude
  return rounded(weightedStrength(g, 0, cavalryDivisor) + weightedStrength(g, 1, cavalryDivisor), cavalryDivisor)
}
