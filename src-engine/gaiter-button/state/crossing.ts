import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { connectionName, connectionOf, tablesOf, zoneName, zoneOf, type G } from './kit.ts'

/** Chapters 9.5, 11.1.2, 11.2 and 11.3: which connections are open. Bridges, pontoon bridges, tunnels and railways. */

/**
 * @rule gb.scenario.pontoon
 * If the scenario has this rule, a pontoon bridge that belongs to neither side lies where the map has one. It is
 * damaged, repaired and destroyed like any other.
 */
export function layPermanentPontoon(g: G): void {
  if (!g.permanentPontoon) return
  g.campaign.connections.forEach(({ permanentPontoon }, connection) => {
    if (!permanentPontoon) return
    g.connection.pontoon.set(connection, tablesOf(g).pontoon.levels)
    g.connection.pontoonBuilt.set(connection, true)
  })
}

/**
 * The stamp of the latest change of any bridge, railway, tunnel or pontoon bridge. Cached ways stay valid while it is
 * unchanged.
 */
export function waysStamp(g: G): number {
  const { destroyed, railDestroyed, pontoon, pontoonBuilt } = g.connection
  return Math.max(destroyed.stamp, railDestroyed.stamp, pontoon.stamp, pontoonBuilt.stamp)
}

/** The stamp of the latest change of any railway, or of a bridge or tunnel that carries one. */
export const railsStamp = (g: G): number => Math.max(g.connection.destroyed.stamp, g.connection.railDestroyed.stamp)

/** Is there a complete pontoon bridge here? One that is under construction or damaged cannot be crossed (GB 11.2). */
export const hasPontoon = (g: G, connection: number): boolean =>
  g.connection.pontoonBuilt.of(connection) && g.connection.pontoon.of(connection) >= tablesOf(g).pontoon.levels

/**
 * @rule gb.bridge.effect
 * A destroyed bridge carries neither road nor railway: no movement, no supply, no line of any kind.
 */
export const hasBridge = (g: G, connection: number): boolean =>
  connectionOf(g, connection).bridge && !g.connection.destroyed.of(connection)

/**
 * @rule gb.pontoon.use
 * A pontoon bridge beside a bridge makes two. Moving between zones joined by more than one costs 1 MP, on a path as
 * well.
 */
export const bridgesOn = (g: G, connection: number): number =>
  (hasBridge(g, connection) ? 1 : 0) + (hasPontoon(g, connection) ? 1 : 0)

/**
 * @rule gb.water.bridge
 * A major river is crossed only by an intact bridge or a pontoon bridge. Rivers and canals are no obstacle.
 */
export const isBridged = (g: G, connection: number): boolean =>
  connectionOf(g, connection).water !== 'major' || hasBridge(g, connection) || hasPontoon(g, connection)

/**
 * @rule gb.railway.effect
 * A destroyed railway carries neither supply nor telegraph, but troops can walk along it; if it ran through a tunnel,
 * the connection is closed. Railways do not run over pontoons.
 */
export function isRailOpen(g: G, connection: number, why?: Why): boolean {
  const { rail, water } = connectionOf(g, connection)
  if (!rail) return false
  const facts = why && { connection: connectionName(g, connection) }
  if (g.connection.railDestroyed.of(connection)) return why?.because('gb.railway.effect', 'railway', facts) ?? false
  if (water !== 'major' || hasBridge(g, connection)) return true
  return why?.because('gb.bridge.effect', 'no-bridge', facts) ?? false
}

/** Is its tunnel destroyed? That closes the whole connection. */
const isBuried = (g: G, connection: number): boolean =>
  connectionOf(g, connection).tunnel && g.connection.railDestroyed.of(connection)

/** Can troops pass here, by road, by path or along the railway? */
export function isLandOpen(g: G, connection: number, why?: Why): boolean {
  const facts = why && { connection: connectionName(g, connection) }
  if (!isBridged(g, connection)) return why?.because('gb.water.bridge', 'no-bridge', facts) ?? false
  if (isBuried(g, connection)) return why?.because('gb.railway.effect', 'tunnel', facts) ?? false
  return true
}

/**
 * MP for the way itself, without crowding and entry costs. Over a major river: the dearer of way and bridge, but with
 * several bridges only their own cost.
 */
export function wayCost(g: G, connection: number): number {
  const { way, water } = connectionOf(g, connection)
  const { march, severalBridges } = tablesOf(g)
  if (water === 'major' && bridgesOn(g, connection) > 1) return severalBridges.mp
  const walked = way === 'road' ? march.road : way === 'path' ? march.path : march.railway
  return water === 'major' ? Math.max(walked, march.majorBridge) : walked
}

/**
 * @rule gb.map.sectors
 * Off-map sectors are zones like others, but only their owner may enter them.
 */
export function mayEnterSector(g: G, side: number, zone: number, why?: Why): boolean {
  const { sectorOf } = zoneOf(g, zone)
  if (sectorOf === NONE || sectorOf === side) return true
  return why?.because('gb.map.sectors', 'of-the-enemy', { zone: zoneName(g, zone) }) ?? false
}
