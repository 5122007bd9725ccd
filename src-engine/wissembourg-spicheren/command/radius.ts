import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { spread } from '../ground/spread.ts'
import { groundOf, holderOf } from '../ground/stacks.ts'
import { isBarredToCommand } from '../ground/zones.ts'
import { isNight, NOWHERE, sideOf, type G } from '../state/kit.ts'

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night. The way counts
 * every hex but his own, and goes into no enemy zone of control except where a friendly unit stands.
 */
function radius(g: G, side: number, from: number, budget: number): Radius {
  const { grid, costs } = g.campaign
  const prices = costs.commander
  const isClosed = new Int8Array(g.campaign.ground.length).fill(NOT_ASKED)
  const asked: number[] = []
  const sums = spread(grid, from, 0, budget, (_from, to, hexside, spent) => {
    const price = prices[hexside]!
    if (price < 0) return -1
    if (isClosed[to] === NOT_ASKED) {
      isClosed[to] = isClosedToCommand(g, side, to) ? 1 : 0
      asked.push(to)
    }
    if (isClosed[to] === 1) return -1
    // Water that takes a rider's whole movement takes the whole way.
    if (g.campaign.barriers.commander[hexside] === 'all') return spent === 0 ? budget : -1
    return spent + price
  })
  const inside = new Uint8Array(sums.length)
  for (let hex = 0; hex < sums.length; hex++) if (sums[hex]! >= 0) inside[hex] = 1
  return { inside, budget, asked, isClosed, hexes: g.unit.hex.stamp, facings: g.unit.facing.stamp }
}
const NOT_ASKED = -1

const isClosedToCommand = (g: G, side: number, hex: number): boolean =>
  holderOf(g, hex) === 1 - side || isBarredToCommand(g, side, hex)

function budgetOf(g: G, from: number): number {
  const { command, night } = g.campaign.tables
  const { kind } = groundOf(g, from)
  const inTown = kind === 'village' || kind === 'town'
  return 2 * (command.radius + (inTown ? command.town : 0) + (isNight(g) ? night.radius : 0))
}

/** The hexes that can be commanded from a hex, and what that was found from: which hexes on the way were closed. */
interface Radius {
  readonly inside: Uint8Array
  readonly budget: number
  readonly asked: readonly number[]
  readonly isClosed: Int8Array
  /** The counters stood so when it was last found to be right. */
  hexes: number
  facings: number
}

function holds(g: G, side: number, known: Radius): boolean {
  const { hex, facing } = g.unit
  if (known.hexes === hex.stamp && known.facings === facing.stamp) return true
  const { asked, isClosed } = known
  for (let index = 0; index < asked.length; index++) {
    const one = asked[index]! // below the length
    if (isClosedToCommand(g, side, one) !== (isClosed[one] === 1)) return false
  }
  known.hexes = hex.stamp
  known.facings = facing.stamp
  return true
}

/** Kept for each hex and side, from game to game. */
const radii = onceFor((_campaign: Campaign) => new Map<number, Radius>())

/** The hexes that can be commanded from a hex. Read only. */
export function radiusFrom(g: G, side: number, from: number): Uint8Array {
  const kept = radii(g.campaign)
  const key = 2 * from + side
  const budget = budgetOf(g, from)
  let known = kept.get(key)
  if (known?.budget !== budget || !holds(g, side, known)) kept.set(key, (known = radius(g, side, from, budget)))
  return known.inside
}

/** Is a hex within the radius of a commander who is on the map? */
export function commands(g: G, commander: number, hex: number): boolean {
  const from = g.unit.hex.of(commander)
  return from !== NOWHERE && hex !== NOWHERE && radiusFrom(g, sideOf(g, commander), from)[hex] === 1
}
