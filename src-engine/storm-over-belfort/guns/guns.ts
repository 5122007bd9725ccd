import { has, next, type Bits } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { isHeldBy, isMannedBy } from '../state/ground.ts'
import { FRENCH, otherSide, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'
import { hasMarker } from '../state/zones.ts'

/** Chapter: artillery. From where guns fire, and how far. */

export const isGun = (g: G, unit: number): boolean => !unitOf(g, unit).isInfantry
export const isHeavy = (g: G, unit: number): boolean => unitOf(g, unit).kind === 'heavy'

/**
 * @rule sb.guns.place
 * Guns fire from a fort, French ones, or from a zone with a fortification; the flying battery wherever a battalion stands
 * with it.
 */
function firesFrom(g: G, unit: number, why?: Why): boolean {
  const zone = g.unit.zone.of(unit)
  const { side, kind } = unitOf(g, unit)
  if (side === FRENCH && g.campaign.zones[zone]!.fort) return true // guns on the map
  if (g.zone.fortification.of(zone)) return true
  if (kind === 'flying' && isMannedBy(g, side, zone)) return true
  return why?.because('sb.guns.place', 'no-battery', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule sb.guns.once
 * A gun fires once a turn: it bombards, counters, or takes part in defensive fire. With Catherine the guns of the fortress
 * bombard or counter twice.
 */
export function isReady(g: G, unit: number, why?: Why): boolean {
  if (!isGun(g, unit) || !onMap(g, unit))
    return why?.because('sb.guns.once', 'no-gun', { unit: unitName(g, unit) }) ?? false
  if (g.unit.used.of(unit)) return why?.because('sb.guns.once', 'used', { unit: unitName(g, unit) }) ?? false
  return firesFrom(g, unit, why)
}

export function spendShot(g: G, unit: number): void {
  g.unit.opened.set(unit, true)
  if (unitOf(g, unit).fortress && g.catherine) g.catherine = false
  else g.unit.used.set(unit, true)
}

/**
 * @rule sb.guns.range
 * Field artillery reaches two zones, heavy artillery three; French guns in zone 1 one zone more, at a penalty.
 *
 * @rule sb.guns.crest
 * Prussian guns do not fire over a zone with a printed bonus of 1.
 */
export function reachOf(g: G, unit: number, isLong: boolean): Bits {
  return g.campaign.shots[unitOf(g, unit).side]![rangeOf(g, unit, isLong)]![g.unit.zone.of(unit)]! // sides, ranges and zones of the campaign
}

function rangeOf(g: G, unit: number, isLong: boolean): number {
  const { range } = g.campaign.tables
  return (unitOf(g, unit).kind === 'heavy' ? range.heavy : range.field) + (isLong ? range.fromCitadel : 0)
}

const firesLong = (g: G, unit: number): boolean =>
  unitOf(g, unit).side === FRENCH && g.unit.zone.of(unit) === g.campaign.citadel

/** Does it reach a zone only with the longer range of the citadel? */
export const isLongShot = (g: G, unit: number, zone: number): boolean => !has(reachOf(g, unit, false), zone)

export function reaches(g: G, unit: number, zone: number, why?: Why): boolean {
  if (has(reachOf(g, unit, firesLong(g, unit)), zone)) return true
  const from = g.unit.zone.of(unit)
  const steps = rangeOf(g, unit, firesLong(g, unit))
  const facts = { unit: unitName(g, unit), zone: zoneName(g, zone), from: zoneName(g, from), steps }
  // French guns fire over everything: what they would reach from there and these do not lies behind a height.
  if (has(g.campaign.shots[FRENCH]![steps]![from]!, zone))
    return why?.because('sb.guns.crest', 'behind', facts) ?? false // as in reachOf
  return why?.because('sb.guns.range', 'out-of-range', facts) ?? false
}

/**
 * @rule sb.stratagem.swiss
 * In the turn after the delegation two guns of each side bombard or counter, and no more.
 */
function mayOpenFire(g: G, unit: number, why?: Why): boolean {
  if (!isReady(g, unit, why)) return false
  if (!g.swiss || g.unit.opened.of(unit)) return true
  const { swissGuns } = g.campaign.tables.stratagems
  const { side } = unitOf(g, unit)
  let guns = 0
  for (const other of g.campaign.gunsOf[side as 0 | 1]) if (g.unit.opened.of(other)) guns += 1
  return guns < swissGuns || (why?.because('sb.stratagem.swiss', 'enough', { guns, limit: swissGuns }) ?? false)
}

/**
 * @rule sb.bombardment.targets
 * A zone in range with enemy units or an enemy marker; heavy Prussian guns fire at zones 1, 2, 3, 7, 8 and 9 only.
 */
export function mayTarget(g: G, unit: number, zone: number, why?: Why): boolean {
  const { side } = unitOf(g, unit)
  if (side === PRUSSIAN && isHeavy(g, unit) && !has(g.campaign.heavyTargets, zone))
    return (
      why?.because('sb.bombardment.targets', 'heavy', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
    )
  if (!isWorthAShot(g, side, zone))
    return why?.because('sb.bombardment.targets', 'nothing', { zone: zoneName(g, zone) }) ?? false
  return reaches(g, unit, zone, why)
}

const isWorthAShot = (g: G, side: number, zone: number): boolean =>
  zone !== g.campaign.headquarters &&
  (isHeldBy(g, otherSide(side), zone) || (hasMarker(g, zone) && !isHeldBy(g, side, zone)))

export function mayBombard(g: G, side: number, unit: number, zone: number, why?: Why): boolean {
  if (unitOf(g, unit).side !== side)
    return why?.because('sb.guns.once', 'not-yours', { unit: unitName(g, unit) }) ?? false
  return mayOpenFire(g, unit, why) && mayTarget(g, unit, zone, why)
}

/** Is this true of any of the shots a side can fire? It is asked of one after the other until it is. */
function isAnyShot(g: G, side: number, holds: (unit: number, zone: number) => boolean): boolean {
  for (const unit of g.campaign.gunsOf[side as 0 | 1]) {
    if (!mayOpenFire(g, unit)) continue
    const reach = reachOf(g, unit, firesLong(g, unit))
    for (let zone = next(reach, 0); zone >= 0; zone = next(reach, zone + 1))
      if (mayTarget(g, unit, zone) && holds(unit, zone)) return true
  }
  return false
}

export const hasShot = (g: G, side: number): boolean => isAnyShot(g, side, () => true)

/** Goes through every shot a side can fire. */
export function eachShot(g: G, side: number, of: (unit: number, zone: number) => void): void {
  isAnyShot(g, side, (unit, zone) => {
    of(unit, zone)
    return false
  })
}

/**
 * @rule sb.bombardment.counter
 * An unused gun in range of the one that fires may counter it; a heavy gun is countered by heavy ones only.
 */
export function mayCounter(g: G, side: number, unit: number, against: number, why?: Why): boolean {
  if (unitOf(g, unit).side !== side)
    return why?.because('sb.guns.once', 'not-yours', { unit: unitName(g, unit) }) ?? false
  if (isHeavy(g, against) && !isHeavy(g, unit))
    return (
      why?.because('sb.bombardment.counter', 'heavy-only', { unit: unitName(g, unit), gun: unitName(g, against) }) ??
      false
    )
  return mayOpenFire(g, unit, why) && reaches(g, unit, g.unit.zone.of(against), why)
}

export function hasCounter(g: G, side: number, against: number): boolean {
  return g.campaign.gunsOf[side as 0 | 1].some((unit) => mayCounter(g, side, unit, against))
}
