import { enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { bestOutOf } from './impulse.ts'
import { afterMarch, type March } from './marches.ts'
import type { Ground } from './judgement/ground.ts'
import { strangerTo, type Staff } from './staff.ts'

/** What the enemy can make of a march: the best that his staff would think of near there, by the same judgement. */

/** His counters further away than so many connections have other things to do. */
const NEAR = 4
/** He does not always see what is best for him, nor does it always succeed. */
const CERTAINTY = 0.6

/**
 * What a march offers the enemy that he could not do before, in the scale of scores: so much less it is worth. Where it is more than
 * `most` he may be given less to think of than he has, as long as that is more than `most`.
 */
export function offered(staff: Staff, march: March, most: number): number {
  const { g, side, ground } = staff
  const { group, to, chance } = march
  const bestBefore = enemyBefore(staff)
  // Where he could do most before he mostly can afterwards.
  const near = zonesNear(ground, [to, group.zone]).toSorted((a, b) => bestBefore(b) - bestBefore(a))
  const before = near.length === 0 ? 0 : bestBefore(near[0]!)
  return afterMarch(g, side, march, (fork) => {
    const bestAfter = enemyIn(fork, staff)
    const offer = (after: number): number => Math.round(CERTAINTY * chance * (after - before))
    let after = 0
    for (const zone of near) {
      if (offer(after) > most) break
      after = Math.max(after, bestAfter(zone))
    }
    return offer(after)
  })
}

function zonesNear({ hops, zones }: Ground, places: readonly number[]): number[] {
  const near: number[] = []
  for (let zone = 0; zone < zones; zone++)
    if (places.some((place) => hops[zone * zones + place]! <= NEAR)) near.push(zone)
  return near
}

const enemyIn = (g: G, staff: Staff) => bestOutOf(strangerTo(g, enemyOf(staff.side), staff))

/** What he can do as things stand is the same whichever march is thought over. */
const enemyBefore = onceFor((staff: Staff) => enemyIn(staff.g, staff))
