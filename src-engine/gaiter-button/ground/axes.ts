import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import { isOnFriendlyEdge } from '../state/edges.ts'
import { connectionName, enemyOf, zoneName, type G } from '../state/kit.ts'
import { axisOn, clearAxis, isContested, setAxis } from '../state/places.ts'

/** Chapter 9.3: axes of retreat. Whose they are, and which connections a camp may call its own in a contested zone. */

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

/** What is told of an axis of retreat. */
export const axisIn = (g: G, side: number, zone: number, connection: number) => ({
  side,
  zone,
  connection,
  toward: g.campaign.board.otherEnd(connection, zone),
})

/** The camp with markers in this zone, the intruder; none while nobody is. */
export const intruderOf = (g: G, zone: number): number => g.zone.intruder.of(zone) - 1
/** The camp that is encircled in this zone, or none. */
export const encircledIn = (g: G, zone: number): number => g.zone.encircled.of(zone) - 1
export const isEncircled = (g: G, side: number, zone: number): boolean => g.zone.encircled.of(zone) === side + 1

/** The latest change of any marker of a contested zone. */
export const axesStamp = ({ zone, connectionEnd }: G): number =>
  Math.max(zone.intruder.stamp, zone.encircled.stamp, zone.edgeAxis.stamp, connectionEnd.axis.stamp)

/** Has this camp a marker in this zone, be it on the connection that goes off the map? Only the intruder can have any. */
export function hasAxis(g: G, side: number, zone: number): boolean {
  if (intruderOf(g, zone) !== side) return false
  if (g.zone.edgeAxis.of(zone) === side + 1) return true
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) === side) return true
  return false
}

/** Has this camp a friendly edge of the map in this zone that bears no marker of the enemy? */
export const isEdgeOpenTo = (g: G, side: number, zone: number): boolean =>
  isOnFriendlyEdge(g, side, zone) && g.zone.edgeAxis.of(zone) !== enemyOf(side) + 1

/**
 * Does every connection of this zone bear a marker of this camp? A friendly edge of the other camp is one too: the
 * connection that goes off the map (GB 3).
 */
function holdsAll(g: G, side: number, zone: number): boolean {
  if (isEdgeOpenTo(g, enemyOf(side), zone)) return false
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) !== side) return false
  return true
}

/**
 * @rule gb.axes.friendly
 * In a contested zone the camp with markers goes by the connections that bear them; a camp without any goes by those
 * that bear no enemy marker; an encircled camp by none. Everywhere else every connection is friendly.
 */
export function isFriendlyAxis(g: G, side: number, zone: number, connection: number, why?: Why): boolean {
  const reason = whyNotFriendly(g, side, zone, connection)
  if (reason === undefined) return true
  return why?.because('gb.axes.friendly', reason, factsOf(g, zone, connection)) ?? false
}

function whyNotFriendly(g: G, side: number, zone: number, connection: number): string | undefined {
  // Where nobody contests a zone there are no markers: nobody is encircled, and nothing is barred.
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
 * Counters of a side have come into this zone by a connection, and enemies are in the field here: what becomes of the
 * markers. `controls` tells whether there are units among them.
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
 * Decoys alone take no control of a connection: they place no marker and remove none, nor do leaders without troops.
 * That they come in is not forgotten: the zone is contested by them, and their camp is the intruder.
 */
function noteIntrusion(g: G, side: number, zone: number): void {
  if (intruderOf(g, zone) === NONE && encircledIn(g, zone) === NONE) g.zone.intruder.set(zone, side + 1)
}

/**
 * @rule gb.entry.axis
 * Who comes in to enemies puts an axis of retreat of his camp on the connection used; who comes to friends that have
 * such markers puts one more where there is none.
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
 * When no connection is left without a marker, friendly edges of the map included, or the last marker is gone, the other camp (or the one that lost it) is
 * encircled, and all markers are removed from the zone.
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
 * Who joins friends where the enemy has axes of retreat removes the one on the connection used, and places none. Who
 * joins encircled friends puts a marker of his camp there: they are encircled no longer.
 */
function reopen(g: G, side: number, zone: number, connection: number): void {
  const enemy = enemyOf(side)
  if (axisOn(g, connection, zone) !== enemy) return
  clearAxis(g, connection, zone)
  g.tell(axisRemoved, axisIn(g, enemy, zone, connection))
  if (!hasAxis(g, enemy, zone)) encircle(g, enemy, zone)
}

/** A camp encircled in this zone has an axis of retreat again; from now on it is the one with markers. */
export function breakEncirclement(g: G, side: number, zone: number, connection: number): void {
  g.zone.encircled.set(zone, 0)
  g.zone.intruder.set(zone, side + 1)
  setAxis(g, connection, zone, side)
  g.tell(sideRelieved, axisIn(g, side, zone, connection))
  if (holdsAll(g, side, zone)) encircle(g, enemyOf(side), zone)
}

/** As `takeConnection`, for reinforcements that come from off the map into a zone where there are enemies (GB 3). */
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
