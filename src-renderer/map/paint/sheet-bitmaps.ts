import { withFonts } from '../../parts/with-fonts.ts'
import { svgUrl } from '../../parts/svg-url.ts'
import type { View } from '../camera/camera-view.ts'

type Level = { readonly scale: number; readonly bitmap: HTMLCanvasElement }
type Paper = { readonly width: number; readonly height: number }

/** Paints the part of the sheet between two heights. The pen is already scaled to the sheet. */
type Painting = (pen: CanvasRenderingContext2D, top: number, bottom: number) => void

/**
 * Height in pixels of the strips in which a drawing is painted. Painting it whole would block everything for a second.
 */
const strip = 480
/** Larger bitmaps are not made, to save memory. */
const mostPixels = 26e6

/** The source of bitmaps; `name` identifies it. */
type Source = { readonly name: string; readonly painting: Painting }

/** The most recently painted drawing, so that returning to a map does not paint it again. */
let kept: { readonly source: Source; readonly levels: readonly Level[] } | undefined

/**
 * A sheet as bitmaps at several scales: moving the map only copies from the best fit. The coarsest is painted at once,
 * a finer one when a view needs it, or all when the player is about to move the map: painting them takes a second.
 */
export class SheetBitmaps {
  readonly #sheet: Paper
  readonly #changed: () => void
  #levels: readonly Level[] = []
  #wanted = ''
  #source: Source | undefined
  /** The scales that are painted or queued. */
  readonly #asked = new Set<number>()
  #work: Promise<void> = Promise.resolve()

  constructor(sheet: Paper, changed: () => void) {
    this.#sheet = sheet
    this.#changed = changed
  }

  get any(): boolean {
    return this.#levels.length > 0
  }

  /** Replaces what is shown by a drawing; resolves when there is something to see of it. */
  async show(svg: string): Promise<void> {
    this.#wanted = svg
    if (kept?.source.name === svg) {
      this.#begin(kept.source, kept.levels)
      return
    }
    const image = new Image()
    image.src = svgUrl(withFonts(svg, 'names'))
    await image.decode()
    if (this.#wanted !== svg) return
    const { width } = this.#sheet
    const painting: Painting = (pen, top, bottom) =>
      pen.drawImage(image, 0, top, width, bottom - top, 0, top, width, bottom - top)
    await this.#paintCoarsest({ name: svg, painting })
    if (this.#source?.name === svg) kept = { source: this.#source, levels: this.#levels }
  }

  /** Same as `show`, for a sheet painted by a function. */
  async paint(name: string, painting: Painting): Promise<void> {
    this.#wanted = name
    await this.#paintCoarsest({ name, painting })
  }

  forget(): void {
    this.#wanted = ''
  }

  /** Queues the best bitmap for a view of this scale, if it is missing. */
  fit(zoom: number): void {
    const scales = this.#scales()
    const fitting = scales.find((scale) => scale >= zoom) ?? scales.at(-1)
    if (fitting !== undefined) void this.#add(fitting)
  }

  /** Paints all missing bitmaps, the coarser first. */
  async finish(): Promise<void> {
    for (const scale of this.#scales()) void this.#add(scale)
    await this.#work
  }

  async #paintCoarsest(source: Source): Promise<void> {
    const [coarsest] = this.#scales()
    if (coarsest === undefined) return
    const level = await this.#paintLevel(source, coarsest)
    if (this.#wanted === source.name) this.#begin(source, [level])
  }

  #begin(source: Source, levels: readonly Level[]): void {
    this.#source = source
    this.#asked.clear()
    for (const { scale } of levels) this.#asked.add(scale)
    this.#use(levels)
  }

  /** Queues a bitmap. */
  #add(scale: number): Promise<void> {
    const source = this.#source
    if (source === undefined || this.#asked.has(scale)) return this.#work
    this.#asked.add(scale)
    this.#work = this.#work.then(async () => {
      if (this.#wanted !== source.name) return
      const level = await this.#paintLevel(source, scale)
      if (this.#wanted !== source.name) return
      this.#use([...this.#levels, level].toSorted((one, other) => one.scale - other.scale))
      if (kept?.source.name === source.name) kept = { source, levels: this.#levels }
    })
    return this.#work
  }

  async #paintLevel({ name, painting }: Source, scale: number): Promise<Level> {
    const bitmap = document.createElement('canvas')
    bitmap.width = Math.round(this.#sheet.width * scale)
    bitmap.height = Math.round(this.#sheet.height * scale)
    const pen = bitmap.getContext('2d', { alpha: false })
    for (let top = 0; top < bitmap.height && this.#wanted === name && pen !== null; top += strip) {
      pen.save()
      pen.beginPath()
      pen.rect(0, top, bitmap.width, strip)
      pen.clip()
      pen.scale(scale, scale)
      painting(pen, top / scale, Math.min(bitmap.height, top + strip) / scale)
      pen.restore()
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { scale, bitmap }
  }

  #use(levels: readonly Level[]): void {
    this.#levels = levels
    this.#changed()
  }

  /** High-resolution screens get one more, finer bitmap. */
  #scales(): readonly number[] {
    const wanted = window.devicePixelRatio > 1.25 ? [0.25, 0.5, 1, 1.6] : [0.25, 0.5, 1]
    const { width, height } = this.#sheet
    return wanted.filter((scale) => width * height * scale * scale <= mostPixels)
  }

  /** Whether this view would enlarge the finest bitmap. */
  isTooCoarse(zoom: number): boolean {
    return (this.#levels.at(-1)?.scale ?? 0) < zoom * 0.8
  }

  /** Copies the visible part, for a view in pixels of the screen. Returns false if there is no bitmap yet. */
  draw(pen: CanvasRenderingContext2D, { zoom, x, y, width, height }: View, quality: ImageSmoothingQuality): boolean {
    const level = this.#levels.find(({ scale }) => scale >= zoom) ?? this.#levels.at(-1)
    if (level === undefined) return false
    const share = level.scale / zoom
    const left = Math.max(0, -x)
    const top = Math.max(0, -y)
    const seenWidth = Math.min(level.bitmap.width / share, width - x) - left
    const seenHeight = Math.min(level.bitmap.height / share, height - y) - top
    if (seenWidth <= 0 || seenHeight <= 0) return true
    pen.imageSmoothingQuality = quality
    pen.drawImage(
      level.bitmap,
      left * share,
      top * share,
      seenWidth * share,
      seenHeight * share,
      left + x,
      top + y,
      seenWidth,
      seenHeight,
    )
    return true
  }
}
