import { directions, type Direction } from '../../board/hex.ts'
import { facesHexside } from '../../board/hex-facing.ts'
import type { Quality } from '../campaign/files.ts'
import { NOBODY, NOWHERE, unitOf, type G } from './kit.ts'

/** Chapter: units. The current state of a unit, and the unit in a hex. */

export const onMap = (g: G, unit: number): boolean => g.unit.hex.of(unit) !== NOWHERE

/**
 * @rule ps.units.one-per-hex
 * A hex holds one unit. Returns the unit in it, or `NOBODY`.
 */
export function unitIn(g: G, hex: number): number {
  const { rows, hex: hexes } = g.unit
  for (let unit = 0; unit < rows; unit++) if (hexes.of(unit) === hex) return unit
  return NOBODY
}

/**
 * @rule ps.units.quality
 * Elite, average or poor, as in the order of battle; an option may make a unit elite.
 */
export function qualityOf(g: G, unit: number): Quality {
  const { quality, eliteIf } = unitOf(g, unit)
  return eliteIf !== undefined && g[eliteIf] ? 'elite' : quality
}

export function facingOf(g: G, unit: number): Direction {
  return directions[g.unit.facing.of(unit)]! // the direction noun has six names
}

/**
 * @rule ps.units.front
 * A unit faces a hexside. The hexes beyond it and the two beside it are its front; the other three are flank and rear.
 */
export function isFlankOrRear(g: G, unit: number, from: number): boolean {
  const side = g.campaign.grid.directionTo(g.unit.hex.of(unit), from)
  return side !== undefined && facesHexside.aspect(facingOf(g, unit), side) !== 'front'
}

export function isAttacked(g: G, unit: number): boolean {
  const { rows, attacks } = g.unit
  for (let other = 0; other < rows; other++) if (attacks.of(other) === unit) return true
  return false
}

/** Is it in a melee: attacking a unit, or attacked by one? */
export const inMelee = (g: G, unit: number): boolean => g.unit.attacks.of(unit) !== NOBODY || isAttacked(g, unit)

/** Ends every melee of a unit, its own and those of others against it. */
export function endMelees(g: G, unit: number): void {
  const { rows, attacks } = g.unit
  attacks.set(unit, NOBODY)
  for (let other = 0; other < rows; other++) if (attacks.of(other) === unit) attacks.set(other, NOBODY)
}

/**
 * @rule ps.units.suppressed
 * A suppressed gun neither fires nor moves in the turn after the one in which it was hit.
 */
export const isSuppressed = (g: G, unit: number): boolean => g.unit.suppressedIn.of(unit) === g.turn
/** Is it suppressed in this turn or in the next? */
export const isMarkedSuppressed = (g: G, unit: number): boolean => g.turn > 0 && g.unit.suppressedIn.of(unit) >= g.turn
