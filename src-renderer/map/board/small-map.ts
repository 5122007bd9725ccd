/** So long after the map itself its small picture is painted: the map comes first. In ms. */
const after = 120

type Painting = (pen: CanvasRenderingContext2D, width: number, height: number) => void

/** The small picture of the whole map, painted anew some time after something on it has changed. */
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

  /** Something on it has changed. */
  age(): void {
    this.#isOld = true
  }

  /** The map has been painted. */
  follow(): void {
    if (!this.#isOld) return
    this.#isOld = false
    clearTimeout(this.#waiting)
    this.#waiting = window.setTimeout(() => {
      const [canvas, pen] = [this.#canvas, this.#canvas?.getContext('2d', { alpha: false })]
      if (canvas && pen) this.#paint(pen, canvas.width, canvas.height)
    }, after)
  }

  stop(): void {
    clearTimeout(this.#waiting)
  }
}
