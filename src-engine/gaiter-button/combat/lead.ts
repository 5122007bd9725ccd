import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { counterOf, counterName, sideOf, zoneName, type G } from '../state/kit.ts'
import { moraleOf } from '../state/counters.ts'
import { isClear } from '../state/places.ts'
import { engagedForce, engagedGarrison, engagedUnits, garrisonMorale, isAttacker } from './engaged.ts'

/** Chapter 15.4: the lead unit, whose morale is the base of the combat factor. */

/**
 * @rule gb.combat.lead
 * Each side leads with one of its engaged units, or the garrison. If its infantry is engaged, cavalry may lead only in
 * clear terrain and without a Combatted marker.
 */
export function mayLead(g: G, side: number, counter: number, why?: Why): boolean {
  const rule = 'gb.combat.lead'
  const unit = () => ({ unit: counterName(g, counter) })
  if (sideOf(g, counter) !== side || !g.counter.engaged.of(counter))
    return why?.because(rule, 'not-engaged', unit()) ?? false
  if (counterOf(g, counter).type === 'infantry' || engagedForce(g, side).infantry === 0) return true
  if (!isClear(g, g.battleZone))
    return why?.because(rule, 'not-clear', { ...unit(), zone: zoneName(g, g.battleZone) }) ?? false
  return !g.counter.combatted.of(counter) || (why?.because(rule, 'combatted', unit()) ?? false)
}

export const mayGarrisonLead = (g: G, side: number, why?: Why): boolean =>
  engagedGarrison(g, side) !== NONE || (why?.because('gb.combat.lead', 'no-garrison') ?? false)

/** Units that may lead. */
export const leadsOf = (g: G, side: number): number[] =>
  engagedUnits(g, side).filter((counter) => mayLead(g, side, counter))

export function setLead(g: G, side: number, counter: number): void {
  g.camp.lead.set(side, counter)
  g.camp.garrisonLeads.set(side, counter === NONE)
}
/** Has this side chosen? */
export const isLed = (g: G, side: number): boolean => g.camp.lead.of(side) !== NONE || g.camp.garrisonLeads.of(side)

/** The only possible lead (none: the garrison); undefined if there is a choice. */
export function onlyLead(g: G, side: number): number | undefined {
  const leads = leadsOf(g, side)
  const ways = leads.length + (mayGarrisonLead(g, side) ? 1 : 0)
  return ways > 1 ? undefined : (leads[0] ?? NONE)
}

/** The lead that a forecast expects of a side that has not chosen yet: highest morale, then first in order. */
export function likelyLead(g: G, side: number): number {
  const garrison = engagedGarrison(g, side)
  let best: number = NONE
  let morale = garrison === NONE ? -1 : garrisonMorale(g, garrison)
  for (const counter of leadsOf(g, side)) {
    if (moraleOf(g, counter) <= morale) continue
    best = counter
    morale = moraleOf(g, counter)
  }
  return best
}

/** The side that must choose its lead next, the attacker first; none if both have. */
export const nextToLead = (g: G): number => {
  const sides = isAttacker(g, 0) ? [0, 1] : [1, 0]
  return sides.find((side) => !isLed(g, side)) ?? NONE
}
