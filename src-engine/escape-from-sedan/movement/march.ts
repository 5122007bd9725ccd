import {
  facingOnRoad,
  footprintOf,
  frontMiddle,
  hullOf,
  lastFree,
  bendsBetween,
  offset,
  placeOnRoad,
  pointOnRoad,
  roadLength,
  stepsBetween,
  turned,
  type Ring,
} from '../../board/measured/measured.ts'
import { pointAt, verb, xOf, yOf } from '../../kernel/actions/actions.ts'
import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import type { Action } from '../cards/command.ts'
import { actions } from '../cards/command.ts'
import { rangeOf } from '../fire/aim.ts'
import { exited, moved } from '../state/entries.ts'
import {
  FATE,
  formationOf,
  frame,
  FRENCH,
  GERMAN,
  scenarioOf,
  unitName,
  unitOf,
  unitsOf,
  type G,
} from '../state/kit.ts'
import { blockOf, poseOf, ringOf, standsOf } from '../state/pose.ts'
import { removeUnit } from '../morale/morale.ts'
import { noticeGermans } from '../victory/emperor.ts'
import { dropAt, dropNumber, packDice, pipsLeft, unpackDice, worst } from '../ground/dice.ts'
import {
  enemyInWay,
  isOnFriend,
  groundUnder,
  isClosed,
  isObstacleUnder,
  isOnTable,
  isOpenAround,
  moveRowOf,
} from '../ground/ground.ts'
import { beginWay, place } from '../ground/way.ts'

/** Chapter: movement. A unit on its way. */

const advance = verb('advance', 'by:wide-number')
const pivot = verb('pivot', 'facing')
const follow = verb('follow', 'road', 'by:wide-number')
const leaveTable = verb('leave-table')
const halt = verb('halt')

const locals = {
  unit: word({ noun: 'unit' }),
  side: word({ noun: 'side' }),
  action: word({ noun: 'action' }),
  /** The dice as they fell. */
  dice: word(),
  /** Where this leg began, and how far it has come; how far the one before went. */
  from: word({ noun: 'point' }),
  by: word(),
  before: word(),
  ground: word(),
  pivoted: flag(),
  passed: flag(),
}
type F = FrameOf<typeof locals>

/** How many steps from its facing a unit goes. */
const ways: Readonly<Partial<Record<Action, number>>> = { back: 6, left: 9, right: 3 }
export const wayOfAction = (action: Action): number => ways[action] ?? 0
const actionOf = (f: F): Action => actions[f.action]!
const wayOf = (f: F): number => wayOfAction(actionOf(f))

/** Guns in position are moved by hand. */
export const isByHand = (g: G, unit: number): boolean => formationOf(g, unit) === 'unlimbered'

/**
 * @rule es.move.one-die
 * Back, to a side, or about face and then ahead a unit goes with one die, of which nothing is dropped; so do guns by hand, which need
 * an even number, less chits, to cross walls, streams and steep ground.
 */
const isOneDie = (g: G, f: F): boolean =>
  ['back', 'left', 'right', 'about'].includes(actionOf(f)) || isByHand(g, f.unit)

/**
 * @rule es.move.dice
 * A move has as many dice as the table says for the unit and its formation; each pip is an inch, and the dice fall first.
 */
export function diceFor(g: G, unit: number, action: Action): number {
  const { line, column, road } = g.campaign.tables.movement[moveRowOf(g, unit)]
  if (['back', 'left', 'right', 'about'].includes(action) || isByHand(g, unit)) return 1
  if (action === 'road') return road
  const formation = formationOf(g, unit)
  return formation === 'column' || formation === 'road-column' ? column : line
}

/** What is left of the dice in sixteenths, with these drops. */
function budget(g: G, f: F, ground: number, passed: boolean): number {
  const dice = unpackDice(f.dice)
  const chits = g.unit.chits.of(f.unit)
  if (isOneDie(g, f)) return pipsLeft(dice, chits, 'none', 0) * INCH
  const lows = (f.pivoted ? 1 : 0) + (passed ? 1 : 0)
  return pipsLeft(dice, chits, dropAt(ground), lows) * INCH
}

interface Step {
  readonly ground: number
  readonly passed: boolean
}

