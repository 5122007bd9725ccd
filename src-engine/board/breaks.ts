import { cheapestPath } from './cheapest.ts'
import type { Connection, Zone } from './board.ts'
import type { CostOf, Costs } from './costs.ts'
import type { Pass } from './pass.ts'
import { shortestPath } from './reach.ts'
import type { Path, Workspace } from './workspace.ts'
import type { Zones } from './zones.ts'

/** “From here one can get there”: in so many connections, or for so much under these costs. */
export interface Relation {
  readonly from: Zones
  readonly to: Zones
  readonly steps?: number
  readonly costs?: Costs | CostOf
  readonly budget?: number
}

/** What is taken away: a zone is closed, a connection is shut both ways. */
export type Loss = { readonly zone: Zone } | { readonly connection: Connection }

/** A way that shows that the relation holds, or undefined. */
function witness(work: Workspace, pass: Pass, relation: Relation): Path | undefined {
  const { from, to, costs } = relation
  if (costs === undefined) return shortestPath(work, pass, from, to, relation.steps)
  return cheapestPath(work, pass, from, to, costs, relation.budget)
}

/**
 * Which of these relations, by their places in the list, hold now and fail once this zone or connection is lost?
 * The pass is as before afterwards. As everywhere, whether a closed zone may still be a start is the pass's own rule.
 */
export function whatBreaks(work: Workspace, pass: Pass, loss: Loss, relations: readonly Relation[]): number[] {
  const broken: number[] = []
  relations.forEach((relation, index) => {
    const path = witness(work, pass, relation)
    if (
      path !== undefined &&
      uses(path, loss) &&
      pass.without(loss, () => witness(work, pass, relation)) === undefined
    ) {
      broken.push(index)
    }
  })
  return broken
}

function uses(path: Path, loss: Loss): boolean {
  if ('zone' in loss) return path.zones.subarray(0, path.steps + 1).includes(loss.zone)
  return path.connections.subarray(0, path.steps).includes(loss.connection)
}
