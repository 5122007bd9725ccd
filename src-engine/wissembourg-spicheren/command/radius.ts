import { NO_HEX } from '../../board/hex.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { groundOf } from '../ground/stacks.ts'
import { Waiting } from '../ground/waiting.ts'
import { closedToCommand } from '../ground/zones.ts'
import { isNight, NOWHERE, sideOf, type G } from '../state/kit.ts'

/** What a step costs that takes the whole way: water that takes a rider's whole movement. */
const WHOLE = 1000

/** What each hexside costs the way of a command; below 0 where it is shut. */
const pricesOf = onceFor(({ costs, barriers }: Campaign) =>
  costs.commander.map((price, hexside) => (price >= 0 && barriers.commander[hexside] === 'all' ? WHOLE : price)),
)

/** Marks a hex that was not reached because it was closed. */
const CLOSED = 0x4000
const HEX = CLOSED - 1

/** Room for the hexes that wait and for those that are met. */
const roomsOf = onceFor(({ ground }: Campaign) => ({
  waiting: new Waiting(ground.length),
  met: new Int16Array(ground.length),
}))

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night. The way counts
 * every hex but his own, and goes into no enemy zone of control except where a friendly unit stands.
 */
function radius(g: G, side: number, from: number, budget: number): Radius {
  const { sides } = g.campaign.grid
  const prices = pricesOf(g.campaign)
  const closed = closedToCommand(g, side)
  const sums = new Int16Array(closed.length).fill(NOT_MET)
  const { waiting, met } = roomsOf(g.campaign)
  waiting.upTo(budget)
  sums[from] = 0
  waiting.add(0, from)
  let count = 0
  for (let sum = 0; sum <= budget; sum++) {
    for (let index = 0; index < waiting.count(sum); index++) {
      const hex = waiting.at(sum, index)
      if (sums[hex] !== sum) continue
      for (let hexside = 6 * hex; hexside < 6 * hex + 6; hexside++) {
        const to = sides[hexside]!
        const price = prices[hexside]!
        if (to === NO_HEX || price < 0) continue
        const known = sums[to]!
        if (known === MET_CLOSED || (known >= 0 && known <= sum)) continue
        if (closed[to] === 1) {
          sums[to] = MET_CLOSED
          met[count++] = CLOSED + to
          continue
        }
        const next = price === WHOLE ? (sum === 0 ? budget : WHOLE) : sum + price
        if (next > budget || (known >= 0 && known <= next)) continue
        if (known < 0) met[count++] = to
        sums[to] = next
        waiting.add(next, to)
      }
    }
  }
  waiting.empty()
  return { sums, budget, met: met.slice(0, count), hexes: g.unit.hex.stamp, facings: g.unit.facing.stamp }
}
const NOT_MET = -1
const MET_CLOSED = -2

function budgetOf(g: G, from: number): number {
  const { command, night } = g.campaign.tables
  const { kind } = groundOf(g, from)
  const inTown = kind === 'village' || kind === 'town'
  return 2 * (command.radius + (inTown ? command.town : 0) + (isNight(g) ? night.radius : 0))
}

/** How far a commander is from each hex that can be commanded from his own, and what that was found from: which hexes were closed. */
interface Radius {
  /** Below 0 where he does not command. */
  readonly sums: Int16Array
  readonly budget: number
  /** The hexes that were found open, and, marked, those that were found closed. */
  readonly met: Int16Array
  /** The counters stood so when it was last found to be right. */
  hexes: number
  facings: number
}

function holds(g: G, side: number, known: Radius): boolean {
  const { hex, facing } = g.unit
  if (known.hexes === hex.stamp && known.facings === facing.stamp) return true
  const closed = closedToCommand(g, side)
  for (const one of known.met) if (closed[one & HEX] !== (one & CLOSED ? 1 : 0)) return false
  known.hexes = hex.stamp
  known.facings = facing.stamp
  return true
}

/** Kept for each hex and side, from game to game. */
const radii = onceFor(({ ground }: Campaign) =>
  Array.from({ length: 2 * ground.length }, (): Radius | undefined => undefined),
)

/** By hex, below 0 where it cannot be commanded from this hex. Read only. */
export function radiusFrom(g: G, side: number, from: number): Int16Array {
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
