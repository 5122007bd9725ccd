import type { Base } from '../../counters/base.ts'
import { type At, type Pen, turn } from './base-pen.ts'

/** What stands on the table as it was last drawn: in dots, so many to one of its units. */
interface BaseBitmap {
  readonly bitmap: HTMLCanvasElement
  readonly dots: number
  /** What it looked like. */
  readonly look: string
  /** From its middle to the edge of the bitmap, in its units. */
  readonly half: readonly [across: number, deep: number]
}

/** What is drawn: its looks in words, how far it reaches from its middle, in its units, and where its front looks, in degrees. */
type Drawn = {
  readonly shape: Base['shape']
  readonly look: string
  readonly half: readonly [across: number, deep: number]
  readonly bearing: number
}

/** What is drawn reaches so many pixels beyond a footprint. */
const room = 4
/** A bitmap serves until a map shows it so much smaller or larger than it was drawn. */
const [least, largest] = [0.6, 1.4]
/** Only so many are drawn anew in a frame; the others are scaled further. */
const mostAnew = 6

/** Whether a bitmap is still good for what looks so and is shown with so many dots, where so many have been drawn anew in this frame. */
export function serves(known: Pick<BaseBitmap, 'look' | 'dots'>, look: string, dots: number, anew: number): boolean {
  if (known.look !== look) return false
  return anew >= mostAnew || (dots >= known.dots * least && dots <= known.dots * largest)
}

/** Bitmaps of what stands on a table, for a map that moves: otherwise the hundred figures of a unit would be drawn in every frame. */
export class BaseBitmaps {
  readonly #made = new WeakMap<Base['shape'], BaseBitmap>()
  #anew = 0

  beginFrame(): void {
    this.#anew = 0
  }

  /** The bitmap of what looks so, drawn anew by `draw`, about the middle, where there is none yet or the last one no longer fits. */
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

/** Draws something where it stands; a map that moves copies it from `bitmaps`. */
export function paintKept(pen: Pen, drawn: Drawn, at: At, bitmaps: BaseBitmaps | null, draw: (pen: Pen) => void): void {
  turn(pen, at, drawn.bearing)
  if (bitmaps === null) return draw(pen)
  const { bitmap, half } = bitmaps.of(drawn, at, draw)
  pen.drawImage(bitmap, -half[0], -half[1], 2 * half[0], 2 * half[1])
}
