import { verb, type Verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { isDecoy, inWeather, membersOf } from '../state/counters.ts'
import { countsAsUnit, dryPaceAs } from '../ground/decoys.ts'
import { connectionsPerMarker, paceOf } from '../march/march.ts'
import { counterName, tablesOf, type G } from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'
import { PLAYED } from '../state/shape.ts'
import { hasUnitLeft } from './muster.ts'

/** Chapter 13: before each action of an activation the owner of a decoy may say anew what it is played as. */

export const playAs: readonly { readonly verb: Verb<1>; readonly role: number }[] = [
  { verb: verb('play-as-infantry', 'counter'), role: PLAYED.infantry },
  { verb: verb('play-as-cavalry', 'counter'), role: PLAYED.cavalry },
  { verb: verb('play-as-leader', 'counter'), role: PLAYED.leader },
]

/** The slowest of those who begin an activation and are no decoys; decoys are looked at as they are played. */
export function slowestOf(g: G, counters: readonly number[]): number {
  return counters.reduce(
    (slowest, counter) => (isDecoy(g, counter) ? slowest : Math.min(slowest, paceOf(g, counter))),
    FAST,
  )
}
/** No counter is as fast as this. */
const FAST = 99

/** Which decoys of the stack that sets out count among the units of the operation. */
export function countDecoys(g: G): void {
  g.countedDecoys.clear()
  g.recastDecoys.clear()
  for (const counter of membersOf(g.stack))
    if (isDecoy(g, counter) && countsAsUnit(g, counter)) g.countedDecoys.add(counter)
}

/** A counter was dropped off: those who go on are no faster for it. */
export function noteDropped(g: G, f: Activation, counter: number): void {
  f.slowest = Math.min(f.slowest, paceOf(g, counter))
}

/** MP of the stack for the whole activation, were this decoy played as that. */
function allowanceAs(g: G, f: Activation, decoy: number, role: number): number {
  let slowest = f.slowest
  for (const counter of membersOf(g.stack)) {
    if (!isDecoy(g, counter)) continue
    slowest = Math.min(slowest, counter === decoy ? inWeather(g, dryPaceAs(g, role)) : paceOf(g, counter))
  }
  return Math.max(0, slowest - f.mpLost)
}

/** What of the counter itself stands in the way of playing it as this, if anything does. */
function whyNotRecast(g: G, counter: number, role: number): string | undefined {
  if (!g.stack.has(counter)) return 'not-in-stack'
  if (!isDecoy(g, counter)) return 'no-decoy'
  if (g.counter.playedAs.of(counter) === role) return 'already'
  return g.recastDecoys.has(counter) ? 'chosen' : undefined
}

/**
 * May a decoy of the stack be played as this from now on? Not twice before one action; and the stack cannot have spent more
 * MP than it would have had.
 */
export function mayPlayAs(g: G, f: Activation, counter: number, role: number, why?: Why): boolean {
  const reason = whyNotRecast(g, counter, role)
  if (reason !== undefined) return why?.because('gb.decoys.act', reason, { counter: counterName(g, counter) }) ?? false
  if (role !== PLAYED.leader && !g.countedDecoys.has(counter) && !hasUnitLeft(g, f.units, why)) return false
  if (allowanceAs(g, f, counter, role) >= f.allowance - f.mp) return true
  return why?.because('gb.decoys.act', 'too-slow', { counter: counterName(g, counter) }) ?? false
}

/** From now on it is played as that: the stack has so many MP more or less, and the operation perhaps a unit less. */
export function recast(g: G, f: Activation, counter: number, role: number): void {
  const spent = f.allowance - f.mp
  f.allowance = allowanceAs(g, f, counter, role)
  f.mp = f.allowance - spent
  g.counter.playedAs.set(counter, role)
  g.recastDecoys.add(counter)
  if (role !== PLAYED.leader && !g.countedDecoys.has(counter)) {
    g.countedDecoys.add(counter)
    f.units -= 1
    f.taken += 1
  }
  // A slow stack has no second connection for its marker.
  if (connectionsPerMarker(g) === tablesOf(g).fatigue.connectionsPerMarker) f.connections = 0
}

/** An action is done: for the next one decoys may be played as something else again. */
export function forgetRecast(g: G): void {
  g.recastDecoys.clear()
}
