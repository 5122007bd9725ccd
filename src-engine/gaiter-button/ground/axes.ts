import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import { isOnFriendlyEdge } from '../state/edges.ts'
import { connectionName, enemyOf, zoneName, type G } from '../state/kit.ts'
import { axisOn, clearAxis, isContested, setAxis } from '../state/places.ts'

/** Chapter 9.3: axes of retreat. Their owners, and which connections are friendly to a camp in a contested zone. */

/** An axis lies in a zone, on the connection toward another. */
export const axisFields = { side: 'side', zone: 'zone', connection: 'connection', toward: 'zone' } as const

const axisPlaced = entry({ name: 'axis-placed', category: 'battle', rule: 'gb.entry.axis' }, axisFields)
const axisRemoved = entry({ name: 'axis-removed', category: 'battle', rule: 'gb.entry.relief' }, axisFields)
const sideEncircled = entry(
  { name: 'encircled', category: 'battle', rule: 'gb.entry.encirclement' },
  { side: 'side', zone: 'zone' },
)
const sideRelieved = entry({ name: 'encirclement-broken', category: 'battle', rule: 'gb.entry.relief' }, axisFields)
const edgeTaken = entry(
  { name: 'edge-axis-placed', category: 'battle', rule: 'gb.reinforcements.axis' },
  { side: 'side', zone: 'zone' },
)

/** The journal fields of an axis of retreat. */
export const axisIn = (g: G, side: number, zone: number, connection: number) => ({
  side,
  zone,
  connection,
  toward: g.campaign.board.otherEnd(connection, zone),
})

/** The camp with markers in this zone (the intruder), or none. */
export const intruderOf = (g: G, zone: number): number => g.zone.intruder.of(zone) - 1
/** The camp that is encircled in this zone, or none. */
export const encircledIn = (g: G, zone: number): number => g.zone.encircled.of(zone) - 1
export const isEncircled = (g: G, side: number, zone: number): boolean => g.zone.encircled.of(zone) === side + 1

/** The stamp of the latest change of any marker of a contested zone. */
export const axesStamp = ({ zone, connectionEnd }: G): number =>
  Math.max(zone.intruder.stamp, zone.encircled.stamp, zone.edgeAxis.stamp, connectionEnd.axis.stamp)

/** Does this camp have a marker in this zone, including the connection off the map? Only the intruder can have any. */
export function hasAxis(g: G, side: number, zone: number): boolean {
  if (intruderOf(g, zone) !== side) return false
  if (g.zone.edgeAxis.of(zone) === side + 1) return true
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) === side) return true
  return false
}

/** Does this camp have a friendly map edge in this zone without an enemy marker? */
export const isEdgeOpenTo = (g: G, side: number, zone: number): boolean =>
  isOnFriendlyEdge(g, side, zone) && g.zone.edgeAxis.of(zone) !== enemyOf(side) + 1

/**
 * Does every connection of this zone have a marker of this camp? A friendly edge of the other camp counts as a
 * connection: the one off the map (GB 3).
 */
function holdsAll(g: G, side: number, zone: number): boolean {
  if (isEdgeOpenTo(g, enemyOf(side), zone)) return false
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) !== side) return false
  return true
}

/**
 * @rule gb.axes.friendly
 * In a contested zone the camp with markers may use only connections with its markers; a camp without any may use those
 * without enemy markers; an encircled camp none. Elsewhere every connection is friendly.
 */
export function isFriendlyAxis(g: G, side: number, zone: number, connection: number, why?: Why): boolean {
  const reason = whyNotFriendly(g, side, zone, connection)
  if (reason === undefined) return true
  return why?.because('gb.axes.friendly', reason, factsOf(g, zone, connection)) ?? false
}

function whyNotFriendly(g: G, side: number, zone: number, connection: number): string | undefined {
  // Uncontested zones have no markers: no side is encircled, and nothing is barred.
  if (isEncircled(g, side, zone)) return 'encircled'
  const axis = axisOn(g, connection, zone)
  if (hasAxis(g, side, zone)) return axis === side ? undefined : 'not-own-axis'
  return axis === enemyOf(side) ? 'enemy-axis' : undefined
}

