import { isGapAtMost, isInArc, standCentre, standFront, turned, type Ring } from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, type Pose, poseOf } from '../state/pose.ts'
import { straightOn, turns } from './arcs.ts'
import { crestsOf, crestsUnder } from './sight-between.ts'

/** Chapter: fire. What hides a target, to show it to a player. */

/** A straight line from a stand to its target, and the ground or unit that hides the target on it. */
export interface Sightline {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly feature: number
  readonly body: number
}

/**
 * The first line within the arc of the given stands or of all, turned or not, with what hides it; undefined if none
 * lies in any arc. A square bears all round and does not turn.
 */
export function hiddenLine(
  g: G,
  unit: number,
  target: number,
  pose: Pose,
  ring: Ring,
  stands?: readonly number[],
): Sightline | undefined {
  const { sight } = g.campaign
  const own = poseOf(g, unit)
  const crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).crests)
  const crestsOfTarget = crestsOf(g, pose, crestsUnder(g, target, ring))
  const isClose = isGapAtMost(bodyOf(g, unit).ring, ring, 6 * INCH)
  const isSquare = formationOf(g, unit) === 'square'
  for (const turn of isSquare ? straightOn : turns)
    for (const stand of stands ?? Array(own.block.stands).keys()) {
      const { x: ax, y: ay } = standFront(own.block, stand, own.x, own.y, own.facing, turn)
      for (let other = 0; other < pose.block.stands; other++) {
        const { x: bx, y: by } = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
        if (!isSquare && !isInArc(turned(own.facing, turn), bx - ax, by - ay)) continue
        const from = crestsOfOwn(stand)
        const feature = sight.hidingFeature(ax, ay, bx, by, from | crestsOfTarget(other), isClose)
        const body = feature < 0 ? sight.hidingBody(ax, ay, bx, by, from, bodiesOf(g), unit, target) : -1
        return { ax, ay, bx, by, feature, body }
      }
    }
  return undefined
}
