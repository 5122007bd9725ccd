import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'
import { hasProvision } from '../lines/provision.ts'
import { fightsInside } from './engaged.ts'

/** Chapter 15.2: provision in battle. */

const unprovided = entry(
  { name: 'unprovided', category: 'battle', rule: 'gb.provision.effect' },
  { side: 'side', zone: 'zone' },
)

/**
 * @rule gb.provision.effect
 * A side without a line of provision has its artillery halved and a penalty in this battle. A side that fights from
 * within a fortress uses the supplies stored there (GB 16.2, 16.3). For the side `guesser`, only what it knows counts.
 */
export function checkProvisions(g: G, guesser: number = NONE): void {
  for (const side of [0, 1]) {
    const lacking = !fightsInside(g, side) && !hasProvision(g, side, g.battleZone, side === guesser)
    g.camp.unprovided.set(side, lacking)
    if (lacking) g.tell(unprovided, { side, zone: g.battleZone })
  }
}

export const entries = [unprovided]
