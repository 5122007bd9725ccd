import { type Facts, Why } from '../../kernel/values/explain.ts'
import { Members } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, onMap } from '../state/counters.ts'
import { type G, connectionName, counterName, sideOf, zoneName } from '../state/kit.ts'

/** How an action that is not offered is answered, and which counters it concerns. */

export type May = (g: G, side: number, why: Why, a: number, b: number) => boolean

export interface Answer {
  /** The rules that forbid it whenever it is asked, evaluated with the side's knowledge only. */
  readonly may?: May | undefined
  /** The place of the action in the sequence of play, reported if nothing else forbids it. */
  readonly phase: (g: G, side: number, why: Why, facts: Facts) => false
}

export function passOn({ refusal }: Why, why: Why): false {
  return refusal === undefined ? false : why.because(refusal.rule, refusal.reason, refusal.facts)
}

const isOwn = (g: G, side: number, counter: number, rule: string, why: Why): boolean =>
  sideOf(g, counter) === side || why.because(rule, 'not-yours', named(g, counter))
const isOnMap = (g: G, counter: number, rule: string, why: Why): boolean =>
  onMap(g, counter) || why.because(rule, 'not-on-map', named(g, counter))
export const isOwnOnMap = (g: G, side: number, counter: number, rule: string, why: Why): boolean =>
  isOwn(g, side, counter, rule, why) && isOnMap(g, counter, rule, why)

/** The same counter under both names: some chapters say counter, others unit. */
export const named = (g: G, counter: number): Facts => ({
  counter: counterName(g, counter),
  unit: counterName(g, counter),
})

export const ofCounter =
  (rule: string) =>
  (g: G, side: number, why: Why, counter: number): boolean =>
    isOwnOnMap(g, side, counter, rule, why)

/** Counters of this side in a zone that are not activated, in the field or inside. */
const readyIn = (g: G, side: number, zone: number): number[] =>
  countersIn(g, side, zone, 'all').filter((counter) => !g.counter.activated.of(counter))

/** A stack of one counter; empty for `NONE`. */
export function stackOf(g: G, counter: number): Members {
  const { size } = g.stack
  const stack = new Members(new Int32Array((size + 31) >>> 5), 0, size)
  if (counter !== NONE) stack.add(counter)
  return stack
}

export const endsOf = (g: G, connection: number): readonly number[] => {
  const { board } = g.campaign
  const from = board.from[connection]! // a connection
  return [from, board.otherEnd(connection, from)]
}

/** Does this side have a counter ready to act at either end of a connection? */
export function hasReadyAt(g: G, side: number, connection: number, rule: string, why: Why): boolean {
  const ends = endsOf(g, connection)
  if (ends.some((zone) => readyIn(g, side, zone).length > 0)) return true
  const tired = ends.find((zone) => countersIn(g, side, zone, 'all').length > 0)
  if (tired !== undefined) return why.because('gb.impulse.activated', 'nobody', { zone: zoneName(g, tired) })
  return why.because(rule, 'nobody-there', { connection: connectionName(g, connection) })
}

/**
 * Could any counter from `who` (default: those ready to act) at either end do this? If none can, gives the reason for
 * the first.
 */
export function couldAny(
  g: G,
  side: number,
  connection: number,
  why: Why,
  could: (zone: number, counter: number, why: Why) => boolean,
  who: (g: G, side: number, zone: number) => readonly number[] = readyIn,
): boolean {
  let first: Why | undefined
  for (const zone of endsOf(g, connection))
    for (const counter of who(g, side, zone)) {
      const own = new Why()
      if (could(zone, counter, own)) return true
      if (own.refusal !== undefined) first ??= own
    }
  return first === undefined || passOn(first, why)
}
