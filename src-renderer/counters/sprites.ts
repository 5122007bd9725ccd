import { areFacesReady, facesReady } from '../parts/faces-ready.ts'
import { type CounterFace, type Detail, detailAt } from './face.ts'
import { type Liveries, wardrobe } from './liveries.ts'
import { paintSvg } from './paint-svg.ts'
import { counterSvg, margin, whole } from './svg.ts'

/** The sides of the bitmaps that are kept, in pixels of the screen: a counter is drawn from the next larger one. */
const sizes = [32, 48, 72, 108, 160, 240] as const

/** By the side of the bitmap. */
type Bitmaps = Map<number, HTMLCanvasElement>

/** How much larger than the counter itself its bitmap is, to either side, as a part of the counter. */
export const spriteMargin = margin / 100

/** At most so many drawings are kept; the one drawn first is dropped first. */
const most = 600
/** Only so many are painted within a frame, and none before the first have been: the map of a game that is opened does not wait for its counters. */
const mostAnew = 6

/**
 * Bitmaps of counters, by what is on them and by size. There are none until the fonts of the page are read, and many at once
 * are painted after the frame that asked for them; `ready` is told when there is something new to show.
 */
export class Sprites {
  readonly #drawings = new Map<string, Bitmaps>()
  #keys = new WeakMap<CounterFace, Record<Detail, string>>()
  #worn = wardrobe.period
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
    // In a task of its own, but not before the frame that asked is on the screen.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const one of this.#waiting.splice(0)) one()
        this.#hasPainted = true
        this.#ready()
      }),
    )
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
 * Paints a counter that is so many dots wide, with what reaches beyond it, on a bitmap that becomes as large. Of a drawing that cannot
 * be painted what comes before the fault is shown: it keeps neither the map nor a list from being there.
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
