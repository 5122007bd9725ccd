import {
  gapBetween,
  isGapAtMost,
  isLess,
  overlap,
  standFront,
  stepsBetween,
  type Ring,
} from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, unitOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: close combat. Double lines. */

/**
 * Whether two lines form a double line: facing within 30° of each other, one straight behind the other, near enough.
 */
export function areDoubleLine(g: G, a: number, b: number): boolean {
  if (formationOf(g, a) !== 'line' || formationOf(g, b) !== 'line' || unitOf(g, a).arm !== unitOf(g, b).arm)
    return false
  const reach = g.campaign.tables.assault.reach * INCH
  const [first, second] = [poseOf(g, a), poseOf(g, b)]
  if (stepsBetween(first.facing, second.facing) > 1) return false
  const [one, other] = [bodyOf(g, a).ring, bodyOf(g, b).ring]
  if (!isGapAtMost(one, other, reach)) return false
  return (
    isLess(gapBetween(centreLine(first), other), 1) ||
    isLess(gapBetween(centreLine(second), one), 1) ||
    overlap(one, other)
  )
}

/** The line through the centre of a unit, ahead and behind, as far as it can matter. */
function centreLine({ block, x, y, facing }: Pose): Ring {
  const ahead = standFront({ ...block, stands: 1, files: 1, ranks: 1, deep: 40 * INCH }, 0, x, y, facing)
  return [ahead.x, ahead.y, 2 * x - ahead.x, 2 * y - ahead.y]
}
