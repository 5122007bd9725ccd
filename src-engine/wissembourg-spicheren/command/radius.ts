import { barrierAt } from '../campaign/barriers.ts'
import { isBarredToCommand } from '../ground/facing.ts'
import { spread } from '../ground/spread.ts'
import { groundOf, holderOf } from '../ground/stacks.ts'
import { isNight, NOWHERE, sideOf, type G } from '../state/kit.ts'

/**
 * @rule ws.command.radius
 * A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night. The way counts
 * every hex but his own, and goes into no enemy zone of control except where a friendly unit stands.
 */
function radius(g: G, side: number, from: number): Uint8Array {
  const { grid, costs, tables } = g.campaign
  const { command, night } = tables
  const { kind } = groundOf(g, from)
  const inTown = kind === 'village' || kind === 'town'
  const budget = 2 * (command.radius + (inTown ? command.town : 0) + (isNight(g) ? night.radius : 0))
  const prices = costs.commander
  const sums = spread(grid, from, 0, budget, (_from, to, hexside, spent) => {
    const price = prices[hexside]!
    if (price < 0 || holderOf(g, to) === 1 - side || isBarredToCommand(g, side, to)) return -1
    // Water that takes a rider's whole movement takes the whole way.
    if (barrierAt(g.campaign, hexside, 'commander') === 'all') return spent === 0 ? budget : -1
    return spent + price
  })
  const inside = new Uint8Array(sums.length)
  for (let hex = 0; hex < sums.length; hex++) if (sums[hex]! >= 0) inside[hex] = 1
  return inside
}

/** The hexes that can be commanded from a hex; kept as long as nobody moves or turns. */
interface Kept {
  stamp: number
  facing: number
  turn: number
  readonly from: Map<number, Uint8Array>
}
const kept = new WeakMap<G, Kept>()

export function radiusFrom(g: G, side: number, from: number): Uint8Array {
  const { hex, facing } = g.unit
  let known = kept.get(g)
  if (known === undefined || known.stamp !== hex.stamp || known.facing !== facing.stamp || known.turn !== g.turn)
    kept.set(g, (known = { stamp: hex.stamp, facing: facing.stamp, turn: g.turn, from: new Map() }))
  const key = 2 * from + side
  let inside = known.from.get(key)
  if (inside === undefined) known.from.set(key, (inside = radius(g, side, from)))
  return inside
}

/** Is a hex within the radius of a commander who is on the map? */
export function commands(g: G, commander: number, hex: number): boolean {
  const from = g.unit.hex.of(commander)
  return from !== NOWHERE && hex !== NOWHERE && radiusFrom(g, sideOf(g, commander), from)[hex] === 1
}
