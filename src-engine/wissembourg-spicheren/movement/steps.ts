import { NO_HEX } from '../../board/hex.ts'
import type { Facts, Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { isCommandedFrom } from '../command/radius.ts'
import { isBesideEnemy } from '../ground/facing.ts'
import { finds, FOUND, costsFrom, type Step } from '../ground/spread.ts'
import { groundOf, hasRoomFor, holderOf, unitsIn } from '../ground/stacks.ts'
import { isBarredToCommand, isInEnemyZone, zonesOf } from '../ground/zones.ts'
import {
  counterOf,
  formationName,
  formationOf,
  hexName,
  isUnit,
  NOBODY,
  NOWHERE,
  onMap,
  unitName,
  type G,
} from '../state/kit.ts'

/** Chapter: movement. A single step, and where a move may end. */

/** A counter during its move. Points are counted in halves. */
export interface Way {
  readonly unit: number
  /** Hex where the move began; NOWHERE for a counter that has just entered the map. */
  readonly start: number
  readonly steps: number
  readonly spent: number
  readonly most: number
}

export const points = (halfPoints: number): number => halfPoints / 2

/** Whether a unit belongs to a demoralised formation. */
export const isDemoralised = (g: G, unit: number): boolean => {
  const { formation } = counterOf(g, unit)
  return isUnit(g, unit) && formation !== NOBODY && g.formation.demoralised.of(formation)
}
const isOut = (g: G, unit: number): boolean => isUnit(g, unit) && !g.unit.inCommand.of(unit)

/**
 * @rule ws.movement.allowance
 * A counter moves with all or part of its movement points; a road costs half a point per hex. Points are not saved. A
 * counter that enters the map has all of them (WS 7.4), in command or not.
 */
export function allowanceOf(g: G, unit: number): number {
  const { movement } = counterOf(g, unit)
  return onMap(g, unit) && isOut(g, unit) ? halved(movement) : movement
}

/**
 * @rule ws.command.out-moves
 * A unit out of command has half its movement points, rounded down. It enters no enemy zone of control. Its move may
 * not end outside its commander's radius, and one that is already outside has to end nearer to him.
 */
const halved = (movement: number): number => 2 * Math.floor(movement / 4)

/**
 * @rule ws.zoc.leave
 * Leaving an enemy zone of control costs half of the unit's movement points, rounded up, in addition to the ground; one
 * hex is always possible. Disorganised units and units out of command spend all their points for one hex, which has to
 * lie outside such zones.
 */
function leaving(g: G, { unit, most }: Way, price: number): number {
  if (g.unit.disorganised.of(unit) || isOut(g, unit)) return most
  const { movement } = counterOf(g, unit)
  return Math.min(most, price + 2 * Math.ceil(movement / 4))
}

function hexsideTo(g: G, from: number, to: number): number {
  const direction = g.campaign.grid.directionTo(from, to)
  return direction === undefined ? -1 : 6 * from + direction
}

/**
 * The cost of a way after a step, or below 0 with the reason.
 *
 * @rule ws.zoc.direct
 * No unit goes directly from one enemy zone of control into another, of the same enemy or of a different one. A unit
 * surrounded by such zones cannot move.
 */
export function stepped(g: G, way: Way, from: number, to: number, why?: Why, known = -1): number {
  const { unit, steps, spent, most } = way
  const { side, movement, kind, costs, barriers } = counterOf(g, unit)
  const facts = why && { unit: unitName(g, unit), from: hexName(g, from), hex: hexName(g, to) }
  const hexside = known >= 0 ? known : hexsideTo(g, from, to)
  if (hexside < 0) return refused(why, 'ws.movement.step', 'not-adjacent', facts)
  if (holderOf(g, to) === 1 - side) return refused(why, 'ws.movement.step', 'enemy', facts)
  const price = costs[hexside]!
  const barrier = barriers[hexside]
  if (price < 0) return refused(why, 'ws.terrain.water', 'closed', facts)
  if (!isUnit(g, unit)) {
    if (kind === 'commander' && steps > 0 && !g.unit.inCommand.of(unit))
      return refused(why, 'ws.command.failed', 'one-hex', facts)
    if (isBarredToCommand(g, side, to)) return refused(why, 'ws.zoc.friends', 'commander', facts)
    if (kind === 'chief' && isExposed(g, side, to)) return refused(why, 'ws.chiefs.move', 'beside-enemy', facts)
  } else {
    const zones = zonesOf(g, 1 - side)
    const isHere = zones[from]! > 0
    const isThere = zones[to]! > 0
    if (isHere && isHalted(way)) return refused(why, 'ws.zoc.enter', 'stopped', facts)
    if (isHere && isThere) return refused(why, 'ws.zoc.direct', 'from-zone-to-zone', facts)
    if (isThere && isDisorderedCavalry(g, unit)) return refused(why, 'ws.zoc.cavalry', 'disorganised', facts)
    if (isThere && isOut(g, unit)) return refused(why, 'ws.command.out-moves', 'zone', facts)
    if (isDemoralised(g, unit) && isBesideEnemy(g, to, side))
      return refused(
        why,
        'ws.morale.demoralised-moves',
        'beside-enemy',
        why && { ...facts, formation: formationName(g, counterOf(g, unit).formation) },
      )
    if (isHere) return barrier === 'all' ? most : leaving(g, way, price + across(barrier, movement))
  }
  if (barrier === 'all') {
    if (steps === 0 && spent === 0 && most === movement) return most
    return refused(
      why,
      'ws.terrain.water',
      'whole-move',
      why && { ...facts, most: points(movement), left: points(most - spent) },
    )
  }
  const sum = spent + price + across(barrier, movement)
  if (sum <= most) return sum
  return refused(
    why,
    'ws.movement.allowance',
    'too-far',
    why && { ...facts, cost: points(sum - spent), left: points(most - spent) },
  )
}

/** Tells `why` for what reason a step is not possible. */
function refused(why: Why | undefined, rule: string, reason: string, facts: Facts | undefined): -1 {
  why?.because(rule, reason, facts)
  return -1
}

/**
 * @rule ws.terrain.water
 * A way over a bridge is used as if there were no water. Without a bridge a stream costs infantry half its movement
 * points in addition; a stream costs cavalry, and the Lauter infantry, its whole move, which ends there. Guns cross
 * neither, cavalry not the Lauter, and no unit the Saar.
 */
const across = (barrier: 'half' | 'all' | 'closed' | undefined, movement: number): number =>
  barrier === 'half' ? 2 * Math.ceil(movement / 4) : 0

/**
 * @rule ws.zoc.enter
 * A unit that enters an enemy zone of control stops there for the turn. It does not have to attack. The flank hexes of
 * an enemy stop no unit.
 */
export const isHalted = ({ steps }: Way): boolean => steps > 0

/**
 * @rule ws.zoc.cavalry
 * Disorganised cavalry never enters an enemy zone of control.
 */
const isDisorderedCavalry = (g: G, unit: number): boolean =>
  counterOf(g, unit).kind === 'cavalry' && g.unit.disorganised.of(unit)

/** Whether a hex is next to an enemy unit, with no friend in it. */
const isExposed = (g: G, side: number, hex: number): boolean => holderOf(g, hex) !== side && isBesideEnemy(g, hex, side)

/** Whether a way may end in a hex; tells `why` the reason if not. */
export function mayEnd(g: G, way: Way, hex: number, why?: Why): boolean {
  const { unit, steps, start } = way
  if (steps === 0) return true
  const facts = why && { unit: unitName(g, unit), hex: hexName(g, hex) }
  if (!hasRoomFor(g, unit, hex))
    return why?.because('ws.stacking.limit', 'full', { ...facts, units: othersIn(g, unit, hex) }) ?? false
  if (start === NOWHERE || !isUnit(g, unit)) return true
  const { side, formation } = counterOf(g, unit)
  const home = g.campaign.fromHome[side]!
  if (isDemoralised(g, unit) && home[hex]! >= home[start]!)
    return (
      why?.because('ws.morale.demoralised-moves', 'not-nearer', {
        ...facts,
        formation: formationName(g, formation),
      }) ?? false
    )
  return (
    !isOut(g, unit) ||
    staysNear(g, unit, start, hex) ||
    (why?.because('ws.command.out-moves', 'too-far-off', { ...facts, ...farFrom(g, unit, start, hex) }) ?? false)
  )
}

const othersIn = (g: G, unit: number, hex: number): string =>
  unitsIn(g, hex)
    .filter((other) => other !== unit)
    .map((other) => unitName(g, other))
    .join(', ')

/** The distance from its commander after the move, and before it. */
function farFrom(g: G, unit: number, start: number, hex: number): JsonObject {
  const { commander } = formationOf(g, counterOf(g, unit).formation)
  const [away, now] = [hex, start].map((at) => g.campaign.grid.distance(at, g.unit.hex.of(commander)))
  return { commander: unitName(g, commander), away: away ?? 0, now: now ?? 0 }
}

/** Whether a hex is within the radius of the unit's commander, or nearer to him than its start outside the radius. */
function staysNear(g: G, unit: number, start: number, hex: number): boolean {
  const { formation, side } = counterOf(g, unit)
  const seat = g.unit.hex.of(formationOf(g, formation).commander)
  if (seat === NOWHERE) return true
  if (isCommandedFrom(g, side, seat, hex)) return true
  const { grid } = g.campaign
  return !isCommandedFrom(g, side, seat, start) && grid.distance(hex, seat) < grid.distance(start, seat)
}

/**
 * The cost of every hex that a way can reach from its current hex; below 0 if it cannot. Cavalry disorganised by woods
 * does not go on into an enemy zone of control. If given, `before` is filled with the predecessor of each hex on its
 * way.
 */
export function reachFrom(g: G, way: Way, from: number, before?: Int32Array): Int32Array {
  const { unit, start, steps, most } = way
  const { side, kind } = counterOf(g, unit)
  const isRider = kind === 'cavalry'
  const tried = { unit, start, steps, spent: way.spent, most }
  const step: Step = (here, to, hexside, spent) => {
    if (isRider && here !== from && groundOf(g, here).kind === 'woods' && isInEnemyZone(g, side, to)) return -1
    tried.steps = here === from ? steps : steps + 1
    tried.spent = spent
    return stepped(g, tried, here, to, undefined, hexside)
  }
  return costsFrom(g.campaign.grid, from, way.spent, most, step, before)
}

/** The way after a step into a hex. */
export const afterStep = ({ unit, start, steps, most }: Way, spent: number): Way => ({
  unit,
  start,
  steps: steps + 1,
  spent,
  most,
})

/**
 * @rule ws.movement.step
 * A move goes from hex to hex, at the cost of the ground it enters: through friends, never through enemy units. It may
 * pass through a hex where it cannot end as long as it can go on to one where it may.
 */
export function mayStep(g: G, way: Way, from: number, to: number, why?: Why, hexside = -1): boolean {
  const sum = stepped(g, way, from, to, why, hexside)
  if (sum < 0) return false
  const on = afterStep(way, sum)
  return mayEnd(g, on, to) || goesOn(g, on, from, to) || (why !== undefined && mayEnd(g, on, to, why))
}

/**
 * Whether a way in a hex where it may not end can go on to one where it may. Cavalry disorganised by woods on its way
 * enters no enemy zone of control, so ways that lead on from woods are ignored.
 */
function goesOn(g: G, way: Way, before: number, from: number): boolean {
  const { side, kind } = counterOf(g, way.unit)
  if (kind !== 'cavalry') return canGoOn(g, way, from)
  const isDisordered = isDisorderedBy(g, way.unit, before, from)
  return canGoOn(
    g,
    way,
    from,
    (here, to) => (here !== from && groundOf(g, here).kind === 'woods') || (isDisordered && isInEnemyZone(g, side, to)),
  )
}

/** Whether a way can go on from a hex to another in which it may end. Barred steps are not taken. */
export function canGoOn(g: G, way: Way, from: number, isBarred?: (here: number, to: number) => boolean): boolean {
  const { unit, start, steps, most } = way
  // One object for all steps tried, because there are hundreds.
  const tried = { unit, start, steps, spent: way.spent, most }
  return finds(g.campaign.grid, from, way.spent, most, (here, to, hexside, spent) => {
    if (isBarred?.(here, to) === true) return -1
    tried.steps = here === from ? steps : steps + 1
    tried.spent = spent
    const sum = stepped(g, tried, here, to, undefined, hexside)
    return sum >= 0 && sum <= most && to !== from && mayEnd(g, way, to) ? FOUND : sum
  })
}

/** Whether a unit of a demoralised formation still has to move, and can. */
export const hasToMove = (g: G, way: Way): boolean =>
  way.steps === 0 && isDemoralised(g, way.unit) && canStepAnywhere(g, way, g.unit.hex.of(way.unit))

export function canStepAnywhere(g: G, way: Way, from: number): boolean {
  const { sides } = g.campaign.grid
  for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
    const to = sides[hexside]!
    if (to !== NO_HEX && mayStep(g, way, from, to, undefined, hexside)) return true
  }
  return false
}

/**
 * @rule ws.terrain.woods
 * Woods cost a point more for infantry and two for all others. Cavalry that enters them other than by a road, path or
 * railway is disorganised, also when it evades or advances.
 */
export function isDisorderedBy(g: G, unit: number, from: number, to: number): boolean {
  if (counterOf(g, unit).kind !== 'cavalry' || groundOf(g, to).kind !== 'woods') return false
  return g.campaign.ways[6 * from + g.campaign.grid.directionTo(from, to)!] === undefined
}
