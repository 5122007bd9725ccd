import { boxOf } from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'
import { isOutOfArcs } from './arcs.ts'
import { anyBearing, bearingOf, blindBearing, countOf, type Bearing } from './bearing.ts'
import { firesAt, isInRange, mayFire, rangeOf, reachOf, type Reach } from './reach.ts'
import { isSeenByGermans } from './sight-between.ts'
import { isSeen, targetsOfSide, type Sighting } from './targets.ts'

/** Chapter: fire. Whether a unit within reach of a target also bears on it. */

/** The stands that bear, including those of siege guns without sight. */
export function bearingAt(g: G, unit: number, target: number, pose: Pose, reach: Reach): Bearing {
  const bearing = bearingOf(g, unit, target, pose, reach.ring)
  return reach.isSiege && countOf(bearing) === 0 ? (bearingBlind(g, unit, target, pose) ?? bearing) : bearing
}

const isStationary = (g: G, target: number): boolean => g.unit.still.of(target) >= g.campaign.tables.fire.stationary

/** The stands of siege guns that bear on a target without sight of it. */
function bearingBlind(g: G, unit: number, target: number, pose: Pose): Bearing | undefined {
  if (!isStationary(g, target)) return undefined
  const bearing = blindBearing(g, unit, pose)
  return countOf(bearing) > 0 && isSeenByGermans(g, target) ? bearing : undefined
}

/** Whether any stand of a unit bears on a target in its position or a hypothetical one. */
export function bearsOn(g: G, unit: number, target: number, pose: Pose): boolean {
  const reach = reachOf(g, unit, target, pose)
  if (reach === undefined) return false
  if (reach.isSiege) return countOf(bearingAt(g, unit, target, pose, reach)) > 0
  return !isOutOfArcs(g, unit, boxOf(reach.ring)) && isSeen(anyBearing(g, unit, target, pose, reach.ring))
}

/** Whether a unit has a target in its own phases. */
export function hasTarget(g: G, unit: number, targets = targetsOfSide(g, unitOf(g, unit).side)): boolean {
  if (!mayFire(g, unit)) return false
  return (
    targets.has(g, unit, firesAt(g, unit), rangeOf(g, unit) * INCH, sightingOf) ||
    (unitOf(g, unit).kind === 'siege-guns' && hasBlindTarget(g, unit))
  )
}

function sightingOf(g: G, unit: number, target: number): Sighting {
  if (isOutOfArcs(g, unit, bodyOf(g, target).box) || reachOf(g, unit, target) === undefined) return undefined
  return anyBearing(g, unit, target, poseOf(g, target), bodyOf(g, target).ring)
}

/** Whether siege guns have a target without sight. */
const hasBlindTarget = (g: G, unit: number): boolean =>
  unitsOf(g, otherSide(unitOf(g, unit).side)).some(
    (target) =>
      isStationary(g, target) &&
      isInRange(g, unit, target) &&
      reachOf(g, unit, target) !== undefined &&
      bearingBlind(g, unit, target, poseOf(g, target)) !== undefined,
  )
