import type { Core } from 'cytoscape'

type Level = { readonly scale: number; readonly bitmap: HTMLCanvasElement }
type Paper = { readonly width: number; readonly height: number; readonly paper: string }

/** Painting the whole drawing takes a second; in strips of so many pixels nobody has to wait for it. */
const strip = 480

/** What was painted last, so that coming back to a map does not paint it again. */
let kept: { readonly svg: string; readonly levels: readonly Level[] } = { svg: '', levels: [] }

/**
 * A drawn sheet beneath the map library's own canvases, under the same camera. The drawing is painted into bitmaps of
 * some scales once, the coarsest first; moving the map only copies from the one that fits.
 */
export class SheetLayer {
  readonly #canvas = document.createElement('canvas')
  readonly #sheet: Paper
  readonly #cy: Core
  #levels: readonly Level[] = []
  #wanted = ''

  constructor(cy: Core, sheet: Paper) {
    this.#cy = cy
    this.#sheet = sheet
    this.#canvas.className = 'sheet-layer'
    cy.container()?.prepend(this.#canvas)
    cy.on('render', this.#paint)
    this.#paint()
  }

  /** Lets the drawing take the place of the one that is shown; done when there is something to see of it. */
  async show(svg: string): Promise<void> {
    this.#wanted = svg
    if (kept.svg === svg) {
      this.#use(kept.levels)
      return
    }
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await image.decode()
    const levels: Level[] = []
    const [coarsest, ...finer] = scales()
    levels.push(await this.#paintLevel(image, coarsest))
    if (this.#wanted !== svg) return
    this.#use(levels)
    void this.#refine(svg, image, finer, levels)
  }

  remove(): void {
    this.#wanted = ''
    this.#cy.off('render', this.#paint)
    this.#canvas.remove()
  }

  async #refine(svg: string, image: HTMLImageElement, finer: readonly number[], coarse: readonly Level[]) {
    let levels = coarse
    for (const scale of finer) {
      const level = await this.#paintLevel(image, scale, svg)
      if (this.#wanted !== svg) return
      levels = [...levels, level]
      this.#use(levels)
    }
    kept = { svg, levels }
  }

  async #paintLevel(image: HTMLImageElement, scale: number, svg = this.#wanted): Promise<Level> {
    const bitmap = document.createElement('canvas')
    bitmap.width = Math.round(this.#sheet.width * scale)
    bitmap.height = Math.round(this.#sheet.height * scale)
    const context = bitmap.getContext('2d')
    for (let top = 0; top < bitmap.height && this.#wanted === svg; top += strip) {
      const height = Math.min(strip, bitmap.height - top)
      context?.drawImage(image, 0, top / scale, this.#sheet.width, height / scale, 0, top, bitmap.width, height)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { scale, bitmap }
  }

  #use(levels: readonly Level[]): void {
    this.#levels = levels
    this.#paint()
  }

  readonly #paint = (): void => {
    const [cy, canvas] = [this.#cy, this.#canvas]
    const context = canvas.getContext('2d')
    if (context === null) return
    const density = window.devicePixelRatio
    const [width, height] = [Math.round(cy.width() * density), Math.round(cy.height() * density)]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    context.fillStyle = this.#sheet.paper
    context.fillRect(0, 0, width, height)
    const zoom = cy.zoom() * density
    const level = this.#levels.find(({ scale }) => scale >= zoom) ?? this.#levels.at(-1)
    if (level === undefined) return
    // The part of the sheet that is seen, in pixels of the bitmap, and where on the screen it lies.
    const { x, y } = cy.pan()
    const share = level.scale / zoom
    const left = Math.max(0, -x * density)
    const top = Math.max(0, -y * density)
    const seenWidth = Math.min(level.bitmap.width / share, width - x * density) - left
    const seenHeight = Math.min(level.bitmap.height / share, height - y * density) - top
    if (seenWidth <= 0 || seenHeight <= 0) return
    context.imageSmoothingQuality = 'medium'
    context.drawImage(
      level.bitmap,
      left * share,
      top * share,
      seenWidth * share,
      seenHeight * share,
      left + x * density,
      top + y * density,
      seenWidth,
      seenHeight,
    )
  }
}

/** Screens that show more points get one finer bitmap. */
const scales = (): readonly [number, ...number[]] =>
  window.devicePixelRatio > 1.25 ? [0.25, 0.5, 1, 1.6] : [0.25, 0.5, 1]
