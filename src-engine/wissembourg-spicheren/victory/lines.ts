import { isInEnemyZone } from '../ground/facing.ts'
import { spread } from '../ground/spread.ts'
import { holderOf } from '../ground/stacks.ts'
import type { G } from '../state/kit.ts'

/** No way is longer than this, in hexes. */
const FARTHEST = 400

/**
 * @rule ws.victory.cut-off
 * A hex is cut off when no line of hexes leads from it to the side's own edge without entering one with an enemy unit or in an enemy
 * zone of control. The hex itself does not count, nor does the ground.
 */
export function isCutOff(g: G, side: number, hex: number): boolean {
  const edge = g.campaign.edges[g.campaign.friendlyEdges[side]!]
  const reached = spread(g.campaign.grid, hex, 0, FARTHEST, (_from, to, _hexside, spent) =>
    holderOf(g, to) === 1 - side || isInEnemyZone(g, side, to) ? -1 : spent + 1,
  )
  return !reached.some((sum, at) => sum >= 0 && edge[at] === 1)
}
