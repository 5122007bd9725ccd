import { add, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'

/** Where a query starts or ends: one zone, or any of a set. */
export type Zones = Zone | Bits

/** Puts one zone or a set into `target`, which may have words to spare. */
export function addZones(target: Bits, zones: Zones): void {
  if (typeof zones === 'number') add(target, zones)
  else for (let word = 0; word < zones.length; word++) target[word]! |= zones[word]!
}