const factsOf = (g: G, zone: number, connection: number) => ({
  zone: zoneName(g, zone),
  connection: connectionName(g, connection),
})

/**
 * Updates the markers after counters of a side entered this zone by a connection with enemies in the field. `controls`:
 * whether there are units among them.
 */
export function takeConnection(g: G, side: number, zone: number, connection: number, controls: boolean): void {
  if (!isContested(g, zone)) return
  if (!controls) noteIntrusion(g, side, zone)
  else if (encircledIn(g, zone) === side) breakEncirclement(g, side, zone, connection)
  else if (encircledIn(g, zone) !== NONE) return
  else if (intruderOf(g, zone) === enemyOf(side)) reopen(g, side, zone, connection)
  else placeAxis(g, side, zone, connection)
}

/**
 * @rule gb.entry.decoys
 * Decoys alone, or leaders without troops, take no control of a connection: they place and remove no marker. But their
 * entry is recorded: they contest the zone, and their camp is the intruder.
 */
function noteIntrusion(g: G, side: number, zone: number): void {
  if (intruderOf(g, zone) === NONE && encircledIn(g, zone) === NONE) g.zone.intruder.set(zone, side + 1)
}

/**
 * @rule gb.entry.axis
 * A side that enters a zone with enemies puts an axis of retreat on the connection used; a side that joins friends who
 * have such markers adds one where it is missing.
 */
function placeAxis(g: G, side: number, zone: number, connection: number): void {
  g.zone.intruder.set(zone, side + 1)
  if (axisOn(g, connection, zone) === side) return
  setAxis(g, connection, zone, side)
  g.tell(axisPlaced, axisIn(g, side, zone, connection))
  if (holdsAll(g, side, zone)) encircle(g, enemyOf(side), zone)
}

/**
 * @rule gb.entry.encirclement
 * When every connection has a marker, friendly map edges included, the other camp is encircled; when a camp loses its
 * last marker, it is encircled itself. All markers are then removed from the zone.
 */
function encircle(g: G, side: number, zone: number): void {
  for (const connection of g.campaign.board.connectionsAt(zone)) clearAxis(g, connection, zone)
  g.zone.edgeAxis.set(zone, 0)
  g.zone.intruder.set(zone, 0)
  g.zone.encircled.set(zone, side + 1)
  g.tell(sideEncircled, { side, zone })
}

/**
 * @rule gb.entry.relief
 * A side that joins friends where the enemy has axes of retreat removes the one on the connection used, and places
 * none. A side that joins encircled friends puts its own marker there, which ends the encirclement.
 */
function reopen(g: G, side: number, zone: number, connection: number): void {
  const enemy = enemyOf(side)
  if (axisOn(g, connection, zone) !== enemy) return
  clearAxis(g, connection, zone)
  g.tell(axisRemoved, axisIn(g, enemy, zone, connection))
  if (!hasAxis(g, enemy, zone)) encircle(g, enemy, zone)
}

/** Ends the encirclement of a camp in this zone: it gets an axis of retreat and becomes the camp with markers. */
export function breakEncirclement(g: G, side: number, zone: number, connection: number): void {
  g.zone.encircled.set(zone, 0)
  g.zone.intruder.set(zone, side + 1)
  setAxis(g, connection, zone, side)
  g.tell(sideRelieved, axisIn(g, side, zone, connection))
  if (holdsAll(g, side, zone)) encircle(g, enemyOf(side), zone)
}

/** Same as `takeConnection`, for reinforcements from off the map that enter a zone with enemies (GB 3). */
export function takeEdge(g: G, side: number, zone: number): void {
  if (!isContested(g, zone)) return
  const enemy = enemyOf(side)
  if (intruderOf(g, zone) === enemy || encircledIn(g, zone) === enemy) return
  g.zone.encircled.set(zone, 0)
  g.zone.intruder.set(zone, side + 1)
  g.zone.edgeAxis.set(zone, side + 1)
  g.tell(edgeTaken, { side, zone })
}

export const entries = [axisPlaced, axisRemoved, sideEncircled, sideRelieved, edgeTaken]
