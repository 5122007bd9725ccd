import { offset } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { GERMAN, scenarioOf, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf, standsOf } from '../../escape-from-sedan/state/pose.ts'
import { turnsToGo } from './marching.ts'
import { waysOut, type WaysOut } from './ways-out.ts'
import { STAND } from './worth.ts'

/**
 * The German way to victory in the whole battle: enough stands off the table by the south edge. Those that can be there first go for it, the
 * others clear the way and come after them.
 */

/** What stands that have left the table are worth to the Germans, each. */
const GONE = 2 * STAND
/** So many stands more than are needed set out: some will be shot on the way. */
const SPARE = 30
/** What it counts for the others to come nearer. */
const FOLLOWS = 0.5
/** Turns that the way takes longer than it should, for fights and for dice. */
const HELD_UP = 3
/** A turn of march nearer to the edge, and one less that it would take too long. */
const TURN = 800
const LATE = 900

interface Breakout {
  readonly ways: WaysOut
  /** How much each unit counts, by its number; none of those that do not go. */
  readonly shares: readonly number[]
}

const seen = new WeakMap<G, Breakout | undefined>()

/** Looks at the table as it stands: all that is asked about a copy of a game afterwards is judged by it, however units are put about on the copy. */
export function lookRound(g: G): void {
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

/** How many turns a unit needs to leave the table from where it stands. */
function turnsOut(g: G, ways: WaysOut, unit: number): number {
  const { x, y, facing } = poseOf(g, unit)
  const far = ways.from(x, y)
  const ahead = offset(x, y, facing, 6 * INCH, 0)
  const leadsOn = Math.max(-1, Math.min(1, (far - ways.from(ahead.x, ahead.y)) / 6))
  return turnsToGo(g, unit, far, leadsOn)
}

/** What it costs a unit to be so far from the edge: each turn of march, and more for each that it would come too late. */
export function marchWorth(g: G, unit: number): number {
  const breakout = seen.get(g)
  const share = breakout?.shares[unit] ?? 0
  if (breakout === undefined || share === 0) return 0
  const turns = turnsOut(g, breakout.ways, unit)
  const late = Math.max(0, turns - Math.max(0, scenarioOf(g).turns - g.turn - HELD_UP))
  return -share * (TURN * turns + LATE * late)
}

/** What each stand of a unit is worth, besides what it is worth itself, by how near it is to leaving the table. */
export function stakeOf(g: G, unit: number): number {
  const breakout = seen.get(g)
  const share = breakout?.shares[unit] ?? 0
  return breakout === undefined || share === 0 ? 0 : (GONE * share) / (2 + turnsOut(g, breakout.ways, unit))
}
