import { type BoardIndex, type Line, type MapPlace, outlinedOfHex } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { Inks, ZoneNote } from '../board/overlay.ts'
import { labelSize, paintLabel } from './paint-label.ts'
import { labelSpots, type RingedLabel } from './label-spots.ts'
import { rimOf } from '../board/lines.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'
import { paper, ringOf, isSeen, type Pen } from './in-view.ts'
import { onFrame } from './paint-ways.ts'

/** Rings, washes, fronts and labels of zones. */

/** As on counters: never the colour of a side. */
const frontInk = '#cf2f1c'

/** Large labels lie on their places; the others beside their rings, where they cover least. */
export function paintZoneLabels(
  pen: Pen,
  { places }: BoardIndex,
  view: View,
  zones: readonly ZoneNote[],
  inks: Inks,
  names: readonly Box[],
): void {
  const beside: (RingedLabel & { readonly label: string; readonly ink: string })[] = []
  for (const { id, tone, label, large } of zones) {
    const place = places.get(id)
    if (label === undefined || place === undefined) continue
    const { x, y } = onScreen(view, place)
    if (!isSeen(view, x, y)) continue
    if (large) paintLabel(pen, label, x, y, inks[tone], Math.max(19, place.reach * view.zoom * 0.62))
    else beside.push({ x, y, out: ringOf(place, view), ...labelSize(pen, label), label, ink: inks[tone] })
  }
  if (beside.length === 0) return
  for (const [i, { x, y }] of labelSpots(beside, namesInSight(names, view)).entries()) {
    const { label, ink } = beside[i]!
    paintLabel(pen, label, x, y, ink)
  }
}

export function namesInSight(names: readonly Box[], view: View): Box[] {
  return names.flatMap((name) => {
    const { x: left, y: top } = onScreen(view, { x: name.left, y: name.top })
    const { x: right, y: bottom } = onScreen(view, { x: name.right, y: name.bottom })
    return right > 0 && left < view.width && bottom > 0 && top < view.height ? [{ left, top, right, bottom }] : []
  })
}

export function paintZone(
  pen: Pen,
  { board, places }: BoardIndex,
  view: View,
  { id, tone }: ZoneNote,
  inks: Inks,
  names: readonly Box[],
): void {
  const place = places.get(id)
  if (place === undefined) return
  const { x, y } = onScreen(view, place)
  const area = place.outline && onFrame(place.outline, view)
  const radius = ringOf(place, view)
  if (!(area ?? [[x, y] as const]).some(([left, top]) => isSeen(view, left, top, radius))) return
  const ink = inks[tone]
  pen.beginPath()
  if (area === undefined) pen.arc(x, y, radius, 0, 2 * Math.PI)
  else ringRound(pen, area)
  pen.globalAlpha = tone === 'quiet' ? 0.1 : 0.2
  pen.fillStyle = ink
  pen.fill()
  pen.globalAlpha = 1
  // Areas share their borders: the ring of each stays on its own side.
  const inner = board.ofAreas ? 2 : 1
  pen.save()
  if (board.ofAreas) pen.clip()
  if (area !== undefined) {
    keepOffNames(pen, boxOf(area), names)
    pen.beginPath()
    ringRound(pen, area)
  }
  pen.lineWidth = 5 * inner
  pen.strokeStyle = paper
  pen.stroke()
  pen.lineWidth = 2.6 * inner
  pen.strokeStyle = ink
  // Dashes tell possible answers from what is chosen without relying on colour.
  if (tone === 'target') pen.setLineDash([5 * inner, 3.2 * inner])
  pen.stroke()
  pen.restore()
}

/** The bold edge that shows the facing of the counter that will stand there, as on counters. */
export function paintFront(pen: Pen, { places }: BoardIndex, view: View, id: string, bearing: number): void {
  const place = places.get(id)
  if (place === undefined) return
  const { x, y } = onScreen(view, place)
  const out = ringOf(place, view)
  if (!isSeen(view, x, y, out)) return
  pen.save()
  pen.translate(x, y)
  pen.rotate((bearing * Math.PI) / 180)
  pen.beginPath()
  pen.moveTo(-out * 0.62, -out * 0.72)
  pen.lineTo(-out * 0.38, -out * 1.12)
  pen.lineTo(out * 0.38, -out * 1.12)
  pen.lineTo(out * 0.62, -out * 0.72)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = 5
  pen.strokeStyle = paper
  pen.stroke()
  pen.fillStyle = frontInk
  pen.fill()
  pen.restore()
}

