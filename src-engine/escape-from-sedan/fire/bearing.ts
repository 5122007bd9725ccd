import {
  boxOf,
  frontMiddle,
  isInArc,
  standFront,
  turned,
  type Body,
  type Line,
  type Ring,
} from '../../board/measured/measured.ts'
import { formationOf, unitOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, poseOf, type Pose } from '../state/pose.ts'
import { isMiddleOn, isOutOfArcs, straightOn, turns, type Turn } from './arcs.ts'
import { fanAlong, SightBetween } from './sight-between.ts'
import { StandLines } from './stand-lines.ts'

/** Chapter: fire. The stands of a unit that bear on a target. */

/**
 * The stands of a unit that bear on a target: straight ahead, or turned by a step. The last of them may have only one
 * gun.
 */
export interface Bearing {
  readonly straight: readonly number[]
  readonly turned: readonly number[]
}

export const countOf = ({ straight, turned: aside }: Bearing): number => straight.length + aside.length

/** Whether a stand bears, straight ahead or turned. */
export const isAmong = ({ straight, turned }: Bearing, stand: number): boolean =>
  straight.includes(stand) || turned.includes(stand)

/**
 * @rule es.fire.arc
 * A stand bears on a target if the centre of one of its stands lies within 45° of its own front and is in sight; turned
 * by 30° it fires at one less. A square bears all round.
 */
export function bearingOf(g: G, unit: number, target: number, pose: Pose, ring: Ring): Bearing {
  if (isOutOfArcs(g, unit, boxOf(ring))) return NOBODY_BEARS
  const lines = new StandLines(g, unit, target, pose, ring)
  if (lines.areHiddenByGround()) return NOBODY_BEARS
  const straight: number[] = []
  const aside: number[] = []
  for (let stand = 0; stand < lines.stands; stand++) {
    if (lines.isAnyClear(stand, 0)) straight.push(stand)
    else if (!lines.isSquare && (lines.isAnyClear(stand, 1) || lines.isAnyClear(stand, -1))) aside.push(stand)
  }
  return { straight, turned: aside }
}

const NOBODY_BEARS: Bearing = { straight: [], turned: [] }

/** Units that hide one unit from another, as bits by their index among the units of their side. */
export class Hiders {
  own = 0
  foes = 0

  /** Adds a unit that hides an enemy from `unit`. */
  add(g: G, unit: number, body: Body): this {
    const { side, place } = unitOf(g, bodiesOf(g).indexOf(body))
    if (side === unitOf(g, unit).side) this.own |= 1 << place
    else this.foes |= 1 << place
    return this
  }
}

/**
 * The first clear line along which a stand bears on a target that is not out of all arcs; otherwise the units in
 * between if only units hide the target.
 */
export function anyBearing(g: G, unit: number, target: number, pose: Pose, ring: Ring): Line | Hiders | undefined {
  const lines = new StandLines(g, unit, target, pose, ring)
  if (lines.areHiddenByGround()) return undefined
  const ofAll = lines.hiderOfAll()
  if (ofAll !== undefined) return new Hiders().add(g, unit, ofAll)
  let hiders: Hiders | undefined
  // Straight ahead first: a target in sight of any stand is most likely in sight without turning.
  for (const by of lines.isSquare ? straightOn : turns)
    for (let stand = 0; stand < lines.stands; stand++) {
      lines.from(stand, by)
      if (!lines.isAnyInArc() || lines.areHiddenByGround()) continue
      const ofStand = lines.hiderOfAll()
      if (ofStand !== undefined) {
        hiders = (hiders ?? new Hiders()).add(g, unit, ofStand)
        continue
      }
      for (let other = 0; other < lines.others; other++) {
        if (!lines.to(other)) continue
        const hider = lines.hider()
        // Once only units hide one line, the ground need not be checked for other lines hidden by units.
        if ((hider === undefined || hiders === undefined) && lines.isHiddenByGround()) continue
        if (hider === undefined) return { ...lines.line }
        hiders = (hiders ?? new Hiders()).add(g, unit, hider)
      }
    }
  return hiders
}

/** All stands or none: whether the middle of the front sees the middle of the target within its arc. */
export function bearingOfMiddle(g: G, unit: number, target: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const [watcher, seen] = [bodyOf(g, unit), bodyOf(g, target)]
  const all = Array.from({ length: own.block.stands }, (_, stand) => stand)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isAhead = formationOf(g, unit) === 'square' || isInArc(own.facing, pose.x - front.x, pose.y - front.y)
  if (!isMiddleOn(g, unit, pose)) return { straight: [], turned: [] }
  const line = { ax: front.x, ay: front.y, bx: pose.x, by: pose.y, from: watcher.crests, to: seen.crests }
  if (!new SightBetween(g, unit, target, seen.ring, fanAlong(line)).isClear(line)) return { straight: [], turned: [] }
  return isAhead ? { straight: all, turned: [] } : { straight: [], turned: all }
}

/** The stands that have the target in their arc, regardless of sight. */
export function blindBearing(g: G, unit: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const isOn = (stand: number, by: Turn): boolean => {
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
