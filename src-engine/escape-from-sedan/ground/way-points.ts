import { boxAround, boxOf, type Body, type Box, type Ring } from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import type { G } from '../state/kit.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { bodyOf, ringOf, type Pose } from '../state/pose.ts'
import { lengthOfWay, poseAlong } from './way.ts'

/** The position of a unit at a point of its way. */
export interface WayPoint {
  readonly pose: Pose
  readonly ring: Ring
  readonly box: Box
}

/** The points of a way: its start, each whole inch, and its end; and the box around all of them. */
export interface WayPoints {
  readonly points: readonly WayPoint[]
  readonly box: Box
}

function pointsIn(g: G, unit: number): WayPoints {
  // The end counts as one more if it lies between two whole inches.
  const points = Array.from({ length: Math.ceil(lengthOfWay(g, unit) / INCH) + 1 }, (_, inch) => {
    const pose = poseAlong(g, unit, inch)
    const ring = ringOf(pose)
    return { pose, ring, box: boxOf(ring) }
  })
  return { points, box: points.map(({ box }) => box).reduce(boxAround) }
}

/** Cached points of each unit's way, until the unit or the way of any unit changes. */
class KnownWays {
  readonly #bodies: Body[] = []
  readonly #stamps: number[] = []
  readonly #ways: WayPoints[] = []

  of(g: G, unit: number): WayPoints {
    const body = bodyOf(g, unit)
    const { wayFrom, wayFacing, wayTurn, wayBy, turnedAt, turnedTo, turnedBy, road, roadFrom, roadTo } = g.unit
    const stamp = Math.max(
      Math.max(wayFrom.stamp, wayFacing.stamp, wayTurn.stamp, wayBy.stamp, turnedAt.stamp),
      Math.max(turnedTo.stamp, turnedBy.stamp, road.stamp, roadFrom.stamp, roadTo.stamp),
    )
    if (this.#bodies[unit] !== body || this.#stamps[unit] !== stamp) {
      this.#bodies[unit] = body
      this.#stamps[unit] = stamp
      this.#ways[unit] = pointsIn(g, unit)
    }
    return this.#ways[unit]!
  }
}
const known = memoizedBy<G, KnownWays>(() => new KnownWays())

/** The points of the way of a unit's last action. */
export const wayPointsOf = (g: G, unit: number): WayPoints => known(g).of(g, unit)
