import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { costsFrom, NO_WAY } from '../../board/cheapest.ts'
import { Pass } from '../../board/pass.ts'
import { createWorkspace } from '../../board/workspace.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { isLandOpen, mayEnterSector, wayCost } from '../state/crossing.ts'
import type { G } from '../state/kit.ts'
import { stopsIn } from '../march/entry.ts'

/** Extra cost in MP of passing a zone where the enemy stops the march, so that routes go round if they can. */
const COST_OF_STOP = 12

/**
 * Returns a function from a zone to the MP that a march of several days takes from there to the goal, over ways that
 * are open now; undefined if there is no way. Returns undefined if the goal does not exist.
 */
export function movementLeft(g: G, side: number, to: string): ((zone: string) => number | undefined) | undefined {
  const { board } = g.campaign
  const goal = g.layout.language.numberOf('zone', to)
  if (goal < 0) return undefined
  // Searched backwards from the goal: `from` is the zone that the march enters.
  const costs = costsFrom(workspaceOf(g.campaign), new Pass(board, { start: 'free' }), goal, (connection, from) => {
    if (!isLandOpen(g, connection) || !mayEnterSector(g, side, from)) return -1
    return wayCost(g, connection) + (from !== goal && stopsIn(g, side, from) ? COST_OF_STOP : 0)
  })
  return (zone) => {
    const cost = costs[g.layout.language.numberOf('zone', zone)]
    return cost === undefined || cost < 0 || cost >= NO_WAY ? undefined : cost
  }
}

/** Workspace for these searches. A result must be read before the next search. */
const workspaceOf = memoizedBy(({ board }: Campaign) => createWorkspace(board))
