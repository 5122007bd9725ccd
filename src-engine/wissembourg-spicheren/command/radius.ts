import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { spread } from '../ground/spread.ts'
import { groundOf } from '../ground/stacks.ts'
import { closedToCommand } from '../ground/zones.ts'
import { isNight, NOWHERE, sideOf, type G } from '../state/kit.ts'

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night. The way counts
 * every hex but his own, and goes into no enemy zone of control except where a friendly unit stands.
 */
function radius(g: G, side: number, from: number, budget: number): Radius {
  const { grid, costs, barriers } = g.campaign
  const prices = costs.commander
  const closed = closedToCommand(g, side)
  const asked: number[] = []
  const isAsked = marksOf(g.campaign)
  const sums = spread(grid, from, 0, budget, (_from, to, hexside, spent) => {
    const price = prices[hexside]!
    if (price < 0) return -1
    if (isAsked[to] === 0) {
      isAsked[to] = 1
      asked.push(closed[to]! * CLOSED + to)
    }
    if (closed[to] === 1) return -1
    // Water that takes a rider's whole movement takes the whole way.
    if (barriers.commander[hexside] === 'all') return spent === 0 ? budget : -1
    return spent + price
  })
  for (const one of asked) isAsked[one & HEX] = 0
  return { sums, budget, asked, hexes: g.unit.hex.stamp, facings: g.unit.facing.stamp }
}

/** A mark for each hex, none set while nobody works with them. */
const marksOf = onceFor(({ ground }: Campaign) => new Uint8Array(ground.length))

/** Is added to the number of a hex that was closed. */
const CLOSED = 0x10000
const HEX = CLOSED - 1

function budgetOf(g: G, from: number): number {
  const { command, night } = g.campaign.tables
  const { kind } = groundOf(g, from)
  const inTown = kind === 'village' || kind === 'town'
  return 2 * (command.radius + (inTown ? command.town : 0) + (isNight(g) ? night.radius : 0))
}

/** How far a commander is from each hex that can be commanded from his own, and what that was found from: which hexes were closed. */
interface Radius {
  /** Below 0 where he does not command. */
  readonly sums: Int32Array
  readonly budget: number
  readonly asked: readonly number[]
  /** The counters stood so when it was last found to be right. */
  hexes: number
  facings: number
}

function holds(g: G, side: number, known: Radius): boolean {
  const { hex, facing } = g.unit
  if (known.hexes === hex.stamp && known.facings === facing.stamp) return true
  const { asked } = known
  const closed = closedToCommand(g, side)
  for (let index = 0; index < asked.length; index++) {
    const one = asked[index]! // below the length
    if (closed[one & HEX]! * CLOSED + (one & HEX) !== one) return false
  }
  known.hexes = hex.stamp
  known.facings = facing.stamp
  return true
}

/** Kept for each hex and side, from game to game. */
const radii = onceFor(({ ground }: Campaign) => new Array<Radius | undefined>(2 * ground.length))

/** By hex, below 0 where it cannot be commanded from this hex. Read only. */
export function radiusFrom(g: G, side: number, from: number): Int32Array {
  const kept = radii(g.campaign)
  const key = 2 * from + side
  const budget = budgetOf(g, from)
  let known = kept[key]
  if (known?.budget !== budget || !holds(g, side, known)) kept[key] = known = radius(g, side, from, budget)
  return known.sums
}

/** Is a hex within the radius of a commander who is on the map? */
export function commands(g: G, commander: number, hex: number): boolean {
  const from = g.unit.hex.of(commander)
  return from !== NOWHERE && hex !== NOWHERE && radiusFrom(g, sideOf(g, commander), from)[hex]! >= 0
}
