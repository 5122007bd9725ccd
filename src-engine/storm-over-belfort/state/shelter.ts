import { emptySet, type Bits } from '../../board/bitset.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { NONE, type G } from './kit.ts'
import { perCampaign } from './per-campaign.ts'

/** Cached index of the zones that give shelter, derived from the markers. */
class Shelter {
  stamp = NONE
  /** The zones with a printed bonus or a marker. */
  readonly sheltered: Bits
  /** The zones that shelter French units that enter: without trenches that they would fill in. */
  readonly forFrench: Bits
  /** The zones with a printed bonus or a trench, and those with a fortification. */
  readonly printedOrTrench: Bits
  readonly fortified: Bits
  /** The zones with a marker: a fortification or a trench. */
  readonly marked: Bits

  constructor({ neighbours }: Campaign) {
    const size = neighbours.length
    this.sheltered = emptySet(size)
    this.forFrench = emptySet(size)
    this.printedOrTrench = emptySet(size)
    this.fortified = emptySet(size)
    this.marked = emptySet(size)
  }

  update({ campaign: { printed }, zone: { fortification, trench, unmanned } }: G, stamp: number): void {
    this.stamp = stamp
    for (let word = 0; word < printed.length; word++) {
      let [forts, trenches, empty] = [0, 0, 0]
      for (let zone = word << 5; zone < Math.min(fortification.rows, (word + 1) << 5); zone++) {
        const bit = 1 << (zone & 31)
        if (fortification.of(zone)) forts |= bit
        if (trench.of(zone)) trenches |= bit
        if (unmanned.of(zone)) empty |= bit
      }
      this.fortified[word] = forts
      this.marked[word] = forts | trenches
      this.printedOrTrench[word] = printed[word]! | trenches
      this.sheltered[word] = printed[word]! | forts | trenches
      this.forFrench[word] = printed[word]! | forts | (trenches & ~empty)
    }
  }
}

const knownShelter = perCampaign((campaign) => new Shelter(campaign))

/** The current shelter. Read only, and valid only until a marker changes. */
export function shelterOf(g: G): Shelter {
  const shelter = knownShelter(g.campaign)
  const { fortification, trench, unmanned } = g.zone
  const stamp = Math.max(fortification.stamp, trench.stamp, unmanned.stamp)
  if (shelter.stamp !== stamp) shelter.update(g, stamp)
  return shelter
}
