import { isInPlay } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import type { Play } from '#engine/kernel/play/play.ts'

/** The names of the enemy's counters in play that a side has not seen, or has lost from sight, and never knew to be shown. */
export function hiddenTroops(play: Play, side: number): string[] {
  const g = play as G // the caller's word for it
  return g.campaign.counters.flatMap(({ id, side: owner }, counter) => {
    const known = g.counter.seen.of(counter) >= SEEN.identity || g.counter.shown.of(counter)
    return owner === side || known || !isInPlay(g, counter) ? [] : [id]
  })
}
