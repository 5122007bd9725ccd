import {
  bendsBetween,
  facingOnRoad,
  footprintOf,
  hullOf,
  isOnRoadAt,
  placeOnRoad,
  pointOnRoad,
  roadLength,
  stepsBetween,
  type Ring,
} from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH } from '../campaign/measures.ts'
import { enemyInWay, friendUnder, isOnFriend, isOnTable } from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { formationOf, GERMAN, unitName, type G } from '../state/kit.ts'
import { blockOf, poseOf, ringOf } from '../state/pose.ts'
import { noticeGermans } from '../victory/emperor.ts'
import { actionOf, budget, type OnWay } from './on-the-way.ts'

/** Chapter: movement. Roads. */

export interface OnRoad {
  readonly from: number
  readonly to: number
  readonly isBack: boolean
}

/**
 * Where a road leads a unit from its place in the direction it faces; undefined if it is not on the road or the road is
 * too short.
 */
export function alongRoad(g: G, unit: number, road: number, by: number): OnRoad | undefined {
  const line = g.campaign.roads[road]!
  const { x, y, facing } = poseOf(g, unit)
  const from = placeOnRoad(line, x, y, INCH >> 1)
  if (from < 0) return undefined
  const isBack =
    stepsBetween(facing, facingOnRoad(line, from, true)) < stepsBetween(facing, facingOnRoad(line, from, false))
  const to = isBack ? from - by : from + by
  return to < 0 || to > roadLength(line) ? undefined : { from, to, isBack }
}

/** Whether a unit is on a road that it could follow. */
export const isOnRoad = (g: G, unit: number): boolean =>
  ['road-column', 'limbered'].includes(formationOf(g, unit)) &&
  g.campaign.roads.some((road) => {
    const { x, y } = poseOf(g, unit)
    return isOnRoadAt(road, x, y, INCH >> 1)
  })

/**
 * @rule es.move.road
 * A road column, or limbered guns, with its centre within half an inch of a road follows it with the dice for roads and
 * ignores the ground.
 */
export function mayFollow(g: G, f: OnWay, road: number, by: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, f.unit), by: by / INCH }
  if (actionOf(f) !== 'road' || f.by > 0) return why?.because('es.move.road', 'no-road', name) ?? false
  const way = by > 0 && by % INCH === 0 ? alongRoad(g, f.unit, road, by) : undefined
  if (way === undefined) return why?.because('es.move.road', 'no-road', name) ?? false
  const end = roadRings(g, f.unit, road, way).at(-1)!
  if (!isOnTable(g, end)) return why?.because('es.move.table', 'edge', name) ?? false
  const friend = friendUnder(g, f.unit, end)
  if (friend >= 0) return why?.because('es.move.friends', 'on-friend', { ...name, other: unitName(g, friend) }) ?? false
  return mayPassAlong(g, f, road, way, by, why)
}

/** Whether enemies and dice allow a way along a road, regardless of units at its end. */
export function mayPassAlong(g: G, f: OnWay, road: number, way: OnRoad, by: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, f.unit), by: by / INCH }
  const rings = roadRings(g, f.unit, road, way)
  const start = ringOf(poseOf(g, f.unit))
  for (const ring of rings) {
    const enemy = enemyInWay(g, f.side, start, ring)
    if (enemy >= 0) return why?.because('es.move.road', 'enemy', { ...name, enemy: unitName(g, enemy) }) ?? false
  }
  const passed = rings.some((ring) => isOnFriend(g, f.unit, ring))
  const left = budget(g, f, 0, passed)
  return by <= left || (why?.because('es.move.steps', 'too-far', { ...name, left: left / INCH }) ?? false)
}

/** The position and facing of a unit after each whole inch along a road. */
export const roadStops = (g: G, f: OnWay) =>
  g.campaign.roads.flatMap((line, road) => {
    const found: { road: string; by: number; x: number; y: number; facing: number }[] = []
    for (let by = INCH; by <= budget(g, f, 0, false); by += INCH) {
      if (!mayFollow(g, f, road, by)) continue
      const way = alongRoad(g, f.unit, road, by)!
      found.push({
        road: g.nameOf('road', road),
        by,
        ...pointOnRoad(line, way.to),
        facing: facingOnRoad(line, way.to, way.isBack),
      })
    }
    return found
  })

/** The areas swept by a way along a road: from bend to bend, and the end. */
function roadRings(g: G, unit: number, road: number, { from, to, isBack }: OnRoad): Ring[] {
  const line = g.campaign.roads[road]!
  const block = blockOf(g, unit)
  const stops = [from, ...bendsBetween(line, from, to), to]
  const at = (place: number, facing: number): Ring => {
    const point = pointOnRoad(line, place)
    return footprintOf(block, point.x, point.y, facing)
  }
  const rings = stops.slice(1).map((stop, index) => {
    const facing = facingOnRoad(line, stops[index]!, isBack)
    return hullOf(at(stops[index]!, facing), at(stop, facing))
  })
  return [...rings, at(to, facingOnRoad(line, to, isBack))]
}

/** Follows a road and checks whether Germans on it capture the Emperor. */
export function goAlong(g: G, f: OnWay, road: number, way: OnRoad): void {
  const rings = roadRings(g, f.unit, road, way)
  const line = g.campaign.roads[road]!
  const at = pointOnRoad(line, way.to)
  place(g, f.unit, at.x, at.y, facingOnRoad(line, way.to, way.isBack))
  g.unit.road.set(f.unit, road)
  g.unit.roadFrom.set(f.unit, way.from)
  g.unit.roadTo.set(f.unit, way.to)
  f.by = Math.abs(way.to - way.from)
  if (f.side === GERMAN) for (const ring of rings) noticeGermans(g, f.unit, ring)
}
