/** A frame of a movement counts as slow above this time in ms. At sixty frames a second one takes 17. */
const slow = 21
/** After this many slow frames in a row, full resolution counts as too slow for the machine. */
const enough = 4

/**
 * Chooses the number of dots per pixel. Fine screens have two or three, which costs a machine without a graphics card
 * four or nine times as much painting: there the map moves with one dot per pixel and is repainted in full resolution
 * when it stands still.
 */
export class Fineness {
  #slowOnes = 0

  /** Records the duration of a movement frame painted in full resolution. */
  note(time: number): void {
    if (this.isTooSlow) return
    this.#slowOnes = time > slow ? this.#slowOnes + 1 : 0
  }

  get isTooSlow(): boolean {
    return this.#slowOnes >= enough
  }

  /** Dots per pixel to use on a screen that has `onScreen`. */
  dots(onScreen: number, moving: boolean): number {
    return moving && this.isTooSlow ? Math.min(1, onScreen) : onScreen
  }
}
