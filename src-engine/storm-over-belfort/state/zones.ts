import { emptySet, has, subtract, type Bits } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { about, groundOf, isHeldBy, isMannedBy, isNear, isNearManned } from './ground.ts'
import { FRENCH, NONE, PRUSSIAN, unitName, unitOf, zoneName, otherSide, type G } from './kit.ts'
import { perCampaign } from './per-campaign.ts'
import { shelterOf } from './shelter.ts'

/** Chapter: the map. The bonus of a zone, and which units and how many may stand there. */

export const hasMarker = (g: G, zone: number): boolean => g.zone.fortification.of(zone) || g.zone.trench.of(zone)

/** The printed bonus after damage by shells. */
export const printedNow = (g: G, zone: number): number => g.campaign.zones[zone]!.bonus - g.zone.damage.of(zone) // zones of the map

/**
 * @rule sb.map.bonus
 * If there is a printed bonus only that counts, after damage by shells; otherwise a fortification or a trench is worth
 * 1.
 */
export function bonusOf(g: G, zone: number): number {
  if (has(g.campaign.printed, zone)) return printedNow(g, zone)
  return hasMarker(g, zone) ? 1 : 0
}

export const isSheltered = (g: G, zone: number): boolean => has(shelterOf(g).sheltered, zone)

/**
 * @rule sb.map.adjacent
 * Units of both sides stand next to each other only if all these zones have a bonus. Returns an adjacent enemy zone
 * that forbids standing here, or NONE.
 */
export function enemyAgainst(g: G, side: number, zone: number, sheltered = isSheltered(g, zone)): number {
  const enemy = otherSide(side)
  if (!isNear(g, enemy, zone)) return NONE
  for (const beside of g.campaign.neighbours[zone]!)
    if (isHeldBy(g, enemy, beside) && !(sheltered && isSheltered(g, beside))) return beside
  return NONE
}

/** For French units, a trench that they would fill in by entering is no shelter. */
const shelterForWhoComes = (g: G, side: number): Bits => {
  const { forFrench, sheltered } = shelterOf(g)
  return side === FRENCH ? forFrench : sheltered
}

/** Keeps only the zones for which `mayRestIn` is true. */
export function keepRestable(g: G, side: number, zones: Bits): void {
  const enemy = otherSide(side) as 0 | 1 // one of two sides
  const { held, near } = groundOf(g)
  const { sheltered } = shelterOf(g)
  const own = shelterForWhoComes(g, side)
  const { open, besideOpen } = setsOf(g.campaign)
  for (let word = 0; word < zones.length; word++) open[word] = held[enemy][word]! & ~sheltered[word]!
  about(g.campaign, open, besideOpen)
  for (let word = 0; word < zones.length; word++)
    zones[word]! &= ~near[enemy][word]! | (own[word]! & ~besideOpen[word]!)
}

const setsOf = perCampaign(({ neighbours: { length } }) => ({ open: emptySet(length), besideOpen: emptySet(length) }))

/** Whether units that enter may stay there. */
export function mayRestIn(g: G, side: number, zone: number, why?: Why): boolean {
  const enemy = enemyAgainst(g, side, zone, has(shelterForWhoComes(g, side), zone))
  if (enemy === NONE) return true
  return (
    why?.because('sb.map.adjacent', 'enemy-beside', { zone: zoneName(g, zone), enemy: zoneName(g, enemy) }) ?? false
  )
}

/** The limit of battalions or guns of a zone. */
const limitOf = ({ campaign: { limits } }: G, zone: number, isInfantry: boolean): number =>
  (isInfantry ? limits.battalions : limits.guns)[zone]! // zones of the map

export function countIn(g: G, zone: number, isInfantry: boolean): number {
  const ground = groundOf(g)
  return (isInfantry ? ground.battalions : ground.guns)[zone]! // zones of the map
}

/**
 * @rule sb.map.stacking
 * Three battalions and one artillery unit, in the citadel six and four. Scouts, Uhlans and the flying battery do not
 * count. Returns how many more units of this kind a zone has room for.
 */
export function roomIn(g: G, unit: number, zone: number): number {
  const { takesRoom, isInfantry } = unitOf(g, unit)
  return takesRoom ? limitOf(g, zone, isInfantry) - countIn(g, zone, isInfantry) : 1
}

/**
 * The zones without room for one more of its kind; undefined for units that need no room. The headquarters always has
 * room.
 */
function fullFor(g: G, unit: number): Bits | undefined {
  const { takesRoom, isInfantry } = unitOf(g, unit)
  if (!takesRoom) return undefined
  const { noBattalion, noGun } = groundOf(g)
  return isInfantry ? noBattalion : noGun
}

