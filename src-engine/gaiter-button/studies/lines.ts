import { next, type Bits } from '../../board/bitset.ts'
import { counterName, connectionName, zoneName, type G } from '../state/kit.ts'
import { endOf, firstOf } from '../state/counters.ts'
import type { Way } from '../state/ways.ts'
import type { Because } from './study.ts'

/** The parts of answers about lines. */

/** A way as names: its zones, starting from the line's owner, and the connections between them. */
export type Stretch = { readonly zones: readonly string[]; readonly connections: readonly string[] }

/** The first obstacle of a line: a zone or a connection, and the rule that makes it one. */
export type Break = Because & { readonly zone: string | null; readonly connection: string | null }

/** A line that would exist without the break. */
export type BrokenLine = {
  readonly land: Stretch
  readonly rails: readonly Stretch[]
  readonly break: Break
}

export const stretch = (g: G, { zones, connections }: Way): Stretch => ({
  zones: zones.map((zone) => zoneName(g, zone)),
  connections: connections.map((connection) => connectionName(g, connection)),
})

export function zoneNames(g: G, zones: Bits): string[] {
  const names: string[] = []
  for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) names.push(zoneName(g, zone))
  return names
}

/** A side's counters on the map, by the zones they are in. */
export function ownStanding(g: G, side: number): Map<number, number[]> {
  const standing = new Map<number, number[]>()
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++) {
    const zone = g.counter.zone.of(counter)
    if (zone < 0) continue
    const there = standing.get(zone)
    if (there === undefined) standing.set(zone, [counter])
    else there.push(counter)
  }
  return new Map([...standing].sort(([a], [b]) => a - b))
}

export const namesOf = (g: G, counters: readonly number[]): string[] => counters.map((one) => counterName(g, one))
