import type { Why } from '../../kernel/values/explain.ts'
import { add, clear, emptySet, has, setOf, type Bits } from '../../board/bitset.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { countersIn, isUnit, points } from './counters.ts'
import { enemyOf, tablesOf, zoneName, zoneOf, type G } from './kit.ts'
import { whereabouts } from './whereabouts.ts'

/** Chapter 1.1: the map. Which counters are where, in the field and in fortresses. */

/** Has this side any counter in the field here, decoys and leaders included? */
export const isInField = (g: G, side: number, zone: number): boolean => has(whereabouts(g).field[side as 0 | 1], zone) // a side

/** Same, in the field or in the fortress. */
export const isAnywhereIn = (g: G, side: number, zone: number): boolean =>
  has(whereabouts(g).anywhere[side as 0 | 1], zone) // a side

/**
 * Zones where a side has counters, in the field or in a fortress: for callers that would otherwise check every zone.
 */
export const zonesOf = (g: G, side: number): Bits => whereabouts(g).anywhere[side as 0 | 1].slice() // a side

/** Zones that have fortresses. Read only. */
export const fortifiedZones = ({ campaign }: G): Bits => fortified(campaign)
const fortified = memoizedBy(({ fortresses, zones }: Campaign) =>
  setOf(
    zones.length,
    fortresses.flatMap((fortress) => fortress.zones),
  ),
)

/** Sum of the SP of these counters. */
function pointsOf(g: G, counters: readonly number[]): number {
  let sum = 0
  for (const counter of counters) sum += points(g, counter)
  return sum
}

/** SP of a side in the field of a zone. */
export function fieldPoints(g: G, side: number, zone: number): number {
  return pointsOf(g, countersIn(g, side, zone))
}

/**
 * @rule gb.map.contested
 * A zone with counters of both camps in the field is contested. Decoys contest like other counters until unmasked.
 */
export const isContested = (g: G, zone: number): boolean => isInField(g, 0, zone) && isInField(g, 1, zone)

/** The number of units of a camp that have room in a zone; undefined if unlimited. */
export function standingRoom(g: G, zone: number): number | undefined {
  const limits: Partial<Record<string, number>> = tablesOf(g).stacking.unitsIn
  return limits[zoneOf(g, zone).terrain]
}

/**
 * @rule gb.map.stacking
 * Any number of counters can stand in a zone; in a mountainous one, one unit of each camp. Leaders are not units, and a
 * decoy counts as one only if its owner likes (GB 6), so here it never counts. `comers`: units that would join those
 * present.
 */
export function hasStandingRoom(g: G, side: number, zone: number, comers: number, why?: Why): boolean {
  const most = standingRoom(g, zone)
  if (most === undefined || comers === 0) return true
  let units = comers
  for (const counter of countersIn(g, side, zone, 'all')) if (isUnit(g, counter)) units += 1
  if (units <= most) return true
  return why?.because('gb.map.stacking', 'crowded', { zone: zoneName(g, zone), most, units }) ?? false
}

/** The SP of a side's garrison in a fortress. */
export function garrisonPoints(g: G, side: number, fortress: number): number {
  const garrison = g.campaign.fortresses[fortress]?.garrisons[side] ?? NONE
  return garrison === NONE ? 0 : g.garrison.points.of(garrison)
}

/**
 * @rule gb.fortress.both-banks
 * Towns on both banks share their garrison and their capacity; each bank has its own values and blockades.
 */
export function fortressPoints(g: G, side: number, fortress: number): number {
  let sum = garrisonPoints(g, side, fortress)
  for (const zone of g.campaign.fortresses[fortress]?.zones ?? [])
    sum += pointsOf(g, countersIn(g, side, zone, 'inside'))
  return sum
}

/** The other side stormed this bank and is still there: the garrison is on the other bank only (GB 16.2). */
export const isStormed = (g: G, side: number, zone: number): boolean => g.zone.stormed.of(zone) === enemyOf(side) + 1

/**
 * For each side, the fortress banks where its garrison is. Read only; valid until the SP of a garrison or a stormed
 * bank change.
 */
export function garrisonedZones(g: G): readonly [Bits, Bits] {
  const kept = garrisoned(g.campaign)
  const stamp = Math.max(g.garrison.points.stamp, g.zone.stormed.stamp)
  if (kept.stamp === stamp) return kept.zones
  kept.stamp = stamp
  kept.zones.forEach((zones, side) => {
    clear(zones)
    g.campaign.fortresses.forEach(({ zones: banks }, fortress) => {
      if (garrisonPoints(g, side, fortress) === 0) return
      for (const bank of banks) if (!isStormed(g, side, bank)) add(zones, bank)
    })
  })
  return kept.zones
}
const garrisoned = memoizedBy(({ zones }: Campaign): { stamp: number; readonly zones: readonly [Bits, Bits] } => ({
  stamp: -1,
  zones: [emptySet(zones.length), emptySet(zones.length)],
}))

/** Does this side hold the fortress of this bank with SP: a garrison, or units inside here? */
export function isHeld(g: G, side: number, zone: number): boolean {
  const { fortress } = zoneOf(g, zone)
  if (fortress === NONE) return false
  if (garrisonPoints(g, side, fortress) > 0 && !isStormed(g, side, zone)) return true
  return countersIn(g, side, zone, 'inside').some((counter) => isUnit(g, counter))
}

/**
 * @rule gb.map.blockade
 * A camp that has counters or garrison SP here only in the fortress is blockaded by at least 1 enemy SP in the field.
 */
export function isBlockaded(g: G, side: number, zone: number): boolean {
  if (zoneOf(g, zone).fortress === NONE) return false
  if (isInField(g, side, zone)) return false
  if (!isHeld(g, side, zone) && countersIn(g, side, zone, 'inside').length === 0) return false
  return fieldPoints(g, enemyOf(side), zone) >= tablesOf(g).blockade.points
}

/** Does the fortress of this zone bar the way to the other side: held, and not blockaded? */
export const isBarredBy = (g: G, side: number, zone: number): boolean =>
  isHeld(g, side, zone) && !isBlockaded(g, side, zone)

/** The defensive value of the terrain; a town counts where the terrain is worth less (ruling T9). */
export function terrainValue(g: G, zone: number): number {
  const { terrain, town } = zoneOf(g, zone)
  const { values, town: least } = tablesOf(g).terrain
  return town ? Math.max(values[terrain], least) : values[terrain]
}

/** Clear terrain without a town. */
export const isClear = (g: G, zone: number): boolean => zoneOf(g, zone).terrain === 'clear' && !zoneOf(g, zone).town

/** The row of a connection's end at a zone, for markers. */
export const endAt = (g: G, connection: number, zone: number): number =>
  2 * connection + (g.campaign.board.from[connection] === zone ? 0 : 1)
/** The camp whose axis of retreat is on this connection in this zone, or none. */
export const axisOn = (g: G, connection: number, zone: number): number =>
  g.connectionEnd.axis.of(endAt(g, connection, zone)) - 1
export const setAxis = (g: G, connection: number, zone: number, side: number): void =>
  g.connectionEnd.axis.set(endAt(g, connection, zone), side + 1)
export const clearAxis = (g: G, connection: number, zone: number): void => setAxis(g, connection, zone, NONE)
