import type { Verb } from '../actions/actions.ts'
import type { Facts, Why } from '../values/explain.ts'
import type { UnofferedAction } from './system.ts'

/** The rule that forbids an answer at any time: the same one that decides in play, callable without a question. */
type May<G> = (g: G, side: number, why: Why, a: number, b: number) => boolean

/** Where an answer belongs in the sequence of play; reported if no other rule forbids it. */
export interface PlaceInSequence<G = unknown> {
  readonly rule: string
  readonly reason: string
  /** What is going on instead. */
  readonly facts?: (g: G) => Facts
}

/**
 * Refuses requests that do not answer the current question: first with the rule that would forbid them at any time,
 * otherwise with the place in the sequence where they belong.
 */
export function refuserOfUnoffered<G>(
  verbs: readonly (readonly [verb: Verb, belongs: PlaceInSequence<G>, may?: May<G>])[],
) {
  const known = new Map(verbs.map(([verb, belongs, may]) => [verb, { belongs, may }]))
  return (g: G, side: number, action: UnofferedAction, why: Why): false | undefined => {
    const found = known.get(action.verb)
    if (found === undefined) return undefined
    if (found.may?.(g, side, why, action.a, action.b) === false && why.refusal !== undefined) return false
    return why.because(found.belongs.rule, found.belongs.reason, found.belongs.facts?.(g))
  }
}
