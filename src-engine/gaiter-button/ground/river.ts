import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn } from '../state/counters.ts'
import { connectionName, connectionOf, enemyOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isStormed } from '../state/places.ts'
import { mark } from './tokens.ts'

/** Chapter 9.5: waterways. */

const crossesWater = (g: G, connection: number): boolean => connectionOf(g, connection).water !== 'none'

/**
 * @rule gb.water.back-to-river
 * Counters that stop where they have just crossed a waterway, be it major river, river or canal, have their back to it.
 * They get the marker as they cross, and put it off when they go on over dry land.
 */
export function noteCrossing(g: G, counters: readonly number[], connection: number): void {
  mark(g, counters, 'backToRiver', crossesWater(g, connection))
}

/** Garrison SP of a side on this bank. */
function garrisonHere(g: G, side: number, zone: number): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE || isStormed(g, side, zone) ? 0 : garrisonPoints(g, side, fortress)
}

/** Has this side any counter here, in the field or inside? */
const isPresent = (g: G, side: number, zone: number): boolean => countersIn(g, side, zone, 'all').length > 0

/** Does the enemy hold the fortress of this zone, by its garrison or with counters inside? */
export const isEnemyFortress = (g: G, side: number, zone: number): boolean =>
  zoneOf(g, zone).fortress !== NONE &&
  (garrisonHere(g, enemyOf(side), zone) > 0 || countersIn(g, enemyOf(side), zone, 'inside').length > 0)

/** Has the enemy the fortress of this zone: with SP or counters in it, or, when it is empty, by being alone there? */
function isInEnemyHands(g: G, side: number, zone: number): boolean {
  if (zoneOf(g, zone).fortress === NONE) return false
  if (isEnemyFortress(g, side, zone)) return true
  return garrisonHere(g, side, zone) === 0 && !isPresent(g, side, zone) && isPresent(g, enemyOf(side), zone)
}

/**
 * @rule gb.water.fortress
 * Where a fortress stands at either end of a bridge over a major river, the bridge is closed to the camp that does not hold
 * it. The guns of a fortress close it to the other camp even while that one blockades it. A forced passage may still be
 * tried. A fortress does not close the bridge to its own camp, whoever stands beyond.
 */
export function mayUseFortressBridge(g: G, side: number, from: number, connection: number, why?: Why): boolean {
  const { water } = connectionOf(g, connection)
  if (water !== 'major') return true
  const to = g.campaign.board.otherEnd(connection, from)
  const closed = isInEnemyHands(g, side, from) ? from : isInEnemyHands(g, side, to) ? to : NONE
  if (closed === NONE) return true
  const facts = () => ({ connection: connectionName(g, connection), zone: zoneName(g, closed) })
  return why?.because('gb.water.fortress', 'fortress', facts()) ?? false
}
