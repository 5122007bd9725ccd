import {
  boxAround,
  boxOf,
  hullOf,
  footprintOf,
  lastFree,
  offset,
  stepsBetween,
  turned,
  type Block,
  type Box,
  type Outline,
  type Ring,
} from '../../board/measured/measured.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import { dropAt, droppedDice, dropNumber, pipsOf } from '../ground/dice.ts'
import {
  aroundWay,
  enemyInWay,
  friendUnder,
  groundUnder,
  isClosed,
  isObstacleUnder,
  isOnFriend,
  isOnTable,
  maySlow,
  moveRowOf,
  type Around,
} from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { GERMAN, NOBODY, unitName, type G } from '../state/kit.ts'
import { bodyOf, ChangeTracker, poseOf } from '../state/pose.ts'
import { mayBeNearEmperor, noticeGermans } from '../victory/emperor.ts'
import { actionOf, budget, droppedOnWay, isByHand, isOneDie, wayOf, type OnWay } from './on-the-way.ts'

/** Chapter: movement. Step by step, straight on and turned. */

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
class Leg {
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
const legOf = (g: G, f: OnWay, by: number, start = startOf(g, f)): Leg => new Leg(start, outline(g, f, by))

/** The outline of a unit at the start of its leg. */
function startOf(g: G, f: OnWay): Outline {
  const ring = outline(g, f, 0)
  return { ring, box: boxOf(ring) }
}

const aroundLeg = (g: G, f: OnWay, { box }: Leg): Around => aroundWay(g, f.unit, box, box, isByHand(g, f.unit))

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

function isWithinDice(g: G, f: OnWay, by: number, { ground, passed }: Step, why?: Why): boolean {
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
function isOpen(g: G, f: OnWay, by: number, leg: Leg, around: Around, isLeaving: boolean, why?: Why): boolean {
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
function metOn(g: G, f: OnWay, leg: Leg, { friends, kinds }: Around): Step {
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
const maySlowMore = (g: G, f: OnWay, kinds: number): boolean =>
  maySlow(g, moveRowOf(g, f.unit), kinds, dropAt(f.ground))

const pipsOfOne = (g: G, f: OnWay): number => pipsOf(f.dice, g.unit.chits.of(f.unit), 'none', 0)
/** Whether guns moved by hand have an odd number of pips, with which they cross no obstacle. */
const isOddByHand = (g: G, f: OnWay): boolean => isByHand(g, f.unit) && pipsOfOne(g, f) % 2 === 1

/** The greatest distance that only the dice limit. */
function furthest(g: G, f: OnWay): number {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return f.by
  const start = startOf(g, f)
  return furthestOf(g, f, most, start, aroundLeg(g, f, legOf(g, f, most, start)))
}

const furthestOf = (g: G, f: OnWay, most: number, start: Outline, around: Around): number =>
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
 * Once per move a unit may turn by up to 30° about its centre at the cost of its lowest die.
 */
export function mayPivot(g: G, f: OnWay, facing: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, f.unit) }
  if (isOneDie(g, f) || actionOf(f) === 'road') return why?.because('es.move.pivot', 'not-so', name) ?? false
  if (f.pivoted) return why?.because('es.move.pivot', 'once', name) ?? false
  if (stepsBetween(facing, g.unit.facing.of(f.unit)) !== 1)
    return why?.because('es.move.pivot', 'too-far', name) ?? false
  const left = pipsOf(f.dice, g.unit.chits.of(f.unit), dropAt(f.ground), lowsOncePivoted(f)) * INCH
  // Without a request for the reason, the check of room can be skipped.
  if (why === undefined && f.before + f.by > left) return false
  const { block, x, y } = poseOf(g, f.unit)
  const ring = footprintOf(block, x, y, facing)
  const start = bodyOf(g, f.unit).ring
  const sweep = hullOf(start, ring)
  const isFree =
    isOnTable(g, ring) &&
    !isClosed(g, f.unit, sweep) &&
    !isOnFriend(g, f.unit, ring) &&
    enemyInWay(g, f.side, start, sweep) < 0
  if (!isFree) return why?.because('es.move.pivot', 'no-room', name) ?? false
  if (f.before + f.by <= left) return true
  return (
    why?.because('es.move.pivot', 'no-die', { ...name, gone: (f.before + f.by) / INCH, left: left / INCH }) ?? false
  )
}

const lowsOncePivoted = (f: OnWay): number => 1 + (f.passed ? 1 : 0)

/** The possible pivots of a unit, with the inches left and the dice dropped after each. */
export function pivotsInShort(g: G, f: OnWay) {
  const from = g.unit.facing.of(f.unit)
  const facings = [-1, 1].map((by) => turned(from, by)).filter((facing) => mayPivot(g, f, facing))
  const [ground, lows] = [dropAt(f.ground), lowsOncePivoted(f)]
  const left = pipsOf(f.dice, g.unit.chits.of(f.unit), ground, lows) - (f.before + f.by) / INCH
  return facings.map((facing) => ({ facing, left, dropped: droppedDice(f.dice, ground, lows) }))
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

/**
 * The current leg of a unit with the ground met at each step. Cached while the unit continues along it and no other
 * unit moves, because its start and thus its surroundings stay the same.
 */
class Course {
  readonly #lookout = new ChangeTracker()
  #unit = NOBODY
  #from = NOBODY
  #facing = NOBODY
  #action = NOBODY
  #dice = NOBODY
  #chits = NOBODY
  #most = NOBODY
  #block: Block | undefined
  #ground = 0
  #passed = false
  #start: Outline = { ring: [], box: boxOf([]) }
  around: Around = { foes: [], friends: [], kinds: 0, closed: 0 }
  /** The greatest distance that only the dice limit. */
  far = 0
  /** By length: the legs that nothing but the dice bars, and what is met on them. */
  readonly #legs = new Map<number, Leg | undefined>()
  readonly #met = new Map<number, Step>()

  look(g: G, f: OnWay, most: number): this {
    if (!this.#isOn(g, f, most)) this.#begin(g, f, most)
    return this
  }

  #isOn(g: G, f: OnWay, most: number): boolean {
    const { block, facing } = poseOf(g, f.unit)
    for (const { unit } of this.#lookout.look(g)) if (unit !== f.unit) this.#unit = NOBODY
    return (
      this.#unit === f.unit &&
      this.#from === f.from &&
      this.#facing === facing &&
      this.#action === f.action &&
      this.#dice === f.dice &&
      this.#chits === g.unit.chits.of(f.unit) &&
      this.#most === most &&
      this.#block === block &&
      this.#ground <= f.ground &&
      (f.passed || !this.#passed)
    )
  }

  #begin(g: G, f: OnWay, most: number): void {
    const { block, facing } = poseOf(g, f.unit)
    this.#unit = f.unit
    this.#from = f.from
    this.#facing = facing
    this.#action = f.action
    this.#dice = f.dice
    this.#chits = g.unit.chits.of(f.unit)
    this.#most = most
    this.#block = block
    this.#ground = f.ground
    this.#passed = f.passed
    this.#legs.clear()
    this.#met.clear()
    this.#start = startOf(g, f)
    this.around = aroundLeg(g, f, legOf(g, f, most, this.#start))
    this.far = furthestOf(g, f, most, this.#start, this.around)
  }

  /** The step, if the unit is still on this leg. */
  knownStep(g: G, f: OnWay, by: number): Step | undefined {
    return this.#isOn(g, f, this.#most) ? this.#stepTo(g, f, by) : undefined
  }

  /** Whether the unit may go so far. */
  isOpen(g: G, f: OnWay, by: number): boolean {
    const step = this.#legTo(g, f, by)
    if (step === undefined) return false
    // With one die nothing is dropped, whatever the ground.
    return isOneDie(g, f) || isWithinDice(g, f, by, this.#stepTo(g, f, by)!)
  }

  #legTo(g: G, f: OnWay, by: number): Leg | undefined {
    if (!this.#legs.has(by)) {
      const leg = legOf(g, f, by, this.#start)
      this.#legs.set(by, isOpen(g, f, by, leg, this.around, false) ? leg : undefined)
    }
    return this.#legs.get(by)
  }

  /** What a unit has met after this distance, if nothing but the dice bars it. */
  #stepTo(g: G, f: OnWay, by: number): Step | undefined {
    const leg = this.#legTo(g, f, by)
    if (leg === undefined) return undefined
    let met = this.#met.get(by)
    if (met === undefined) this.#met.set(by, (met = metOn(g, f, leg, this.around)))
    // The unit may since have met something worse than when this was computed.
    return { ground: Math.max(f.ground, met.ground), passed: f.passed || met.passed }
  }
}
const knownCourse = memoizedBy<G, Course>(() => new Course())

/** What a unit has met after an allowed step. */
export const stepAhead = (g: G, f: OnWay, by: number): Step =>
  knownCourse(g).knownStep(g, f, by) ?? stepTo(g, f, by, false)!

/** The lengths of the steps a unit may take straight on. */
export function stepsAhead(g: G, f: OnWay): number[] {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return []
  const course = knownCourse(g).look(g, f, most)
  const { far } = course
  // Limited by obstacles and by the dice.
  const left = Math.min(far, budget(g, f, f.ground, f.passed) - f.before)
  const all: number[] = []
  for (let by = f.by - (f.by % INCH) + INCH; by <= left; by += INCH) all.push(by)
  if (far > f.by && far <= left && far % INCH !== 0) all.push(far)
  if (isPlain(g, f, course.around)) return all
  return all.filter((by) => course.isOpen(g, f, by))
}

/** The same for display: the inches left and the dice dropped after each step. */
export const stepsInShort = (g: G, f: OnWay) =>
  stepsAhead(g, f).map((by) => {
    const { ground, passed } = stepAhead(g, f, by)
    const left = budget(g, f, ground, passed) - f.before - by
    return { by, left: left / INCH, dropped: droppedOnWay(g, f, ground, passed) }
  })

/** Whether nothing nearby bars or slows any step of a way. */
const isPlain = (g: G, f: OnWay, { foes, friends, kinds, closed }: Around): boolean =>
  foes.length === 0 &&
  friends.length === 0 &&
  closed === 0 &&
  (isOneDie(g, f) ? !isOddByHand(g, f) : !maySlowMore(g, f, kinds))
