/** Queue of hexes for a search, with one list per cost. Costs are small integers, so there are few lists. */
export class HexQueue {
  readonly #hexes: number
  #lists = new Int16Array(0)
  #counts = new Int32Array(0)

  /** `hexes`: the number of hexes on the board; a hex appears at most once per list. */
  constructor(hexes: number) {
    this.#hexes = hexes
  }

  /** Makes room for all costs up to this one. */
  upTo(most: number): this {
    if (this.#counts.length <= most) {
      this.#counts = new Int32Array(most + 1)
      this.#lists = new Int16Array((most + 1) * this.#hexes)
    }
    return this
  }

  add(sum: number, hex: number): void {
    this.#lists[sum * this.#hexes + this.#counts[sum]!++] = hex
  }

  count(sum: number): number {
    return this.#counts[sum]!
  }

  at(sum: number, index: number): number {
    return this.#lists[sum * this.#hexes + index]!
  }

  empty(): void {
    this.#counts.fill(0)
  }
}
