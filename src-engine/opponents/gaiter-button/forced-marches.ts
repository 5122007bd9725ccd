import { FRENCH } from '../../gaiter-button/campaign/campaign.ts'
import { isInfantryDivision, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName } from '../../gaiter-button/state/kit.ts'
import type { Group } from './groups.ts'
import { divisionPoints, likelyToCount } from './judgement/weights.ts'
import type { Staff } from './staff.ts'
import { SP } from './strikes.ts'

/** Forced marches: who may be worn out by them, and what that costs. */

/** SP that a march to the goal may cost a group on average. */
export function mayCost({ g, posts, tastes }: Staff, { counters }: Group): number {
  const units = counters.filter((one) => isUnit(g, one))
  const isOnTheWay = units.every((one) => posts[counterName(g, one)]?.role === 'escape')
  return isOnTheWay ? tastes.forced * units.length : 0
}

/** What an SP lost on a forced march counts for, in hundredths of a level: less than one lost in battle, as it may come back. */
const SP_ON_THE_WAY = 1.8

/** What it costs that a march wears a group out by so many SP on average. */
export const wear = (staff: Staff, group: Group, lost: number): number =>
  (mayCost(staff, group) > 0 ? SP_ON_THE_WAY : SP) * lost + prospectsLost(staff, group, lost)

/** What a division counts for that comes through, in hundredths of a level. */
const DIVISION = 30

/** What it costs that divisions which lose so many SP between them may not count for victory any more. */
export function prospectsLost({ g, side, tastes }: Staff, { counters }: Group, lost: number): number {
  if (tastes.forced === 0 || lost === 0 || side !== FRENCH) return 0
  const units = counters.filter((one) => isUnit(g, one))
  const each = lost / units.length
  return units.reduce((sum, one) => {
    if (!isInfantryDivision(g, one)) return sum
    const points = divisionPoints(g, one)
    return sum + DIVISION * (likelyToCount(g, points) - likelyToCount(g, points - each))
  }, 0)
}
