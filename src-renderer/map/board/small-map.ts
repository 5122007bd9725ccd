/** Delay in ms between painting the map and repainting its overview, so that the map comes first. */
const delay = 120

type Painting = (pen: CanvasRenderingContext2D, width: number, height: number) => void

/** The overview of the whole map. It is repainted some time after a change. */
export class SmallMap {
  readonly #paint: Painting
  #canvas: HTMLCanvasElement | null = null
  #isOld = false
  #waiting = 0

  constructor(paint: Painting) {
    this.#paint = paint
  }

  use(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas
    this.#isOld = true
  }

  /** Marks the overview as stale. */
  age(): void {
    this.#isOld = true
  }

  /** Called after the map is painted; schedules the repaint of a stale overview. */
  follow(): void {
    if (!this.#isOld) return
    this.#isOld = false
    clearTimeout(this.#waiting)
    this.#waiting = window.setTimeout(() => {
      const [canvas, pen] = [this.#canvas, this.#canvas?.getContext('2d', { alpha: false })]
      if (canvas && pen) this.#paint(pen, canvas.width, canvas.height)
    }, delay)
  }

  stop(): void {
    clearTimeout(this.#waiting)
  }
}
