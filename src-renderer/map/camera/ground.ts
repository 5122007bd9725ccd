import type { View } from './camera-view.ts'

/**
 * What lies beneath everything that changes, as it was painted for a view: as long as the map stands still it is copied
 * as it is. To scale it anew costs more than all that lies upon it.
 */
export class Ground {
  readonly #canvas = document.createElement('canvas')
  #view: View | null = null

  /** It is not as it was. */
  forget(): void {
    this.#view = null
  }

  /** Copies the ground of a view in pixels of the screen; `paint` is asked for it where it is not known. */
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
