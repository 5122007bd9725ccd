import type { Why } from '../../kernel/values/explain.ts'
import { HEAVY_CAVALRY } from '../campaign/campaign.ts'
import { armPoints } from '../state/counters.ts'
import { zoneName, type G } from '../state/kit.ts'
import { isClear } from '../state/places.ts'
import { BATTLE, countersAtHand, engagedUnits } from './engaged.ts'

/** Chapter 15.4: the charge of the heavy cavalry. */

const heavy = (g: G, counters: readonly number[]): number =>
  counters.reduce((sum, counter) => sum + armPoints(g, counter, HEAVY_CAVALRY), 0)

/**
 * @rule gb.combat.charge
 * In clear terrain, but not in an assault, a side may charge when all its heavy cavalry here is engaged; the attacker
 * decides first. A side that charges and does not win loses heavy cavalry.
 */
export function mayCharge(g: G, side: number, why?: Why): boolean {
  if (!couldCharge(g, side, why)) return false
  const here = heavy(g, countersAtHand(g, side))
  const engaged = heavy(g, engagedUnits(g, side))
  return engaged === here || (why?.because('gb.combat.charge', 'not-all', { engaged, here }) ?? false)
}

/**
 * By public information only. Every side that could charge is asked, so that the question does not reveal heavy cavalry
 * held back.
 */
export function couldCharge(g: G, side: number, why?: Why): boolean {
  const rule = 'gb.combat.charge'
  if (g.battleKind === BATTLE.assault) return why?.because(rule, 'assault') ?? false
  if (!isClear(g, g.battleZone)) return why?.because(rule, 'not-clear', { zone: zoneName(g, g.battleZone) }) ?? false
  return heavy(g, engagedUnits(g, side)) > 0 || (why?.because(rule, 'no-heavy-cavalry') ?? false)
}
