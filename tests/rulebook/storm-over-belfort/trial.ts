import type { Play } from '#engine/kernel/play/play.ts'
import { cupOf, handOf, otherSide, type G } from '#engine/storm-over-belfort/state/kit.ts'
import type { SystemTrial } from '../../kernel/conformance/walk.ts'

/** The counters of the other side of which nobody has said where they are. */
function hiddenCounters(play: Play, side: number): string[] {
  const g = play as G // the suite tries games of this system with it
  const enemy = otherSide(side)
  return [handOf(g, enemy), cupOf(g, enemy)]
    .flatMap((pile) => Array.from({ length: pile.length }, (_, index) => pile.of(index)))
    .filter((counter) => !g.returned.has(counter))
    .map((counter) => g.nameOf('counter', counter))
}

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['belfort-1870'],
  games: 2,
  bound: 6000,
  every: 25,
  tried: 400,
  secrets: { fields: [], names: hiddenCounters },
}
