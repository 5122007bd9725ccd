import { connectionsPerMarker, strayedCavalry } from '../march/march.ts'
import { exhaustionOf } from '../march/tiring.ts'
import { membersOf } from '../state/counters.ts'
import { connectionName, counterName, zoneName, type G } from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'
import { costOf, couldMove, surchargesOf } from './acting.ts'

/** What the player sees beside the question: points left, current cost of fatigue, counters that would be lost. */
export function aboutActivation(g: G, f: Activation) {
  const losses: Record<string, number> = {}
  for (const counter of membersOf(g.stack)) {
    const lost = exhaustionOf(g, f, counter)
    if (lost > 0) losses[counterName(g, counter)] = lost
  }
  const costs: Record<string, number> = {}
  // The part of each cost that is not for the way itself; connections without such a part are left out.
  const surcharges: Record<string, { crowd: number; zone: number }> = {}
  for (const connection of g.campaign.board.connectionsAt(f.zone)) {
    if (!couldMove(g, f, connection)) continue
    costs[connectionName(g, connection)] = costOf(g, f, connection)
    const more = surchargesOf(g, f, connection)
    if (more.crowd + more.zone > 0) surcharges[connectionName(g, connection)] = more
  }
  return {
    zone: zoneName(g, f.zone),
    stack: membersOf(g.stack).map((counter) => counterName(g, counter)),
    mp: f.mp,
    cp: f.cp,
    markers: f.kept,
    sum: f.sum,
    connections: f.fresh ? f.connections + connectionsPerMarker(g) : f.connections,
    costs,
    surcharges,
    losses,
    strayed: strayedCavalry(g, f.side).map((counter) => counterName(g, counter)),
  }
}
