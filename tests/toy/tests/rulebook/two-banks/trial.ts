import type { Play } from '#engine/kernel/play/play.ts'
import type { G } from '#engine/two-banks/shape.ts'
import type { SystemTrial } from '../../kernel/conformance/walk.ts'

/** The enemy's counters that were never turned up. */
function hiddenCounters(play: Play, side: number): string[] {
  const g = play as G // the suite tries games of this system with it
  return g.campaign.counters.flatMap(({ id, side: owner }, counter) =>
    owner === side || g.counter.shown.of(counter) ? [] : [id],
  )
}

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['two-banks'],
  games: 5,
  bound: 50,
  every: 2,
  tried: 50,
  secrets: { fields: ['counter'], names: hiddenCounters },
}
