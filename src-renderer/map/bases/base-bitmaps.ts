import type { Stands } from '../../counters/base.ts'

/** Troops as they stood when they were last drawn: in dots, so many to a unit of the table. */
interface BaseBitmap {
  readonly bitmap: HTMLCanvasElement
  readonly dots: number
  /** What they looked like. */
  readonly look: string
  /** From their middle to the edge of the bitmap, in units of the table. */
  readonly half: readonly [across: number, deep: number]
}

/** What is drawn reaches so many pixels beyond a footprint. */
const room = 4
/** A bitmap serves until a map shows it so much smaller or larger than it was drawn. */
const [least, largest] = [0.6, 1.4]
/** Only so many are drawn anew in a frame; the others are scaled further. */
const mostAnew = 6

/** Whether a bitmap is still good for troops that look so and are shown with so many dots, where so many have been drawn anew in this frame. */
export function serves(known: Pick<BaseBitmap, 'look' | 'dots'>, look: string, dots: number, anew: number): boolean {
  if (known.look !== look) return false
  return anew >= mostAnew || (dots >= known.dots * least && dots <= known.dots * largest)
}

/** Bitmaps of troops for a map that moves: otherwise the hundred figures of a unit would be drawn in every frame. */
export class BaseBitmaps {
  readonly #made = new WeakMap<Stands, BaseBitmap>()
  #anew = 0

  beginFrame(): void {
    this.#anew = 0
  }

  /** The bitmap of troops that look so, drawn anew by `draw`, about the middle, where there is none yet or the last one no longer fits. */
  of(
    shape: Stands,
    look: string,
    [across, deep]: readonly [number, number],
    { scale, density }: { readonly scale: number; readonly density: number },
    draw: (pen: CanvasRenderingContext2D) => void,
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
