import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { wayCost } from '../state/crossing.ts'
import { entryCost } from '../march/entry.ts'
import { markersLeft } from '../march/fatigue.ts'
import { counterName, zoneName, type G } from '../state/kit.ts'
import { isOtherBank } from '../ground/leaving.ts'
import { crowdCost, marchCost, mayMarch, mayMarchInside, unitsMarching } from '../march/march.ts'
import type { Activation, Operation } from '../state/operation.ts'
import { operations } from './operations.ts'

/** Chapters 8.3 and 9.1: what the acting stack may do with its marker and MP, and what it costs. */

/** The zone of the acting stack; none if no counter of it is left on the map. */
export function placeOfStack(g: G): number {
  const first = g.stack.next(0)
  return first === NONE ? NONE : g.counter.zone.of(first)
}
const isInside = (g: G): boolean => {
  const first = g.stack.next(0)
  return first !== NONE && g.counter.inside.of(first)
}

/** Total MP cost of a connection. */
export const costOf = (g: G, f: Activation, connection: number): number =>
  marchCost(g, f.side, connection, g.campaign.board.otherEnd(connection, f.zone), unitsMarching(g))

/** The part of it due to a large stack, and the part due to counters in the zone it leads to. */
export const surchargesOf = (g: G, f: Activation, connection: number): { crowd: number; zone: number } => ({
  crowd: crowdCost(g, unitsMarching(g)),
  zone: entryCost(g, f.side, g.campaign.board.otherEnd(connection, f.zone)),
})

function hasMp(f: Activation, cost: number, why?: Why): boolean {
  if (cost <= f.mp) return true
  return why?.because('gb.activation.end', 'not-enough-mp', { cost, mp: f.mp }) ?? false
}

function isNotStopped(g: G, f: Activation, why?: Why): boolean {
  if (!f.stopped) return true
  return why?.because('gb.entry.stop', 'stopped', { zone: zoneName(g, f.zone) }) ?? false
}

/** Could the stack use this connection if it had a marker? */
export function couldMove(g: G, f: Activation, connection: number, why?: Why): boolean {
  return (
    // Without `why`, check the cost of the way first: it rules out nearly everything for a tired stack.
    (why !== undefined || wayCost(g, connection) <= f.mp) &&
    isNotStopped(g, f, why) &&
    mayMarch(g, f.side, f.zone, isInside(g), connection, why) &&
    hasMp(f, costOf(g, f, connection), why)
  )
}
export function couldMoveInside(g: G, f: Activation, connection: number, why?: Why): boolean {
  return (
    // Cheap check first, as above: few zones are banks of one fortress.
    (why !== undefined || isOtherBank(g, f.zone, g.campaign.board.otherEnd(connection, f.zone))) &&
    isNotStopped(g, f, why) &&
    mayMarchInside(g, f.side, f.zone, isInside(g), connection, why) &&
    hasMp(f, costOf(g, f, connection), why)
  )
}

/**
 * @rule gb.fatigue.draw
 * A marker is drawn before each connection and each engineering operation, and before choosing which one. A drawn
 * marker serves for one of them; no other is drawn meanwhile.
 */
export function hasMarker(f: Activation, wanted: Operation['marker'], why?: Why): boolean {
  if (wanted === undefined || f.fresh || (wanted === 'way' && f.connections > 0)) return true
  return why?.because('gb.fatigue.draw', 'draw-first') ?? false
}

/** A marker may be drawn if none is at hand and there is something to use it for. */
export function mayDraw(g: G, f: Activation, why?: Why): boolean {
  if (f.fresh) return why?.because('gb.fatigue.draw', 'drawn') ?? false
  if (markersLeft(g) === 0) return why?.because('gb.fatigue.draw', 'bowl-empty') ?? false
  if (f.connections === 0)
    for (const connection of g.campaign.board.connectionsAt(f.zone))
      if (couldMove(g, f, connection) || couldMoveInside(g, f, connection)) return true
  for (const operation of operations)
    if (
      (operation.marker === 'own' || (operation.marker === 'way' && f.connections === 0)) &&
      isPossible(g, f, operation)
    )
      return true
  return isNotStopped(g, f, why) && (why?.because('gb.fatigue.draw', 'nothing-to-do', { mp: f.mp }) ?? false)
}

export const costOfOperation = (g: G, f: Activation, operation: Operation, at: number): number =>
  operation.cost?.(g, f, at) ?? 0

/** Is an operation allowed, apart from its marker? */
export function couldOperate(g: G, f: Activation, operation: Operation, why: Why | undefined, at: number): boolean {
  if (!operation.afterStop && !isNotStopped(g, f, why)) return false
  return operation.may(g, f, why, at) && hasMp(f, costOfOperation(g, f, operation, at), why)
}
export function isPossible(g: G, f: Activation, operation: Operation): boolean {
  for (const at of operation.candidates(g, f)) if (couldOperate(g, f, operation, undefined, at)) return true
  return false
}

/**
 * @rule gb.march.drop-off
 * Counters may be dropped off on the way, but not picked up. Their activation ends, with the fatigue of the markers
 * kept so far; the rest of the stack keeps the markers.
 */
export function mayDropOff(g: G, f: Activation, counter: number, why?: Why): boolean {
  const reason = !g.stack.has(counter)
    ? 'not-in-stack'
    : f.via === NONE
      ? 'not-moved'
      : g.stack.count === 1
        ? 'last'
        : undefined
  if (reason === undefined) return true
  return why?.because('gb.march.drop-off', reason, { counter: counterName(g, counter) }) ?? false
}
