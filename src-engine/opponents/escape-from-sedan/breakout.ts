import { offset } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { GERMAN, scenarioOf, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf, standsOf } from '../../escape-from-sedan/state/pose.ts'
import { turnsToGo } from './marching.ts'
import { waysOut, type WaysOut } from './ways-out.ts'
import { STAND } from './worth.ts'

/**
 * The German way to victory in the whole battle: enough stands leave the table by the south edge. The units that can be
 * there first head for it; the others clear the way and follow.
 */

/** Worth for the Germans of each stand that has left the table. */
const GONE = 2 * STAND
/** Number of stands that set out beyond those needed: some will be shot on the way. */
const SPARE = 30
/** Weight for the other units of coming nearer. */
const FOLLOWS = 0.5
/** Turns of delay on the way, for fights and bad dice. */
const HELD_UP = 3
/** Worth of being a turn of march nearer to the edge, and cost of each turn of arriving too late. */
const TURN = 800
const LATE = 900

interface Breakout {
  readonly ways: WaysOut
  /** The weight of each unit, by its number; 0 for those that do not head for the edge. */
  readonly shares: readonly number[]
}

const seen = new WeakMap<G, Breakout | undefined>()

/**
 * Evaluates the table as it is now. All later questions about this copy of the game use this evaluation, even if units
 * are moved on the copy.
 */
export function evaluateTable(g: G): void {
  seen.set(g, isBreakout(g) ? breakoutOf(g) : undefined)
}

const isBreakout = (g: G): boolean => {
  const { victory } = scenarioOf(g)
  return victory.type === 'exit' && g.side.exited.of(GERMAN) < victory.stands
}

function breakoutOf(g: G): Breakout {
  const { victory } = scenarioOf(g)
  const needed = (victory.type === 'exit' ? victory.stands : 0) - g.side.exited.of(GERMAN) + SPARE
  const ways = waysOut(g)
  const able = unitsOf(g, GERMAN).filter((unit) => unitOf(g, unit).arm !== 'guns')
  const turns = new Map(able.map((unit) => [unit, turnsOut(g, ways, unit)]))
  const shares = Array<number>(g.unit.rows).fill(0)
  let stands = 0
  for (const unit of able.toSorted((a, b) => turns.get(a)! - turns.get(b)! || a - b)) {
    shares[unit] = stands < needed ? 1 : FOLLOWS
    if (!g.unit.routing.of(unit)) stands += standsOf(g, unit)
  }
  return { ways, shares }
}

/** Number of turns that a unit needs to leave the table from where it stands. */
function turnsOut(g: G, ways: WaysOut, unit: number): number {
  const { x, y, facing } = poseOf(g, unit)
  const far = ways.from(x, y)
  const ahead = offset(x, y, facing, 6 * INCH, 0)
  const leadsOn = Math.max(-1, Math.min(1, (far - ways.from(ahead.x, ahead.y)) / 6))
  return turnsToGo(g, unit, far, leadsOn)
}

/**
 * The cost of a unit's distance from the edge: each turn of march, and more for each turn that it would arrive too
 * late.
 */
export function marchWorth(g: G, unit: number): number {
  const breakout = seen.get(g)
  const share = breakout?.shares[unit] ?? 0
  if (breakout === undefined || share === 0) return 0
  const turns = turnsOut(g, breakout.ways, unit)
  const late = Math.max(0, turns - Math.max(0, scenarioOf(g).turns - g.turn - HELD_UP))
  return -share * (TURN * turns + LATE * late)
}

/** The extra worth of each stand of a unit, which depends on how soon it can leave the table. */
export function stakeOf(g: G, unit: number): number {
  const breakout = seen.get(g)
  const share = breakout?.shares[unit] ?? 0
  return breakout === undefined || share === 0 ? 0 : (GONE * share) / (2 + turnsOut(g, breakout.ways, unit))
}
