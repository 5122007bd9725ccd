import { small } from '../../parts/faces.ts'

/** Style of words: ink with a rim of paper, so that they are legible on any ground. Sizes are in pixels. */
export interface Letters {
  readonly weight: 600 | 700
  readonly size: number
  readonly ink: string
  /** Total width of the rim. */
  readonly rim: number
}

/** Words as a bitmap in screen dots, and the width of their letters in pixels. */
interface Lettering {
  readonly bitmap: HTMLCanvasElement
  readonly width: number
}

const paper = '#fffaf0'
/** Margin about the letters, in pixels. */
const room = 4

/** Maximum number of cached bitmaps; the oldest is dropped first. */
const most = 1_000
const made = new Map<string, Lettering>()

/**
 * Renders words to a bitmap, because text with a rim is slow to draw and a moving map would draw it sixty times a
 * second. The bitmap is cached once the font is loaded.
 */
export function wordsBitmap(words: string, { weight, size, ink, rim }: Letters, density: number): Lettering {
  const key = `${weight} ${size} ${ink} ${rim} ${density} ${words}`
  const known = made.get(key)
  if (known !== undefined) return known
  const bitmap = document.createElement('canvas')
  const pen = bitmap.getContext('2d')!
  const font = `${weight} ${size}px ${small}`
  pen.font = font
  const { width } = pen.measureText(words)
  bitmap.width = Math.ceil((width + 2 * room) * density)
  bitmap.height = Math.ceil((1.5 * size + 2 * room) * density)
  pen.setTransform(density, 0, 0, density, 0, 0)
  // A canvas resets its font when its size is set.
  pen.font = font
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = rim
  pen.strokeStyle = paper
  const [x, y] = [bitmap.width / density / 2, bitmap.height / density / 2]
  pen.strokeText(words, x, y)
  pen.fillStyle = ink
  pen.fillText(words, x, y)
  const drawn = { bitmap, width }
  if (document.fonts.check(font)) made.set(key, drawn)
  if (made.size > most) made.delete(made.keys().next().value!)
  return drawn
}

/**
 * Draws words centred on a point, aligned to screen dots so that the letters stay sharp. The pen measures in pixels.
 */
export function drawWords(
  pen: CanvasRenderingContext2D,
  { bitmap }: Lettering,
  x: number,
  y: number,
  density: number,
): void {
  const [wide, high] = [bitmap.width / density, bitmap.height / density]
  const dot = (pixels: number): number => Math.round(pixels * density) / density
  pen.drawImage(bitmap, dot(x - wide / 2), dot(y - high / 2), wide, high)
}
