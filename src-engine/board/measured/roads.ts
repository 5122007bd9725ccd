import { facingAlong } from './facing.ts'
import { compareGaps, gapToLine, isAtMost, type Gap } from './gaps.ts'
import type { Ring } from './rings.ts'
import { lengthOf, nearestDiv, pointAlong, type Point } from './whole.ts'

/** A polyline for movement along it; the length of each segment is rounded to a whole number. */
export interface Road {
  readonly points: Ring
  /** The distance of each corner from the first, along the line. */
  readonly along: readonly number[]
}

export function roadOf(points: Ring): Road {
  const along = [0]
  for (let at = 2; at < points.length; at += 2) {
    const length = lengthOf(points[at]! - points[at - 2]!, points[at + 1]! - points[at - 1]!)
    along.push(along[along.length - 1]! + length)
  }
  return { points, along }
}

export const roadLength = ({ along }: Road): number => along[along.length - 1]!

/** Whether a road passes within this distance of a point. */
export function isOnRoadAt({ points }: Road, x: number, y: number, within: number): boolean {
  for (let at = 2; at < points.length; at += 2) {
    const ax = points[at - 2]!
    const ay = points[at - 1]!
    const bx = points[at]!
    const by = points[at + 1]!
    const isBeside =
      Math.min(ax, bx) - x > within ||
      x - Math.max(ax, bx) > within ||
      Math.min(ay, by) - y > within ||
      y - Math.max(ay, by) > within
    if (!isBeside && isAtMost(gapToLine(x, y, ax, ay, bx, by), within)) return true
  }
  return false
}

/** The distance along a road of its place nearest to a point, if that is within this distance; else −1. */
export function placeOnRoad(road: Road, x: number, y: number, within: number): number {
  const { points, along } = road
  let least: Gap | undefined
  let place = -1
  for (let at = 2; at < points.length; at += 2) {
    const ax = points[at - 2]!
    const ay = points[at - 1]!
    const dx = points[at]! - ax
    const dy = points[at + 1]! - ay
    const gap = gapToLine(x, y, ax, ay, points[at]!, points[at + 1]!)
    if (!isAtMost(gap, within) || (least !== undefined && compareGaps(gap, least) >= 0)) continue
    least = gap
    const start = along[(at >> 1) - 1]!
    const whole = dx * dx + dy * dy
    const part = Math.min(Math.max((x - ax) * dx + (y - ay) * dy, 0), whole)
    place = start + nearestDiv(part * (along[at >> 1]! - start), whole)
  }
  return place
}

/** The segment that continues from a place of a road, as the index of its first corner. */
function partAt({ along }: Road, place: number, isBack: boolean): number {
  let part = 0
  while (part < along.length - 2 && (isBack ? along[part + 1]! < place : along[part + 1]! <= place)) part++
  return part
}

/** The point at a place of a road. */
export function pointOnRoad(road: Road, place: number): Point {
  const part = partAt(road, place, false)
  const [ax, ay, bx, by] = cornersOf(road, part)
  return pointAlong(ax, ay, bx, by, place - road.along[part]!)
}

/** The facing nearest to the direction of a road at a place, going forward or back. */
export function facingOnRoad(road: Road, place: number, isBack: boolean): number {
  const [ax, ay, bx, by] = cornersOf(road, partAt(road, place, isBack))
  return isBack ? facingAlong(ax - bx, ay - by) : facingAlong(bx - ax, by - ay)
}

/** The bends of a road between two places, in the order of travel. */
export function bendsBetween({ along }: Road, from: number, to: number): number[] {
  const bends = along.filter((place) => place > Math.min(from, to) && place < Math.max(from, to))
  return from <= to ? bends : bends.reverse()
}

function cornersOf({ points }: Road, part: number): readonly [number, number, number, number] {
  const at = 2 * part
  return [points[at]!, points[at + 1]!, points[at + 2]!, points[at + 3]!]
}
