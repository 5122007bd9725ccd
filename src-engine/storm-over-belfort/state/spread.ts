import { clear, lowest, remove, type Bits } from '../../board/bitset.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { perCampaign } from './per-campaign.ts'

const queueOf = perCampaign(({ neighbours }) => new Int32Array(neighbours.length + 1))

/**
 * Finds the zones reachable through zones of the set `open`, going on only from zones of `passed`; excludes the start.
 */
export function spreadFrom(campaign: Campaign, from: number, open: Bits, passed: Bits, found: Bits): void {
  const queue = queueOf(campaign)
  clear(found)
  found[from >> 5]! |= 1 << (from & 31)
  queue[0] = from
  let end = 1
  for (let at = 0; at < end; at++) {
    const beside = campaign.beside[queue[at]!]! // the queue holds zones
    for (let word = 0; word < found.length; word++) {
      const reached = beside[word]! & open[word]! & ~found[word]!
      found[word]! |= reached
      for (let bits = reached & passed[word]!; bits !== 0; bits &= bits - 1) queue[end++] = lowest(word, bits)
    }
  }
  remove(found, from)
}
