import type { View } from './camera-view.ts'

/**
 * Cache of the painted background, below everything that changes, for one view. While the map stands still it is
 * copied: scaling it anew costs more than painting everything above it.
 */
export class Ground {
  readonly #canvas = document.createElement('canvas')
  #view: View | null = null

  /** Invalidates the cache. */
  forget(): void {
    this.#view = null
  }

  /** Copies the background for a view in pixels of the screen; calls `paint` if it is not cached. */
  copy(onto: CanvasRenderingContext2D, view: View, paint: (pen: CanvasRenderingContext2D) => void): void {
    const canvas = this.#canvas
    if (this.#view === null || !isSame(this.#view, view)) {
      if (canvas.width !== view.width || canvas.height !== view.height) {
        canvas.width = view.width
        canvas.height = view.height
      }
      const pen = canvas.getContext('2d', { alpha: false })
      if (pen === null) throw new Error('this window cannot draw on a canvas')
      pen.setTransform(1, 0, 0, 1, 0, 0)
      paint(pen)
      this.#view = view
    }
    onto.drawImage(canvas, 0, 0)
  }
}

const isSame = (one: View, other: View): boolean =>
  one.zoom === other.zoom &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height
