import { type BoardIndex, type Line, wayBetween } from '../board/board.ts'
import type { View } from '../camera/camera-view.ts'
import type { Inks, WayNote } from '../board/overlay.ts'
import { shortened } from '../board/lines.ts'
import { paper, ringOf, isSeen, type Pen } from './in-view.ts'

/** Ways drawn over the map, with their heads and chequers. */

// --- Ways -----------------------------------------------------------------------------------------------------------

export function paintWay(pen: Pen, index: BoardIndex, view: View, note: WayNote, inks: Inks): void {
  const found = wayBetween(index, note.from, note.to)
  if (found === undefined) return
  const line = found.forth ? found.way.line : found.way.line.toReversed()
  const ends = [index.places.get(note.from), index.places.get(note.to)] as const
  const drawn = shortened(
    onFrame(line, view),
    ...ends.map((place) => (place && !note.whole ? ringOf(place, view) + 1 : 0)),
  )
  if (drawn.length < 2 || !drawn.some(([x, y]) => isSeen(view, x, y, 200))) return
  const width = Math.min(7, Math.max(3.4, 9 * view.zoom))
  const ink = inks[note.tone]
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.setLineDash(note.dashed ? [width * 2.2, width * 1.8] : [])
  trace(pen, drawn)
  pen.lineWidth = width + 3
  pen.strokeStyle = paper
  pen.globalAlpha = 0.9
  pen.stroke()
  pen.globalAlpha = 1
  pen.lineWidth = width
  pen.strokeStyle = ink
  pen.stroke()
  if (note.rail) chequer(pen, width)
  pen.setLineDash([])
  if (note.arrow) paintHead(pen, drawn, width, ink)
}

/** Paints white between black along the line drawn last. */
function chequer(pen: Pen, width: number): void {
  pen.lineCap = 'butt'
  pen.setLineDash([width * 1.7, width * 1.7])
  pen.lineWidth = width * 0.5
  pen.strokeStyle = paper
  pen.stroke()
}

export const onFrame = (line: Line, { zoom, x, y }: View): [number, number][] =>
  line.map(([atX, atY]) => [atX * zoom + x, atY * zoom + y])

function trace(pen: Pen, line: Line): void {
  pen.beginPath()
  line.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
}

function paintHead(pen: Pen, line: Line, width: number, ink: string): void {
  const [tip, back] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, 0]]
  const angle = Math.atan2(tip[1] - back[1], tip[0] - back[0])
  const size = width * 1.5 + 5
  pen.save()
  pen.translate(tip[0], tip[1])
  pen.rotate(angle)
  pen.beginPath()
  pen.moveTo(4, 0)
  pen.lineTo(-size, size * 0.62)
  pen.lineTo(-size * 0.7, 0)
  pen.lineTo(-size, -size * 0.62)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.strokeStyle = paper
  pen.lineWidth = 3
  pen.stroke()
  pen.fillStyle = ink
  pen.fill()
  pen.restore()
}
