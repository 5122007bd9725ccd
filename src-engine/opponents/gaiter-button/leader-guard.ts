import { NONE } from '../../gaiter-button/campaign/campaign.ts'
import { strayedCavalry } from '../../gaiter-button/march/march.ts'
import { countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import type { Group } from './groups.ts'
import type { Judge } from './judgement/outlook.ts'
import { sideAt } from './judgement/sides.ts'
import { isKeyLeader } from './judgement/key-leaders.ts'
import type { March } from './marches.ts'
import type { Staff } from './staff.ts'

/** Key leaders, whose capture ends the campaign, keep a unit beside them wherever the enemy could reach them. */

/** With more enemy influence than this in his zone a key leader needs a unit beside him. */
const DANGER = 4
const isDangerous = ({ side }: Staff, here: Judge, zone: number): boolean => here.felt(enemyOf(side))[zone]! > DANGER

const hasUnit = (g: G, counters: readonly number[]): boolean => counters.some((counter) => isUnit(g, counter))
const hasKeyLeader = (g: G, counters: readonly number[]): boolean => counters.some((counter) => isKeyLeader(g, counter))

/** Does a group leave a key leader without a unit in the zone it comes from? */
export function leavesLeaderAlone(staff: Staff, here: Judge, { zone, counters }: Group): boolean {
  const { g, side } = staff
  const left = countersIn(g, side, zone).filter((counter) => !counters.includes(counter))
  return hasKeyLeader(g, left) && !hasUnit(g, left) && isDangerous(staff, here, zone)
}

/** Could a STOP end a key leader's march in a zone without a unit? */
export function mayStrandLeader(staff: Staff, here: Judge, { group: { counters }, halts }: March): boolean {
  const { g, side } = staff
  if (!hasKeyLeader(g, counters) || hasUnit(g, counters)) return false
  return halts.some(
    ({ zone, chance }) => chance > 0 && !hasUnit(g, countersIn(g, side, zone)) && isDangerous(staff, here, zone),
  )
}

/** Could a march that a STOP ends where it begins cost a key leader, who does not go along, his last guard? */
export const mayLoseLastGuard = (staff: Staff, here: Judge, { group: { counters }, chance }: March): boolean =>
  chance < 1 && !hasKeyLeader(staff.g, counters) && losesLastGuard(staff, here, staff.g)

/**
 * Would a key leader be alone once an activation ends in this state? Corps cavalry too far from its corps is eliminated then (GB 9.1), and
 * it may be all that he has beside him.
 */
export function losesLastGuard(staff: Staff, here: Judge, after: G): boolean {
  const { side } = staff
  const strayed = strayedCavalry(after, side)
  if (strayed.length === 0) return false
  for (let leader = 0; leader < after.counter.zone.rows; leader++) {
    const zone = after.counter.zone.of(leader)
    if (
      zone === NONE ||
      sideAt(after, leader) !== side ||
      !isKeyLeader(after, leader) ||
      after.counter.inside.of(leader)
    )
      continue
    const units = countersIn(after, side, zone).filter((counter) => isUnit(after, counter))
    const areLost = units.length > 0 && units.every((unit) => strayed.includes(unit))
    if (areLost && isDangerous(staff, here, zone)) return true
  }
  return false
}
