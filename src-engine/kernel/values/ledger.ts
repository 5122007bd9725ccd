/** One number that went into a sum, and the rule that put it there. */
export type LedgerLine = { readonly label: string; readonly value: number; readonly rule: string }

/**
 * The modifiers of one sum. The number a rule uses is `total`, which is nothing but the lines added up: preview,
 * resolution, journal, forecast and opponents read the same ledger, so they cannot disagree.
 */
export class Ledger {
  readonly lines: LedgerLine[] = []
  readonly #isRead: boolean
  #total = 0

  /** Where nobody reads its lines only their sum is kept. */
  constructor(isRead = true) {
    this.#isRead = isRead
  }

  get total(): number {
    return this.#total
  }

  /** Adds a modifier; one of zero changes nothing and is left out. */
  add(label: string, value: number, rule: string): this {
    if (value !== 0) {
      if (this.#isRead) this.lines.push({ label, value, rule })
      this.#total += value
    }
    return this
  }

  /** Adds a modifier if it applies. */
  addIf(applies: boolean, label: string, value: number, rule: string): this {
    return applies ? this.add(label, value, rule) : this
  }

  /** Keeps the sum within limits, by a line that says so. */
  limit(least: number, most: number, rule: string): this {
    const within = Math.min(most, Math.max(least, this.#total))
    return this.add('limit', within - this.#total, rule)
  }
}
