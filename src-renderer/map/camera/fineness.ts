/** A frame of a movement that takes longer is slow, in ms: a screen that shows sixty a second waits for one every 17. */
const slow = 21
/** After so many slow ones in a row the machine is known to be too slow for all dots of its screen. */
const enough = 4

/**
 * How many dots across a pixel of the window gets. A screen has two or three where it is fine, and a machine without a graphics card
 * paints four or nine times as much for them: there the map moves with one, and gets all of them when it stands still.
 */
export class Fineness {
  #slowOnes = 0

  /** Tells how long a frame of a movement has taken that was painted with all dots of the screen. */
  note(time: number): void {
    if (this.isTooSlow) return
    this.#slowOnes = time > slow ? this.#slowOnes + 1 : 0
  }

  get isTooSlow(): boolean {
    return this.#slowOnes >= enough
  }

  /** Of a screen that has so many. */
  dots(onScreen: number, moving: boolean): number {
    return moving && this.isTooSlow ? Math.min(1, onScreen) : onScreen
  }
}
