import type { Why } from '../../kernel/values/explain.ts'
import { has } from '../../board/bitset.ts'
import { eachUnitIn, isHeldBy, isMannedBy } from '../state/ground.ts'
import { otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { isAble, worth } from '../state/units.ts'
import { mayRideAgainst } from '../state/zones.ts'

/** The participants of an attack, and their values. */

/** The offensive units of a zone that may attack another: in good order or diminished, and allowed to go there. */
export function attackersOf(g: G, source: number, target: number): number[] {
  const found: number[] = []
  eachUnitIn(g, source, (unit) => {
    if (g.unit.active.of(unit) && isAble(g, unit) && mayRideAgainst(g, unit, target)) found.push(unit)
  })
  return found
}

export function defendersOf(g: G, target: number): number[] {
  const found: number[] = []
  eachUnitIn(g, target, (unit) => {
    if (unitOf(g, unit).isInfantry) found.push(unit)
  })
  return found
}

/** Unit names for the window, separated by spaces. */
export const namesOf = (g: G, units: readonly number[]): string => units.map((unit) => unitName(g, unit)).join(' ')

export const sumOf = (g: G, units: readonly number[], of: 'fire' | 'attack' | 'defence'): number =>
  units.reduce((sum, unit) => sum + worth(g, unit, of), 0)

/**
 * @rule sb.attack.objective
 * The offensive units of one zone may attack one adjacent zone held by the enemy; one attack per activation, never
 * compulsory.
 */
export function mayAttack(g: G, side: number, source: number, target: number, why?: Why): boolean {
  const facts = { source: zoneName(g, source), target: zoneName(g, target) }
  if (!has(g.campaign.beside[source]!, target))
    return why?.because('sb.attack.objective', 'not-adjacent', facts) ?? false
  if (!isHeldBy(g, otherSide(side), target)) return why?.because('sb.attack.objective', 'no-enemy', facts) ?? false
  return attackersOf(g, source, target).length > 0 || (why?.because('sb.attack.objective', 'nobody', facts) ?? false)
}

/**
 * @rule sb.attack.guns
 * Artillery alone in a zone is destroyed without a roll when the zone is attacked, and the attackers advance.
 */
export const isGunsAlone = (g: G, side: number, target: number): boolean => !isMannedBy(g, otherSide(side), target)
