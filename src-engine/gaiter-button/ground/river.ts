import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn } from '../state/counters.ts'
import { connectionName, connectionOf, enemyOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isBlockaded, isStormed } from '../state/places.ts'
import { controllerIn } from './control.ts'
import { mark } from './tokens.ts'

/** Chapter 9.5: waterways. */

const crossesWater = (g: G, connection: number): boolean => connectionOf(g, connection).water !== 'none'

/**
 * @rule gb.water.back-to-river
 * Counters that stop after crossing a waterway (major river, river or canal) have their back to it. They get the marker
 * when they cross, and lose it when they move on over dry land.
 */
export function noteCrossing(g: G, counters: readonly number[], connection: number): void {
  mark(g, counters, 'backToRiver', crossesWater(g, connection))
}

/** Garrison SP of a side on this bank. */
function garrisonHere(g: G, side: number, zone: number): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE || isStormed(g, side, zone) ? 0 : garrisonPoints(g, side, fortress)
}

/** Does the enemy hold the fortress of this zone, with a garrison or with counters inside? */
export const isEnemyFortress = (g: G, side: number, zone: number): boolean =>
  zoneOf(g, zone).fortress !== NONE &&
  (garrisonHere(g, enemyOf(side), zone) > 0 || countersIn(g, enemyOf(side), zone, 'inside').length > 0)

/** Are there fortresses at both ends of this connection, or the two banks of one, controlled by different camps? */
export function isBetweenCamps(g: G, connection: number): boolean {
  const { from, to } = g.campaign.board
  const [here, beyond] = [controllerIn(g, from[connection]!), controllerIn(g, to[connection]!)]
  return here !== NONE && beyond !== NONE && here !== beyond
}

/**
 * @rule gb.water.fortress
 * A bridge over a major river between two fortresses, or the banks of one, is closed while different camps control
 * them; a forced passage may still be tried. In addition, a side that blockades a fortress does not leave its zone over
 * a major river.
 */
export function mayUseFortressBridge(g: G, side: number, from: number, connection: number, why?: Why): boolean {
  if (connectionOf(g, connection).water !== 'major') return true
  if (!mayLeaveBlockade(g, side, from, connection, why)) return false
  if (!isBetweenCamps(g, connection)) return true
  const facts = () => ({ connection: connectionName(g, connection) })
  return why?.because('gb.water.fortress', 'two-camps', facts()) ?? false
}

/** May this side leave the zone over a major river, or is it bound by a blockade of an enemy there? */
export function mayLeaveBlockade(g: G, side: number, from: number, connection: number, why?: Why): boolean {
  if (!isBlockaded(g, enemyOf(side), from)) return true
  const facts = () => ({ connection: connectionName(g, connection), zone: zoneName(g, from) })
  return why?.because('gb.water.fortress', 'blockading', facts()) ?? false
}
