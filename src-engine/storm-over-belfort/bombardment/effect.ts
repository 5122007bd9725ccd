import { fortDamaged } from '../state/entries.ts'
import type { G } from '../state/kit.ts'
import { printedNow } from '../state/zones.ts'

/** Chapter: the effects of bombardment hits. */

/** The effects of a bombardment in its zone: hits on units there, loss of a marker, damage to a fort. */
export interface Effect {
  readonly suffered: number
  readonly takesMarker: boolean
  readonly damages: boolean
}

/**
 * @rule sb.bombardment.forts
 * A fort ignores fewer hits than its bonus. Otherwise its units suffer as many hits as the bonus, and it is damaged,
 * which lowers the bonus by one: forts once, the citadel a second time by four hits or more, never below 3.
 */
function effectOnFort(g: G, zone: number, hits: number): Effect {
  const bonus = printedNow(g, zone)
  const { citadelBonus, secondAt } = g.campaign.tables.damage
  const isCitadel = zone === g.campaign.citadel
  const isDamaged = g.zone.damage.of(zone) > 0
  const strikes = hits >= bonus
  const canFall = isCitadel ? bonus > citadelBonus : !isDamaged
  const damages = strikes && canFall && (!isDamaged || hits >= secondAt)
  return { suffered: strikes ? bonus : 0, takesMarker: false, damages }
}

/**
 * @rule sb.bombardment.printed
 * A printed bonus of 1 absorbs one hit; markers in such a zone neither help nor suffer.
 *
 * @rule sb.bombardment.markers
 * A fortification or trench absorbs the second hit and is removed; if there are two, only one.
 */
export function effectOf(g: G, zone: number, hits: number): Effect {
  if (g.campaign.zones[zone]!.fort) return effectOnFort(g, zone, hits) // zones of the map
  const printed = printedNow(g, zone)
  if (printed > 0) return { suffered: Math.max(0, hits - printed), takesMarker: false, damages: false }
  const hasOne = g.zone.fortification.of(zone) || g.zone.trench.of(zone)
  return { suffered: hasOne && hits >= 2 ? hits - 1 : hits, takesMarker: hasOne && hits >= 2, damages: false }
}

export function damageFort(g: G, zone: number): void {
  g.zone.damage.add(zone, 1)
  g.tell(fortDamaged, { zone, bonus: printedNow(g, zone) })
}
