import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'
import { amplitudeOf } from './amplitude.ts'
import { commanderOf, leaderBonus, noteStrengths } from './factor.ts'

/** Chapter 15.4: what is found once the engaged units lie open, and before anybody decides anything. */

const amplitudeFound = entry(
  { name: 'amplitude-found', category: 'battle', rule: 'gb.combat.amplitude' },
  { zone: 'zone', amplitude: 'number' },
)
const leaderPresent = entry(
  { name: 'leader-present', category: 'battle', rule: 'gb.combat.leader' },
  { side: 'side', leader: 'counter' },
)

/** Amplitude, strengths, and the leaders who count, who are shown by it. */
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
