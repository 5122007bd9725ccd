import type { Campaign } from '../../../gaiter-button/campaign/campaign.ts'
import { isLandOpen } from '../../../gaiter-button/state/crossing.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { readGround, type Ground } from './ground.ts'

/** The ground as it lies while the same ways are open: read once for each state of bridges and tunnels. */
export function groundOf(g: G): Ground {
  let known = grounds.get(g.campaign)
  if (known === undefined) {
    known = { crossings: crossingsOf(g.campaign), byClosed: new Map() }
    grounds.set(g.campaign, known)
  }
  const closed = known.crossings.filter((connection) => !isLandOpen(g, connection)).join(' ')
  let ground = known.byClosed.get(closed)
  if (ground === undefined) {
    if (known.byClosed.size >= MOST_KEPT) known.byClosed.clear()
    ground = readGround(g)
    known.byClosed.set(closed, ground)
  }
  return ground
}

const MOST_KEPT = 64

interface Known {
  /** Connections that may be closed one day. */
  readonly crossings: readonly number[]
  readonly byClosed: Map<string, Ground>
}
const grounds = new WeakMap<Campaign, Known>()

const crossingsOf = ({ connections }: Campaign): number[] =>
  connections.flatMap(({ water, tunnel }, connection) => (water === 'major' || tunnel ? [connection] : []))
