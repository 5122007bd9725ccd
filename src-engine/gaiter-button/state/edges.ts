import { sides } from '../campaign/schemas/common-schema.ts'
import type { MapEdge } from '../campaign/schemas/map-schema.ts'
import { scenarioOf, zoneOf, type G } from './kit.ts'

/** Chapter 3: the edges of the map. */

/** The map edges friendly to a side: those of the scenario, and those with a source of supply along the whole edge. */
export function friendlyEdges(g: G, side: number): ReadonlySet<MapEdge> {
  const name = sides[side]!
  const edges = new Set<MapEdge>(scenarioOf(g).data.sides[name].edges)
  for (const one of g.campaign.data.map.supply) if (one.side === name && 'edge' in one) edges.add(one.edge)
  return edges
}

/** Has this zone an edge that is friendly to this side? */
export const isOnFriendlyEdge = (g: G, side: number, zone: number): boolean =>
  zoneOf(g, zone).edges.some((edge) => friendlyEdges(g, side).has(edge))
