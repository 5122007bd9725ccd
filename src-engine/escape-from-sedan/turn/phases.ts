import {
  boxOf,
  gapBetween,
  hasComeNearer,
  isGapLess,
  isLess,
  leastGap,
  mostGap,
  stepsBetween,
  turned,
  type Gap,
  type Outline,
} from '../../board/measured/measured.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import { INCH } from '../campaign/measures.ts'
import { disturbLeaders } from '../orders/leaders.ts'
import { NOBODY, otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { blockIn, bodiesOf, ringOf, standsOf } from '../state/pose.ts'
import { emperorRow, lookForEmperor } from '../victory/emperor.ts'

/** Chapter: the turn. What is set and counted where phases and side-turns begin and end. */

/** Starts a phase of a side: no unit has acted in it yet. */
export function beginPhase(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) {
    g.unit.acted.set(unit, false)
    g.unit.active.set(unit, false)
    g.unit.ahead.set(unit, 0)
  }
  for (const unit of unitsOf(g, otherSide(side))) g.unit.reacted.set(unit, false)
}

/**
 * @rule es.move.moving
 * Cavalry is moving if it went at least four inches ahead in the last phase in which it could act; otherwise it is
 * standing.
 */
export function endPhaseOf(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) g.unit.moving.set(unit, g.unit.ahead.of(unit) >= 4 * INCH)
  disturbLeaders(g)
  lookForEmperor(g)
}

/** Resets the values of a side-turn: points and moves of leaders, and the starting positions of units. */
export function beginSideTurn(g: G, side: number): void {
  for (let leader = 0; leader < g.leader.rows; leader++) {
    const owner = leader === emperorRow(g) ? 0 : g.campaign.commanders[leader]!.side
    if (owner !== side) continue
    g.leader.moved.set(leader, false)
    g.leader.points.set(leader, g.campaign.tables.command.points)
    g.leader.helpedOwn.set(leader, false)
    g.leader.helpedOthers.set(leader, false)
  }
  for (const unit of unitsOf(g, side)) {
    const { at, facing, formation, figures } = g.unit
    g.unit.stoodAt.set(unit, at.of(unit))
    g.unit.stoodFacing.set(unit, facing.of(unit))
    g.unit.stoodIn.set(unit, formation.of(unit))
    g.unit.stoodFigures.set(unit, figures.of(unit))
    g.unit.moved.set(unit, false)
  }
}

/**
 * Ends a side-turn: clears what its units remember of the enemy, counts how long they have stood still, and records
 * which of them have come nearer to enemies.
 */
export function endSideTurn(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) {
    g.unit.chargedBy.set(unit, 0)
    g.unit.shotBy.set(unit, 0)
    g.unit.nearedBy.set(unit, 0)
    g.unit.still.set(
      unit,
      g.unit.moved.of(unit) || g.unit.at.of(unit) !== g.unit.stoodAt.of(unit) ? 0 : g.unit.still.of(unit) + 1,
    )
  }
  const bodies = bodiesOf(g)
  for (const unit of unitsOf(g, side)) {
    const stood = g.unit.stoodAt.of(unit)
    if (stood === NOBODY || stood === g.unit.at.of(unit)) continue
    const before = stoodOn(g, unit)
    for (const watcher of unitsOf(g, otherSide(side)))
      if (isNearer(bodies[watcher]!, before, bodies[unit]!))
        g.unit.nearedBy.set(watcher, g.unit.nearedBy.of(watcher) | (1 << unitOf(g, unit).place))
  }
}

/** The outline of a unit when the turn of its side began. */
function stoodOn(g: G, unit: number): Outline {
  const { stoodAt, stoodFacing, stoodIn, stoodFigures } = g.unit
  const block = blockIn(g, unit, stoodIn.of(unit), standsOf(g, unit, stoodFigures.of(unit)))
  const at = stoodAt.of(unit)
  const stood = stoodFacing.of(unit)
  // A unit facing the opposite way covers the same ground, so each corner is compared with the one it has become by the
  // shorter turn.
  const facing = stepsBetween(stood, g.unit.facing.of(unit)) > 3 ? turned(stood, 6) : stood
  const ring = ringOf({ block, x: xOf(at), y: yOf(at), facing })
  return { ring, box: boxOf(ring) }
}

/** Whether a unit has come nearer by an inch or more, with both gaps in whole sixteenths. */
function isNearer(watcher: Outline, before: Outline, now: Outline): boolean {
  const plain = hasComeNearer(watcher.box, before, now, INCH)
  if (plain !== undefined) return plain
  // Bounds of the former gap usually decide, so that it seldom has to be measured.
  if (!isNearerThan(watcher, now, mostGap(watcher.ring, before.ring))) return false
  return (
    isNearerThan(watcher, now, leastGap(watcher.box, before.box)) ||
    isNearerThan(watcher, now, gapBetween(watcher.ring, before.ring))
  )
}

function isNearerThan(watcher: Outline, now: Outline, gap: Gap): boolean {
  const distance = inSixteenths(gap) - INCH + 1
  return isLess(leastGap(watcher.box, now.box), distance) && isGapLess(watcher.ring, now.ring, distance)
}

/** A gap in whole sixteenths, rounded down. */
function inSixteenths({ square, by }: Gap): number {
  let root = 0
  for (let bit = 4096; bit > 0; bit >>= 1) if ((root + bit) * (root + bit) * by <= square) root += bit
  return root
}
