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

/** Room for the hexes that wait. */
const roomFor = onceFor(({ ground }: Campaign) => new Waiting(ground.length))

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night. The way counts
 * every hex but his own, and goes into no enemy zone of control except where a friendly unit stands.
 */
function find(g: G, side: number, from: number, budget: number, radius: Radius): void {
  const { sides } = g.campaign.grid
  const prices = pricesOf(g.campaign)
  const closed = closedToCommand(g, side)
  const { sums, met } = radius
  sums.fill(NOT_MET)
  const waiting = roomFor(g.campaign).upTo(budget)
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
  radius.count = count
  radius.budget = budget
  radius.hexes = g.unit.hex.stamp
  radius.facings = g.unit.facing.stamp
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
  /** The hexes that were found open, and, marked, those that were found closed. */
  readonly met: Int16Array
  /** How many of them there are. */
  count: number
  budget: number
  /** The counters stood so when it was last found to be right. */
  hexes: number
  facings: number
}

const NO_BUDGET = -1
const blank = ({ ground: { length } }: Campaign): Radius => ({
  sums: new Int16Array(length),
  met: new Int16Array(length),
  count: 0,
  budget: NO_BUDGET,
  hexes: 0,
  facings: 0,
})

function holds(g: G, side: number, known: Radius): boolean {
  const { hex, facing } = g.unit
  if (known.hexes === hex.stamp && known.facings === facing.stamp) return true
  const closed = closedToCommand(g, side)
  for (let index = 0; index < known.count; index++) {
    const one = known.met[index]! // as many as it has
    if (closed[one & HEX] !== (one & CLOSED ? 1 : 0)) return false
  }
  known.hexes = hex.stamp
  known.facings = facing.stamp
  return true
}

/** Kept for each hex and side, from game to game. */
const radii = onceFor(({ ground }: Campaign) =>
  Array.from({ length: 2 * ground.length }, (): Radius | undefined => undefined),
)

/** By hex, below 0 where it cannot be commanded from this hex. Read at once: it is found anew in its place. */
export function radiusFrom(g: G, side: number, from: number): Int16Array {
  const kept = radii(g.campaign)
  const key = 2 * from + side
  const budget = budgetOf(g, from)
  const known = (kept[key] ??= blank(g.campaign))
  if (known.budget !== budget || !holds(g, side, known)) find(g, side, from, budget, known)
  return known.sums
}

/** Is a hex within the radius of a commander of this side in another hex? */
export const isCommandedFrom = (g: G, side: number, from: number, hex: number): boolean =>
  radiusFrom(g, side, from)[hex]! >= 0

/** Is a hex within the radius of a commander who is on the map? */
export function commands(g: G, commander: number, hex: number): boolean {
  const from = g.unit.hex.of(commander)
  return from !== NOWHERE && hex !== NOWHERE && isCommandedFrom(g, sideOf(g, commander), from, hex)
}
