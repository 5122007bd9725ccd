import { memoizedBy } from '../../../kernel/values/memoized-by.ts'
import type { Campaign } from '../../../gaiter-button/campaign/campaign.ts'
import { isLandOpen } from '../../../gaiter-button/state/crossing.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { readGround, type Ground } from './ground.ts'

/** The ground with the ways that are open now, cached for each state of bridges and tunnels. */
export function groundOf(g: G): Ground {
  const known = knownIn(g.campaign)
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
  /** Connections that can be closed: those over major rivers and through tunnels. */
  readonly crossings: readonly number[]
  readonly byClosed: Map<string, Ground>
}
const knownIn = memoizedBy(({ connections }: Campaign): Known => ({
  crossings: connections.flatMap(({ water, tunnel }, connection) => (water === 'major' || tunnel ? [connection] : [])),
  byClosed: new Map(),
}))
