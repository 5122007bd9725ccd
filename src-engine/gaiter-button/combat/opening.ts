import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'
import { amplitudeOf } from './amplitude.ts'
import { commanderOf, leaderBonus, noteStrengths } from './factor.ts'

/** Chapter 15.4: what is determined once the engaged units are revealed, before any further decision. */

const amplitudeFound = entry(
  { name: 'amplitude-found', category: 'battle', rule: 'gb.combat.amplitude' },
  { zone: 'zone', amplitude: 'number' },
)
const leaderPresent = entry(
  { name: 'leader-present', category: 'battle', rule: 'gb.combat.leader' },
  { side: 'side', leader: 'counter' },
)

/** Determines amplitude, strengths, and the leaders whose bonus counts; these leaders are shown. */
export function openBattle(g: G): void {
  g.battleAmplitude = amplitudeOf(g)
  noteStrengths(g)
  g.tell(amplitudeFound, { zone: g.battleZone, amplitude: g.battleAmplitude })
  for (const side of [0, 1]) {
    const leader = leaderBonus(g, side) === 0 ? NONE : commanderOf(g, side)
    g.camp.leader.set(side, leader)
    if (leader === NONE) continue
    g.counter.seen.set(leader, SEEN.composition)
    g.counter.shown.set(leader, true)
    g.tell(leaderPresent, { side, leader })
  }
}

export const entries = [amplitudeFound, leaderPresent]
