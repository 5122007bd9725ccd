import { small } from '../../parts/faces.ts'

/** A name in ink on a rim of paper, in dots of the screen, and how wide its letters are, in pixels. */
interface NameBitmap {
  readonly bitmap: HTMLCanvasElement
  readonly width: number
}

const paper = '#fffaf0'
const ink = '#1f1b16'
/** The rim of paper is as wide as this in all; so much room is left about the letters. */
const [rim, room] = [3, 3]

/** At most so many are kept; the one made first is dropped first. */
const most = 600
const made = new Map<string, NameBitmap>()

/**
 * A name as a bitmap: letters with a rim take the processor long, and on a map that moves each is drawn sixty times a second. Kept once the
 * face of the letters is there.
 */
export function nameBitmap(name: string, size: number, density: number): NameBitmap {
  const key = `${size} ${density} ${name}`
  const known = made.get(key)
  if (known !== undefined) return known
  const bitmap = document.createElement('canvas')
  const pen = bitmap.getContext('2d')!
  const font = `600 ${size}px ${small}`
  pen.font = font
  const { width } = pen.measureText(name)
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
  pen.strokeText(name, x, y)
  pen.fillStyle = ink
  pen.fillText(name, x, y)
  const drawn = { bitmap, width }
  if (document.fonts.check(font)) made.set(key, drawn)
  if (made.size > most) made.delete(made.keys().next().value!)
  return drawn
}
