/** One number of a sum, and the rule it comes from. */
export type LedgerLine = { readonly label: string; readonly value: number; readonly rule: string }

/**
 * The modifiers of one sum. Rules use `total`, which is the sum of the lines. Preview, resolution, journal, forecast
 * and opponents read the same ledger, so they cannot disagree.
 */
export class Ledger {
  readonly lines: LedgerLine[] = []
  readonly #isRead: boolean
  #total = 0

  /** With `isRead` false the lines are dropped and only their sum is kept. */
  constructor(isRead = true) {
    this.#isRead = isRead
  }

  get total(): number {
    return this.#total
  }

  /** Adds a modifier; zero is left out. */
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

  /** Clamps the total, by adding a line for the difference. */
  limit(least: number, most: number, rule: string): this {
    const within = Math.min(most, Math.max(least, this.#total))
    return this.add('limit', within - this.#total, rule)
  }
}
