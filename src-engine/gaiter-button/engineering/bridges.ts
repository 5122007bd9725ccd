import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { engineering, hasInfantry, mayWorkAt, partyOf, type Party } from './engineering.ts'
import { connectionName, connectionOf, tablesOf, type G } from '../state/kit.ts'
import { hasPontoon } from '../state/crossing.ts'
import type { Operation } from '../state/operation.ts'
import { takeDownPontoon } from './pontoons.ts'

/** Chapter 11.1: destroying and repairing bridges over major rivers. */

export const destroyBridge = verb('destroy-bridge', 'connection')
export const repairBridge = verb('repair-bridge', 'connection')
export const destroyRepair = verb('destroy-repair', 'connection')

const bridgeDestroyed = entry(
  { name: 'bridge-destroyed', rule: 'gb.bridge.destroy', followsDecision: true },
  { side: 'side', connection: 'connection' },
)
const bridgeWorked = entry(
  { name: 'bridge-worked', rule: 'gb.bridge.repair' },
  { side: 'side', connection: 'connection', level: 'number', of: 'number' },
)
const bridgeRepaired = entry(
  { name: 'bridge-repaired', rule: 'gb.bridge.repair' },
  { side: 'side', connection: 'connection' },
)
const repairDestroyed = entry(
  { name: 'repair-destroyed', rule: 'gb.bridge.destroy-repair' },
  { side: 'side', connection: 'connection' },
)

/** Only bridges over major rivers matter. */
function isGreatBridge(g: G, rule: string, connection: number, why?: Why): boolean {
  const { water, bridge } = connectionOf(g, connection)
  if (water === 'major' && bridge) return true
  return why?.because(rule, 'no-bridge', { connection: connectionName(g, connection) }) ?? false
}

/**
 * @rule gb.bridge.destroy
 * Infantry of at least 1 SP in an uncontested zone destroys a bridge over a major river that leads out of it: all
 * bridges of that connection at once, including a complete pontoon bridge.
 */
export function mayDestroyBridge(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.bridge.destroy'
  if (!isGreatBridge(g, rule, connection, why) || !mayWorkAt(g, rule, party, connection, why)) return false
  if (g.connection.destroyed.of(connection))
    return why?.because(rule, 'destroyed', { connection: connectionName(g, connection) }) ?? false
  const { infantry } = tablesOf(g).destroyBridge
  return hasInfantry(g, party, infantry) || (why?.because(rule, 'no-infantry', { infantry }) ?? false)
}

/**
 * @rule gb.bridge.repair
 * An infantry division with at least 3 infantry SP in an uncontested zone repairs a destroyed bridge that leads out of
 * it, level by level, at most two levels a day. With the last level the bridge is usable.
 */
export function mayRepairBridge(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.bridge.repair'
  if (!isGreatBridge(g, rule, connection, why) || !mayWorkAt(g, rule, party, connection, why)) return false
  const { infantry, levelsPerTurn } = tablesOf(g).repairBridge
  if (!g.connection.destroyed.of(connection))
    return why?.because(rule, 'intact', { connection: connectionName(g, connection) }) ?? false
  if (g.connection.repairToday.of(connection) >= levelsPerTurn)
    return why?.because(rule, 'enough-today', { connection: connectionName(g, connection), levelsPerTurn }) ?? false
  return hasInfantry(g, party, infantry, true) || (why?.because(rule, 'no-division', { infantry }) ?? false)
}

/**
 * @rule gb.bridge.destroy-repair
 * The enemy's repair work on a bridge is destroyed like a bridge, but with enemies on the other side only with more
 * artillery.
 */
export function mayDestroyRepair(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.bridge.destroy-repair'
  const facts = why && { connection: connectionName(g, connection) }
  if (!isGreatBridge(g, rule, connection, why) || !mayWorkAt(g, rule, party, connection, why)) return false
  const { repair, repairer } = g.connection
  if (repair.of(connection) === 0) return why?.because(rule, 'no-repair', facts) ?? false
  if (repairer.of(connection) === party.side + 1) return why?.because(rule, 'own-repair', facts) ?? false
  const { infantry } = tablesOf(g).destroyBridge
  return hasInfantry(g, party, infantry) || (why?.because(rule, 'no-infantry', { infantry }) ?? false)
}

/** Resets the repair to nothing; the levels done today still count. */
function forgetRepair(g: G, connection: number): void {
  g.connection.repair.set(connection, 0)
  g.connection.repairer.set(connection, 0)
}

/** Adds one level; the last one opens the bridge. */
export function repairLevel(g: G, side: number, connection: number): void {
  const { destroyed, repair, repairToday, repairer } = g.connection
  const { levels } = tablesOf(g).repairBridge
  repair.add(connection, 1)
  repairToday.add(connection, 1)
  repairer.set(connection, side + 1)
  g.tell(bridgeWorked, { side, connection, level: repair.of(connection), of: levels })
  if (repair.of(connection) < levels) return
  forgetRepair(g, connection)
  destroyed.set(connection, false)
  g.tell(bridgeRepaired, { side, connection })
}

export function wreckRepair(g: G, side: number, connection: number): void {
  forgetRepair(g, connection)
  g.tell(repairDestroyed, { side, connection })
}

export const destroyBridgeOperation: Operation = engineering({
  verb: destroyBridge,
  may: (g, f, why, connection) => mayDestroyBridge(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyBridge.mp,
  act(g, f, connection) {
    g.connection.destroyed.set(connection, true)
    forgetRepair(g, connection)
    g.tell(bridgeDestroyed, { side: f.side, connection })
    if (hasPontoon(g, connection)) takeDownPontoon(g, f.side, connection)
  },
})

export const entries = [bridgeDestroyed, bridgeWorked, bridgeRepaired, repairDestroyed]
