import { offset } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { GERMAN, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { discOf, poseOf } from '../../escape-from-sedan/state/pose.ts'
import { emperorRow } from '../../escape-from-sedan/victory/emperor.ts'

/** Movement of commanders and the Emperor. */

/** A commander rides when one of his units is further away than this, in inches; beyond 36 a unit is out of command. */
const FAR = 26
/** The Emperor rides when a German is nearer than this, in inches. */
const NEAR = 40
const RIDES = 60

const apart = (x: number, y: number, toX: number, toY: number): number =>
  Math.sqrt((x - toX) ** 2 + (y - toY) ** 2) / INCH

/**
 * How badly placed a leader would be: for a commander the distance of his most distant unit, for the Emperor the
 * nearness of the nearest German.
 */
function misplacement(g: G, leader: number, x: number, y: number): number {
  if (leader === emperorRow(g)) {
    const nearest = Math.min(
      NEAR,
      ...unitsOf(g, GERMAN).map((unit) => {
        const pose = poseOf(g, unit)
        return apart(x, y, pose.x, pose.y)
      }),
    )
    return NEAR - nearest
  }
  let most = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (unitOf(g, unit).commander !== leader || g.unit.at.of(unit) < 0) continue
    const pose = poseOf(g, unit)
    most = Math.max(most, apart(x, y, pose.x, pose.y))
  }
  return most
}

export function rideWorth(g: G, leader: number): number {
  const [x = 0, y = 0] = discOf(g, leader)
  const now = misplacement(g, leader, x, y)
  return (leader === emperorRow(g) ? now > 0 : now > FAR) ? RIDES : -RIDES
}

export function legWorth(g: G, leader: number, facing: number, by: number): number {
  const [x = 0, y = 0] = discOf(g, leader)
  const end = offset(x, y, facing, by, 0)
  return Math.round(10 * (misplacement(g, leader, x, y) - misplacement(g, leader, end.x, end.y))) - 5
}
