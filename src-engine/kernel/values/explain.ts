/** Why something is not allowed: the rule, the condition of it that fails, and the numbers involved. */
export type Refusal = {
  readonly rule: string
  readonly reason: string
  readonly facts: Facts
}
export type Facts = { readonly [name: string]: number | string }

/**
 * Passed to a rule's test when the caller wants the reason of a refusal. A test reads
 * `return why?.because(…) ?? false`, so the same code decides and explains, and a plain decision costs nothing extra.
 */
export class Why {
  refusal: Refusal | undefined

  /** Records the first reason only. Always returns false, for the test to return. */
  because(rule: string, reason: string, facts: Facts = {}): false {
    this.refusal ??= { rule, reason, facts }
    return false
  }
}
