import { areNear, boxAround, boxOf, keepsAway, overlap, type Box, type Ring } from '../../board/measured/measured.ts'
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
const ALL_KINDS = closedToAll | HOUSES | WALLS | GENTLE | STEEP

const isOnFoot = (g: G, unit: number): boolean => unitOf(g, unit).arm === 'foot' || g.unit.dismounted.of(unit)

/** The row of the movement table: horsemen on foot move as infantry. */
export const moveRowOf = (g: G, unit: number): MoveRow =>
  g.unit.dismounted.of(unit) ? 'infantry' : unitOf(g, unit).row

/**
 * @rule es.move.ground
 * The worst ground of the whole way counts, what it began on included; it is met where the way touches it.
 */
export function groundUnder(g: G, row: MoveRow, ring: Ring, near = ALL_KINDS): Drop {
  const { gentle, steep, wall } = g.campaign.tables.movement[row]
  const { ground } = g.campaign
  let found: Drop = 'none'
  if (near === 0) return found
  const box = boxOf(ring)
  const isMet = (kinds: number): boolean => (near & kinds) !== 0 && ground.isMet(ring, near & kinds, box)
  if (gentle !== 'none' && isMet(GENTLE)) found = worst(found, gentle)
  if (steep !== 'none' && isMet(STEEP)) found = worst(found, steep)
  if (wall !== 'none' && wall !== 'closed' && isMet(WALLS | HOUSES)) found = worst(found, wall)
  return found
}

/** What horses and guns by hand need an even die for. */
export const isObstacleUnder = (g: G, ring: Ring): boolean => g.campaign.ground.isMet(ring, WALLS | STEEP)

/** Whether an outline touches ground that is closed to a unit; guns that are moved by hand are not on wheels. */
export function isClosed(
  g: G,
  unit: number,
  ring: Ring,
  isByHand = false,
  box = boxOf(ring),
  near = ALL_KINDS,
): boolean {
  const closed = near & closedTo(isOnFoot(g, unit), unitOf(g, unit).arm === 'guns' && !isByHand)
  return closed !== 0 && g.campaign.ground.isMet(ring, closed, box)
}

/**
 * @rule es.move.table
 * No move leaves the part of the table that is played on, but by an exit.
 */
export function isOnTable(g: G, ring: Ring, box = boxOf(ring)): boolean {
  const { frame } = scenarioOf(g)
  return box.left >= frame[0] && box.top >= frame[1] && box.right <= frame[2] && box.bottom <= frame[3]
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
  box = boxOf(swept),
): number {
  const bodies = bodiesOf(g)
  for (const foe of foes) {
    const body = bodies[foe]!
    if (areNear(body.box, box, kept) && !keepsAway(start, swept, body.ring, kept)) return foe
  }
  return -1
}

/** The units of a side that may come within a distance of a box. */
export function unitsNear(g: G, side: number, box: Box, distance: number): readonly number[] {
  const bodies = bodiesOf(g)
  return unitsOf(g, side).filter((unit) => areNear(bodies[unit]!.box, box, distance))
}

/** Does an outline overlap a friend, but for those who are leaving the table? */
export const isOnFriend = (
  g: G,
  unit: number,
  ring: Ring,
  box = boxOf(ring),
  friends = unitsOf(g, unitOf(g, unit).side),
): boolean => friendUnder(g, unit, ring, box, friends) >= 0

/** The first friend that an outline overlaps, or none. */
export function friendUnder(
  g: G,
  unit: number,
  ring: Ring,
  box = boxOf(ring),
  friends = unitsOf(g, unitOf(g, unit).side),
): number {
  const bodies = bodiesOf(g)
  for (const other of friends) {
    const body = bodies[other]!
    if (other === unit || !areNear(body.box, box)) continue
    if (!g.unit.leaving.of(other) && overlap(body.ring, ring)) return other
  }
  return -1
}

/** The kinds of ground near a box that bar or slow anybody, as bits. */
export const kindsNear = (g: G, box: Box): number => g.campaign.ground.kindsNear(box, ALL_KINDS)

/** What is near a way, and so may bar or slow it: nothing else need be looked at, step by step. */
export interface Around {
  readonly foes: readonly number[]
  readonly friends: readonly number[]
  /** The kinds of ground, as bits. */
  readonly kinds: number
}

/** What is near the straight way from one outline to another; with room to spare, as boxes. */
export function aroundWay(g: G, unit: number, from: Ring, to: Ring): Around & { readonly isOpen: boolean } {
  const box = boxAround(boxOf(from), boxOf(to))
  const wide = { left: box.left - 2, right: box.right + 2, top: box.top - 2, bottom: box.bottom + 2 }
  const { left, right, top, bottom } = wide
  const { side } = unitOf(g, unit)
  const foes = unitsNear(g, otherSide(side), wide, KEPT)
  const friends = unitsNear(g, side, wide, 0).filter((friend) => friend !== unit)
  const kinds = kindsNear(g, wide)
  const isEmpty = foes.length === 0 && friends.length === 0 && kinds === 0
  return { foes, friends, kinds, isOpen: isEmpty && isOnTable(g, [left, top, right, bottom]) }
}

/** Whether a unit could stand so: on the table, on open ground, on nobody, and no nearer to an enemy than it may be. */
export function fits(g: G, unit: number, ring: Ring): boolean {
  const box = boxOf(ring)
  if (!isOnTable(g, ring, box) || isClosed(g, unit, ring, false, box) || isOnFriend(g, unit, ring, box)) return false
  const start = isThere(g, unit) ? bodyOf(g, unit).ring : ring
  const { side } = unitOf(g, unit)
  return enemyInWay(g, side, start, ring, KEPT, unitsOf(g, otherSide(side)), box) < 0
}
