import { has } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { maySpend } from '../points/points.ts'
import { isAnyIn, isHeldBy, isNear } from '../state/ground.ts'
import { FRENCH, otherSide, PRUSSIAN, unitOf, zoneName, type G } from '../state/kit.ts'

/** Chapter: fortifications and trenches. */

/** Whether a battalion of a side is in the zone; Uhlans and scouts count as battalions. */
function hasBattalion(g: G, side: number, zone: number, kind?: 'pioneers'): boolean {
  return isAnyIn(g, zone, (unit) => {
    const one = unitOf(g, unit)
    return one.side === side && (kind === undefined ? one.isInfantry : one.kind === kind)
  })
}

/** The fortifications a side has built in this phase, and whether the pioneers took part. */
export interface Built {
  readonly side: number
  readonly forts: number
  readonly pioneers: boolean
}

export const hasPioneers = (g: G, zone: number): boolean => hasBattalion(g, PRUSSIAN, zone, 'pioneers')

/**
 * @rule sb.works.limit
 * The French build one fortification a turn, the Prussians two, or three if the pioneers stand in one of these zones.
 */
function isBelowLimit(g: G, { side, forts, pioneers }: Built, zone: number, why?: Why): boolean {
  const { french, prussian, withPioneers } = g.campaign.tables.fortify
  const limit = side === FRENCH ? french : pioneers || hasPioneers(g, zone) ? withPioneers : prussian
  return forts < limit || (why?.because('sb.works.limit', 'enough', { built: forts, limit }) ?? false)
}

/**
 * @rule sb.works.fortify
 * For a point, in a zone with a battalion and without a fortification, not in zones 1, 2, 3 and 8, and next to enemies
 * only if the zone has a printed bonus or a trench.
 */
export function mayFortify(g: G, built: Built, zone: number, why?: Why): boolean {
  const { side } = built
  const facts = { zone: zoneName(g, zone) }
  if (zone === g.campaign.headquarters || !hasBattalion(g, side, zone))
    return why?.because('sb.works.fortify', 'no-battalion', facts) ?? false
  if (g.campaign.zones[zone]!.fort) return why?.because('sb.works.fortify', 'fort', facts) ?? false // zones of the map
  if (g.zone.fortification.of(zone)) return why?.because('sb.works.fortify', 'there', facts) ?? false
  if (isNear(g, otherSide(side), zone) && !has(g.campaign.printed, zone) && !g.zone.trench.of(zone))
    return why?.because('sb.works.fortify', 'enemy-beside', facts) ?? false
  return isBelowLimit(g, built, zone, why) && maySpend(g, side, g.campaign.tables.costs.fortify, why)
}

/** The cost of a trench: less if the pioneers dig it. */
export function trenchCost(g: G, zone: number): number {
  const { trench, trenchByPioneers } = g.campaign.tables.costs
  return g.campaign.neighbours[zone]!.some((beside) => hasPioneers(g, beside)) ? trenchByPioneers : trench
}

/**
 * @rule sb.works.trench
 * The Prussians dig trenches for two points, or one if the pioneers dig: in a zone without a printed bonus and without
 * a trench, adjacent to a zone with one of their battalions; next to French units too, but not in a zone with French
 * units.
 */
export function mayDig(g: G, side: number, zone: number, why?: Why): boolean {
  const facts = { zone: zoneName(g, zone) }
  if (side !== PRUSSIAN) return why?.because('sb.works.trench', 'prussian-only') ?? false
  if (zone === g.campaign.headquarters || has(g.campaign.printed, zone))
    return why?.because('sb.works.trench', 'bonus', facts) ?? false
  if (g.zone.trench.of(zone)) return why?.because('sb.works.trench', 'there', facts) ?? false
  if (isHeldBy(g, FRENCH, zone)) return why?.because('sb.works.trench', 'french', facts) ?? false
  if (!g.campaign.neighbours[zone]!.some((beside) => hasBattalion(g, PRUSSIAN, beside)))
    return why?.because('sb.works.trench', 'no-battalion', facts) ?? false
  return maySpend(g, side, trenchCost(g, zone), why)
}

export function dig(g: G, zone: number): void {
  g.zone.trench.set(zone, true)
  g.zone.unmanned.set(zone, !hasBattalion(g, PRUSSIAN, zone))
}
