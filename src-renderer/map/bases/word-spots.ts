import type { Spot } from '../board/board.ts'
import type { TableNote } from '../board/overlay.ts'

/**
 * Where words of notes were put, from where they belong: sought once, and kept while the map only slides, until something that they depend on is
 * another.
 */
export class WordSpots {
  #for: readonly unknown[] = []
  readonly #shifts = new Map<TableNote, Spot>()

  /** What the spots hang on; where any of it has changed all are sought anew. */
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
