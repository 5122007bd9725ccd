import { add, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'

/** The start or end of a query: one zone, or any of a set. */
export type Zones = Zone | Bits

/** Adds one zone or a set to `target`, which may have spare words. */
export function addZones(target: Bits, zones: Zones): void {
  if (typeof zones === 'number') add(target, zones)
  else for (let word = 0; word < zones.length; word++) target[word]! |= zones[word]!
}
