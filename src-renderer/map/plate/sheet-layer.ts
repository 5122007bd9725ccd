import type { Core } from 'cytoscape'
import { SheetBitmaps } from '../paint/sheet-bitmaps.ts'

type Paper = { readonly width: number; readonly height: number; readonly paper: string }

/** A drawn sheet beneath the map library's own canvases, under the same camera. */
export class SheetLayer {
  readonly #canvas = document.createElement('canvas')
  readonly #sheet: Paper
  readonly #cy: Core
  readonly #bitmaps: SheetBitmaps

  constructor(cy: Core, sheet: Paper) {
    this.#cy = cy
    this.#sheet = sheet
    this.#bitmaps = new SheetBitmaps(sheet, () => this.#paint())
    this.#canvas.className = 'sheet-layer'
    cy.container()?.prepend(this.#canvas)
    cy.on('render', this.#paint)
    this.#paint()
  }

  /** Lets the drawing take the place of the one that is shown; done when there is something to see of it. */
  show(svg: string): Promise<void> {
    return this.#bitmaps.show(svg)
  }

  remove(): void {
    this.#bitmaps.forget()
    this.#cy.off('render', this.#paint)
    this.#canvas.remove()
  }

  readonly #paint = (): void => {
    const [cy, canvas] = [this.#cy, this.#canvas]
    const pen = canvas.getContext('2d')
    if (pen === null) return
    const density = window.devicePixelRatio
    const [width, height] = [Math.round(cy.width() * density), Math.round(cy.height() * density)]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    pen.fillStyle = this.#sheet.paper
    pen.fillRect(0, 0, width, height)
    const { x, y } = cy.pan()
    this.#bitmaps.draw(pen, { zoom: cy.zoom() * density, x: x * density, y: y * density, width, height }, 'medium')
  }
}
