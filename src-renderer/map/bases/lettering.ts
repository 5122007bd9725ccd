import { small } from '../../parts/faces.ts'

/** How words are lettered: in ink on a rim of paper, so that they can be read on whatever lies there. Sizes are in pixels. */
export interface Letters {
  readonly weight: 600 | 700
  readonly size: number
  readonly ink: string
  /** How wide the rim is in all. */
  readonly rim: number
}

/** Words in dots of the screen, and how wide their letters are, in pixels. */
interface Lettering {
  readonly bitmap: HTMLCanvasElement
  readonly width: number
}

const paper = '#fffaf0'
/** So many pixels are left about the letters. */
const room = 4

/** At most so many are kept; the one made first is dropped first. */
const most = 1_000
const made = new Map<string, Lettering>()

/**
 * Words as a bitmap: letters with a rim take the processor long, and on a map that moves each is drawn sixty times a second. Kept once the
 * face of the letters is there.
 */
export function lettered(words: string, { weight, size, ink, rim }: Letters, density: number): Lettering {
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
  // A canvas forgets its font when its size is set.
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

/** Puts words about a point, dot upon dot, so that the letters stay sharp. The pen measures in pixels. */
export function put(pen: CanvasRenderingContext2D, { bitmap }: Lettering, x: number, y: number, density: number): void {
  const [wide, high] = [bitmap.width / density, bitmap.height / density]
  const dot = (pixels: number): number => Math.round(pixels * density) / density
  pen.drawImage(bitmap, dot(x - wide / 2), dot(y - high / 2), wide, high)
}
