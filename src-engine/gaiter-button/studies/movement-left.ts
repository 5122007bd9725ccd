import { onceFor } from '../../kernel/values/once-for.ts'
import { costsFrom, NO_WAY } from '../../board/cheapest.ts'
import { Pass } from '../../board/pass.ts'
import { createWorkspace } from '../../board/workspace.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { isLandOpen, mayEnterSector, wayCost } from '../state/crossing.ts'
import { enemyOf, type G } from '../state/kit.ts'
import { zonesOf } from '../state/places.ts'
import { has } from '../../board/bitset.ts'

/** A zone with enemies on the way is taken for as long a way as this: whoever can goes round. */
const ENEMY_ON_THE_WAY = 12

/**
 * How many MP a march of several days to a zone takes from another, over the ways that are open now; undefined where no way leads
 * there. Undefined altogether where there is no such zone.
 */
export function movementLeft(g: G, side: number, to: string): ((zone: string) => number | undefined) | undefined {
  const { board } = g.campaign
  const goal = g.layout.language.numberOf('zone', to)
  if (goal < 0) return undefined
  const enemies = zonesOf(g, enemyOf(side))
  // The ways are followed from their end: `from` is the zone that is come to.
  const costs = costsFrom(workspaceOf(g.campaign), new Pass(board, { start: 'free' }), goal, (connection, from) => {
    if (!isLandOpen(g, connection) || !mayEnterSector(g, side, from)) return -1
    return wayCost(g, connection) + (from !== goal && has(enemies, from) ? ENEMY_ON_THE_WAY : 0)
  })
  return (zone) => {
    const cost = costs[g.layout.language.numberOf('zone', zone)]
    return cost === undefined || cost < 0 || cost >= NO_WAY ? undefined : cost
  }
}

/** Memory for such questions; what one has found is read before the next is asked. */
const workspaceOf = onceFor(({ board }: Campaign) => createWorkspace(board))