/** One common ring for all places of a tone that have `joined` set. */
export function paintRims(
  pen: Pen,
  { board, places }: BoardIndex,
  view: View,
  zones: readonly ZoneNote[],
  inks: Inks,
  names: readonly Box[],
): void {
  const joined = zones.filter((note) => note.joined)
  for (const tone of new Set(joined.map((note) => note.tone))) {
    const areas = joined.flatMap((note): Line[] => {
      const place = note.tone === tone ? places.get(note.id) : undefined
      return place?.outline === undefined ? [] : [board.ofHexes ? wholeHex(place, place.outline) : place.outline]
    })
    pen.save()
    keepOffNames(pen, { left: 0, top: 0, right: view.width, bottom: view.height }, names)
    pen.beginPath()
    for (const [from, to] of rimOf(areas)) {
      const [start, end] = onFrame([from, to], view)
      if (start === undefined || end === undefined) continue
      pen.moveTo(...start)
      pen.lineTo(...end)
    }
    pen.lineCap = 'round'
    pen.lineWidth = 6
    pen.strokeStyle = paper
    pen.stroke()
    pen.lineWidth = 3
    pen.strokeStyle = inks[tone]
    pen.stroke()
    pen.restore()
  }
}

/** The box of an outline, with room for the strokes of its ring. */
function boxOf(area: Line): Box {
  const [across, down] = [area.map(([x]) => x), area.map(([, y]) => y)]
  return {
    left: Math.min(...across) - 5,
    right: Math.max(...across) + 5,
    top: Math.min(...down) - 5,
    bottom: Math.max(...down) + 5,
  }
}

/** Clips what is painted next to a box, leaving out the names in it. */
function keepOffNames(pen: Pen, box: Box, names: readonly Box[]): void {
  const within = names.filter((name) => meets(name, box) > 0)
  if (within.length === 0) return
  pen.beginPath()
  pen.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
  for (const name of within)
    pen.rect(name.left - 2, name.top - 1, name.right - name.left + 4, name.bottom - name.top + 2)
  pen.clip('evenodd')
}

/** Scales the outline of a hex to its full size, at which neighbours share their sides. */
const wholeHex = ({ x, y }: MapPlace, outline: Line): Line =>
  outline.map(([atX, atY]) => [x + (atX - x) / outlinedOfHex, y + (atY - y) / outlinedOfHex])

/** Adds a closed outline to the current path. */
function ringRound(pen: Pen, outline: Line): void {
  for (const [i, [x, y]] of outline.entries()) {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}

/**
 * Fills all washes of a tone as one area, with a softer rim, as with a brush: it gets no darker where places lie close
 * together.
 */
export function paintWashes(pen: Pen, index: BoardIndex, view: View, zones: readonly ZoneNote[], inks: Inks): void {
  const { board, places, spacing } = index
  for (const tone of new Set(zones.flatMap((note) => (note.soft ? [note.tone] : []))))
    for (const part of [0.85, 0.62]) {
      pen.beginPath()
      for (const { id, soft, tone: own } of zones) {
        const place = soft && own === tone ? places.get(id) : undefined
        if (place === undefined) continue
        if (place.outline !== undefined) {
          // The whole hex is washed, so that no seams are left between neighbours.
          const whole = board.ofHexes ? wholeHex(place, place.outline) : place.outline
          ringRound(pen, onFrame(whole, view))
          continue
        }
        const { x, y } = onScreen(view, place)
        const radius = Math.max(ringOf(place, view) * 1.2, spacing * view.zoom * part)
        if (!isSeen(view, x, y, radius)) continue
        pen.moveTo(x + radius, y)
        pen.arc(x, y, radius, 0, 2 * Math.PI)
      }
      pen.globalAlpha = 0.11
      pen.fillStyle = inks[tone]
      pen.fill()
      pen.globalAlpha = 1
    }
}
