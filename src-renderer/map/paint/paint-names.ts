import { display } from '../../parts/faces.ts'
import type { MapBoard } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'

/** Names are no smaller than can be read, and keep off the counter in their place, which does not shrink further either. In pixels. */
const least = 12
const off = 29

/** The names that lie over the rings of the sheet, in the type of its drawing. */
export function paintNames(pen: CanvasRenderingContext2D, { names = [] }: MapBoard, view: View): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  for (const { text, down, size, ink, halo, ...at } of names) {
    const { x, y } = onScreen(view, at)
    const high = Math.max(least, size * view.zoom)
    const line = y + Math.sign(down) * Math.max(off, Math.abs(down) * view.zoom)
    pen.font = `bold ${high}px ${display}`
    pen.lineWidth = high * 0.21
    pen.strokeStyle = halo
    pen.strokeText(text, x, line)
    pen.fillStyle = ink
    pen.fillText(text, x, line)
  }
}
