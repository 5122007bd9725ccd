import type { Why } from '../kernel/explain.ts'
import { NONE } from './campaign.ts'
import { countersIn } from './counters.ts'
import { connectionName, connectionOf, enemyOf, zoneName, zoneOf, type G } from './kit.ts'
import { garrisonPoints, isStormed } from './places.ts'
import { mark } from './tokens.ts'

/** Chapter 9.5: waterways. */

export const crossesWater = (g: G, connection: number): boolean => connectionOf(g, connection).water !== 'none'

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

/** The camp that holds this end of a bridge, or none: by its garrison, or as the only one with counters there. */
function holderOf(g: G, zone: number): number {
  if (garrisonHere(g, 0, zone) > 0) return 0
  if (garrisonHere(g, 1, zone) > 0) return 1
  const [french, german] = [isPresent(g, 0, zone), isPresent(g, 1, zone)]
  return french === german ? NONE : french ? 0 : 1
}

/** Does the enemy hold the fortress of this zone, by its garrison or with counters inside? */
export const isEnemyFortress = (g: G, side: number, zone: number): boolean =>
  zoneOf(g, zone).fortress !== NONE &&
  (garrisonHere(g, enemyOf(side), zone) > 0 || countersIn(g, enemyOf(side), zone, 'inside').length > 0)

/**
 * @rule gb.water.fortress
 * Where a fortress stands at either end of a bridge over a major river, the bridge is closed when the two ends are held by
 * two camps. The guns of a fortress close it to the other camp even while that one blockades it. A forced passage may
 * still be tried.
 */
export function mayUseFortressBridge(g: G, side: number, from: number, connection: number, why?: Why): boolean {
  const { water } = connectionOf(g, connection)
  if (water !== 'major') return true
  const to = g.campaign.board.otherEnd(connection, from)
  if (zoneOf(g, from).fortress === NONE && zoneOf(g, to).fortress === NONE) return true
  const closed = isEnemyFortress(g, side, from) ? from : isEnemyFortress(g, side, to) ? to : NONE
  if (closed !== NONE) return closedBy(g, 'fortress', connection, closed, why)
  const [near, far] = [holderOf(g, from), holderOf(g, to)]
  if (near === NONE || far === NONE || near === far) return true
  return closedBy(g, 'two-camps', connection, to, why)
}

function closedBy(g: G, reason: string, connection: number, zone: number, why?: Why): boolean {
  return (
    why?.because('gb.water.fortress', reason, {
      connection: connectionName(g, connection),
      zone: zoneName(g, zone),
    }) ?? false
  )
}
