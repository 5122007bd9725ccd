import { withFaces } from '../parts/carried-faces.ts'
import { type CounterFace, type Detail, detailAt } from './face.ts'
import { type Liveries, wardrobe } from './liveries.ts'
import { counterSvg, margin } from './svg.ts'

/** The sides of the bitmaps that are kept, in pixels of the screen: a counter is drawn from the next larger one. */
const sizes = [32, 48, 72, 108, 160, 240] as const

type Drawing = { readonly image: HTMLImageElement; readonly bitmaps: Map<number, HTMLCanvasElement>; ready: boolean }

/** How much larger than the counter itself its bitmap is, to either side, as a part of the counter. */
export const spriteMargin = margin / 100

/** At most so many drawings are kept; the one unused for longest is dropped first. */
const most = 600

/**
 * Bitmaps of counters, by what is on them and by size. What is not there yet is made ready beside the painting, and
 * `ready` is told when there is something new to paint.
 */
export class Sprites {
  readonly #drawings = new Map<string, Drawing>()
  #keys = new WeakMap<CounterFace, Record<Detail, string>>()
  #worn = wardrobe.period
  readonly #ready: () => void

  constructor(ready: () => void) {
    this.#ready = ready
  }

  /** What the sides wear. */
  get worn(): Liveries {
    return this.#worn
  }

  wear(worn: Liveries): void {
    if (worn === this.#worn) return
    this.#worn = worn
    this.#keys = new WeakMap()
  }

  /** A bitmap for a counter that is so many pixels of the screen wide; null as long as there is none. */
  at(face: CounterFace, pixels: number, detail: Detail = detailAt(pixels)): HTMLCanvasElement | null {
    const drawing = this.#drawing(this.#key(face, detail))
    if (!drawing.ready) return null
    const size = sizes.find((one) => one >= pixels) ?? sizes[5]
    const known = drawing.bitmaps.get(size)
    if (known !== undefined) return known
    const bitmap = document.createElement('canvas')
    bitmap.width = bitmap.height = Math.round(size * (1 + 2 * spriteMargin))
    bitmap.getContext('2d')?.drawImage(drawing.image, 0, 0, bitmap.width, bitmap.height)
    drawing.bitmaps.set(size, bitmap)
    return bitmap
  }

  /** The same face object is drawn only once; another one that looks the same shares its drawing. */
  #key(face: CounterFace, detail: Detail): string {
    let keys = this.#keys.get(face)
    if (keys === undefined) {
      keys = { glance: '', whole: '' }
      this.#keys.set(face, keys)
    }
    if (keys[detail] === '') keys[detail] = counterSvg(face, detail, this.#worn)
    return keys[detail]
  }

  #drawing(svg: string): Drawing {
    const known = this.#drawings.get(svg)
    if (known !== undefined) return known
    const drawing: Drawing = { image: new Image(), bitmaps: new Map(), ready: false }
    this.#drawings.set(svg, drawing)
    if (this.#drawings.size > most) this.#drawings.delete(this.#drawings.keys().next().value ?? '')
    // Draws after the frame that asked for it, so that the map does not wait for counters.
    setTimeout(() => {
      drawing.image.src = counterUrl(svg)
      drawing.image.decode().then(
        () => {
          drawing.ready = true
          this.#ready()
        },
        (fault: unknown) => console.error(fault),
      )
    })
    return drawing
  }
}

/** A drawing as an address that a picture can have. */
export const counterUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFaces(svg, 'figures'))}`
