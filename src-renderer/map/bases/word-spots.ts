import type { Spot } from '../board/board.ts'
import type { TableNote } from '../board/overlay.ts'

/**
 * Cache of the spots of words of notes, relative to where they belong. Computed once and kept while the map only
 * slides, until an input changes.
 */
export class WordSpots {
  #for: readonly unknown[] = []
  readonly #shifts = new Map<TableNote, Spot>()

  /** Clears the cache if any of the inputs has changed. */
  keepFor(...on: readonly unknown[]): this {
    if (on.length !== this.#for.length || on.some((one, at) => one !== this.#for[at])) this.#shifts.clear()
    this.#for = on
    return this
  }

  near(note: TableNote, at: Spot, seek: () => Spot): Spot {
    let shift = this.#shifts.get(note)
    if (shift === undefined) {
      const spot = seek()
      shift = { x: spot.x - at.x, y: spot.y - at.y }
      this.#shifts.set(note, shift)
    }
    return { x: at.x + shift.x, y: at.y + shift.y }
  }
}
