import type { Why } from '../../kernel/values/explain.ts'
import { isFriendlyAxis, isEncircled, hasAxis } from './axes.ts'
import { connectionName, zoneName, zoneOf, type G } from '../state/kit.ts'
import { isBlockaded } from '../state/places.ts'
import { NONE } from '../campaign/campaign.ts'

/** Chapter 9.4: leaving a zone with enemies. */

/** Are these two zones the banks of one fortress? */
export function isOtherBank(g: G, zone: number, other: number): boolean {
  const { fortress } = zoneOf(g, zone)
  return fortress !== NONE && zone !== other && zoneOf(g, other).fortress === fortress
}

/**
 * May counters of this side leave a zone by a connection, from the field or from inside its fortress? Whether they may
 * enter the next zone is checked elsewhere.
 */
export function mayLeaveBy(g: G, side: number, zone: number, connection: number, inside: boolean, why?: Why): boolean {
  if (inside && isBlockaded(g, side, zone)) return mayChangeBanks(g, zone, connection, why)
  if (isEncircled(g, side, zone)) return isShutIn(g, zone, 'encircled', why)
  return mayLeaveByAxis(g, side, zone, connection, why)
}

/**
 * @rule gb.leave.other-bank
 * Units blockaded in a fortress that stands on both banks may cross to the other bank.
 */
function mayChangeBanks(g: G, zone: number, connection: number, why?: Why): boolean {
  if (isOtherBank(g, zone, g.campaign.board.otherEnd(connection, zone))) return true
  return isShutIn(g, zone, 'blockaded', why)
}

/**
 * @rule gb.leave.shut-in
 * Encircled or blockaded counters cannot move: they must win a battle or wait for help.
 */
function isShutIn(g: G, zone: number, how: 'encircled' | 'blockaded', why?: Why): boolean {
  return why?.because('gb.leave.shut-in', how, { zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule gb.leave.axes
 * A camp leaves a contested zone only by a connection with its axis of retreat; if it has none there, by one without an
 * enemy marker.
 */
function mayLeaveByAxis(g: G, side: number, zone: number, connection: number, why?: Why): boolean {
  if (isFriendlyAxis(g, side, zone, connection)) return true
  if (why === undefined) return false
  const reason = hasAxis(g, side, zone) ? 'not-own-axis' : 'enemy-axis'
  return why.because('gb.leave.axes', reason, {
    zone: zoneName(g, zone),
    connection: connectionName(g, connection),
    toward: zoneName(g, g.campaign.board.otherEnd(connection, zone)),
  })
}
