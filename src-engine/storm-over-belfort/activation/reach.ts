import { add, emptySet, has, intersect, type Bits } from '../../board/bitset.ts'
import { groundOf, isHeldBy, isNear, isNearManned } from '../state/ground.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { hasRoom, isFree, mayGunsRestIn, mayJoin, mayRideInto } from '../state/zones.ts'

/** Infantry that began next to the enemy and does not leave him under fire. */
export const isHeldFast = (g: G, unit: number): boolean => {
  const { side, isInfantry } = unitOf(g, unit)
  return isInfantry && !g.unit.leaves.of(unit) && isNearManned(g, otherSide(side), g.unit.zone.of(unit))
}

/**
 * @rule sb.movement.march
 * Any distance, never into a zone with enemies, and only through zones that have room.
 *
 * @rule sb.movement.stop
 * A unit that enters a zone next to enemy units stops there, unless friends stand in it already.
 */
export function marchReach(g: G, unit: number): Bits {
  const { neighbours } = g.campaign
  const from = g.unit.zone.of(unit)
  const { side } = unitOf(g, unit)
  const enemy = otherSide(side)
  const seen = emptySet(neighbours.length)
  const found = emptySet(neighbours.length)
  add(seen, from)
  const stays = isHeldFast(g, unit)
  const besideEnemy = groundOf(g).nearManned[enemy as 0 | 1] // one of two sides
  const queue = [from]
  for (const zone of queue)
    for (const beyond of neighbours[zone]!) {
      if (has(seen, beyond)) continue
      add(seen, beyond)
      if (
        !isFree(g, unit, beyond) ||
        !mayRideInto(g, unit, beyond) ||
        !mayJoin(g, unit, beyond) ||
        !hasRoom(g, unit, beyond)
      )
        continue
      if (mayGunsRestIn(g, unit, beyond)) add(found, beyond)
      const stops = isNear(g, enemy, beyond) && !isHeldBy(g, side, beyond)
      // Whoever did not leave the enemy under fire is next to him in every zone he comes to.
      if (!stops && (!stays || has(besideEnemy, beyond))) queue.push(beyond)
    }
  if (stays) intersect(found, besideEnemy)
  return found
}
