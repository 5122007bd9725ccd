import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { engineering, hasInfantry, hasTroops, mayWorkAt, partyOf, type Party } from './engineering.ts'
import { connectionName, connectionOf, tablesOf, type G } from '../state/kit.ts'
import type { Operation } from '../state/operation.ts'

/** Chapter 11.3: destroying and repairing railways. */

export const destroyRailway = verb('destroy-railway', 'connection')
export const repairRailway = verb('repair-railway', 'connection')

const railwayDestroyed = entry(
  { name: 'railway-destroyed', rule: 'gb.railway.destroy', followsDecision: true },
  { side: 'side', connection: 'connection' },
)
const railwayRepaired = entry(
  { name: 'railway-repaired', rule: 'gb.railway.repair', followsDecision: true },
  { side: 'side', connection: 'connection' },
)

function isRailway(g: G, rule: string, connection: number, destroyed: boolean, why?: Why): boolean {
  const facts = why && { connection: connectionName(g, connection) }
  if (!connectionOf(g, connection).rail) return why?.because(rule, 'no-railway', facts) ?? false
  if (g.connection.railDestroyed.of(connection) === destroyed) return true
  return why?.because(rule, destroyed ? 'intact' : 'destroyed', facts) ?? false
}

/**
 * @rule gb.railway.destroy
 * Infantry or cavalry of at least 1 SP in an uncontested zone destroys a railway that leads out of it, including its
 * tunnels.
 */
export function mayDestroyRailway(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.railway.destroy'
  if (!isRailway(g, rule, connection, false, why) || !mayWorkAt(g, rule, party, connection, why)) return false
  const { points } = tablesOf(g).destroyRailway
  return hasTroops(g, party, points) || (why?.because(rule, 'no-troops', { points }) ?? false)
}

/**
 * @rule gb.railway.repair
 * Infantry of at least 2 SP in an uncontested zone repairs a destroyed railway that leads out of it, completely in one
 * operation.
 */
export function mayRepairRailway(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.railway.repair'
  if (!isRailway(g, rule, connection, true, why) || !mayWorkAt(g, rule, party, connection, why)) return false
  const { infantry } = tablesOf(g).repairRailway
  return hasInfantry(g, party, infantry) || (why?.because(rule, 'no-infantry', { infantry }) ?? false)
}

export const destroyRailwayOperation: Operation = engineering({
  verb: destroyRailway,
  may: (g, f, why, connection) => mayDestroyRailway(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyRailway.mp,
  act(g, f, connection) {
    g.connection.railDestroyed.set(connection, true)
    g.tell(railwayDestroyed, { side: f.side, connection })
  },
})

export const repairRailwayOperation: Operation = engineering({
  verb: repairRailway,
  may: (g, f, why, connection) => mayRepairRailway(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).repairRailway.mp,
  act(g, f, connection) {
    g.connection.railDestroyed.set(connection, false)
    g.tell(railwayRepaired, { side: f.side, connection })
  },
})

export const entries = [railwayDestroyed, railwayRepaired]
