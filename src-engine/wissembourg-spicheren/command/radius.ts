import { NO_HEX } from '../../board/hex.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { groundOf } from '../ground/stacks.ts'
import { HexQueue } from '../ground/hex-queue.ts'
import { closedToCommand } from '../ground/zones.ts'
import { isNight, NOWHERE, sideOf, type G } from '../state/kit.ts'

/** Marks a step that uses up the whole way: water that costs a rider all of his movement. */
const WHOLE = 1000

/** Cost of each hexside for tracing command; below 0 if closed. */
const pricesOf = memoizedBy(({ costs, barriers }: Campaign) =>
  costs.commander.map((price, hexside) => (price >= 0 && barriers.commander[hexside] === 'all' ? WHOLE : price)),
)

/** Flag for a hex that was not reached because it was closed. */
const CLOSED = 0x4000
const HEX = CLOSED - 1

/** The queue of hexes, reused between searches. */
const queueFor = memoizedBy(({ ground }: Campaign) => new HexQueue(ground.length))

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry moves with six points, eight from a town or village, two fewer at night. The
 * way counts every hex but his own, and enters no enemy zone of control except where a friendly unit stands.
 */
function find(g: G, side: number, from: number, budget: number, radius: Radius): void {
  const { sides } = g.campaign.grid
  const prices = pricesOf(g.campaign)
  const closed = closedToCommand(g, side)
  const { sums, met } = radius
  sums.fill(NOT_MET)
  const waiting = queueFor(g.campaign).upTo(budget)
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

/**
 * Cached result of a search: the cost from the commander's hex to each hex within his radius, and the open and closed
 * hexes on which the result depends.
 */
interface Radius {
  /** Below 0 outside the radius. */
  readonly sums: Int16Array
  /** The hexes found open and, with the CLOSED flag, those found closed. */
  readonly met: Int16Array
  /** The number of entries in `met`. */
  count: number
  budget: number
  /** Stamps of hexes and facings at which the result was last known to be valid. */
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

function isStillValid(g: G, side: number, known: Radius): boolean {
  const { hex, facing } = g.unit
  if (known.hexes === hex.stamp && known.facings === facing.stamp) return true
  const closed = closedToCommand(g, side)
  for (let index = 0; index < known.count; index++) {
    const one = known.met[index]! // below `count`
    if (closed[one & HEX] !== (one & CLOSED ? 1 : 0)) return false
  }
  known.hexes = hex.stamp
  known.facings = facing.stamp
  return true
}

/** Cached by hex and side, across games. */
const radii = memoizedBy(({ ground }: Campaign) =>
  Array.from({ length: 2 * ground.length }, (): Radius | undefined => undefined),
)

/** By hex, the cost from this hex; below 0 outside the radius. Use it at once: a later search overwrites the array. */
export function radiusFrom(g: G, side: number, from: number): Int16Array {
  const kept = radii(g.campaign)
  const key = 2 * from + side
  const budget = budgetOf(g, from)
  const known = (kept[key] ??= blank(g.campaign))
  if (known.budget !== budget || !isStillValid(g, side, known)) find(g, side, from, budget, known)
  return known.sums
}

/** Whether a hex is within the radius of a commander of this side in another hex. */
export const isCommandedFrom = (g: G, side: number, from: number, hex: number): boolean =>
  radiusFrom(g, side, from)[hex]! >= 0

/** Whether a hex is within the radius of a commander who is on the map. */
export function commands(g: G, commander: number, hex: number): boolean {
  const from = g.unit.hex.of(commander)
  return from !== NOWHERE && hex !== NOWHERE && isCommandedFrom(g, sideOf(g, commander), from, hex)
}