export function hasRoom(g: G, unit: number, zone: number, why?: Why): boolean {
  const full = fullFor(g, unit)
  if (full === undefined || !has(full, zone)) return true
  const { isInfantry } = unitOf(g, unit)
  const facts = { zone: zoneName(g, zone), there: countIn(g, zone, isInfantry), limit: limitOf(g, zone, isInfantry) }
  return why?.because('sb.map.stacking', isInfantry ? 'battalions' : 'guns', facts) ?? false
}

/**
 * @rule sb.map.divisions
 * Battalions, Uhlans and field artillery of different Prussian divisions do not share a zone.
 */
export function mayJoin(g: G, unit: number, zone: number, why?: Why): boolean {
  const { division } = unitOf(g, unit)
  if (division === NONE || !has(groundOf(g).barred[division]!, zone)) return true // one for each division
  return (
    why?.because('sb.map.divisions', 'other-division', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
  )
}

/**
 * @rule sb.units.uhlans
 * Uhlans enter no zone with a trench or a printed bonus; they also do not attack such a zone, or one with a
 * fortification.
 */
export function mayRideInto(g: G, unit: number, zone: number, why?: Why): boolean {
  if (unitOf(g, unit).kind !== 'uhlans' || !has(shelterOf(g).printedOrTrench, zone)) return true
  return why?.because('sb.units.uhlans', 'closed', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}

export function mayRideAgainst(g: G, unit: number, zone: number, why?: Why): boolean {
  if (unitOf(g, unit).kind !== 'uhlans' || !isSheltered(g, zone)) return true
  return why?.because('sb.units.uhlans', 'no-attack', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}

/** The zones of the map that a unit may enter. */
export function enterable(g: G, unit: number, found: Bits): Bits {
  found.set(g.campaign.ground)
  keepOpen(g, unit, found)
  return found
}

/** Keeps only the zones for which `isFree` and `mayRideInto` are true. */
export function keepOpen(g: G, unit: number, zones: Bits): void {
  const { side, kind } = unitOf(g, unit)
  subtract(zones, groundOf(g).held[otherSide(side) as 0 | 1]) // one of two sides
  if (kind === 'uhlans') subtract(zones, shelterOf(g).printedOrTrench)
}

/** Keeps only the zones for which `mayJoin` is true. */
export function keepJoinable(g: G, unit: number, zones: Bits): void {
  const { division } = unitOf(g, unit)
  if (division !== NONE) subtract(zones, groundOf(g).barred[division]!) // one for each division
}

/** Keeps only the zones for which `mayJoin` and `hasRoom` are true. */
export function keepRoomy(g: G, unit: number, zones: Bits): void {
  keepJoinable(g, unit, zones)
  const full = fullFor(g, unit)
  if (full !== undefined) subtract(zones, full)
}

/** Whether the unit could stand in a zone with the units there, by its kind, its division, room, and enemies. */
export function mayStandIn(g: G, unit: number, zone: number, why?: Why): boolean {
  return (
    isFree(g, unit, zone, why) &&
    mayRideInto(g, unit, zone, why) &&
    mayJoin(g, unit, zone, why) &&
    hasRoom(g, unit, zone, why)
  )
}

/**
 * @rule sb.map.camps
 * A zone is occupied by the units of one side only.
 */
export function isFree(g: G, unit: number, zone: number, why?: Why): boolean {
  const { side } = unitOf(g, unit)
  if (zone === g.campaign.headquarters) return side === PRUSSIAN
  if (!isHeldBy(g, otherSide(side), zone)) return true
  return why?.because('sb.map.camps', 'enemy-there', { zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule sb.guns.bound
 * French artillery in the citadel no longer leaves it.
 */
export function isBound(g: G, unit: number, why?: Why): boolean {
  const { side, isInfantry } = unitOf(g, unit)
  if (side !== FRENCH || isInfantry || g.unit.zone.of(unit) !== g.campaign.citadel) return false
  why?.because('sb.guns.bound', 'stays', { unit: unitName(g, unit), zone: zoneName(g, g.campaign.citadel) })
  return true
}

/**
 * @rule sb.movement.guns
 * Artillery does not end a movement next to enemy infantry in a zone without infantry of its own.
 */
export function mayGunsRestIn(g: G, unit: number, zone: number, why?: Why): boolean {
  const { side, isInfantry } = unitOf(g, unit)
  if (isInfantry || isMannedBy(g, side, zone) || !isNearManned(g, otherSide(side), zone)) return true
  return why?.because('sb.movement.guns', 'alone', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}
