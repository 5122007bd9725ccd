import { enemyOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { isContested } from '../../gaiter-button/state/places.ts'
import { impulseThoughts } from './impulse.ts'
import { afterMarch, type March } from './marches.ts'
import { strangerTo, type Staff } from './staff.ts'
import type { Thought } from './thoughts.ts'

/** What the enemy can make of a march: the best that his staff would think of near there, by the same judgement. */

/** His counters further away than so many connections have other things to do. */
const NEAR = 4
/** He does not always see what is best for him, nor does it always succeed. */
const CERTAINTY = 0.6

/** What a march offers the enemy that he could not do before, in the scale of scores: so much less it is worth. */
export function offered(staff: Staff, march: March): number {
  const { g, side, ground } = staff
  const { group, to, chance } = march
  const isNear = (zone: number): boolean =>
    ground.hops[zone * ground.zones + to]! <= NEAR || ground.hops[zone * ground.zones + group.zone]! <= NEAR
  const before = bestFor(g, enemyOf(side), staff, isNear)
  const after = afterMarch(g, side, march, (fork) => bestFor(fork, enemyOf(side), staff, isNear))
  return Math.round(CERTAINTY * chance * (after - before))
}

function bestFor(g: G, side: number, staff: Staff, isNear: (zone: number) => boolean): number {
  const { thoughts } = impulseThoughts(strangerTo(g, side, staff, attacksOn(g, isNear)), isNear)
  const worth = ({ veto, candidate }: Thought): number => (veto === undefined ? candidate.worth : 0)
  return Math.max(0, ...thoughts.map(worth))
}

const attacksOn = (g: G, isNear: (zone: number) => boolean): string[] =>
  g.campaign.zones.flatMap((_, zone) => (isNear(zone) && isContested(g, zone) ? [`attack ${zoneName(g, zone)}`] : []))
