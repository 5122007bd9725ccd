import { isGapAtMost, type Ring } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { bitOf, INCH } from '../campaign/measures.ts'
import { GERMAN, isThere, unitName, unitOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'
import { isMiddleOn } from './arcs.ts'
import { bearingOfMiddle, countOf, type Bearing } from './bearing.ts'
import { bearingAt } from './bears-on.ts'
import { columnOf, isCovered, neededAt, rowOf } from './fire-chart.ts'
import { hiddenLine } from './hidden-line.ts'
import { isInRange, reachOf, type Reach } from './reach.ts'

/** Chapter: fire. A volley before it is fired: the stands that bear on the target, and their effect. */

/** The data of a volley before it is fired. */
export interface Aim {
  readonly bearing: Bearing
  readonly column: number
  readonly row: number
  readonly covered: boolean
  readonly needed: number
  /** Fired with the effect of long range. */
  readonly long: boolean
  readonly shots: number
}

export type Occasion = 'own' | 'reaction'

/**
 * @rule es.fire.who
 * Infantry, cavalry and guns in position fire at enemies within range, arc and sight, never at leaders alone.
 */
export function aimAt(
  g: G,
  unit: number,
  target: number,
  occasion: Occasion,
  pose: Pose = poseOf(g, target),
  why?: Why,
): Aim | undefined {
  const reach = reachOf(g, unit, target, pose, why)
  if (reach === undefined) return undefined
  const bearing = bearingAt(g, unit, target, pose, reach)
  if (countOf(bearing) === 0) {
    if (why !== undefined) tellWhatHides(g, unit, target, pose, reach.ring, why)
    return undefined
  }
  return aimed(g, unit, target, occasion, pose, reach, bearing)
}

/**
 * An approximate volley, as if every stand saw what the middle of the front sees, for callers that compare many places.
 */
export function aimFromMiddle(g: G, unit: number, target: number, occasion: Occasion): Aim | undefined {
  if (!isThere(g, target) || !isInRange(g, unit, target)) return undefined
  const pose = poseOf(g, target)
  if (!isMiddleOn(g, unit, pose)) return undefined
  const reach = reachOf(g, unit, target)
  if (reach === undefined) return undefined
  const bearing = bearingOfMiddle(g, unit, target, pose)
  return countOf(bearing) === 0 ? undefined : aimed(g, unit, target, occasion, pose, reach, bearing)
}

export function aimed(
  g: G,
  unit: number,
  target: number,
  occasion: Occasion,
  pose: Pose,
  { isSiege, isShort, ring }: Reach,
  bearing: Bearing,
): Aim {
  const { weapon, side } = unitOf(g, unit)
  const own = poseOf(g, unit)
  const row = rowOf(g, own, target, pose)
  const covered = isCovered(g, own, target, pose)
  const column = columnOf(g, unit)
  /**
   * @rule es.fire.mitrailleuse
   * Mitrailleuses fire with the effect of long range in their own phases and of short range in reaction, at any
   * distance.
   */
  const long = weapon === 'mitrailleuse' ? occasion === 'own' : !isSiege && !isShort
  /**
   * @rule es.fire.twice
   * In their own phases German guns fire twice at the same target; French guns only within four inches.
   */
  const isTwice =
    weapon === 'guns' &&
    (side === GERMAN || isGapAtMost(bodyOf(g, unit).ring, ring, g.campaign.tables.fire.canister * INCH))
  const shots = occasion === 'own' && isTwice ? 2 : 1
  return { bearing, column, row, covered, needed: neededAt(g, column, row, covered), long, shots }
}

function tellWhatHides(g: G, unit: number, target: number, pose: Pose, ring: Ring, why: Why): void {
  const name = { unit: unitName(g, unit), target: unitName(g, target) }
  const line = hiddenLine(g, unit, target, pose, ring)
  if (line === undefined) why.because('es.fire.arc', 'nobody-bears', name)
  else if (line.body >= 0) why.because('es.fire.sight', 'behind-unit', { ...name, other: unitName(g, line.body) })
  else why.because('es.fire.sight', `behind-${hidingGround(g, line.feature)}`, name)
}

/** The kind of ground of a feature that hides a target. */
export const hidingGround = (g: G, feature: number): string => {
  const { kind } = g.campaign.ground.features[feature]!
  return (['wood', 'houses', 'wall', 'crest'] as const).find((one) => kind === bitOf(one)) ?? 'wood'
}

/** The dice of some stands: one each, for a battery one per gun; the last stand may be incomplete. */
export function diceOf(g: G, unit: number, stands: readonly number[]): number {
  if (unitOf(g, unit).arm !== 'guns') return stands.length
  const per = g.campaign.tables.figures.guns
  const figures = g.unit.figures.of(unit)
  return stands.reduce((sum, stand) => sum + Math.min(per, figures - stand * per), 0)
}
