import { sides } from '../campaign/schemas/common-schema.ts'
import type { MapEdge } from '../campaign/schemas/map-schema.ts'
import { scenarioOf, zoneOf, type G } from './kit.ts'

/** Chapter 3: the edges of the map. */

/** The edges that are friendly to a side: by the scenario, and where the map has a source of supply on a whole edge. */
export function friendlyEdges(g: G, side: number): ReadonlySet<MapEdge> {
  const name = sides[side]!
  const edges = new Set<MapEdge>(scenarioOf(g).data.sides[name].edges)
  for (const one of g.campaign.data.map.supply) if (one.side === name && 'edge' in one) edges.add(one.edge)
  return edges
}

/** Has this zone an edge that is friendly to this side? */
export const isOnFriendlyEdge = (g: G, side: number, zone: number): boolean =>
  zoneOf(g, zone).edges.some((edge) => friendlyEdges(g, side).has(edge))
