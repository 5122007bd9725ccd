import { boxAround, boxOf, keepsAway, overlap, type Box, type Ring } from '../../board/measured/measured.ts'
import { closedTo, closedToAll } from '../campaign/closed.ts'
import { bitOf, KEPT } from '../campaign/measures.ts'
import type { Tables } from '../campaign/campaign.ts'
import { drops, type Drop, type MoveRow } from '../campaign/files.ts'
import { isThere, NOBODY, otherSide, scenarioOf, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, boxesOf } from '../state/pose.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { dropNumber, isWorse } from './dice.ts'

/** Chapter: movement. Obstacles to a move: units and ground. */

const HOUSES = bitOf('houses')
const WALLS = bitOf('wall', 'trench')
const GENTLE = bitOf('gentle')
const STEEP = bitOf('steep', 'stream', 'wood')
const ALL_KINDS = closedToAll | HOUSES | WALLS | GENTLE | STEEP

const isOnFoot = (g: G, unit: number): boolean => unitOf(g, unit).arm === 'foot' || g.unit.dismounted.of(unit)

/** The row of the movement table: dismounted cavalry moves as infantry. */
export const moveRowOf = (g: G, unit: number): MoveRow =>
  g.unit.dismounted.of(unit) ? 'infantry' : unitOf(g, unit).row

/**
 * @rule es.move.ground
 * The worst ground of the whole way counts, including that at its start; ground counts if the way touches it. `found`:
 * the worst ground met so far, so that only worse ground is searched.
 */
export function groundUnder(
  g: G,
  row: MoveRow,
  ring: Ring,
  near = ALL_KINDS,
  found: Drop = 'none',
  box = boxOf(ring),
): Drop {
  const wanted = near & slower(g, row, found)
  if (wanted === 0) return found
  const { ground } = g.campaign
  let met = found
  for (const feature of ground.featuresNear(box, wanted)) {
    const drop = dropOn(g, row, ground.features[feature]!.kind)
    if (isWorse(drop, met) && ground.meets(feature, ring)) met = drop
  }
  return met
}

/** Whether any of these kinds of ground could be worse for a move than what it has met. */
export const maySlow = (g: G, row: MoveRow, near: number, found: Drop): boolean => (near & slower(g, row, found)) !== 0

/** The kinds of ground that are worse for a move than what it has met, as bits. */
export function slower({ campaign }: G, row: MoveRow, found: Drop): number {
  const moves = campaign.tables.movement[row]
  return slowerFor(moves)[dropNumber(found)]!
}

type Moves = Tables['movement'][MoveRow]

/** The same for a row of the movement table, by the number of the worst ground met. */
const slowerFor = memoizedBy((moves: Moves) =>
  drops.map((found) => {
    let kinds = 0
    for (const kind of slowing) if (isWorse(dropFor(moves, kind), found)) kinds |= kind
    return kinds
  }),
)

const slowing = [STEEP, WALLS | HOUSES, GENTLE]

/** What a move loses on one of these grounds; closed ground does not slow. */
const dropOn = ({ campaign }: G, row: MoveRow, kind: number): Drop => dropFor(campaign.tables.movement[row], kind)

function dropFor({ gentle, steep, wall }: Moves, kind: number): Drop {
  if ((kind & STEEP) !== 0) return steep
  if ((kind & GENTLE) !== 0) return gentle
  return wall === 'closed' ? 'none' : wall
}

/** Whether there is ground under an outline that guns moved by hand cross only on an even die. */
export const isObstacleUnder = (g: G, ring: Ring): boolean => g.campaign.ground.isMet(ring, WALLS | STEEP)

/** The kinds of ground closed to a unit, as bits; guns moved by hand do not count as wheeled. */
const closedFor = (g: G, unit: number, isByHand: boolean): number =>
  closedTo(isOnFoot(g, unit), unitOf(g, unit).arm === 'guns' && !isByHand)

/** Whether an outline touches ground closed to a unit. */
export function isClosed(
  g: G,
  unit: number,
  ring: Ring,
  isByHand = false,
  box = boxOf(ring),
  near = ALL_KINDS,
): boolean {
  const closed = near & closedFor(g, unit, isByHand)
  return closed !== 0 && g.campaign.ground.isMet(ring, closed, box)
}

/**
 * @rule es.move.table
 * No move leaves the part of the table in play, except by an exit.
 */
