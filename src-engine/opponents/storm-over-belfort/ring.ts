import { has } from '../../board/bitset.ts'
import type { Campaign } from '../../storm-over-belfort/campaign/campaign.ts'
import { FRENCH, PRUSSIAN } from '../../storm-over-belfort/state/kit.ts'

const line = new Uint8Array(256)
const seen = new Uint8Array(256)
const queue = new Int16Array(256)

/**
 * Whether a connected group of the besiegers' zones keeps the garrison from the edge of the map. `holder`: the holder
 * of each zone, which need not be that of any game.
 */
export function isRingClosed(campaign: Campaign, holder: Int8Array): boolean {
  line.fill(0)
  for (let zone = 0, number = 0; zone < holder.length; zone++) {
    if (holder[zone] !== PRUSSIAN || line[zone] !== 0) continue
    number += 1
    if (joinUp(campaign, holder, zone, number) && !getsOut(campaign, holder, number)) return true
  }
  return false
}

/** Numbers the zones connected with one; returns whether they are enough for a ring. */
function joinUp({ neighbours }: Campaign, holder: Int8Array, from: number, number: number): boolean {
  let count = 0
  queue[count++] = from
  line[from] = number
  for (let at = 0; at < count; at++)
    for (const beside of neighbours[queue[at]!]!)
      if (holder[beside] === PRUSSIAN && line[beside] === 0) {
        line[beside] = number
        queue[count++] = beside
      }
  return count > 5
}

function getsOut({ neighbours, edge }: Campaign, holder: Int8Array, number: number): boolean {
  seen.fill(0)
  let count = 0
  for (let zone = 0; zone < holder.length; zone++)
    if (holder[zone] === FRENCH) {
      seen[zone] = 1
      queue[count++] = zone
    }
  for (let at = 0; at < count; at++) {
    const zone = queue[at]!
    if (has(edge, zone)) return true
    for (const beside of neighbours[zone]!)
      if (seen[beside] === 0 && line[beside] !== number) {
        seen[beside] = 1
        queue[count++] = beside
      }
  }
  return false
}
