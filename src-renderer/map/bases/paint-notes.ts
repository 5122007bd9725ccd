import { type TableNote, inksOf } from '../board/overlay.ts'
import { type Spot, type TableOnSheet, tableOnSheet } from '../board/board.ts'
import type { TableSpot } from '../../counters/base.ts'
import type { Liveries } from '../../counters/liveries.ts'
import type { View } from '../camera/camera-view.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { labelSize, paintLabel } from '../paint/paint-label.ts'
import { wordsBitmap, drawWords } from './lettering.ts'
import { plateSpot, boxOfWords } from './name-spot.ts'
import type { WordSpots } from './word-spots.ts'

type Pen = CanvasRenderingContext2D

/** Paints the notes beneath the bases of a measured table: rings of a range, arcs, lines of sight. */
export function paintNotes(
  pen: Pen,
  notes: readonly TableNote[],
  table: TableOnSheet,
  view: View,
  worn: Liveries,
): void {
  const inks = inksOf(worn)
  for (const note of notes) {
    if (note.is === 'label') continue
    if (note.is === 'frame') {
      paintBeyond(pen, note, table, view)
      continue
    }
    pen.strokeStyle = inks[note.tone]
    pen.lineWidth = note.is === 'line' ? 1.8 : 1.5
    pen.setLineDash(note.dashed ? [9, 6] : [])
    pen.beginPath()
    if (note.is === 'line') {
      const [from, to] = [onFrame(note.from, table, view), onFrame(note.to, table, view)]
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
    } else ring(pen, note, table, view)
    pen.globalAlpha = 0.85
    pen.stroke()
    pen.globalAlpha = 1
  }
  pen.setLineDash([])
}

/** The shade over ground that is out of play. */
const shade = '#3d3428'

function paintBeyond(
  pen: Pen,
  { from, to }: Extract<TableNote, { readonly is: 'frame' }>,
  table: TableOnSheet,
  view: View,
): void {
  const [origin, end] = [
    [0, 0],
    [table.width, table.height],
  ] as const
  const isWhole = from[0] <= 0 && from[1] <= 0 && to[0] >= end[0] && to[1] >= end[1]
  if (isWhole) return
  pen.beginPath()
  for (const [one, other] of [[origin, end] as const, [from, to] as const]) {
    const [corner, opposite] = [onFrame(one, table, view), onFrame(other, table, view)]
    pen.rect(corner.x, corner.y, opposite.x - corner.x, opposite.y - corner.y)
  }
  pen.fillStyle = shade
  pen.globalAlpha = 0.38
  pen.fill('evenodd')
  pen.globalAlpha = 1
}

/** The words of a note with their box in the frame, ready to be painted. */
export type NoteWords = { readonly box: Box; readonly paint: () => void }

/**
 * The words of notes, to be painted on top of everything. Plates and words along lines keep off the bases in `standing`
 * and off each other. The pen measures in pixels of the window; the screen has `density` dots per pixel.
 */
export function noteWords(
  pen: Pen,
  notes: readonly TableNote[],
  table: TableOnSheet,
  view: View,
  worn: Liveries,
  density: number,
  standing: readonly Box[],
  spots: WordSpots,
): NoteWords[] {
  const inks = inksOf(worn)
  const taken = [...standing]
  /** Finds and takes a free spot for words of this size. */
  const free = (note: TableNote, at: Spot, high: number, half: number): { readonly spot: Spot; readonly box: Box } => {
    const spot = spots.near(note, at, () => plateSpot(at, high, half, taken))
    const box = boxOfWords(spot, high, half)
    taken.push(box)
    return { spot, box }
  }
  return inOrder(notes).map(({ note, words }): NoteWords => {
    const at = onFrame(placeOfWords(note), table, view)
    if (isPlate(note)) {
      const { width, high } = labelSize(pen, words, plateSize)
      const { spot, box } = free(note, at, high, width / 2)
      return { box, paint: () => paintLabel(pen, words, spot.x, spot.y, inks.target, plateSize) }
    }
    const size = note.is === 'label' ? 14 : 11.5
    const lettering = wordsBitmap(words, { weight: 700, size, ink: inks[note.tone], rim: 3.4 }, density)
    const half = lettering.width / 2
    const { spot, box } =
      note.is === 'line' ? free(note, at, size, half) : { spot: at, box: boxOfWords(at, size, half) }
    return { box, paint: () => drawWords(pen, lettering, spot.x, spot.y, density) }
  })
}

const isPlate = (note: TableNote): boolean => note.is === 'label' && note.tone === 'target'

/** The notes with words, those along lines last, so that they give way to plates. */
function inOrder(notes: readonly TableNote[]): { readonly note: TableNote; readonly words: string }[] {
  const written = notes.flatMap((note) => (note.words === undefined ? [] : [{ note, words: note.words }]))
  return written.toSorted((one, other) => Number(one.note.is === 'line') - Number(other.note.is === 'line'))
}

/** Font size on plates. */
const plateSize = 14

/** A ring at a distance from an oblong, as a ruler measures it: straight along its sides, round at its corners. */
function ring(pen: Pen, note: Extract<TableNote, { readonly is: 'ring' }>, table: TableOnSheet, view: View): void {
  const { x, y } = onFrame(note.at, table, view)
  const scale = table.scale * view.zoom
  const [across, deep] = [(note.half[0] + note.radius) * scale, (note.half[1] + note.radius) * scale]
  pen.save()
  pen.translate(x, y)
  pen.rotate((note.bearing * Math.PI) / 180)
  pen.roundRect(-across, -deep, 2 * across, 2 * deep, note.radius * scale)
  pen.restore()
}

function placeOfWords(note: TableNote): TableSpot {
  if (note.is === 'label') return note.at
  if (note.is === 'line' || note.is === 'frame')
    return [(note.from[0] + note.to[0]) / 2, (note.from[1] + note.to[1]) / 2]
  const angle = (note.bearing * Math.PI) / 180
  const out = note.half[1] + note.radius
  return [note.at[0] + Math.sin(angle) * out, note.at[1] - Math.cos(angle) * out]
}

function onFrame(spot: TableSpot, table: TableOnSheet, view: View): { readonly x: number; readonly y: number } {
  const { x, y } = tableOnSheet(table, spot)
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y }
}
