import { aheadOf } from '../../board/measured/measured.ts'
import { otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf } from '../../escape-from-sedan/state/pose.ts'

/** Where the nearest enemy is, from the middle of a unit. */
export interface NearestFoe {
  readonly dx: number
  readonly dy: number
}

/** The nearest enemy of a unit; in no direction if there is none. */
export function nearestFoe(g: G, unit: number): NearestFoe {
  const { x, y } = poseOf(g, unit)
  let nearest = { dx: 0, dy: 0 }
  let least = Infinity
  for (const foe of unitsOf(g, otherSide(unitOf(g, unit).side))) {
    const his = poseOf(g, foe)
    const [dx, dy] = [his.x - x, his.y - y]
    if (dx ** 2 + dy ** 2 >= least) continue
    nearest = { dx, dy }
    least = dx ** 2 + dy ** 2
  }
  return nearest
}

/** Whether he is behind a unit with this facing. */
export const isBehind = ({ dx, dy }: NearestFoe, facing: number): boolean => aheadOf(facing, dx, dy) < 0