/** Where a leg so long ends. */
export const endOfLeg = (g: G, f: F, by: number): { readonly x: number; readonly y: number } =>
  offset(xOf(f.from), yOf(f.from), turned(g.unit.facing.of(f.unit), wayOf(f)), by, 0)

const outline = (g: G, f: F, by: number): Ring => {
  const { block, facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  return footprintOf(block, at.x, at.y, facing)
}
const swept = (g: G, f: F, by: number): Ring => hullOf(outline(g, f, 0), outline(g, f, by))

/** What stands in the way of a leg so long, whatever the dice: nothing, or the rule. */
function barrier(g: G, f: F, by: number, isLeaving: boolean, why?: Why): boolean {
  const name = { unit: unitName(g, f.unit), by }
  const ring = swept(g, f, by)
  if (!isLeaving && !isOnTable(g, outline(g, f, by))) return why?.because('es.move.table', 'edge', name) ?? false
  const hand = isByHand(g, f.unit)
  if (isClosed(g, f.unit, ring, hand)) return why?.because('es.move.closed', 'closed', name) ?? false
  const enemy = enemyInWay(g, f.side, outline(g, f, 0), ring)
  if (enemy < 0) return true
  return why?.because('es.move.enemies', 'too-near', { ...name, enemy: unitName(g, enemy) }) ?? false
}

/**
 * @rule es.move.steps
 * Straight ahead by whole inches, or to the last sixteenth that is free. A step is legal when the way so far is no longer than
 * what is left of the dice after it.
 */
function stepTo(g: G, f: F, by: number, isLeaving: boolean, why?: Why): Step | undefined {
  if (!barrier(g, f, by, isLeaving, why)) return undefined
  const ring = swept(g, f, by)
  const name = { unit: unitName(g, f.unit), by: (f.before + by) / INCH }
  if (!isLeaving && isOnFriend(g, f.unit, outline(g, f, by))) {
    why?.because('es.move.friends', 'on-friend', name)
    return undefined
  }
  if (isByHand(g, f.unit) && isOdd(g, f) && isObstacleUnder(g, ring)) {
    why?.because('es.move.one-die', 'odd', name)
    return undefined
  }
  /**
   * @rule es.move.friends
   * A move may pass through friends, for the lowest die once, but does not end on one.
   */
  const passed = f.passed || isOnFriend(g, f.unit, ring)
  const ground = dropNumber(worst(dropAt(f.ground), groundUnder(g, moveRowOf(g, f.unit), ring)))
  const left = budget(g, f, ground, passed)
  if (f.before + by <= left) return { ground, passed }
  why?.because('es.move.steps', 'too-far', { ...name, left: left / INCH })
  return undefined
}

const isOdd = (g: G, f: F): boolean => pipsLeft(unpackDice(f.dice), g.unit.chits.of(f.unit), 'none', 0) % 2 === 1

/** The furthest that nothing but the dice bars. */
function furthest(g: G, f: F): number {
  const most = budget(g, f, 0, false) - f.before
  return most <= f.by ? f.by : lastFree(most, (by) => barrier(g, f, by, false))
}

function mayAdvance(g: G, f: F, by: number, why?: Why): boolean {
  if (by <= f.by) return why?.because('es.move.steps', 'no-step', { unit: unitName(g, f.unit), by }) ?? false
  if (by > budget(g, f, 0, false) - f.before)
    return (
      why?.because('es.move.steps', 'too-far', {
        unit: unitName(g, f.unit),
        by: (f.before + by) / INCH,
        left: budget(g, f, f.ground, f.passed) / INCH,
      }) ?? false
    )
  if (by % INCH !== 0 && by !== furthest(g, f))
    return why?.because('es.move.steps', 'no-inch', { unit: unitName(g, f.unit), by }) ?? false
  return stepTo(g, f, by, false, why) !== undefined
}

/**
 * @rule es.move.pivot
 * Once in a move a unit turns by up to 30°, about its centre, for its lowest die.
 */
function mayPivot(g: G, f: F, facing: number, why?: Why): boolean {
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
  const left = pipsLeft(unpackDice(f.dice), g.unit.chits.of(f.unit), dropAt(f.ground), 1 + (f.passed ? 1 : 0)) * INCH
  return f.before + f.by <= left || (why?.because('es.move.pivot', 'no-die', name) ?? false)
}

interface OnRoad {
  readonly from: number
  readonly to: number
  readonly isBack: boolean
}

/** Where a road leads a unit on from its place, in the direction in which it faces. */
function alongRoad(g: G, unit: number, road: number, by: number): OnRoad | undefined {
  const line = g.campaign.roads[road]!
  const { x, y, facing } = poseOf(g, unit)
  const from = placeOnRoad(line, x, y, INCH >> 1)
  if (from < 0) return undefined
  const isBack =
    stepsBetween(facing, facingOnRoad(line, from, true)) < stepsBetween(facing, facingOnRoad(line, from, false))
  const to = isBack ? from - by : from + by
  return to < 0 || to > roadLength(line) ? undefined : { from, to, isBack }
}

/** Is it on a road that it could follow? */
export const isOnRoad = (g: G, unit: number): boolean =>
  ['road-column', 'limbered'].includes(formationOf(g, unit)) &&
  g.campaign.roads.some((road) => {
    const { x, y } = poseOf(g, unit)
    return placeOnRoad(road, x, y, INCH >> 1) >= 0
  })

/**
 * @rule es.move.road
 * A road column, or limbered guns, whose centre is within half an inch of a road follows it with the dice of roads and meets
 * no ground.
 */
function mayFollow(g: G, f: F, road: number, by: number, why?: Why): boolean {
  const name = { unit: unitName(g, f.unit), by: by / INCH }
  if (actionOf(f) !== 'road' || f.by > 0) return why?.because('es.move.road', 'no-road', name) ?? false
  const way = by > 0 && by % INCH === 0 ? alongRoad(g, f.unit, road, by) : undefined
  if (way === undefined) return why?.because('es.move.road', 'no-road', name) ?? false
  const end = roadRings(g, f.unit, road, way).at(-1)!
  if (!isOnTable(g, end)) return why?.because('es.move.table', 'edge', name) ?? false
  if (isOnFriend(g, f.unit, end)) return why?.because('es.move.friends', 'on-friend', name) ?? false
  return mayPassAlong(g, f, road, way, by, why)
}

/** Whether enemies and dice let it so far along a road, whatever stands at its end. */
function mayPassAlong(g: G, f: F, road: number, way: OnRoad, by: number, why?: Why): boolean {
  const name = { unit: unitName(g, f.unit), by: by / INCH }
  const rings = roadRings(g, f.unit, road, way)
  const start = ringOf(poseOf(g, f.unit))
  for (const ring of rings)
    if (enemyInWay(g, f.side, start, ring) >= 0) return why?.because('es.move.road', 'enemy', name) ?? false
  const passed = rings.some((ring) => isOnFriend(g, f.unit, ring))
  const left = budget(g, f, 0, passed)
  return by <= left || (why?.because('es.move.steps', 'too-far', { ...name, left: left / INCH }) ?? false)
}

/** Where a unit would stand after each whole inch of a road it follows, as `x,y`, with where it would look. */
const roadStops = (g: G, f: F) =>
  g.campaign.roads.flatMap((line, road) => {
    const found: { road: string; by: number; x: number; y: number; facing: number }[] = []
    for (let by = INCH; by <= budget(g, f, 0, false); by += INCH) {
      if (!mayFollow(g, f, road, by)) continue
      const way = alongRoad(g, f.unit, road, by)!
      found.push({
        road: g.nameOf('road', road),
        by,
        ...pointOnRoad(line, way.to),
        facing: facingOnRoad(line, way.to, way.isBack),
      })
    }
    return found
  })

/** What a way along a road sweeps: bend by bend, and its end. */
function roadRings(g: G, unit: number, road: number, { from, to, isBack }: OnRoad): Ring[] {
  const line = g.campaign.roads[road]!
  const block = blockOf(g, unit)
  const stops = [from, ...bendsBetween(line, from, to), to]
  const at = (place: number, facing: number): Ring => {
    const point = pointOnRoad(line, place)
    return footprintOf(block, point.x, point.y, facing)
  }
  const rings = stops.slice(1).map((stop, index) => {
    const facing = facingOnRoad(line, stops[index]!, isBack)
    return hullOf(at(stops[index]!, facing), at(stop, facing))
  })
  return [...rings, at(to, facingOnRoad(line, to, isBack))]
}

/**
 * @rule es.victory.exits
 * A unit that goes ahead, or along a road, until the middle of its front reaches its own exit edge leaves the table there with all its stands:
 * the French by the north edge, the Germans by the south edge east of the Meuse. In a command phase it is gone when the enemy has
 * reacted.
 */
function mayLeave(g: G, f: F, why?: Why): boolean {
  const name = { unit: unitName(g, f.unit) }
  if (wayOf(f) !== 0 || scenarioOf(g).victory.type !== 'exit')
    return why?.because('es.victory.exits', 'no-exit', name) ?? false
  if (actionOf(f) === 'road')
    return wayOutByRoad(g, f) !== undefined || (why?.because('es.victory.exits', 'too-far', name) ?? false)
  const by = leavingBy(g, f)
  if (by < 0) return why?.because('es.victory.exits', 'too-far', name) ?? false
  return stepTo(g, f, by, true, why) !== undefined
}

/** Would the middle of its front be at the exit edge of its side, or past it? */
function isAtExit(g: G, f: F, x: number, y: number, facing: number): boolean {
  const { exits, ground } = g.campaign
  const front = frontMiddle(blockOf(g, f.unit), x, y, facing)
  const exit = f.side === FRENCH ? exits.french : exits.german
  const isAtEdge = f.side === FRENCH ? front.y <= 0 : front.y >= ground.height
  return isAtEdge && front.x >= exit.from && front.x <= exit.to
}

function leavingBy(g: G, f: F): number {
  const { facing } = poseOf(g, f.unit)
  const isOut = (by: number): boolean => {
    const at = offset(xOf(f.from), yOf(f.from), facing, by, 0)
    return isAtExit(g, f, at.x, at.y, facing)
  }
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by || !isOut(most)) return -1
  return lastFree(most, (by) => !isOut(by)) + 1
}

