import { verb, type Verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { isDecoy, inWeather, membersOf } from '../state/counters.ts'
import { countsAsUnit, dryPaceAs } from '../ground/decoys.ts'
import { connectionsPerMarker, paceOf } from '../march/march.ts'
import { counterName, tablesOf, type G } from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'
import { PLAYED } from '../state/shape.ts'
import { hasUnitLeft } from './muster.ts'

/** Chapter 13: before each action of an activation the owner of a decoy may change what it is played as. */

export const playAs: readonly { readonly verb: Verb<1>; readonly role: number }[] = [
  { verb: verb('play-as-infantry', 'counter'), role: PLAYED.infantry },
  { verb: verb('play-as-cavalry', 'counter'), role: PLAYED.cavalry },
  { verb: verb('play-as-leader', 'counter'), role: PLAYED.leader },
]

/**
 * The pace of the slowest counter at the start of an activation. Decoys are left out; their pace depends on their role.
 */
export function slowestOf(g: G, counters: readonly number[]): number {
  return counters.reduce(
    (slowest, counter) => (isDecoy(g, counter) ? slowest : Math.min(slowest, paceOf(g, counter))),
    FAST,
  )
}
/** Faster than any counter. */
const FAST = 99

/** Records which decoys of the stack that sets out count among the units of the impulse. */
export function countDecoys(g: G): void {
  g.countedDecoys.clear()
  g.recastDecoys.clear()
  for (const counter of membersOf(g.stack))
    if (isDecoy(g, counter) && countsAsUnit(g, counter)) g.countedDecoys.add(counter)
}

/** A counter was dropped off: its pace still limits the rest of the stack. */
export function noteDropped(g: G, f: Activation, counter: number): void {
  f.slowest = Math.min(f.slowest, paceOf(g, counter))
}

/** MP of the stack for the whole activation if this decoy had this role. */
function allowanceAs(g: G, f: Activation, decoy: number, role: number): number {
  let slowest = f.slowest
  for (const counter of membersOf(g.stack)) {
    if (!isDecoy(g, counter)) continue
    slowest = Math.min(slowest, counter === decoy ? inWeather(g, dryPaceAs(g, role)) : paceOf(g, counter))
  }
  return Math.max(0, slowest - f.mpLost)
}

/** The reason why the counter itself cannot be given this role, if any. */
function whyNotRecast(g: G, counter: number, role: number): string | undefined {
  if (!g.stack.has(counter)) return 'not-in-stack'
  if (!isDecoy(g, counter)) return 'no-decoy'
  if (g.counter.playedAs.of(counter) === role) return 'already'
  return g.recastDecoys.has(counter) ? 'chosen' : undefined
}

/**
 * May a decoy of the stack change to this role? Not twice before one action; and the stack must not have spent more MP
 * than it would have had in that role.
 */
export function mayPlayAs(g: G, f: Activation, counter: number, role: number, why?: Why): boolean {
  const reason = whyNotRecast(g, counter, role)
  if (reason !== undefined) return why?.because('gb.decoys.act', reason, { counter: counterName(g, counter) }) ?? false
  if (role !== PLAYED.leader && !g.countedDecoys.has(counter) && !hasUnitLeft(g, f.units, why)) return false
  if (allowanceAs(g, f, counter, role) >= f.allowance - f.mp) return true
  return why?.because('gb.decoys.act', 'too-slow', { counter: counterName(g, counter) }) ?? false
}

/** Changes the role: the stack gains or loses MP, and the impulse may have one unit less. */
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

/** After an action, the roles of decoys may change again. */
export function allowRecast(g: G): void {
  g.recastDecoys.clear()
}
