import { unitsIn } from '../../storm-over-belfort/state/ground.ts'
import { scenarioOf, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { POINT } from './picture.ts'

/**
 * The placing of the garrison before any enemy is near: three battalions to a detached fort, all forts equally strong,
 * and the others in the city; artillery as in history.
 */
export function placedWorth(g: G, unit: number, zone: number): number {
  const { citadel, tables } = g.campaign
  const { isInfantry, defence } = unitOf(g, unit)
  if (!isInfantry) return scenarioOf(g).start[unit] === zone ? POINT : 0
  const there = unitsIn(g, zone).filter((other) => unitOf(g, other).isInfantry)
  if (tables.victory.forts.includes(zone)) {
    const strength = there.reduce((sum, other) => sum + unitOf(g, other).defence, 0)
    return there.length < tables.stacking.battalions ? POINT + 10 * (defence - strength) : 0
  }
  return zone === citadel && there.length < tables.stacking.citadel.battalions ? POINT / 2 : 0
}
