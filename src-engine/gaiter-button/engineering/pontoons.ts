import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { engineering, hasInfantry, mayWorkAt, partyOf, type Party } from './engineering.ts'
import { connectionName, connectionOf, tablesOf, type G } from '../state/kit.ts'
import { hasBridge, hasPontoon } from '../state/crossing.ts'
import type { Operation } from '../state/operation.ts'

/** Chapter 11.2: pontoon bridges. */

export const buildPontoon = verb('build-pontoon', 'connection')
export const destroyPontoon = verb('destroy-pontoon', 'connection')
export const wreckPontoon = verb('wreck-pontoon', 'connection')
export const recoverPontoon = verb('recover-pontoon', 'connection')

const pontoonWorked = entry(
  { name: 'pontoon-worked', rule: 'gb.pontoon.build', followsDecision: true },
  { side: 'side', connection: 'connection', level: 'number', of: 'number' },
)
const pontoonBuilt = entry(
  { name: 'pontoon-built', rule: 'gb.pontoon.build' },
  { side: 'side', connection: 'connection' },
)
const pontoonLost = entry(
  { name: 'pontoon-lost', rule: 'gb.pontoon.destroy', followsDecision: true },
  { side: 'side', connection: 'connection' },
)
const pontoonWrecked = entry(
  { name: 'pontoon-wrecked', rule: 'gb.pontoon.destroy' },
  { side: 'side', connection: 'connection' },
)
const pontoonRecovered = entry(
  { name: 'pontoon-recovered', rule: 'gb.pontoon.recover', followsDecision: true },
  { side: 'side', connection: 'connection' },
)
const pontoonDamaged = entry(
  { name: 'pontoon-damaged', rule: 'gb.weather.pontoons' },
  { connection: 'connection', roll: 'number', level: 'number' },
)
const pontoonSwept = entry(
  { name: 'pontoon-swept', rule: 'gb.weather.pontoons' },
  { connection: 'connection', roll: 'number' },
)

/** Is there any part of a pontoon bridge here? One that belongs to neither side stays, even with no level left. */
export const isBegun = (g: G, connection: number): boolean =>
  g.connection.pontoon.of(connection) > 0 || g.connection.pontoonBuilt.of(connection)

/** Is it complete? A damaged one is under construction again. */
const isComplete = (g: G, connection: number): boolean =>
  g.connection.pontoon.of(connection) >= tablesOf(g).pontoon.levels

/** The camp that owns the pontoon bridge; none if it belongs to neither side. */
const ownerOf = (g: G, connection: number): number => g.connection.pontoonOf.of(connection) - 1

/**
 * @rule gb.pontoon.build
 * An infantry division with at least 3 infantry SP in an uncontested zone builds a pontoon bridge over a major river,
 * beside a bridge or where the map has a site: one per crossing, from the pontoons of its camp. It can build as many
 * levels a day as it has MP for; in rain each costs more. With the last level the bridge is usable.
 */
export function mayBuildPontoon(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.pontoon.build'
  const says = (reason: string) => why?.because(rule, reason, { connection: connectionName(g, connection) }) ?? false
  const { water, bridge, pontoonSite } = connectionOf(g, connection)
  if (water !== 'major' || (!bridge && !pontoonSite)) return says('no-site')
  if (!mayWorkAt(g, rule, party, connection, why)) return false
  const owner = ownerOf(g, connection)
  if (isComplete(g, connection)) return says('complete')
  if (owner >= 0 && owner !== party.side) return says('of-the-enemy')
  if (!isBegun(g, connection) && g.camp.pontoons.of(party.side) === 0) return says('no-pontoons')
  const { infantry } = tablesOf(g).pontoon
  return hasInfantry(g, party, infantry, true) || (why?.because(rule, 'no-division', { infantry }) ?? false)
}

/** Adds one level to a pontoon bridge; the first level takes it out of its camp's stock. */
export function buildLevel(g: G, side: number, connection: number): void {
  const { pontoon, pontoonBuilt: built, pontoonOf } = g.connection
  const { levels } = tablesOf(g).pontoon
  if (!isBegun(g, connection)) {
    pontoonOf.set(connection, side + 1)
    g.camp.pontoons.add(side, -1)
  }
  pontoon.add(connection, 1)
  g.tell(pontoonWorked, { side, connection, level: pontoon.of(connection), of: levels })
  if (pontoon.of(connection) < levels) return
  built.set(connection, true)
  g.tell(pontoonBuilt, { side, connection })
}

/** Infantry of at least 1 SP at a crossing with a pontoon bridge, as for destroying a bridge. */
function mayTakeDown(g: G, rule: string, party: Party, connection: number, why?: Why): boolean {
  if (g.connection.pontoon.of(connection) === 0)
    return why?.because(rule, 'no-pontoon', { connection: connectionName(g, connection) }) ?? false
  if (!mayWorkAt(g, rule, party, connection, why)) return false
  const { infantry } = tablesOf(g).destroyBridge
  return hasInfantry(g, party, infantry) || (why?.because(rule, 'no-infantry', { infantry }) ?? false)
}

