import { FRENCH } from '../../gaiter-button/campaign/campaign.ts'
import { isInfantryDivision, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName } from '../../gaiter-button/state/kit.ts'
import type { Group } from './groups.ts'
import { divisionPoints, likelyToCount } from './judgement/weights.ts'
import type { Staff } from './staff.ts'
import { SP } from './strikes.ts'

/** Forced marches: which groups may be worn out by them, and what that costs. */

/** SP that a march may cost a group on average: none unless all its units are on their way to the goal. */
export function mayCost({ g, posts, manner }: Staff, { counters }: Group): number {
  const units = counters.filter((one) => isUnit(g, one))
  const isOnTheWay = units.every((one) => posts[counterName(g, one)]?.role === 'escape')
  return isOnTheWay ? manner.forced * units.length : 0
}

/** Cost of an SP lost on a forced march, in hundredths of a level: less than one lost in battle, as it may come back. */
const SP_ON_THE_WAY = 1.8

/** Cost of a march that wears a group out by `lost` SP on average. */
export const wearCost = (staff: Staff, group: Group, lost: number): number =>
  (mayCost(staff, group) > 0 ? SP_ON_THE_WAY : SP) * lost + prospectsLost(staff, group, lost)

/** Value of a division that comes through, in hundredths of a level. */
const DIVISION = 30

/** Cost of the risk that divisions which lose `lost` SP between them no longer count for victory. */
export function prospectsLost({ g, side, manner }: Staff, { counters }: Group, lost: number): number {
  if (manner.forced === 0 || lost === 0 || side !== FRENCH) return 0
  const units = counters.filter((one) => isUnit(g, one))
  const each = lost / units.length
  return units.reduce((sum, one) => {
    if (!isInfantryDivision(g, one)) return sum
    const points = divisionPoints(g, one)
    return sum + DIVISION * (likelyToCount(g, points) - likelyToCount(g, points - each))
  }, 0)
}
