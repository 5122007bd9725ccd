import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { isInfantryDivision } from '../../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'
import { groundOf } from './ground-known.ts'
import { FAR } from './ground.ts'
import { sideAt } from './sides.ts'

/** What the distance a counter has come tells about it: infantry marches two connections a day, cavalry and decoys more. */

/** Connections that infantry marches in a day, and how many more it may march once. */
const CONNECTIONS = 2
const ONCE_MORE = 1

/** Can infantry of a side have reached a zone by now from its set-up or arrival zones, which both sides know? */
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
