import { display } from '../frame/faces.ts'
import type { MapBoard } from './board.ts'
import { onScreen, type View } from './camera-view.ts'

/** The names that lie over the rings of the sheet, in the type of its drawing. */
export function paintNames(pen: CanvasRenderingContext2D, { names = [] }: MapBoard, view: View): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.lineJoin = 'round'
  for (const { text, size, ink, halo, ...at } of names) {
    const { x, y } = onScreen(view, at)
    pen.font = `bold ${size * view.zoom}px ${display}`
    pen.lineWidth = size * view.zoom * 0.21
    pen.strokeStyle = halo
    pen.strokeText(text, x, y)
    pen.fillStyle = ink
    pen.fillText(text, x, y)
  }
}
