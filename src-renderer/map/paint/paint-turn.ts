import { type TurnNow, type turnsIn, turnStrokes } from '../board/turns-on-sheet.ts'
import type { View } from '../camera/camera-view.ts'

/** Marks the current turn on the turn track of the sheet. */
export function paintTurn(
  pen: CanvasRenderingContext2D,
  { zoom, x, y }: View,
  turns: ReturnType<typeof turnsIn>,
  now: TurnNow,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(zoom, zoom)
  pen.lineCap = 'round'
  for (const stroke of turnStrokes(turns, now)) {
    const path = new Path2D(stroke.d)
    if ('fill' in stroke) {
      pen.fillStyle = stroke.fill
      pen.fill(path)
      continue
    }
    pen.globalAlpha = stroke.opacity ?? 1
    pen.strokeStyle = stroke.ink
    pen.lineWidth = stroke.width
    pen.stroke(path)
    pen.globalAlpha = 1
  }
  pen.restore()
}
