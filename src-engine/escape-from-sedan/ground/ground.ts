import { areNear, boxOf, keepsAway, overlap, type Box, type Ring } from '../../board/measured/measured.ts'
import { closedTo, closedToAll } from '../campaign/closed.ts'
import { bitOf, KEPT } from '../campaign/measures.ts'
import type { Drop, MoveRow } from '../campaign/files.ts'
import { isThere, otherSide, scenarioOf, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf } from '../state/pose.ts'
import { worst } from './dice.ts'

/** Chapter: movement. What stands and lies in the way. */

const HOUSES = bitOf('houses')
const WALLS = bitOf('wall', 'trench')
const GENTLE = bitOf('gentle')
const STEEP = bitOf('steep', 'stream', 'wood')

const isOnFoot = (g: G, unit: number): boolean => unitOf(g, unit).arm === 'foot' || g.unit.dismounted.of(unit)

/** The row of the movement table: horsemen on foot move as infantry. */
export const moveRowOf = (g: G, unit: number): MoveRow =>
  g.unit.dismounted.of(unit) ? 'infantry' : unitOf(g, unit).row

/**
 * @rule es.move.ground
 * The worst ground of the whole way counts, what it began on included; it is met where the way touches it.
 */
export function groundUnder(g: G, row: MoveRow, ring: Ring): Drop {
  const { gentle, steep, wall } = g.campaign.tables.movement[row]
  const { ground } = g.campaign
  let found: Drop = 'none'
  if (gentle !== 'none' && ground.isMet(ring, GENTLE)) found = worst(found, gentle)
  if (steep !== 'none' && ground.isMet(ring, STEEP)) found = worst(found, steep)
  if (wall !== 'none' && wall !== 'closed' && ground.isMet(ring, WALLS | HOUSES)) found = worst(found, wall)
  return found
}

/** What horses and guns by hand need an even die for. */
export const isObstacleUnder = (g: G, ring: Ring): boolean => g.campaign.ground.isMet(ring, WALLS | STEEP)

/** Whether an outline touches ground that is closed to a unit; guns that are moved by hand are not on wheels. */
export const isClosed = (g: G, unit: number, ring: Ring, isByHand = false): boolean =>
  g.campaign.ground.isMet(ring, closedTo(isOnFoot(g, unit), unitOf(g, unit).arm === 'guns' && !isByHand))

/**
 * @rule es.move.table
 * No move leaves the part of the table that is played on, but by an exit.
 */
export function isOnTable(g: G, ring: Ring): boolean {
  const [left, top, right, bottom] = scenarioOf(g).frame
  const box = boxOf(ring)
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
}

/**
 * @rule es.move.enemies
 * No move comes within two inches of an enemy anywhere on its way; who is nearer already comes no nearer. The enemy that
 * is in the way, or none.
 */
export function enemyInWay(
  g: G,
  side: number,
  start: Ring,
  swept: Ring,
  kept = KEPT,
  foes = unitsOf(g, otherSide(side)),
): number {
  const bodies = bodiesOf(g)
  const box = boxOf(swept)
  for (const foe of foes) {
    const body = bodies[foe]!
    if (areNear(body.box, box, kept) && !keepsAway(start, swept, body.ring, kept)) return foe
  }
  return -1
}

/** The enemies of a side that may come within a distance of a box: nobody else need be looked at. */
export function foesNear(g: G, side: number, box: Box, distance: number): readonly number[] {
  const bodies = bodiesOf(g)
  return unitsOf(g, otherSide(side)).filter((foe) => areNear(bodies[foe]!.box, box, distance))
}

/** Does an outline overlap a friend, but for those who are leaving the table? */
export const isOnFriend = (g: G, unit: number, ring: Ring): boolean => friendUnder(g, unit, ring) >= 0

/** The first friend that an outline overlaps, or none. */
export function friendUnder(g: G, unit: number, ring: Ring): number {
  const bodies = bodiesOf(g)
  const box = boxOf(ring)
  for (const other of unitsOf(g, unitOf(g, unit).side)) {
    const body = bodies[other]!
    if (other === unit || !areNear(body.box, box)) continue
    if (!g.unit.leaving.of(other) && overlap(body.ring, ring)) return other
  }
  return -1
}

/**
 * Is there nothing at all near a straight way that could bar or slow it? Looked at with room to spare, as boxes: where there is
 * something the way itself is looked at, inch by inch.
 */
export function isOpenAround(g: G, unit: number, from: Ring, to: Ring): boolean {
  const box = boxOf([...from, ...to])
  const wide = { left: box.left - 2, right: box.right + 2, top: box.top - 2, bottom: box.bottom + 2 }
  const { left, right, top, bottom } = wide
  if (!isOnTable(g, [left, top, right, bottom])) return false
  if (g.campaign.ground.someNear(wide, closedToAll | HOUSES | WALLS | GENTLE | STEEP, () => true)) return false
  const { side } = unitOf(g, unit)
  return bodiesOf(g).every(
    (body, other) => other === unit || !areNear(body.box, wide, unitOf(g, other).side === side ? 0 : KEPT),
  )
}

/** Whether a unit could stand so: on the table, on open ground, on nobody, and no nearer to an enemy than it may be. */
export function fits(g: G, unit: number, ring: Ring): boolean {
  if (!isOnTable(g, ring) || isClosed(g, unit, ring) || isOnFriend(g, unit, ring)) return false
  const start = isThere(g, unit) ? bodyOf(g, unit).ring : ring
  return enemyInWay(g, unitOf(g, unit).side, start, ring) < 0
}
