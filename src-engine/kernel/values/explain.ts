/** Why something may not be done: the rule, which of its conditions fails, and the numbers it fails by. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  readonly facts: Facts
}
export type Facts = { readonly [name: string]: number | string }

/**
 * Handed to a rule's test when somebody wants to know why. A test reads `return why?.because(…) ?? false`, so one piece
 * of code both decides and explains, and deciding alone costs nothing.
 */
export class Why {
  refusal: Refusal | undefined

  /** Notes the first reason met; always false, to be returned by the test. */
  because(rule: string, reason: string, facts: Facts = {}): false {
    this.refusal ??= { rule, reason, facts }
    return false
  }
}
