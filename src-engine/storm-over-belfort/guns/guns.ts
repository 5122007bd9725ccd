import { emptySet, has, intersect, isEmpty, next, type Bits } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { groundOf, isMannedBy } from '../state/ground.ts'
import { FRENCH, otherSide, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { perCampaign } from '../state/per-campaign.ts'
import { shelterOf } from '../state/shelter.ts'
import { onMap } from '../state/units.ts'

/** Chapter: artillery. Where guns fire from, and how far. */

export const isGun = (g: G, unit: number): boolean => !unitOf(g, unit).isInfantry
export const isHeavy = (g: G, unit: number): boolean => unitOf(g, unit).kind === 'heavy'

/**
 * @rule sb.guns.place
 * Guns fire from a fort, if French, or from a zone with a fortification; the flying battery from any zone with a
 * battalion.
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
 * A gun fires once a turn: it bombards, counters, or takes part in defensive fire. With Catherine the guns of the
 * fortress bombard or counter twice.
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

/** Whether it reaches a zone only with the longer range of the citadel. */
export const isLongShot = (g: G, unit: number, zone: number): boolean => !has(reachOf(g, unit, false), zone)

export function reaches(g: G, unit: number, zone: number, why?: Why): boolean {
  if (has(reachOf(g, unit, firesLong(g, unit)), zone)) return true
  const from = g.unit.zone.of(unit)
  const steps = rangeOf(g, unit, firesLong(g, unit))
  const facts = { unit: unitName(g, unit), zone: zoneName(g, zone), from: zoneName(g, from), steps }
  // French guns fire over everything, so a zone in French range but outside this gun's reach lies behind a height.
  if (has(g.campaign.shots[FRENCH]![steps]![from]!, zone))
    return why?.because('sb.guns.crest', 'behind', facts) ?? false // as in reachOf
  return why?.because('sb.guns.range', 'out-of-range', facts) ?? false
}

/**
 * @rule sb.stratagem.swiss
 * In the turn after the delegation only two guns of each side may bombard or counter.
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
 * A zone in range with enemy units or an enemy marker; heavy Prussian guns fire only at zones 1, 2, 3, 7, 8 and 9.
 */
export function mayTarget(g: G, unit: number, zone: number, why?: Why): boolean {
  if (firesAtFortsOnly(g, unit) && !has(g.campaign.heavyTargets, zone))
    return (
      why?.because('sb.bombardment.targets', 'heavy', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
    )
  if (!has(zonesWorthAShot(g, unitOf(g, unit).side), zone))
    return why?.because('sb.bombardment.targets', 'nothing', { zone: zoneName(g, zone) }) ?? false
  return reaches(g, unit, zone, why)
}

const firesAtFortsOnly = (g: G, unit: number): boolean => unitOf(g, unit).side === PRUSSIAN && isHeavy(g, unit)

/** The zones with enemy units or an enemy marker. */
function zonesWorthAShot(g: G, side: number): Bits {
  const { worth } = setsOf(g.campaign)
  const { held } = groundOf(g)
  const { marked } = shelterOf(g)
  const [own, others] = [held[side as 0 | 1], held[otherSide(side) as 0 | 1]] // one of two sides
  for (let word = 0; word < worth.length; word++) worth[word] = others[word]! | (marked[word]! & ~own[word]!)
  return worth
}

/** The zones among `worth` that a gun may fire at. */
function targetsOf(g: G, unit: number, worth: Bits): Bits {
  const { targets } = setsOf(g.campaign)
  targets.set(reachOf(g, unit, firesLong(g, unit)))
  intersect(targets, worth)
  if (firesAtFortsOnly(g, unit)) intersect(targets, g.campaign.heavyTargets)
  return targets
}

const setsOf = perCampaign(({ neighbours: { length } }) => ({ worth: emptySet(length), targets: emptySet(length) }))

export function mayBombard(g: G, side: number, unit: number, zone: number, why?: Why): boolean {
  if (unitOf(g, unit).side !== side)
    return why?.because('sb.guns.once', 'not-yours', { unit: unitName(g, unit) }) ?? false
  return mayOpenFire(g, unit, why) && mayTarget(g, unit, zone, why)
}

export function hasShot(g: G, side: number): boolean {
  const worth = zonesWorthAShot(g, side)
  for (const unit of g.campaign.gunsOf[side as 0 | 1])
    if (mayOpenFire(g, unit) && !isEmpty(targetsOf(g, unit, worth))) return true
  return false
}

/** Visits every shot a side can fire. The callback may not search for other shots, because the sets are reused. */
export function eachShot(g: G, side: number, of: (unit: number, zone: number) => void): void {
  const worth = zonesWorthAShot(g, side)
  for (const unit of g.campaign.gunsOf[side as 0 | 1]) {
    if (!mayOpenFire(g, unit)) continue
    const targets = targetsOf(g, unit, worth)
    for (let zone = next(targets, 0); zone >= 0; zone = next(targets, zone + 1)) of(unit, zone)
  }
}

/**
 * @rule sb.bombardment.counter
 * An unused gun in range of the firing gun may counter it; only heavy guns counter a heavy gun.
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
