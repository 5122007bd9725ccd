import type { Board } from './board.ts'

/*
 * What the cheapest-way search knows about a zone lies together, four numbers in a row: a search that jumps from zone to
 * zone should find all it needs in one place.
 */
export const LABEL = 4
/** The least cost known. */
export const COST = 0
/** The fewest connections for it, counted in twos; the odd one says that the search has gone on from the zone. */
export const STEPS = 1
/** The place in `board.out` of the step by which the zone was reached. */
export const BY = 2
/** The zone it was reached from. */
export const FROM = 3

export class Labels {
  readonly labels: Int32Array
  /** The labels of a board where nothing is known yet. */
  readonly blank: Int32Array
  /**
   * Zones that wait to be gone on from: first one head for each bucket, then entries of a zone and the entry after it in
   * its bucket; 0 ends a list.
   */
  pool: Int32Array
  /** Room for all the steps out of one zone. */
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

  /** Empties the pool and makes it at least so many buckets. */
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
