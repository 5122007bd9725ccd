import type { G } from './kit.ts'
import { enemyOf } from './kit.ts'
import { axisOn, isContested } from './places.ts'

/** Chapter 9.3: axes of retreat. Whose they are, and which connections a camp may call its own in a contested zone. */

/** The camp with markers in this zone, the intruder; none while nobody is. */
export const intruderOf = (g: G, zone: number): number => g.zone.intruder.of(zone) - 1
export const isEncircled = (g: G, side: number, zone: number): boolean => g.zone.encircled.of(zone) === side + 1

/** Has this camp a marker in this zone? */
export function hasAxis(g: G, side: number, zone: number): boolean {
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) === side) return true
  return false
}

/**
 * @rule gb.axes.friendly
 * In a contested zone the camp with markers goes by the connections that bear them; a camp without any goes by those
 * that bear no enemy marker; an encircled camp by none. Everywhere else every connection is friendly.
 */
export function isFriendlyAxis(g: G, side: number, zone: number, connection: number): boolean {
  if (!isContested(g, zone)) return true
  if (isEncircled(g, side, zone)) return false
  if (hasAxis(g, side, zone)) return axisOn(g, connection, zone) === side
  return axisOn(g, connection, zone) !== enemyOf(side)
}
