import type { Box } from './rings.ts'

/** The boxes about things with numbers, their edges in one row: where all of them are gone through again and again, that is quicker than box by box. */
export class Boxes {
  /** Left, top, right and bottom of each. */
  readonly #edges: Int32Array

  constructor(boxes: readonly Box[]) {
    this.#edges = new Int32Array(4 * boxes.length)
    boxes.forEach((box, thing) => this.set(thing, box))
  }

  set(thing: number, { left, top, right, bottom }: Box): void {
    const at = 4 * thing
    this.#edges[at] = left
    this.#edges[at + 1] = top
    this.#edges[at + 2] = right
    this.#edges[at + 3] = bottom
  }

  /** Whether the box about a thing comes within a distance of another, as `areNear` has it. */
  isNear(thing: number, { left, top, right, bottom }: Box, distance = 0): boolean {
    const edges = this.#edges
    const at = 4 * thing
    return (
      edges[at]! - right <= distance &&
      left - edges[at + 2]! <= distance &&
      edges[at + 1]! - bottom <= distance &&
      top - edges[at + 3]! <= distance
    )
  }

  /** Which of some things do. */
  near(things: readonly number[], box: Box, distance = 0): number[] {
    const near: number[] = []
    for (const thing of things) if (this.isNear(thing, box, distance)) near.push(thing)
    return near
  }
}
