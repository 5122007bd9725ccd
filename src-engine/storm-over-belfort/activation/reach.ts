import { add, emptySet, has, intersect, type Bits } from '../../board/bitset.ts'
import { groundOf, isHeldBy, isNear, isNearManned } from '../state/ground.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { hasRoom, isFree, mayGunsRestIn, mayJoin, mayRideInto } from '../state/zones.ts'

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
  const isHeldFast = unitOf(g, unit).isInfantry && !g.unit.leaves.of(unit) && isNearManned(g, enemy, from)
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
      if (!stops && (!isHeldFast || has(besideEnemy, beyond))) queue.push(beyond)
    }
  if (isHeldFast) intersect(found, besideEnemy)
  return found
}
