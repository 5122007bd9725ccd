import { display } from '../../parts/faces.ts'
import type { MapBoard, SheetName } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'

/** Height of the letters of a name on the screen. */
export const letterHeight = ({ size, least }: SheetName, zoom: number): number => Math.max(least.size, size * zoom)

/** Paints the names that lie over the rings of the sheet, in the font of its drawing. */
export function paintNames(pen: CanvasRenderingContext2D, { names = [] }: MapBoard, view: View): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  for (const name of names) {
    const { text, down, least, ink, halo } = name
    const { x, y } = onScreen(view, name)
    const high = letterHeight(name, view.zoom)
    const line = y + Math.sign(down) * Math.max(least.down, Math.abs(down) * view.zoom)
    pen.font = `bold ${high}px ${display}`
    pen.lineWidth = high * 0.21
    pen.strokeStyle = halo
    pen.strokeText(text, x, line)
    pen.fillStyle = ink
    pen.fillText(text, x, line)
  }
}
