import type { Base } from '../../counters/base.ts'
import { type At, type Pen, turn } from './base-pen.ts'

/** The last drawing of a base, with `dots` dots per unit of the base. */
interface BaseBitmap {
  readonly bitmap: HTMLCanvasElement
  readonly dots: number
  /** Cache key of its appearance. */
  readonly look: string
  /** Distance from its middle to the edge of the bitmap, in its units. */
  readonly half: readonly [across: number, deep: number]
}

/** What to draw: a key of its appearance, its extent from the middle in its units, and its bearing in degrees. */
type Drawn = {
  readonly shape: Base['shape']
  readonly look: string
  readonly half: readonly [across: number, deep: number]
  readonly bearing: number
}

/** Pixels that a drawing reaches beyond the footprint. */
const room = 4
/** A bitmap is reused while its scale on the map is within these factors of the scale it was drawn at. */
const [least, largest] = [0.6, 1.4]
/** Maximum number of bitmaps redrawn in one frame; the others are scaled further. */
const mostAnew = 6

/**
 * Whether a cached bitmap can be used for this appearance at this resolution, after `anew` bitmaps were redrawn in this
 * frame.
 */
export function serves(known: Pick<BaseBitmap, 'look' | 'dots'>, look: string, dots: number, anew: number): boolean {
  if (known.look !== look) return false
  return anew >= mostAnew || (dots >= known.dots * least && dots <= known.dots * largest)
}

/** Cache of base bitmaps for a moving map: otherwise the hundred figures of a unit would be drawn in every frame. */
export class BaseBitmaps {
  readonly #made = new WeakMap<Base['shape'], BaseBitmap>()
  #anew = 0

  beginFrame(): void {
    this.#anew = 0
  }

  /** The bitmap for an appearance. `draw` draws it about the middle if it is missing or no longer fits. */
  of(
    { shape, look, half: [across, deep] }: Drawn,
    { scale, density }: Pick<At, 'scale' | 'density'>,
    draw: (pen: Pen) => void,
  ): BaseBitmap {
    const known = this.#made.get(shape)
    const dots = scale * density
    if (known !== undefined && serves(known, look, dots, this.#anew)) return known
    this.#anew += 1
    const half = [across + room / scale, deep + room / scale] as const
    const bitmap = document.createElement('canvas')
    bitmap.width = Math.ceil(2 * half[0] * dots)
    bitmap.height = Math.ceil(2 * half[1] * dots)
    const pen = bitmap.getContext('2d')!
    pen.setTransform(dots, 0, 0, dots, half[0] * dots, half[1] * dots)
    draw(pen)
    const made = { bitmap, dots, look, half }
    this.#made.set(shape, made)
    return made
  }
}

/** Draws something at its spot; a moving map copies it from `bitmaps`. */
export function paintCached(
  pen: Pen,
  drawn: Drawn,
  at: At,
  bitmaps: BaseBitmaps | null,
  draw: (pen: Pen) => void,
): void {
  turn(pen, at, drawn.bearing)
  if (bitmaps === null) return draw(pen)
  const { bitmap, half } = bitmaps.of(drawn, at, draw)
  pen.drawImage(bitmap, -half[0], -half[1], 2 * half[0], 2 * half[1])
}
