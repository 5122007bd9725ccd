import type { Why } from '../../kernel/values/explain.ts'
import { mayJoin as mayJoinMove, mayMoveTo } from '../march/battle-move.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, isDecoy, isLeader } from '../state/counters.ts'
import { isLandOpen } from '../state/crossing.ts'
import { mayEnterBy, maySurprise } from '../march/entry.ts'
import { mayForceBridge } from '../combat/forced-passage.ts'
import { isOpenTo } from '../ground/fortress.ts'
import { type G, connectionName, sideOf } from '../state/kit.ts'
import { isOtherBank, mayLeaveBy } from '../ground/leaving.ts'
import { mayMarch, mayMarchInside, touches } from '../march/march.ts'
import { mayUseFortressBridge } from '../ground/river.ts'
import { type May, couldAny, endsOf, hasReadyAt, isOwnOnMap, named, stackOf } from './answer.ts'
import { asks, ownStack, zoneAtWork } from './phases.ts'

/** Chapters 6 to 9: impulses, stacks and marches, asked at any time. */

/** Could the acting stack, or any counter that is not yet activated, march by this connection? */
export function couldMove(g: G, side: number, why: Why, connection: number): boolean {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return mayMarch(g, side, zone, isStackInside(g, side), connection, why)
  // The player may want to go further than the next zone. The stack has to march off first in any case.
  if (asks(g, 'muster')) return isLandOpen(g, connection, why)
  const couldGo = (from: number, counter: number, own: Why): boolean =>
    isLandOpen(g, connection, own) &&
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    mayEnterBy(g, side, stackOf(g, counter), from, connection, own)
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAny(g, side, connection, why, couldGo)
  )
}
const isStackInside = (g: G, side: number): boolean => ownStack(g, side).some((counter) => g.counter.inside.of(counter))

/** The same for crossing from one bank of a fortress into the fortress on the other. */
export function couldMoveInside(g: G, side: number, why: Why, connection: number): boolean {
  const [near, far] = endsOf(g, connection)
  if (!isOtherBank(g, near!, far!))
    return why.because('gb.leave.other-bank', 'no-bank', { connection: connectionName(g, connection) })
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return mayMarchInside(g, side, zone, isStackInside(g, side), connection, why)
  const couldCross = (from: number, counter: number, own: Why): boolean =>
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    mayUseFortressBridge(g, side, from, connection, own) &&
    isOpenTo(g, side, g.campaign.board.otherEnd(connection, from), own)
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAny(g, side, connection, why, couldCross)
  )
}

export function couldForceBridge(g: G, side: number, why: Why, connection: number): boolean {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE)
    return (
      touches(g, zone, connection, why) &&
      mayLeaveBy(g, side, zone, connection, isStackInside(g, side), why) &&
      mayForceBridge(g, side, zone, connection, why)
    )
  const couldForce = (from: number, counter: number, own: Why): boolean =>
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    // Whether a stack can fight is only known once it exists.
    (mayForceBridge(g, side, from, connection, own) || own.refusal?.reason === 'cannot-fight')
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAny(g, side, connection, why, couldForce)
  )
}

/** Checks something the acting stack does in its zone. Without an acting stack nothing forbids it. */
export const ofStack =
  (may: (g: G, side: number, zone: number, why: Why) => boolean): May =>
  (g, side, why) => {
    const zone = zoneAtWork(g, side)
    return zone === NONE || may(g, side, zone, why)
  }

/** If a side has no surprise attacks, or its enemy's options exclude them, the refusal is given at any time. */
export function couldSurprise(g: G, side: number, why: Why): boolean {
  if (maySurprise(g, side, why)) return true
  if (zoneAtWork(g, side) !== NONE) return false
  return why.refusal?.rule === 'gb.entry.surprise' && why.refusal.reason !== 'not-this-side'
}

export function couldTake(g: G, side: number, why: Why, counter: number): boolean {
  const rule = 'gb.impulse.activated'
  if (!isOwnOnMap(g, side, counter, rule, why)) return false
  return !g.counter.activated.of(counter) || why.because(rule, 'activated', named(g, counter))
}
export function couldTakeAs(g: G, side: number, why: Why, counter: number): boolean {
  if (!couldTake(g, side, why, counter)) return false
  return isDecoy(g, counter) || why.because('gb.decoys.act', 'no-decoy', named(g, counter))
}

/** Any decoy of this side on the map may be played as something else. */
export function couldPlayAs(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.impulse.activated', why)) return false
  return isDecoy(g, counter) || why.because('gb.decoys.act', 'no-decoy', named(g, counter))
}

export const couldJoinMove: May = (g, side, why, counter) =>
  isOwnOnMap(g, side, counter, 'gb.battle-move.stack', why) && (g.stack.count > 0 || mayJoinMove(g, side, counter, why))

export function couldBattleMove(g: G, side: number, why: Why, connection: number): boolean {
  if (endsOf(g, connection).every((zone) => leadersIn(g, side, zone).length === 0))
    return why.because('gb.battle-move.ways', 'no-commander', { connection: connectionName(g, connection) })
  const could = (_zone: number, leader: number, own: Why): boolean => mayMoveTo(g, side, leader, connection, own)
  return couldAny(g, side, connection, why, could, leadersIn)
}
const leadersIn = (g: G, side: number, zone: number): number[] =>
  countersIn(g, side, zone, 'all').filter((counter) => isLeader(g, counter))

export function isNothingDrawn(g: G, _side: number, why: Why): boolean {
  return !asks(g, 'marker') || why.because('gb.fatigue.draw', 'drawn')
}

export function couldDropOff(g: G, side: number, why: Why, counter: number): boolean {
  if (sideOf(g, counter) === side && (zoneAtWork(g, side) === NONE || g.stack.has(counter))) return true
  return why.because('gb.march.drop-off', 'not-in-stack', named(g, counter))
}

/** At night troops may leave their zones by open connections. */
export function couldMarchByNight(g: G, side: number, why: Why, connection: number): boolean {
  if (!isLandOpen(g, connection, why)) return false
  if (endsOf(g, connection).some((zone) => countersIn(g, side, zone).length > 0)) return true
  return why.because('gb.withdrawal.ways', 'nobody-there', { connection: connectionName(g, connection) })
}
