import { type BoardIndex, wayBetween } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { Inks, MarkNote, Overlay } from '../board/overlay.ts'
import { paintLabel } from './paint-label.ts'
import { middleOf } from '../board/lines.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { isSeen, type Pen } from './in-view.ts'
import { paintZoneLabels, namesInSight, paintZone, paintFront, paintRims, paintWashes } from './paint-zones.ts'
import { paintWay } from './paint-ways.ts'
import { paintSign, paintSignLabel } from './paint-signs.ts'

/**
 * Minimum height in pixels of a legible name; rings need not avoid smaller ones. Finer screens show smaller ones
 * legibly.
 */
const leastLegible = (dots: number): number => (dots > 1 ? 4 : 6)

/**
 * Paints what lies beneath the counters: ways, rings, and what is broken or built on ways. The pen measures in pixels
 * of the window; the screen has `dots` per pixel. Rings round whole areas are interrupted where they would cross a name
 * of the sheet, as borders are on maps.
 */
export function paintBeneath(
  pen: Pen,
  index: BoardIndex,
  view: View,
  { ways, zones, marks }: Overlay,
  inks: Inks,
  names: readonly Box[] = [],
  dots = 1,
): void {
  // Runs in every frame, so names are only looked up if something is ringed.
  const near = zones.length === 0 ? [] : namesInSight(names, view)
  const legible = near.filter(({ top, bottom }) => bottom - top >= leastLegible(dots))
  paintWashes(pen, index, view, zones, inks)
  for (const note of ways) paintWay(pen, index, view, note, inks)
  for (const note of zones) if (!note.soft && !note.joined) paintZone(pen, index, view, note, inks, legible)
  paintRims(pen, index, view, zones, inks, legible)
  for (const note of marks) if (works.has(note.sign)) paintSign(pen, index, view, note, inks)
}

/** Signs painted beneath the counters, so that they never hide the numbers of small counters: zooming in shows them. */
const works: ReadonlySet<MarkNote['sign']> = new Set(['destroyed', 'broken-rail', 'repair', 'pontoon'])

/**
 * Paints what has to be legible above everything: signs, and labels, which avoid the names of the sheet where possible.
 */
export function paintAbove(
  pen: Pen,
  index: BoardIndex,
  view: View,
  { ways, zones, marks }: Overlay,
  inks: Inks,
  names: readonly Box[] = [],
): void {
  for (const note of marks) {
    if (!works.has(note.sign)) paintSign(pen, index, view, note, inks)
    paintSignLabel(pen, index, view, note, inks)
  }
  for (const note of ways) {
    const found = note.label === undefined ? undefined : wayBetween(index, note.from, note.to)
    if (found === undefined || note.label === undefined) continue
    const { x, y } = onScreen(view, middleOf(found.way.line))
    if (isSeen(view, x, y)) paintLabel(pen, note.label, x, y, inks[note.tone])
  }
  for (const note of zones) if (note.front !== undefined) paintFront(pen, index, view, note.id, note.front)
  paintZoneLabels(pen, index, view, zones, inks, names)
}
