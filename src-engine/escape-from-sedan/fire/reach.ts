import { areNear, gapBetween, isGapAtMost, type Ring } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH } from '../campaign/measures.ts'
import { isInCommand } from '../cards/command.ts'
import { formationOf, isThere, unitName, unitOf, type G } from '../state/kit.ts'
import { bodyOf, inchesOf, ringOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. Which units may fire, and how far. */

/**
 * @rule es.fire.ranges
 * The range of a weapon in inches from unit to unit; up to half of it is short range. Cavalry has the range of the
 * rifles of its side.
 */
export const rangeOf = (g: G, unit: number): number => unitOf(g, unit).range

/** Whether a unit may fire at all. */
export function mayFire(g: G, unit: number, why?: Why): boolean {
  if (isThere(g, unit) && !g.unit.routing.of(unit) && formationOf(g, unit) !== 'limbered') return true
  if (why === undefined) return false
  const name = { unit: unitName(g, unit) }
  if (!isThere(g, unit)) return why.because('es.fire.who', 'not-there', name)
  return g.unit.routing.of(unit)
    ? why.because('es.morale.rout', 'routing', name)
    : why.because('es.fire.who', 'limbered', name)
}

/** The enemies a unit may fire at beyond short range, as bits: out of command only those that have fired at it. */
export const firesAt = (g: G, unit: number): number => (isInCommand(g, unit) ? EVERYBODY : g.unit.shotBy.of(unit))
const EVERYBODY = -1

/** Whether it may be within range, judged by the bounding boxes. */
export const isInRange = (g: G, unit: number, target: number): boolean =>
  areNear(bodyOf(g, unit).box, bodyOf(g, target).box, rangeOf(g, unit) * INCH)

/** A target in range of a firing unit: its outline, and the rules of range that apply. */
export interface Reach {
  readonly ring: Ring
  readonly isShort: boolean
  readonly isSiege: boolean
}

/** The reach to a target if a unit may fire so far, whether or not it bears on it. */
export function reachOf(g: G, unit: number, target: number, pose?: Pose, why?: Why): Reach | undefined {
  const refuse = (rule: string, reason: string, facts = {}): undefined => {
    why?.because(rule, reason, { unit: unitName(g, unit), target: unitName(g, target), ...facts })
    return undefined
  }
  if (!isThere(g, target) || unitOf(g, target).side === unitOf(g, unit).side)
    return why && refuse('es.fire.who', 'no-enemy')
  const ring = pose === undefined ? bodyOf(g, target).ring : ringOf(pose)
  const range = rangeOf(g, unit)
  const reach = range * INCH
  const own = bodyOf(g, unit).ring
  const gap = (): number => inchesOf(gapBetween(own, ring))
  if (!isGapAtMost(own, ring, reach)) return why && refuse('es.fire.ranges', 'too-far', { range, gap: gap() })
  const isShort = isGapAtMost(own, ring, reach >> 1)
  const { siegeFrom } = g.campaign.tables.fire
  /**
   * @rule es.fire.siege
   * Siege guns fire only beyond 28 inches, with the effect of short range; without their own sight, at a target that
   * has stood still for three turns in sight of any German unit.
   */
  const isSiege = unitOf(g, unit).kind === 'siege-guns'
  if (isSiege && isGapAtMost(own, ring, siegeFrom * INCH))
    return why && refuse('es.fire.siege', 'too-near', { least: siegeFrom, gap: gap() })
  if (!isInCommand(g, unit) && !isShort && (g.unit.shotBy.of(unit) & (1 << unitOf(g, target).place)) === 0)
    return why && refuse('es.command.out', 'no-long-fire', { gap: gap(), short: range / 2 })
  return { ring, isShort, isSiege }
}
