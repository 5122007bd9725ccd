import { enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { bestOutOf } from './impulse.ts'
import { afterMarch, type March } from './marches.ts'
import { strangerTo, type Staff } from './staff.ts'

/** What the enemy can make of a march: the best that his staff would think of near there, by the same judgement. */

/** His counters further away than so many connections have other things to do. */
const NEAR = 4
/** He does not always see what is best for him, nor does it always succeed. */
const CERTAINTY = 0.6

/** What a march offers the enemy that he could not do before, in the scale of scores: so much less it is worth. */
export function offered(staff: Staff, march: March): number {
  const { g, side, ground } = staff
  const { group, to, chance } = march
  const near: number[] = []
  for (let zone = 0; zone < ground.zones; zone++)
    if (ground.hops[zone * ground.zones + to]! <= NEAR || ground.hops[zone * ground.zones + group.zone]! <= NEAR)
      near.push(zone)
  const before = bestOf(near, enemyBefore(staff))
  const after = afterMarch(g, side, march, (fork) => bestOf(near, enemyIn(fork, staff)))
  return Math.round(CERTAINTY * chance * (after - before))
}

const bestOf = (zones: readonly number[], bestOut: (zone: number) => number): number =>
  zones.reduce((best, zone) => Math.max(best, bestOut(zone)), 0)

const enemyIn = (g: G, staff: Staff) => bestOutOf(strangerTo(g, enemyOf(staff.side), staff))

/** What he can do as things stand is the same whichever march is thought over. */
const enemyBefore = onceFor((staff: Staff) => enemyIn(staff.g, staff))
