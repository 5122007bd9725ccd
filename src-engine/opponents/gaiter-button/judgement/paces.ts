import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { isInfantryDivision } from '../../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'
import { groundOf } from './ground-known.ts'
import { FAR } from './ground.ts'
import { sideAt } from './sides.ts'

/** What can be told of a counter from how far it has come: infantry marches two connections a day, cavalry and decoys more. */

/** As far as infantry comes in a day, and so much further it may be once. */
const CONNECTIONS = 2
const ONCE_MORE = 1

/** Whether infantry of a side can have come to each zone by now from where it stood at first, which everybody knows. */
export function withinMarch(g: G, side: number): (zone: number, hasMarched: boolean) => boolean {
  const { hops, zones } = groundOf(g)
  const { placements, reinforcements } = scenarioOf(g)
  const arrivals = reinforcements.flatMap(({ turn, zone, counters }) =>
    counters.map((counter) => ({ turn, zone, counter })),
  )
  const starts = [...placements.map((one) => ({ ...one, turn: 1 })), ...arrivals].filter(
    ({ counter, turn }) => sideAt(g, counter) === side && isInfantryDivision(g, counter) && turn <= g.turn,
  )
  const days = new Float64Array(zones).fill(FAR)
  for (const { zone, turn } of starts)
    for (let to = 0; to < zones; to++) {
      const needed = (hops[zone * zones + to]! - ONCE_MORE) / CONNECTIONS + turn
      if (needed < days[to]!) days[to] = needed
    }
  return (zone, hasMarched) => zone !== NONE && days[zone]! <= g.turn + (hasMarched ? 1 : 0)
}
