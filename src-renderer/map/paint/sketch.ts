import { areFacesReady } from '../../parts/faces-ready.ts'
import { display } from '../../parts/faces.ts'
import type { MapBoard, MapPlace, MapWay } from '../board/board.ts'
import { sketchedName } from '../board/names-on-sheet.ts'

/** The wanted part of the sheet, in its own units. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/**
 * Draws a board with few strokes: shown until the printed sheet is loaded, or if there is none. The pen is already
 * scaled to the sheet; `pixel` is the size of a pixel in sheet units.
 */
export function sketch(
  pen: CanvasRenderingContext2D,
  { places, ways, sheet, ofAreas }: MapBoard,
  part: Part,
  pixel: number,
): void {
  pen.fillStyle = sheet.paper
  pen.fillRect(part.left, part.top, part.right - part.left, part.bottom - part.top)
  pen.lineJoin = 'round'
  // Areas need no ways: their borders show where units can go.
  const seenWays = ofAreas ? [] : ways.filter((way) => crosses(way, part))
  pen.beginPath()
  for (const { line } of seenWays) {
    line.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  }
  pen.strokeStyle = '#a08d6b'
  pen.lineWidth = Math.max(4, pixel)
  pen.stroke()
  const seen = places.filter((place) => isIn(place, part))
  pen.beginPath()
  for (const { x, y, reach, outline, within } of seen) {
    if (within && outline !== undefined) {
      outline.forEach(([atX, atY], i) => (i === 0 ? pen.moveTo(atX, atY) : pen.lineTo(atX, atY)))
      pen.closePath()
      continue
    }
    pen.moveTo(x + reach, y)
    pen.arc(x, y, reach, 0, 2 * Math.PI)
  }
  pen.fillStyle = '#fffaf0'
  pen.fill()
  pen.strokeStyle = '#3b2f1c'
  pen.lineWidth = Math.max(2.5, pixel)
  pen.stroke()
  // Illegibly small names are not written, nor names in a fallback font.
  if (sketchedName.size / pixel < 8 || !areFacesReady()) return
  pen.font = `${sketchedName.size}px ${display}`
  pen.textBaseline = 'middle'
  pen.textAlign = ofAreas ? 'center' : 'left'
  pen.fillStyle = '#2b241b'
  for (const { x, y, reach, name } of seen) pen.fillText(name, ofAreas ? x : x + reach + sketchedName.gap, y)
}

/** Maximum distance that a name extends from its place, in units of the sheet. */
const rim = 260

const isIn = ({ x, y }: MapPlace, { left, right, top, bottom }: Part): boolean =>
  x > left - rim && x < right + rim && y > top - rim && y < bottom + rim

function crosses({ line }: MapWay, { left, right, top, bottom }: Part): boolean {
  const [[ax, ay], [bx, by]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
  return (
    Math.max(ax, bx) > left - rim &&
    Math.min(ax, bx) < right + rim &&
    Math.max(ay, by) > top - rim &&
    Math.min(ay, by) < bottom + rim
  )
}
