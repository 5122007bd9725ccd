import {
  boxOf,
  hullOf,
  footprintOf,
  lastFree,
  offset,
  stepsBetween,
  turned,
  type Ring,
} from '../../board/measured/measured.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import { dropAt, dropNumber, pipsOf, worst } from '../ground/dice.ts'
import {
  aroundWay,
  enemyInWay,
  friendUnder,
  groundUnder,
  isClosed,
  isObstacleUnder,
  isOnFriend,
  isOnTable,
  moveRowOf,
  type Around,
} from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { GERMAN, unitName, type G } from '../state/kit.ts'
import { poseOf, ringOf } from '../state/pose.ts'
import { noticeGermans } from '../victory/emperor.ts'
import { actionOf, budget, isByHand, isOneDie, wayOf, type OnWay } from './on-the-way.ts'

/** Chapter: movement. Step by step, straight on and turned. */

export interface Step {
  readonly ground: number
  readonly passed: boolean
}

/** Where a leg so long ends. */
export const endOfLeg = (g: G, f: OnWay, by: number): { readonly x: number; readonly y: number } =>
  offset(xOf(f.from), yOf(f.from), turned(g.unit.facing.of(f.unit), wayOf(f)), by, 0)

export const outline = (g: G, f: OnWay, by: number): Ring => {
  const { block, facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  return footprintOf(block, at.x, at.y, facing)
}
/** The outline of a unit where a leg begins and where it ends, and what it sweeps between them. */
interface Leg {
  readonly start: Ring
  readonly end: Ring
  readonly swept: Ring
}
function legOf(g: G, f: OnWay, by: number, start = outline(g, f, 0)): Leg {
  const end = outline(g, f, by)
  return { start, end, swept: hullOf(start, end) }
}

/** Whether nothing stands in the way of a leg so long, whatever the dice. */
function isFree(
  g: G,
  f: OnWay,
  by: number,
  { start, end, swept }: Leg,
  { foes, kinds }: Around,
  isLeaving: boolean,
  why?: Why,
): boolean {
  const no = (rule: string, reason: string, facts = {}): boolean =>
    why?.because(rule, reason, { unit: unitName(g, f.unit), by: by / INCH, ...facts }) ?? false
  if (!isLeaving && !isOnTable(g, end)) return no('es.move.table', 'edge')
  if (kinds === 0 && foes.length === 0) return true
  const box = boxOf(swept)
  if (isClosed(g, f.unit, swept, isByHand(g, f.unit), box, kinds)) return no('es.move.closed', 'closed')
  const enemy = enemyInWay(g, f.side, start, swept, KEPT, foes, box)
  return enemy < 0 || no('es.move.enemies', 'too-near', { enemy: unitName(g, enemy) })
}

/**
 * @rule es.move.steps
 * Straight ahead by whole inches, or to the last sixteenth that is free. A step is legal when the way so far is no longer than
 * what is left of the dice after it.
 */
export function stepTo(
  g: G,
  f: OnWay,
  by: number,
  isLeaving: boolean,
  why?: Why,
  leg = legOf(g, f, by),
  around: Around = aroundWay(g, f.unit, leg.start, leg.end),
): Step | undefined {
  if (!isFree(g, f, by, leg, around, isLeaving, why)) return undefined
  const { friends, kinds } = around
  const no = (rule: string, reason: string, facts = {}): undefined => {
    why?.because(rule, reason, { unit: unitName(g, f.unit), by: (f.before + by) / INCH, ...facts })
    return undefined
  }
  const friend = isLeaving ? -1 : friendUnder(g, f.unit, leg.end, undefined, friends)
  if (friend >= 0) return no('es.move.friends', 'on-friend', { other: unitName(g, friend) })
  if (isByHand(g, f.unit) && isOdd(g, f) && isObstacleUnder(g, leg.swept))
    return no('es.move.one-die', 'odd', { die: pipsOfOne(g, f) })
  /**
   * @rule es.move.friends
   * A move may pass through friends, for the lowest die once, but does not end on one.
   */
  const passed = f.passed || isOnFriend(g, f.unit, leg.swept, undefined, friends)
  const ground = dropNumber(worst(dropAt(f.ground), groundUnder(g, moveRowOf(g, f.unit), leg.swept, kinds)))
  const left = budget(g, f, ground, passed)
  return f.before + by <= left ? { ground, passed } : no('es.move.steps', 'too-far', { left: left / INCH })
}

const pipsOfOne = (g: G, f: OnWay): number => pipsOf(f.dice, g.unit.chits.of(f.unit), 'none', 0)
const isOdd = (g: G, f: OnWay): boolean => pipsOfOne(g, f) % 2 === 1

/** The furthest that nothing but the dice bars. */
function furthest(g: G, f: OnWay): number {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return f.by
  const start = outline(g, f, 0)
  return furthestOf(g, f, most, start, aroundWay(g, f.unit, start, outline(g, f, most)))
}

const furthestOf = (g: G, f: OnWay, most: number, start: Ring, around: Around): number =>
  lastFree(most, (by) => isFree(g, f, by, legOf(g, f, by, start), around, false))

export function mayAdvance(g: G, f: OnWay, by: number, why?: Why): boolean {
  if (by <= f.by)
    return why?.because('es.move.steps', 'no-step', { unit: unitName(g, f.unit), by: f.by / INCH }) ?? false
  if (by > budget(g, f, 0, false) - f.before)
    return (
      why?.because('es.move.steps', 'too-far', {
        unit: unitName(g, f.unit),
        by: (f.before + by) / INCH,
        left: budget(g, f, f.ground, f.passed) / INCH,
      }) ?? false
    )
  if (by % INCH !== 0 && by !== furthest(g, f))
    return why?.because('es.move.steps', 'no-inch', { unit: unitName(g, f.unit), by: by / INCH }) ?? false
  return stepTo(g, f, by, false, why) !== undefined
}

/**
 * @rule es.move.pivot
 * Once in a move a unit turns by up to 30°, about its centre, for its lowest die.
 */
export function mayPivot(g: G, f: OnWay, facing: number, why?: Why): boolean {
  const name = { unit: unitName(g, f.unit) }
  if (isOneDie(g, f) || actionOf(f) === 'road') return why?.because('es.move.pivot', 'not-so', name) ?? false
  if (f.pivoted) return why?.because('es.move.pivot', 'once', name) ?? false
  if (stepsBetween(facing, g.unit.facing.of(f.unit)) !== 1)
    return why?.because('es.move.pivot', 'too-far', name) ?? false
  const ring = ringOf({ ...poseOf(g, f.unit), facing })
  const sweep = hullOf(outline(g, f, f.by), ring)
  const isFree =
    isOnTable(g, ring) &&
    !isClosed(g, f.unit, sweep) &&
    !isOnFriend(g, f.unit, ring) &&
    enemyInWay(g, f.side, outline(g, f, f.by), sweep) < 0
  if (!isFree) return why?.because('es.move.pivot', 'no-room', name) ?? false
  const left = pipsOf(f.dice, g.unit.chits.of(f.unit), dropAt(f.ground), 1 + (f.passed ? 1 : 0)) * INCH
  const facts = { ...name, gone: (f.before + f.by) / INCH, left: left / INCH }
  return f.before + f.by <= left || (why?.because('es.move.pivot', 'no-die', facts) ?? false)
}

/** Goes straight on to so far from where this leg began. */
export function goAhead(g: G, f: OnWay, by: number, { ground, passed }: Step): void {
  f.ground = ground
  f.passed = passed
  const { facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  const { swept } = legOf(g, f, by)
  f.by = by
  place(g, f.unit, at.x, at.y, facing)
  if (f.pivoted) g.unit.turnedBy.set(f.unit, by)
  else {
    g.unit.wayTurn.set(f.unit, wayOf(f))
    g.unit.wayFacing.set(f.unit, facing)
    g.unit.wayBy.set(f.unit, by)
  }
  if (f.side === GERMAN) noticeGermans(g, f.unit, swept)
}

/** How far each step is that a unit may take straight on. */
export function stepsAhead(g: G, f: OnWay): number[] {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return []
  const start = outline(g, f, 0)
  const around = aroundWay(g, f.unit, start, outline(g, f, most))
  // As far as nothing but the dice bars, and as far as they allow.
  const far = around.isOpen ? most : furthestOf(g, f, most, start, around)
  const left = Math.min(far, budget(g, f, f.ground, f.passed) - f.before)
  const all: number[] = []
  for (let by = f.by - (f.by % INCH) + INCH; by <= left; by += INCH) all.push(by)
  if (far > f.by && far <= left && far % INCH !== 0) all.push(far)
  if (around.isOpen) return all
  return all.filter((by) => stepTo(g, f, by, false, undefined, legOf(g, f, by, start), around) !== undefined)
}