export function isOnTable(g: G, ring: Ring, box = boxOf(ring)): boolean {
  const { frame } = scenarioOf(g)
  return box.left >= frame[0] && box.top >= frame[1] && box.right <= frame[2] && box.bottom <= frame[3]
}

/**
 * @rule es.move.enemies
 * No move comes within two inches of an enemy anywhere on its way; a unit that is already nearer comes no nearer.
 * Returns the enemy in the way, or -1.
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
  const boxes = boxesOf(g)
  for (const foe of foes)
    if (boxes.isNear(foe, box, kept) && !keepsAway(start, swept, bodyOf(g, foe).ring, kept)) return foe
  return -1
}

/** Whether an outline overlaps a friend that is not leaving the table. */
export const isOnFriend = (
  g: G,
  unit: number,
  ring: Ring,
  box = boxOf(ring),
  friends = unitsOf(g, unitOf(g, unit).side),
): boolean => friendUnder(g, unit, ring, box, friends) >= 0

/** The first friend that an outline overlaps, or -1. */
export function friendUnder(
  g: G,
  unit: number,
  ring: Ring,
  box = boxOf(ring),
  friends = unitsOf(g, unitOf(g, unit).side),
): number {
  const boxes = boxesOf(g)
  for (const other of friends) {
    if (other === unit || !boxes.isNear(other, box)) continue
    if (!g.unit.leaving.of(other) && overlap(bodyOf(g, other).ring, ring)) return other
  }
  return -1
}

/** The kinds of ground near a box that bar or slow any unit, or those of them in `kinds`, as bits. */
export const kindsNear = (g: G, box: Box, kinds = ALL_KINDS): number => g.campaign.ground.kindsNear(box, kinds)

/** The units and ground near a way that may bar or slow it, so that nothing else need be checked at each step. */
export interface Around {
  readonly foes: readonly number[]
  readonly friends: readonly number[]
  /** The kinds of ground, as bits, and those of them closed to the unit. */
  readonly kinds: number
  readonly closed: number
}

/** The surroundings of a straight way from one outline to another, generously estimated by boxes. */
export function aroundWay(g: G, unit: number, from: Box, to: Box, isByHand: boolean): Around {
  const { left, right, top, bottom } = boxAround(from, to)
  const wide = { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 }
  const { side } = unitOf(g, unit)
  const boxes = boxesOf(g)
  const foes = boxes.near(unitsOf(g, otherSide(side)), wide, KEPT)
  const friends = boxes.near(unitsOf(g, side), wide).filter((friend) => friend !== unit)
  const kinds = kindsNear(g, wide)
  return { foes, friends, kinds, closed: kinds & closedFor(g, unit, isByHand) }
}

/** Result of `barAt`: the ground or the table edge is in the way. */
export const GROUND = -2

/**
 * What bars a unit from a position: GROUND for the ground or the table edge, a unit it would overlap or be too near to,
 * or NOBODY. `around`: the surroundings, if known.
 */
export function barAt(g: G, unit: number, ring: Ring, around?: Around): number {
  const box = boxOf(ring)
  if (!isOnTable(g, ring, box) || isClosed(g, unit, ring, false, box, around?.kinds)) return GROUND
  const { side } = unitOf(g, unit)
  const friend = friendUnder(g, unit, ring, box, around?.friends ?? unitsOf(g, side))
  return friend === NOBODY ? foeAt(g, unit, ring, box, around?.foes ?? unitsOf(g, otherSide(side))) : friend
}

/** The first of some enemies to which a unit in this position would be too near. */
const foeAt = (g: G, unit: number, ring: Ring, box: Box, foes: readonly number[]): number =>
  enemyInWay(g, unitOf(g, unit).side, isThere(g, unit) ? bodyOf(g, unit).ring : ring, ring, KEPT, foes, box)

/** Whether another unit bars a unit from a position. */
export function isBarredBy(g: G, unit: number, ring: Ring, box: Box, other: number): boolean {
  const bar =
    unitOf(g, other).side === unitOf(g, unit).side
      ? friendUnder(g, unit, ring, box, [other])
      : foeAt(g, unit, ring, box, [other])
  return bar !== NOBODY
}

/** Whether a unit could stand in a position: on the table, on open ground, on no unit, and not too near to an enemy. */
export const fits = (g: G, unit: number, ring: Ring, around?: Around): boolean =>
  barAt(g, unit, ring, around) === NOBODY
