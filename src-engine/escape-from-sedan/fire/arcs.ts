import { frontMiddle, isBoxOutOfArc, isInArc, turned, type Box } from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. Arcs: the directions in which the stands of a unit can fire. */

/** How a stand fires: straight ahead, or turned by a step of 30° to the right or left. */
export type Turn = -1 | 0 | 1
export const turns = [0, 1, -1] as const
export const straightOn = [0] as const

/** The most that the front of a stand, turned or not, lies outside the outline of its unit. */
const BEYOND = 2 * INCH

/** A box that contains the fronts of all stands of a unit, from the box of the unit. */
export const aroundFronts = ({ left, right, top, bottom }: Box): Box => ({
  left: left - BEYOND,
  top: top - BEYOND,
  right: right + BEYOND,
  bottom: bottom + BEYOND,
})

/** Whether no line from the box of a unit to another box lies in an arc of any stand, turned or not. */
export function isOutOfArcs(g: G, unit: number, target: Box): boolean {
  if (formationOf(g, unit) === 'square') return false
  const box = aroundFronts(bodyOf(g, unit).box)
  const { facing } = poseOf(g, unit)
  const left = target.left - box.right
  const right = target.right - box.left
  const top = target.top - box.bottom
  const bottom = target.bottom - box.top
  for (const by of turns) if (!isBoxOutOfArc(turned(facing, by), left, right, top, bottom)) return false
  return true
}

/** Whether a target lies within the arc of the middle of the front, turned or not, regardless of sight. */
export function isMiddleOn(g: G, unit: number, { x, y }: Pose): boolean {
  const own = poseOf(g, unit)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isOn = (by: number): boolean => isInArc(turned(own.facing, by), x - front.x, y - front.y)
  return formationOf(g, unit) === 'square' || isOn(0) || isOn(1) || isOn(-1)
}
