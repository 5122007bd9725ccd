import cytoscape from 'cytoscape'
import type { MapBoard } from '../board/board.ts'

/** A way over the map, from place to place. */
export type Passage = {
  readonly places: readonly string[]
  /** Undefined if the board has no distances. */
  readonly km: number | undefined
}

/**
 * Returns a search for shortest ways on a board, by distance if it has distances, otherwise by steps. The search is
 * that of cytoscape, the map library, which is a graph library.
 */
export function shortestWays({ places, ways }: MapBoard): (from: string, to: string) => Passage | undefined {
  const hasDistances = ways.every(({ km }) => km !== undefined)
  const graph = cytoscape({
    headless: true,
    elements: [
      ...places.map(({ id }) => ({ group: 'nodes' as const, data: { id } })),
      ...ways.map(({ id, a, b, km }) => ({
        group: 'edges' as const,
        data: { id: `way ${id}`, source: a, target: b, km: km ?? 1 },
      })),
    ],
  })
  return (from, to) => {
    const [root, goal] = [graph.getElementById(from), graph.getElementById(to)]
    if (root.empty() || goal.empty()) return undefined
    const found = graph.elements().aStar({ root, goal, weight: (edge) => edge.data('km') })
    if (!found.found) return undefined
    return { places: found.path.nodes().map((node) => node.id()), km: hasDistances ? found.distance : undefined }
  }
}
