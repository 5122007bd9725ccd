import { FRENCH, GOOD, LOST, NONE, OUT, EXHAUSTED, unitOf, type G } from './kit.ts'

/** Chapter: units. The current value of a unit, and how it enters and leaves play. */

export const onMap = (g: G, unit: number): boolean => {
  const zone = g.unit.zone.of(unit)
  return zone !== NONE && zone !== g.campaign.headquarters
}

/**
 * @rule sb.units.status
 * In good order, diminished (all values one less), exhausted (two less), out of action; no value falls below zero.
 */
export const worth = (g: G, unit: number, of: 'fire' | 'attack' | 'defence'): number =>
  Math.max(0, unitOf(g, unit)[of] - g.unit.status.of(unit))

/** Whether a unit is infantry or cavalry in good order or diminished. */
export const isAble = (g: G, unit: number): boolean => unitOf(g, unit).isInfantry && g.unit.status.of(unit) < EXHAUSTED

/** Moves a unit into a zone. */
export function enter(g: G, unit: number, zone: number): void {
  g.unit.zone.set(unit, zone)
  if (zone !== g.campaign.headquarters) takeEmptyTrench(g, unit, zone)
}

/**
 * @rule sb.works.empty-trench
 * A trench that has never held a Prussian battalion is filled in by the first French battalion that enters.
 */
function takeEmptyTrench(g: G, unit: number, zone: number): void {
  if (!g.zone.unmanned.of(zone)) return
  const { side, isInfantry } = unitOf(g, unit)
  if (!isInfantry) return
  g.zone.unmanned.set(zone, false)
  if (side === FRENCH) g.zone.trench.set(zone, false)
}

/** Removes a unit from the map: out of action, from where it may be rebuilt, or lost for good. */
export function remove(g: G, unit: number, fate: typeof OUT | typeof LOST): void {
  g.unit.zone.set(unit, NONE)
  g.unit.status.set(unit, GOOD)
  g.unit.fate.set(unit, fate)
  g.unit.lostIn.set(unit, g.turn)
  for (const flag of [g.unit.active, g.unit.leaves, g.unit.retreats, g.unit.used]) flag.set(unit, false)
}

/** Lowers a unit by one level; an exhausted one goes out of action. Scouts have only one level. */
export function lower(g: G, unit: number): void {
  const status = g.unit.status.of(unit) + 1
  if (!unitOf(g, unit).hasSteps) remove(g, unit, LOST)
  else if (status > EXHAUSTED) remove(g, unit, OUT)
  else g.unit.status.set(unit, status)
}
