import { emptySet, has, intersect, isEmpty, next, remove, type Bits } from '../../board/bitset.ts'
import { groundOf, isNearManned } from '../state/ground.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { perCampaign } from '../state/per-campaign.ts'
import { spreadFrom } from '../state/spread.ts'
import { enterable, keepRoomy, mayGunsRestIn } from '../state/zones.ts'

/** Infantry that began next to the enemy and does not leave him under his fire. */
export const isHeldFast = (g: G, unit: number): boolean => {
  const { side, isInfantry } = unitOf(g, unit)
  return isInfantry && !g.unit.leaves.of(unit) && isNearManned(g, otherSide(side), g.unit.zone.of(unit))
}

const setsOf = perCampaign(({ neighbours: { length } }) => ({
  open: emptySet(length),
  passed: emptySet(length),
  reach: emptySet(length),
}))

/**
 * @rule sb.movement.march
 * Any distance, never into a zone with enemies, and only through zones that have room.
 *
 * @rule sb.movement.stop
 * A unit that enters a zone next to enemy units stops there, unless friends are already in it.
 */
export function marchReach(g: G, unit: number, found: Bits = emptySet(g.campaign.neighbours.length)): Bits {
  const { side, isInfantry } = unitOf(g, unit)
  const enemy = otherSide(side) as 0 | 1 // one of two sides
  const { held, near, nearManned } = groundOf(g)
  const { open, passed } = setsOf(g.campaign)
  keepRoomy(g, unit, enterable(g, unit, open))
  for (let word = 0; word < passed.length; word++) passed[word] = ~near[enemy][word]! | held[side as 0 | 1][word]!
  // A unit that did not leave the enemy under his fire has to stay next to enemies in every zone it enters.
  const stays = isHeldFast(g, unit)
  if (stays) intersect(passed, nearManned[enemy])
  spreadFrom(g.campaign, g.unit.zone.of(unit), open, passed, found)
  if (stays) intersect(found, nearManned[enemy])
  if (!isInfantry)
    for (let zone = next(found, 0); zone >= 0; zone = next(found, zone + 1))
      if (!mayGunsRestIn(g, unit, zone)) remove(found, zone)
  return found
}

/** Whether a unit can march anywhere, and whether it can march to this zone. */
export const canMarch = (g: G, unit: number): boolean => !isEmpty(marchReach(g, unit, setsOf(g.campaign).reach))
export const reachesByMarch = (g: G, unit: number, zone: number): boolean =>
  has(marchReach(g, unit, setsOf(g.campaign).reach), zone)
