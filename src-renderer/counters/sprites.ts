import { areFacesReady, facesReady } from '../parts/faces-ready.ts'
import { type CounterFace, type Detail, detailAt } from './face.ts'
import { type Liveries, liveriesByChoice } from './liveries.ts'
import { paintSvg } from './paint-svg.ts'
import { counterSvg, margin, whole } from './svg.ts'

/** Sizes of the cached bitmaps, in screen pixels: a counter is drawn from the next larger one. */
const sizes = [32, 48, 72, 108, 160, 240] as const

/** By the size of the bitmap. */
type Bitmaps = Map<number, HTMLCanvasElement>

/** Margin of a bitmap on each side, relative to the counter's size. */
export const spriteMargin = margin / 100

/** Maximum number of cached drawings; the oldest is dropped first. */
const most = 600
/**
 * Maximum number of bitmaps painted within a frame. Before the first batch none is, so that opening a game does not
 * wait for its counters.
 */
const mostAnew = 6

/**
 * Cache of counter bitmaps, by drawing and size. There are none until the fonts of the page are loaded, and a large
 * batch is painted after the frame that requested it; `ready` is called when there is something new to show.
 */
export class Sprites {
  readonly #drawings = new Map<string, Bitmaps>()
  #keys = new WeakMap<CounterFace, Record<Detail, string>>()
  #worn = liveriesByChoice.period
  #anew = 0
  #hasPainted = false
  readonly #waiting: (() => void)[] = []
  readonly #ready: () => void

  constructor(ready: () => void) {
    this.#ready = ready
    if (!areFacesReady()) void facesReady().then(ready)
  }

  beginFrame(): void {
    this.#anew = 0
  }

  /** The colours of the sides. */
  get worn(): Liveries {
    return this.#worn
  }

  wear(worn: Liveries): void {
    if (worn === this.#worn) return
    this.#worn = worn
    this.#keys = new WeakMap()
  }

  /** The bitmap of a counter that is `pixels` screen pixels wide; null until there is one. */
  at(face: CounterFace, pixels: number, detail: Detail = detailAt(pixels)): HTMLCanvasElement | null {
    if (!areFacesReady()) return null
    const svg = this.#key(face, detail)
    const bitmaps = this.#bitmaps(svg)
    const size = sizes.find((one) => one >= pixels) ?? sizes[5]
    const known = bitmaps.get(size)
    if (known !== undefined) return known
    const paint = (): HTMLCanvasElement => {
      const bitmap = document.createElement('canvas')
      paintCounter(bitmap, svg, size)
      bitmaps.set(size, bitmap)
      return bitmap
    }
    this.#anew += 1
    if (this.#hasPainted && this.#anew <= mostAnew) return paint()
    this.#later(() => {
      if (!bitmaps.has(size)) paint()
    })
    return null
  }

  #later(paint: () => void): void {
    this.#waiting.push(paint)
    if (this.#waiting.length > 1) return
    // In a task of its own, after the requesting frame is on the screen.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const one of this.#waiting.splice(0)) one()
        this.#hasPainted = true
        this.#ready()
      }),
    )
  }

  /** The SVG of a face, cached per face object; different objects that look the same share their drawing. */
  #key(face: CounterFace, detail: Detail): string {
    let keys = this.#keys.get(face)
    if (keys === undefined) {
      keys = { glance: '', whole: '' }
      this.#keys.set(face, keys)
    }
    if (keys[detail] === '') keys[detail] = counterSvg(face, detail, this.#worn)
    return keys[detail]
  }

  #bitmaps(svg: string): Bitmaps {
    const known = this.#drawings.get(svg)
    if (known !== undefined) return known
    const bitmaps: Bitmaps = new Map()
    this.#drawings.set(svg, bitmaps)
    if (this.#drawings.size > most) this.#drawings.delete(this.#drawings.keys().next().value ?? '')
    return bitmaps
  }
}

/**
 * Paints a counter `dots` wide, including its margin, on a bitmap, which is resized to fit. If a drawing has an error,
 * the part before it is shown, so that the map or list still appears.
 */
export function paintCounter(bitmap: HTMLCanvasElement, svg: string, dots: number): void {
  bitmap.width = bitmap.height = Math.round(dots * (1 + 2 * spriteMargin))
  const pen = bitmap.getContext('2d')
  if (pen === null) return
  pen.scale(bitmap.width / whole, bitmap.width / whole)
  try {
    paintSvg(pen, svg)
  } catch (fault) {
    console.error(fault)
  }
}
