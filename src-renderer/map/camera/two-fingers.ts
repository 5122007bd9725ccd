type Finger = Pick<PointerEvent, 'pointerType' | 'pointerId' | 'clientX' | 'clientY'>

/** The middle between two fingers, in pixels of the window, and their distance. */
export type Between = { readonly x: number; readonly y: number; readonly apart: number }

/** Reads two fingers on a touch screen: the map follows their middle and grows as they part. */
export class TwoFingers {
  readonly #fingers = new Map<number, { readonly x: number; readonly y: number }>()

  /** Whether two fingers are down. */
  get areDown(): boolean {
    return this.#fingers.size > 1
  }

  press({ pointerType, pointerId, clientX: x, clientY: y }: Finger): void {
    if (pointerType === 'touch') this.#fingers.set(pointerId, { x, y })
  }

  /** The finger positions before and after a move; undefined unless exactly two are down. */
  move({ pointerId, clientX: x, clientY: y }: Finger): readonly [before: Between, after: Between] | undefined {
    if (!this.#fingers.has(pointerId)) return undefined
    const before = this.#between()
    this.#fingers.set(pointerId, { x, y })
    const after = this.#between()
    return before === undefined || after === undefined ? undefined : [before, after]
  }

  release({ pointerId }: Pick<Finger, 'pointerId'>): void {
    this.#fingers.delete(pointerId)
  }

  #between(): Between | undefined {
    const [one, other, ...more] = this.#fingers.values()
    if (one === undefined || other === undefined || more.length > 0) return undefined
    // Touching fingers count as a pixel apart, so that the scale stays finite.
    const apart = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart }
  }
}
