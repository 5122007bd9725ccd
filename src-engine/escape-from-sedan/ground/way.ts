import { facingOnRoad, offset, pointOnRoad, turned } from '../../board/measured/measured.ts'
import { pointAt, xOf, yOf } from '../../kernel/actions/actions.ts'
import { INCH } from '../campaign/measures.ts'
import { generalWith } from '../state/strength.ts'
import { NOBODY, type G } from '../state/kit.ts'
import { poseOf, put, type Pose } from '../state/pose.ts'

/** The way of a unit's last action, for fire at any point of it. */

/** Begins a way at the unit's position. */
export function beginWay(g: G, unit: number): void {
  const { unit: u } = g
  u.wayFrom.set(unit, u.at.of(unit))
  u.wayFacing.set(unit, u.facing.of(unit))
  u.wayTurn.set(unit, 0)
  u.wayBy.set(unit, 0)
  u.turnedTo.set(unit, 0)
  u.turnedBy.set(unit, 0)
  u.roadFrom.set(unit, 0)
  u.roadTo.set(unit, 0)
  u.turnedAt.set(unit, NOBODY)
  u.road.set(unit, NOBODY)
}

export function lengthOfWay(g: G, unit: number): number {
  const { wayBy, turnedBy, road, roadFrom, roadTo } = g.unit
  if (road.of(unit) !== NOBODY) return Math.abs(roadTo.of(unit) - roadFrom.of(unit))
  return wayBy.of(unit) + turnedBy.of(unit)
}

/** The position of a unit after so many whole inches of its way, or at its end. */
export function poseAlong(g: G, unit: number, inches: number): Pose {
  const { unit: u } = g
  const distance = inches * INCH
  const now = poseOf(g, unit)
  if (distance >= lengthOfWay(g, unit)) return now
  if (u.road.of(unit) !== NOBODY) {
    const road = g.campaign.roads[u.road.of(unit)]!
    const isBack = u.roadTo.of(unit) < u.roadFrom.of(unit)
    const place = u.roadFrom.of(unit) + (isBack ? -distance : distance)
    return { ...now, ...pointOnRoad(road, place), facing: facingOnRoad(road, place, isBack) }
  }
  const first = u.wayBy.of(unit)
  const isFirst = distance <= first
  const from = isFirst ? u.wayFrom.of(unit) : u.turnedAt.of(unit)
  const facing = isFirst ? u.wayFacing.of(unit) : u.turnedTo.of(unit)
  const direction = turned(facing, isFirst ? u.wayTurn.of(unit) : 0)
  const at = offset(xOf(from), yOf(from), direction, isFirst ? distance : distance - first, 0)
  return { ...now, ...at, facing }
}

/** Moves a unit; the commander with it goes along. */
export function place(g: G, unit: number, x: number, y: number, facing: number): void {
  const before = g.unit.at.of(unit)
  put(g, unit, x, y, facing)
  if (g.unit.at.of(unit) !== before) g.unit.still.set(unit, 0)
  const leader = generalWith(g, unit)
  if (leader !== NOBODY) g.leader.at.set(leader, pointAt(Math.max(0, x), Math.max(0, y)))
}
