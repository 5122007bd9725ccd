import {
  depthOf,
  edgeMiddle,
  edgeTowards,
  flushAgainst,
  footprintOf,
  frontMiddle,
  isGapAtMost,
  lastFree,
  offset,
  overlap,
  widthOf,
  type Edge,
  type Oblong,
  type Ring,
} from '../../board/measured/measured.ts'
import { bitOf, INCH } from '../campaign/measures.ts'
import { isOnFriend, isClosed, isOnTable } from '../ground/ground.ts'
import { otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: close combat. Coming into contact. */

const OBSTACLES = bitOf('wall', 'stream', 'trench')
/** At least ¾ inch of the edges touches; units within ⅛ inch fight. */
const TOUCHING = 12
export const CONTACT = 2

export interface Contact {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly edge: Edge
  /** A wall, stream or trench lies between them. */
  readonly obstacle: boolean
}

const oblong = ({ block, x, y, facing }: Pose): Oblong => ({
  x,
  y,
  facing,
  width: widthOf(block),
  depth: depthOf(block),
})

/**
 * @rule es.assault.contact
 * The charger turns flush to the edge that its front is furthest outside of, keeping its sideways position; if there is
 * no room, it goes straight ahead until it touches.
 */
export function contactOf(g: G, unit: number, target: number): Contact | undefined {
  const own = poseOf(g, unit)
  const his = oblong(poseOf(g, target))
  const edge = edgeTowards(his, frontMiddle(own.block, own.x, own.y, own.facing))
  const middle = edgeMiddle(his, edge)
  const obstacle = g.campaign.ground.isMet([own.x, own.y, middle.x, middle.y], OBSTACLES)
  const flush = flushAgainst(his, edge, oblong(own), TOUCHING)
  if (hasRoom(g, unit, target, footprintOf(own.block, flush.x, flush.y, flush.facing)))
    return { x: flush.x, y: flush.y, facing: flush.facing, edge, obstacle }
  const ringAt = (distance: number): Ring => {
    const at = offset(own.x, own.y, own.facing, distance, 0)
    return footprintOf(own.block, at.x, at.y, own.facing)
  }
  const theirs = bodyOf(g, target).ring
  const ahead = lastFree(4 * INCH, (distance) => !overlap(ringAt(distance), theirs))
  const ring = ringAt(Math.max(0, ahead))
  if (!isGapAtMost(ring, theirs, CONTACT) || !hasRoom(g, unit, target, ring)) return undefined
  return { ...offset(own.x, own.y, own.facing, ahead, 0), facing: own.facing, edge, obstacle }
}

function hasRoom(g: G, unit: number, target: number, ring: Ring): boolean {
  if (!isOnTable(g, ring) || isClosed(g, unit, ring) || isOnFriend(g, unit, ring)) return false
  const enemies = unitsOf(g, otherSide(unitOf(g, unit).side))
  return enemies.every((enemy) => enemy === target || !overlap(bodyOf(g, enemy).ring, ring))
}
