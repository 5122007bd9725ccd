import {
  areNear,
  boxAround,
  boxOf,
  frontMiddle,
  isGapAtMost,
  isInArc,
  standCentre,
  standFootprint,
  standFront,
  turned,
  type Body,
  type Ring,
} from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, GERMAN, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. Arcs and sight. */

/** Which stands of a unit bear on a target: straight ahead, or turned by a step; the last of them may have one gun only. */
export interface Bearing {
  readonly straight: readonly number[]
  readonly turned: readonly number[]
}

/**
 * @rule es.fire.arc
 * A stand bears on a target when the centre of one of its stands lies within 45° of its own front and is in sight; turned by
 * 30° it fires at one less. A square bears all round.
 */
export function bearingOf(g: G, unit: number, target: number, pose: Pose, ring: Ring, isOneEnough = false): Bearing {
  const own = poseOf(g, unit)
  const isSquare = formationOf(g, unit) === 'square'
  const between = viewBetween(g, unit, target, ring)
  const crestsOfTarget = crestsOf(g, pose, ring)
  const crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).ring)
  const straight: number[] = []
  const aside: number[] = []
  const { x, y, facing } = own
  for (let stand = 0; stand < own.block.stands; stand++) {
    const crests = crestsOfOwn(stand)
    const bears = (by: -1 | 0 | 1): boolean => {
      const front = standFront(own.block, stand, x, y, facing, by)
      const looks = turned(facing, by)
      for (let other = 0; other < pose.block.stands; other++) {
        const centre = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
        if (!isSquare && !isInArc(looks, centre.x - front.x, centre.y - front.y)) continue
        if (isClear(g, front.x, front.y, centre.x, centre.y, crests, crestsOfTarget(other), between)) return true
      }
      return false
    }
    if (bears(0)) straight.push(stand)
    else if (!isSquare && (bears(1) || bears(-1))) aside.push(stand)
    if (isOneEnough && straight.length + aside.length > 0) break
  }
  return { straight, turned: aside }
}

/** Whether a target lies within the arc of the middle of a front, turned or not, seen or not. */
export function isMiddleOn(g: G, unit: number, { x, y }: Pose): boolean {
  const own = poseOf(g, unit)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isOn = (by: number): boolean => isInArc(turned(own.facing, by), x - front.x, y - front.y)
  return formationOf(g, unit) === 'square' || isOn(0) || isOn(1) || isOn(-1)
}

/** All stands or none: whether the middle of the front sees the middle of the target within its arc. */
export function bearingOfMiddle(g: G, unit: number, target: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const [watcher, seen] = [bodyOf(g, unit), bodyOf(g, target)]
  const all = Array.from({ length: own.block.stands }, (_, stand) => stand)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isAhead = formationOf(g, unit) === 'square' || isInArc(own.facing, pose.x - front.x, pose.y - front.y)
  if (!isMiddleOn(g, unit, pose)) return { straight: [], turned: [] }
  const between = viewBetween(g, unit, target, seen.ring)
  if (!isClear(g, front.x, front.y, pose.x, pose.y, watcher.crests, seen.crests, between))
    return { straight: [], turned: [] }
  return isAhead ? { straight: all, turned: [] } : { straight: [], turned: all }
}

/** What is the same for all lines from one unit to another: whether they are near each other, and who stands near any of the lines. */
interface View {
  readonly isClose: boolean
  readonly bodies: readonly Body[]
}

function viewBetween(g: G, unit: number, target: number, ring: Ring): View {
  const all = bodiesOf(g)
  const own = all[unit]!
  const box = boxAround(own.box, boxOf(ring))
  const bodies: Body[] = []
  for (let other = 0; other < all.length; other++)
    if (other !== unit && other !== target && areNear(all[other]!.box, box)) bodies.push(all[other]!)
  return { isClose: isGapAtMost(own.ring, ring, 6 * INCH), bodies }
}

function crestsOf(g: G, { block, x, y, facing }: Pose, ring: Ring): (stand: number) => number {
  const { sight } = g.campaign
  if (sight.crestsUnder(ring, boxOf(ring)) === 0) return () => 0
  return (stand) => {
    const outline = standFootprint(block, stand, x, y, facing)
    return sight.crestsUnder(outline, boxOf(outline))
  }
}

/**
 * @rule es.fire.sight
 * Units, woods, houses, walls and crests hide what lies behind. One sees two inches into a wood and out of it, and six
 * within; over a wall from two inches; past a crest only from it or to it. From a crest one fires over units that stand
 * lower, but for those within six inches of the target.
 */
function isClear(
  g: G,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  from: number,
  to: number,
  { isClose, bodies }: View,
): boolean {
  const { sight } = g.campaign
  if (bodies.length > 0 && sight.hidingBody(ax, ay, bx, by, from, bodies) >= 0) return false
  return sight.hidingFeature(ax, ay, bx, by, from | to, isClose) < 0
}

/** A straight line from who looks to who is looked at, and what of the ground or who hides one from the other. */
export interface Sightline {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly feature: number
  readonly body: number
}

/** The first line within the arc of a stand, turned or not, that something hides; undefined where none lies in any arc. */
export function hiddenLine(g: G, unit: number, target: number, pose: Pose, ring: Ring): Sightline | undefined {
  const { sight } = g.campaign
  const own = poseOf(g, unit)
  const crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).ring)
  const crestsOfTarget = crestsOf(g, pose, ring)
  const isClose = isGapAtMost(bodyOf(g, unit).ring, ring, 6 * INCH)
  for (const turn of [0, 1, -1] as const)
    for (let stand = 0; stand < own.block.stands; stand++) {
      const { x: ax, y: ay } = standFront(own.block, stand, own.x, own.y, own.facing, turn)
      for (let other = 0; other < pose.block.stands; other++) {
        const { x: bx, y: by } = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
        if (!isInArc(turned(own.facing, turn), bx - ax, by - ay)) continue
        const from = crestsOfOwn(stand)
        const feature = sight.hidingFeature(ax, ay, bx, by, from | crestsOfTarget(other), isClose)
        const body = feature < 0 ? sight.hidingBody(ax, ay, bx, by, from, bodiesOf(g), unit, target) : -1
        return { ax, ay, bx, by, feature, body }
      }
    }
  return undefined
}

export const countOf = ({ straight, turned: aside }: Bearing): number => straight.length + aside.length

export function isSeenByGermans(g: G, target: number): boolean {
  const pose = poseOf(g, target)
  return unitsOf(g, GERMAN).some((watcher) => {
    const own = poseOf(g, watcher)
    const crests = bodyOf(g, watcher).crests | bodyOf(g, target).crests
    const between = viewBetween(g, watcher, target, bodyOf(g, target).ring)
    return isClear(g, own.x, own.y, pose.x, pose.y, crests, crests, between)
  })
}

/** Stands whose arc has the target in it, seen or not. */
export function blindBearing(g: G, unit: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const isOn = (stand: number, by: -1 | 0 | 1): boolean => {
    const front = standFront(own.block, stand, own.x, own.y, own.facing, by)
    return isInArc(turned(own.facing, by), pose.x - front.x, pose.y - front.y)
  }
  const stands = Array.from({ length: own.block.stands }, (_, stand) => stand)
  const straight = stands.filter((stand) => isOn(stand, 0))
  return {
    straight,
    turned: stands.filter((stand) => !straight.includes(stand) && (isOn(stand, 1) || isOn(stand, -1))),
  }
}