/**
 * @rule gb.pontoon.destroy
 * A complete pontoon bridge is destroyed by its enemy like a bridge and is lost for the rest of the game; one that
 * belongs to neither side can be destroyed by either. Beside an intact bridge both are destroyed together. One under
 * construction is destroyed like a repair and goes back to its owner.
 */
export function mayDestroyPontoon(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.pontoon.destroy'
  if (!mayTakeDown(g, rule, party, connection, why) || !isNotOwn(g, rule, party, connection, why)) return false
  const says = (reason: string) => why?.because(rule, reason, { connection: connectionName(g, connection) }) ?? false
  if (!isComplete(g, connection) && ownerOf(g, connection) >= 0) return says('under-construction')
  // All bridges are destroyed at once, so this is done by destroying the other bridge.
  return !hasPontoon(g, connection) || !hasBridge(g, connection) || says('beside-bridge')
}
export function mayWreckPontoon(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.pontoon.destroy'
  if (!mayTakeDown(g, rule, party, connection, why) || !isNotOwn(g, rule, party, connection, why)) return false
  if (!isComplete(g, connection) && ownerOf(g, connection) >= 0) return true
  return why?.because(rule, 'complete', { connection: connectionName(g, connection) }) ?? false
}
function isNotOwn(g: G, rule: string, party: Party, connection: number, why?: Why): boolean {
  if (ownerOf(g, connection) !== party.side) return true
  return why?.because(rule, 'own', { connection: connectionName(g, connection) }) ?? false
}

/**
 * @rule gb.pontoon.recover
 * The camp that built a pontoon bridge can take it down, as in destroying a bridge, and gets it back into its stock.
 */
export function mayRecoverPontoon(g: G, party: Party, connection: number, why?: Why): boolean {
  const rule = 'gb.pontoon.recover'
  if (!mayTakeDown(g, rule, party, connection, why)) return false
  if (ownerOf(g, connection) === party.side) return true
  return why?.because(rule, 'not-own', { connection: connectionName(g, connection) }) ?? false
}

function clearCrossing(g: G, connection: number): void {
  g.connection.pontoon.set(connection, 0)
  g.connection.pontoonBuilt.set(connection, false)
  g.connection.pontoonOf.set(connection, 0)
}

/** Off the map, and back into its owner's stock. */
function backToOwner(g: G, connection: number): void {
  const owner = ownerOf(g, connection)
  if (owner >= 0) g.camp.pontoons.add(owner, 1)
  clearCrossing(g, connection)
}
/** Out of the game. */
function lose(g: G, connection: number): void {
  const owner = ownerOf(g, connection)
  if (owner >= 0) g.camp.pontoonsLost.add(owner, 1)
  clearCrossing(g, connection)
}

/**
 * Takes down a complete pontoon bridge together with the bridge beside it: the own camp recovers it, the enemy destroys
 * it.
 */
export function takeDownPontoon(g: G, side: number, connection: number): void {
  if (ownerOf(g, connection) === side) {
    backToOwner(g, connection)
    g.tell(pontoonRecovered, { side, connection })
  } else {
    lose(g, connection)
    g.tell(pontoonLost, { side, connection })
  }
}

/** Undoes the enemy's work at a crossing; he keeps his pontoons. */
export function wreckWork(g: G, side: number, connection: number): void {
  backToOwner(g, connection)
  g.tell(pontoonWrecked, { side, connection })
}

/**
 * @rule gb.weather.pontoons
 * In rain two dice are rolled for each pontoon bridge, complete or not: it loses levels, or is destroyed and out of the
 * game. One that has lost all levels is taken off the map and goes back to its owner. A complete one that loses any
 * level cannot be used until it is complete again.
 */
export function damagePontoons(g: G): void {
  const { dice, rows } = tablesOf(g).pontoonDamage
  for (let connection = 0; connection < g.connection.pontoon.rows; connection++) {
    const before = g.connection.pontoon.of(connection)
    if (before === 0) continue
    const roll = g.chance.dice(dice, 6, 'pontoon')
    const row = rows.find(({ from, to }) => roll >= from && roll <= to)
    if (row?.removed) {
      lose(g, connection)
      g.tell(pontoonSwept, { connection, roll })
      continue
    }
    const level = Math.max(0, before - (row?.levels ?? 0))
    if (level < before) g.connection.pontoon.set(connection, level)
    if (level === 0 && ownerOf(g, connection) >= 0) backToOwner(g, connection)
    g.tell(pontoonDamaged, { connection, roll, level })
  }
}

export const destroyPontoonOperation: Operation = engineering({
  verb: destroyPontoon,
  may: (g, f, why, connection) => mayDestroyPontoon(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyBridge.mp,
  act(g, f, connection) {
    takeDownPontoon(g, f.side, connection)
  },
})

export const recoverPontoonOperation: Operation = engineering({
  verb: recoverPontoon,
  may: (g, f, why, connection) => mayRecoverPontoon(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyBridge.mp,
  act(g, f, connection) {
    takeDownPontoon(g, f.side, connection)
  },
})

export const entries = [
  pontoonWorked,
  pontoonBuilt,
  pontoonLost,
  pontoonWrecked,
  pontoonRecovered,
  pontoonDamaged,
  pontoonSwept,
]
