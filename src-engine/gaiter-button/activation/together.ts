import { countersIn, isDecoy, isLeader } from '../state/counters.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { PLAYED } from '../state/shape.ts'
import { impulse } from './impulse.ts'
import { isReady, mayTake, takeIn } from './muster.ts'

/** How many units the operation of a side may still activate; as many as any operation while it has none. */
export function unitsLeft(g: G, side: number): number {
  const operation = g.topmost(impulse)
  return operation?.side === side ? operation.units : tablesOf(g).impulse.units
}

/** The counters of a side in a zone that have not been activated this turn. */
export const readyIn = (g: G, side: number, zone: number): number[] =>
  [...countersIn(g, side, zone, 'all')].filter((counter) => isReady(g, side, zone, counter))

/**
 * Takes into the stack in hand all of a zone that may be activated together: one that was asked for first, then units, then
 * leaders. Decoys, which go as cavalry, are taken where nobody else can go.
 */
export function takeTogether(g: G, side: number, zone: number, first: number): void {
  const ready = readyIn(g, side, zone)
  const units = unitsLeft(g, side)
  const order = (counter: number): number => (counter === first ? 0 : byRank(g, counter))
  g.stack.clear()
  for (const counter of ready.toSorted((one, other) => order(one) - order(other))) {
    if (order(counter) === 3 && g.stack.count > 0) break
    if (mayTake(g, { side, zone, units }, counter)) takeIn(g, counter, playedAs(g, counter))
  }
}

/** Who is taken into a stack before others: units, then leaders, then decoys. */
export const byRank = (g: G, counter: number): number => (isDecoy(g, counter) ? 3 : isLeader(g, counter) ? 2 : 1)

/** A decoy goes as cavalry, so that it holds nobody up. */
export const playedAs = (g: G, counter: number): number => (isDecoy(g, counter) ? PLAYED.cavalry : PLAYED.infantry)
