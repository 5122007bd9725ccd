import type { Board } from './board.ts'

/*
 * The cheapest-path search stores four adjacent numbers per zone, so that its data for a zone is close together in
 * memory.
 */
export const LABEL = 4
/** The least cost known. */
export const COST = 0
/** The fewest connections for that cost, times two; the low bit is set once the search has expanded the zone. */
export const STEPS = 1
/** The index in `board.out` of the step to the zone. */
export const BY = 2
/** The previous zone. */
export const FROM = 3

export class Labels {
  readonly labels: Int32Array
  /** The initial labels, with nothing known. */
  readonly blank: Int32Array
  /**
   * Waiting zones: first the head of each bucket's list, then pairs of a zone and the next entry of its bucket; 0 ends
   * a list.
   */
  pool: Int32Array
  /** Room for all steps out of one zone. */
  readonly gainer: Int32Array
  /** The number of buckets, a power of two. */
  buckets = 16

  constructor(board: Board, nothingKnown: number) {
    this.labels = new Int32Array(LABEL * board.zoneCount)
    this.blank = new Int32Array(LABEL * board.zoneCount)
    for (let at = COST; at < this.blank.length; at += LABEL) this.blank[at] = nothingKnown
    const { start } = board.out
    this.gainer = new Int32Array(start.reduce((most, end, zone) => Math.max(most, end - (start[zone - 1] ?? 0)), 0))
    this.pool = new Int32Array(this.buckets + 4 * (board.connectionCount + board.zoneCount))
  }

  /** Empties the pool and ensures at least this many buckets. */
  clear(buckets: number): void {
    while (this.buckets < buckets) this.buckets *= 2
    if (this.pool.length < 2 * this.buckets) this.grow()
    this.pool.fill(0, 0, this.buckets)
    this.labels.set(this.blank)
  }

  grow(): Int32Array {
    const larger = new Int32Array(2 * Math.max(this.pool.length, this.buckets))
    larger.set(this.pool)
    return (this.pool = larger)
  }
}
