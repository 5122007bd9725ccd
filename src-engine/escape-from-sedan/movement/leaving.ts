import { facingOnRoad, frontMiddle, lastFree, offset, pointOnRoad, roadLength } from '../../board/measured/measured.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH } from '../campaign/measures.ts'
import { removeUnit } from '../morale/morale.ts'
import { exited } from '../state/entries.ts'
import { FATE, FRENCH, scenarioOf, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { blockOf, poseOf, standsOf } from '../state/pose.ts'
import { actionOf, budget, finish, wayOf, type OnWay } from './on-the-way.ts'
import { alongRoad, goAlong, mayPassAlong, type OnRoad } from './roads.ts'
import { goAhead, stepTo } from './steps.ts'

/** Chapter: movement. Leaving the table by an exit. */

/**
 * @rule es.victory.exits
 * A unit that goes ahead, or along a road, until the middle of its front reaches its own exit edge leaves the table
 * there with all its stands: the French by the north edge, the Germans by the south edge east of the Meuse. In a
 * command phase it is removed after the enemy has reacted.
 */
export function mayLeave(g: G, f: OnWay, why?: Why): boolean {
  const name = why && { unit: unitName(g, f.unit), left: (budget(g, f, f.ground, f.passed) - f.before - f.by) / INCH }
  if (wayOf(f) !== 0 || scenarioOf(g).victory.type !== 'exit')
    return why?.because('es.victory.exits', 'no-exit', name) ?? false
  if (actionOf(f) === 'road')
    return wayOutByRoad(g, f) !== undefined || (why?.because('es.victory.exits', 'too-far', name) ?? false)
  const by = leavingBy(g, f)
  if (by < 0) return why?.because('es.victory.exits', 'too-far', name) ?? false
  return stepTo(g, f, by, true, why) !== undefined
}

/** Whether the middle of its front would be at or past the exit edge of its side. */
function isAtExit(g: G, f: OnWay, x: number, y: number, facing: number): boolean {
  const { exits, ground } = g.campaign
  const front = frontMiddle(blockOf(g, f.unit), x, y, facing)
  const exit = f.side === FRENCH ? exits.french : exits.german
  const isAtEdge = f.side === FRENCH ? front.y <= 0 : front.y >= ground.height
  return isAtEdge && front.x >= exit.from && front.x <= exit.to
}

function leavingBy(g: G, f: OnWay): number {
  const { facing } = poseOf(g, f.unit)
  const isOut = (by: number): boolean => {
    const at = offset(xOf(f.from), yOf(f.from), facing, by, 0)
    return isAtExit(g, f, at.x, at.y, facing)
  }
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by || !isOut(most)) return -1
  return lastFree(most, (by) => !isOut(by)) + 1
}

/** The road that leads it out within its dice, and the way along it. */
function wayOutByRoad(g: G, f: OnWay): { readonly road: number; readonly way: OnRoad } | undefined {
  for (const [road, line] of g.campaign.roads.entries()) {
    const start = alongRoad(g, f.unit, road, 0)
    if (start === undefined) continue
    const { from, isBack } = start
    const placeAfter = (by: number): number => (isBack ? from - by : from + by)
    const isOut = (by: number): boolean => {
      const at = pointOnRoad(line, placeAfter(by))
      return isAtExit(g, f, at.x, at.y, facingOnRoad(line, placeAfter(by), isBack))
    }
    const most = Math.min(budget(g, f, 0, false), isBack ? from : roadLength(line) - from)
    if (most <= 0 || !isOut(most)) continue
    const by = lastFree(most, (far) => !isOut(far)) + 1
    const way = { from, to: placeAfter(by), isBack }
    if (mayPassAlong(g, f, road, way, by)) return { road, way }
  }
  return undefined
}

/** Removes a unit by its exit, with all its stands. */
function leaveByExit(g: G, unit: number): void {
  const stands = standsOf(g, unit)
  g.side.exited.add(unitOf(g, unit).side, stands)
  removeUnit(g, unit, FATE.exited)
  g.tell(exited, { unit, stands })
}

/** Removes the units that were leaving in this command phase, unless fire or charges have driven them back. */
export function leaveAtLast(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) if (g.unit.leaving.of(unit)) leaveByExit(g, unit)
}

/**
 * Leaves the table: at once in the free phase; in a command phase it goes to the edge and is removed after the enemy
 * has reacted.
 */
export function leave(g: G, f: OnWay): void {
  if (!g.unit.active.of(f.unit)) {
    leaveByExit(g, f.unit)
    return
  }
  const byRoad = actionOf(f) === 'road' ? wayOutByRoad(g, f) : undefined
  if (byRoad !== undefined) goAlong(g, f, byRoad.road, byRoad.way)
  else {
    const by = leavingBy(g, f)
    goAhead(g, f, by, stepTo(g, f, by, true)!)
  }
  g.unit.leaving.set(f.unit, true)
  finish(g, f)
}
