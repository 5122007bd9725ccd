import {
  boxAround,
  boxOf,
  hullOf,
  footprintOf,
  lastFree,
  offset,
  turned,
  type Box,
  type Outline,
  type Ring,
} from '../../board/measured/measured.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import { dropAt, dropNumber, pipsOf } from '../ground/dice.ts'
import {
  aroundWay,
  enemyInWay,
  friendUnder,
  groundUnder,
  isObstacleUnder,
  isOnFriend,
  isOnTable,
  maySlow,
  moveRowOf,
  type Around,
} from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { GERMAN, unitName, type G } from '../state/kit.ts'
import { poseOf } from '../state/pose.ts'
import { mayBeNearEmperor, noticeGermans } from '../victory/emperor.ts'
import { budget, isByHand, wayOf, type OnWay } from './on-the-way.ts'

/** Chapter: movement. A leg straight on: what bars it, and what the unit meets. */

export interface Step {
  readonly ground: number
  readonly passed: boolean
}

/** The end of a leg of this length. */
export const endOfLeg = (g: G, f: OnWay, by: number): { readonly x: number; readonly y: number } =>
  offset(xOf(f.from), yOf(f.from), turned(g.unit.facing.of(f.unit), wayOf(f)), by, 0)

export const outline = (g: G, f: OnWay, by: number): Ring => {
  const { block, facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  return footprintOf(block, at.x, at.y, facing)
}
/** The outline of a unit at the start and end of a leg, and the area swept between them. */
export class Leg {
  readonly start: Ring
  readonly end: Ring
  readonly box: Box
  #swept: Ring | undefined

  constructor({ ring, box }: Outline, end: Ring) {
    this.start = ring
    this.end = end
    this.box = boxAround(box, boxOf(end))
  }

  /** Computed on first use: usually nothing is near. */
  get swept(): Ring {
    return (this.#swept ??= hullOf(this.start, this.end))
  }
}
export const legOf = (g: G, f: OnWay, by: number, start = startOf(g, f)): Leg => new Leg(start, outline(g, f, by))

/** The outline of a unit at the start of its leg. */
export function startOf(g: G, f: OnWay): Outline {
  const ring = outline(g, f, 0)
  return { ring, box: boxOf(ring) }
}

export const aroundLeg = (g: G, f: OnWay, { box }: Leg): Around => aroundWay(g, f.unit, box, box, isByHand(g, f.unit))

/** Whether nothing bars a leg of this length, regardless of the dice. */
function isFree(
  g: G,
  f: OnWay,
  by: number,
  leg: Leg,
  { foes, closed }: Around,
  isLeaving: boolean,
  why?: Why,
): boolean {
  if (!isLeaving && !isOnTable(g, leg.end))
    return why?.because('es.move.table', 'edge', { unit: unitName(g, f.unit), by: by / INCH }) ?? false
  if (closed !== 0 && g.campaign.ground.isMet(leg.swept, closed, leg.box))
    return why?.because('es.move.closed', 'closed', { unit: unitName(g, f.unit), by: by / INCH }) ?? false
  if (foes.length === 0) return true
  const enemy = enemyInWay(g, f.side, leg.start, leg.swept, KEPT, foes, leg.box)
  if (enemy < 0) return true
  return (
    why?.because('es.move.enemies', 'too-near', {
      unit: unitName(g, f.unit),
      by: by / INCH,
      enemy: unitName(g, enemy),
    }) ?? false
  )
}

/**
 * @rule es.move.steps
 * Straight ahead by whole inches, or to the last free sixteenth. A step is legal if the way so far is no longer than
 * what is left of the dice after it.
 */
export function stepTo(g: G, f: OnWay, by: number, isLeaving: boolean, why?: Why): Step | undefined {
  const leg = legOf(g, f, by)
  const around = aroundLeg(g, f, leg)
  if (!isOpen(g, f, by, leg, around, isLeaving, why)) return undefined
  const met = metOn(g, f, leg, around)
  return isWithinDice(g, f, by, met, why) ? met : undefined
}

export function isWithinDice(g: G, f: OnWay, by: number, { ground, passed }: Step, why?: Why): boolean {
  const left = budget(g, f, ground, passed)
  if (f.before + by <= left) return true
  if (why === undefined) return false
  return why.because('es.move.steps', 'too-far', {
    unit: unitName(g, f.unit),
    by: (f.before + by) / INCH,
    left: left / INCH,
  })
}

/** Whether nothing but the dice bars a leg of this length, and the unit may end there. */
export function isOpen(g: G, f: OnWay, by: number, leg: Leg, around: Around, isLeaving: boolean, why?: Why): boolean {
  if (!isFree(g, f, by, leg, around, isLeaving, why)) return false
  const { friends } = around
  const friend = isLeaving || friends.length === 0 ? -1 : friendUnder(g, f.unit, leg.end, undefined, friends)
  if (friend >= 0)
    return (
      why?.because('es.move.friends', 'on-friend', {
        unit: unitName(g, f.unit),
        by: (f.before + by) / INCH,
        other: unitName(g, friend),
      }) ?? false
    )
  if (!isOddByHand(g, f) || !isObstacleUnder(g, leg.swept)) return true
  return (
    why?.because('es.move.one-die', 'odd', {
      unit: unitName(g, f.unit),
      by: (f.before + by) / INCH,
      die: pipsOfOne(g, f),
    }) ?? false
  )
}

/** What a unit meets on a leg. */
export function metOn(g: G, f: OnWay, leg: Leg, { friends, kinds }: Around): Step {
  /**
   * @rule es.move.friends
   * A move may pass through friends at the cost of the lowest die, once, but may not end on one.
   */
  const passed = f.passed || (friends.length > 0 && isOnFriend(g, f.unit, leg.swept, leg.box, friends))
  const ground = maySlowMore(g, f, kinds)
    ? dropNumber(groundUnder(g, moveRowOf(g, f.unit), leg.swept, kinds, dropAt(f.ground), leg.box))
    : f.ground
  return { ground, passed }
}

/** Whether ground of these kinds could slow the unit more than what it has met. */
export const maySlowMore = (g: G, f: OnWay, kinds: number): boolean =>
  maySlow(g, moveRowOf(g, f.unit), kinds, dropAt(f.ground))

const pipsOfOne = (g: G, f: OnWay): number => pipsOf(f.dice, g.unit.chits.of(f.unit), 'none', 0)
/** Whether guns moved by hand have an odd number of pips, with which they cross no obstacle. */
export const isOddByHand = (g: G, f: OnWay): boolean => isByHand(g, f.unit) && pipsOfOne(g, f) % 2 === 1

/** The greatest distance that only the dice limit. */
function furthest(g: G, f: OnWay): number {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return f.by
  const start = startOf(g, f)
  return furthestOf(g, f, most, start, aroundLeg(g, f, legOf(g, f, most, start)))
}

export const furthestOf = (g: G, f: OnWay, most: number, start: Outline, around: Around): number =>
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

/** Moves straight on to this distance from the start of the leg. */
export function goAhead(g: G, f: OnWay, by: number, { ground, passed }: Step): void {
  f.ground = ground
  f.passed = passed
  const { facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  f.by = by
  place(g, f.unit, at.x, at.y, facing)
  if (f.pivoted) g.unit.turnedBy.set(f.unit, by)
  else {
    g.unit.wayTurn.set(f.unit, wayOf(f))
    g.unit.wayFacing.set(f.unit, facing)
    g.unit.wayBy.set(f.unit, by)
  }
  if (f.side !== GERMAN) return
  const leg = legOf(g, f, by)
  if (mayBeNearEmperor(g, leg.box)) noticeGermans(g, f.unit, leg.swept)
}
