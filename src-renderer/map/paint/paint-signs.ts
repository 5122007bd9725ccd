import { type BoardIndex, wayBetween } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { Inks, MarkNote } from '../board/overlay.ts'
import { paintLabel } from './paint-label.ts'
import { paintMark } from './paint-marks.ts'
import { middleOf, shortened } from '../board/lines.ts'
import { ringOf, isSeen, type Pen } from './in-view.ts'
import { onFrame } from './paint-ways.ts'

/** Signs at zones and on ways, with their labels. */

// --- Marks -----------------------------------------------------------------------------------------------------------

/** Size of signs, legible at any scale. */
export const markSize = ({ zoom }: View): number => Math.min(13, Math.max(8, 20 * zoom))

export function paintSign(pen: Pen, index: BoardIndex, view: View, note: MarkNote, inks: Inks): void {
  const spot = spotOf(index, view, note)
  if (spot !== undefined) paintMark(pen, note.sign, spot, markSize(view), inks[note.tone])
}

export function paintSignLabel(pen: Pen, index: BoardIndex, view: View, note: MarkNote, inks: Inks): void {
  const spot = note.label === undefined ? undefined : spotOf(index, view, note)
  if (spot === undefined || note.label === undefined) return
  paintLabel(pen, note.label, spot.x, spot.y + markSize(view) + 9, inks[note.tone])
}

/** The spot of a sign; undefined if it is out of sight. */
export function spotOf(index: BoardIndex, view: View, { at, sign }: MarkNote): MarkSpot | undefined {
  const spot =
    'zone' in at ? zoneSpot(index, view, at.zone) : waySpot(index, view, at.from, at.to, at.part, sign === 'axis')
  return spot !== undefined && isSeen(view, spot.x, spot.y) ? spot : undefined
}

type MarkSpot = { readonly x: number; readonly y: number; readonly angle: number }

/** The spot for signs of a place, by default the place itself. */
function zoneSpot({ places }: BoardIndex, view: View, id: string): MarkSpot | undefined {
  const place = places.get(id)
  if (place === undefined) return undefined
  const { x, y } = onScreen(view, place.signs ?? place)
  return { x, y, angle: 0 }
}

function waySpot(index: BoardIndex, view: View, from: string, to: string, part: number | undefined, isAxis: boolean) {
  const [found, place] = [wayBetween(index, from, to), index.places.get(from)]
  if (found === undefined || place === undefined) return undefined
  const line = onFrame(found.forth ? found.way.line : found.way.line.toReversed(), view)
  // An axis of retreat stands at the rim of the zone it leads out of, at any scale.
  if (isAxis && part === undefined) return middleOf(shortened(line, ringOf(place, view) + 10), 0)
  return middleOf(line, part ?? 0.5)
}
