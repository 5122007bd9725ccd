import { has } from '../../board/bitset.ts'
import { marchReach } from '../../storm-over-belfort/activation/reach.ts'
import { isNear } from '../../storm-over-belfort/state/ground.ts'
import { NONE, otherSide, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { isSheltered, roomIn } from '../../storm-over-belfort/state/zones.ts'
import type { Picture } from './picture.ts'

/** Units of one zone that use one point to go each to a different zone. */
export interface Scattering {
  readonly each: ReadonlyMap<number, number>
  /** The gain relative to staying, before the cost of its point. */
  readonly gain: number
}

/**
 * Scatters units, for example to empty heights when the last fortnight ends: the last in the list first, each to where
 * it gains most after those before it.
 */
export function scattered(g: G, picture: Picture, side: number, units: readonly number[]): Scattering | undefined {
  const now = picture.valueFor(side)
  const each = new Map<number, number>()
  let worth = now
  for (const unit of units.toReversed()) {
    const home = picture.zoneOf[unit]!
    const reach = marchReach(g, unit)
    let best = NONE
    for (let zone = 0; zone < g.campaign.neighbours.length; zone++) {
      if (!has(reach, zone) || !isWorthGoing(g, side, zone) || !isRoomLeft(g, unit, zone, each)) continue
      picture.zoneOf[unit] = zone
      const value = picture.valueFor(side)
      if (value > worth) {
        worth = value
        best = zone
      }
    }
    picture.zoneOf[unit] = best === NONE ? home : best
    if (best !== NONE) each.set(unit, best)
  }
  for (const unit of each.keys()) picture.zoneOf[unit] = g.unit.zone.of(unit)
  return each.size === 0 ? undefined : { each, gain: worth - now }
}

/** Whether there is room in addition to the units already sent there. */
function isRoomLeft(g: G, unit: number, zone: number, each: ReadonlyMap<number, number>): boolean {
  if (!unitOf(g, unit).takesRoom) return true
  const before = [...each].filter(([other, to]) => to === zone && unitOf(g, other).takesRoom)
  return roomIn(g, unit, zone) > before.length
}

/** Whether a zone is worth entering: it has a bonus (printed or by a marker), or no enemy is near. */
export const isWorthGoing = (g: G, side: number, zone: number): boolean =>
  isSheltered(g, zone) || !isNear(g, otherSide(side), zone)