/** The road that leads it out as far as its dice allow, and the way along it. */
function wayOutByRoad(g: G, f: F): { readonly road: number; readonly way: OnRoad } | undefined {
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

/** Takes a unit off the table by its exit, with all its stands. */
function leaveByExit(g: G, unit: number): void {
  const stands = standsOf(g, unit)
  g.side.exited.add(unitOf(g, unit).side, stands)
  removeUnit(g, unit, FATE.exited)
  g.tell(exited, { unit, stands })
}

/** Who was leaving in this command phase is gone, unless fire or charges have driven it back. */
export function leaveAtLast(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) if (g.unit.leaving.of(unit)) leaveByExit(g, unit)
}

/** Goes straight on to so far from where this leg began. */
function goAhead(g: G, f: F, by: number, { ground, passed }: Step): void {
  f.ground = ground
  f.passed = passed
  const { facing } = poseOf(g, f.unit)
  const at = endOfLeg(g, f, by)
  const ring = swept(g, f, by)
  f.by = by
  place(g, f.unit, at.x, at.y, facing)
  if (f.pivoted) g.unit.turnedBy.set(f.unit, by)
  else {
    g.unit.wayTurn.set(f.unit, wayOf(f))
    g.unit.wayFacing.set(f.unit, facing)
    g.unit.wayBy.set(f.unit, by)
  }
  if (f.side === GERMAN) noticeGermans(g, f.unit, ring)
}

function goAlong(g: G, f: F, road: number, way: OnRoad): void {
  const rings = roadRings(g, f.unit, road, way)
  const line = g.campaign.roads[road]!
  const at = pointOnRoad(line, way.to)
  place(g, f.unit, at.x, at.y, facingOnRoad(line, way.to, way.isBack))
  g.unit.road.set(f.unit, road)
  g.unit.roadFrom.set(f.unit, way.from)
  g.unit.roadTo.set(f.unit, way.to)
  f.by = Math.abs(way.to - way.from)
  if (f.side === GERMAN) for (const ring of rings) noticeGermans(g, f.unit, ring)
}

function finish(g: G, f: F): void {
  const { unit } = f
  const at = g.unit.at.of(unit)
  const by = f.before + f.by
  if (wayOf(f) === 0 && actionOf(f) !== 'about') g.unit.ahead.add(unit, by)
  g.unit.moved.set(unit, true)
  g.tell(moved, { unit, by, at })
}

export const march = frame('march', locals, {
  next(g, f) {
    if (f.dice === 0) {
      const { unit } = f
      beginWay(g, unit)
      const { x, y, facing } = poseOf(g, unit)
      if (actionOf(f) === 'about') place(g, unit, x, y, turned(facing, 6))
      const dice = Array.from({ length: diceFor(g, unit, actionOf(f)) }, () =>
        g.chance.die(g.campaign.tables.dieFaces, 'move'),
      )
      f.dice = packDice(dice)
      f.from = pointAt(x, y)
      f.ground = actionOf(f) === 'road' ? 0 : dropNumber(groundUnder(g, moveRowOf(g, unit), outline(g, f, 0)))
    }
    return g.ask(f.side)
  },
  about: (g, f) => ({
    unit: unitName(g, f.unit),
    dice: unpackDice(f.dice),
    gone: (f.before + f.by) / INCH,
    left: budget(g, f, f.ground, f.passed) / INCH,
    from: [xOf(f.from), yOf(f.from)],
    way: turned(g.unit.facing.of(f.unit), wayOf(f)),
    range: rangeOf(g, f.unit),
    stops: actionOf(f) === 'road' ? roadStops(g, f) : [],
  }),
  offer(g, f, offer) {
    offer.add(halt)
    if (actionOf(f) === 'road') {
      const most = budget(g, f, 0, false)
      g.campaign.roads.forEach((_, road) => {
        if (alongRoad(g, f.unit, road, 0) === undefined) return
        for (let by = INCH; by <= most; by += INCH) if (mayFollow(g, f, road, by)) offer.add(follow, road, by)
      })
      if (mayLeave(g, f)) offer.add(leaveTable)
      return
    }
    const most = budget(g, f, 0, false) - f.before
    const isOpen = most > f.by && isOpenAround(g, f.unit, outline(g, f, 0), outline(g, f, most))
    // As far as nothing but the dice bars, and as far as they allow.
    const far = isOpen ? most : furthest(g, f)
    const left = isOpen ? Math.min(far, budget(g, f, f.ground, f.passed) - f.before) : far
    const isLegal = (by: number): boolean => isOpen || stepTo(g, f, by, false) !== undefined
    for (let by = f.by - (f.by % INCH) + INCH; by <= left; by += INCH) if (isLegal(by)) offer.add(advance, by)
    if (far > f.by && far <= left && far % INCH !== 0 && isLegal(far)) offer.add(advance, far)
    const facing = g.unit.facing.of(f.unit)
    for (const by of [-1, 1]) if (mayPivot(g, f, turned(facing, by))) offer.add(pivot, turned(facing, by))
    if (mayLeave(g, f)) offer.add(leaveTable)
  },
  answers: [
    {
      verb: advance,
      may: (g, f, why, by) => mayAdvance(g, f, by, why),
      act(g, f, by) {
        goAhead(g, f, by, stepTo(g, f, by, false)!)
      },
    },
    {
      verb: pivot,
      may: (g, f, why, facing) => mayPivot(g, f, facing, why),
      act(g, f, facing) {
        const { x, y } = poseOf(g, f.unit)
        f.pivoted = true
        f.before += f.by
        f.by = 0
        f.from = pointAt(x, y)
        place(g, f.unit, x, y, facing)
        g.unit.turnedAt.set(f.unit, f.from)
        g.unit.turnedTo.set(f.unit, facing)
      },
    },
    {
      verb: follow,
      may: (g, f, why, road, by) => mayFollow(g, f, road, by, why),
      act(g, f, road, by) {
        goAlong(g, f, road, alongRoad(g, f.unit, road, by)!)
        finish(g, f)
        return g.done()
      },
    },
    {
      verb: leaveTable,
      may: (g, f, why) => mayLeave(g, f, why),
      act(g, f) {
        if (!g.unit.active.of(f.unit)) {
          leaveByExit(g, f.unit)
          return g.done()
        }
        const byRoad = actionOf(f) === 'road' ? wayOutByRoad(g, f) : undefined
        if (byRoad !== undefined) goAlong(g, f, byRoad.road, byRoad.way)
        else {
          const by = leavingBy(g, f)
          goAhead(g, f, by, stepTo(g, f, by, true)!)
        }
        g.unit.leaving.set(f.unit, true)
        finish(g, f)
        return g.done()
      },
    },
    {
      verb: halt,
      act(g, f) {
        finish(g, f)
        return g.done()
      },
    },
  ],
})
