import { type BoardIndex, type Line, type MapPlace, outlinedOfHex, wayBetween } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { Inks, MarkNote, Overlay, WayNote, ZoneNote } from '../board/overlay.ts'
import { labelSize, paintLabel } from './paint-label.ts'
import { labelSpots, type RingedLabel } from './label-spots.ts'
import { paintMark } from './paint-marks.ts'
import { middleOf, rimOf, shortened } from '../board/lines.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'

type Pen = CanvasRenderingContext2D

const paper = '#fffaf0'
/**
 * Minimum height in pixels of a legible name; rings need not avoid smaller ones. Finer screens show smaller ones
 * legibly.
 */
const leastLegible = (dots: number): number => (dots > 1 ? 4 : 6)
/** As on counters: never the colour of a side. */
const frontInk = '#cf2f1c'

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

/** Large labels lie on their places; the others beside their rings, where they cover least. */
function paintZoneLabels(
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

function namesInSight(names: readonly Box[], view: View): Box[] {
  return names.flatMap((name) => {
    const { x: left, y: top } = onScreen(view, { x: name.left, y: name.top })
    const { x: right, y: bottom } = onScreen(view, { x: name.right, y: name.bottom })
    return right > 0 && left < view.width && bottom > 0 && top < view.height ? [{ left, top, right, bottom }] : []
  })
}

/** Radius of the ring round a sign, large enough to be visible at any scale. */
export const ringOf = (place: MapPlace, view: View): number => Math.max(place.reach * view.zoom + 5, 9)

const isSeen = ({ width, height }: View, x: number, y: number, rim = 40): boolean =>
  x > -rim && x < width + rim && y > -rim && y < height + rim

function paintZone(
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
function paintFront(pen: Pen, { places }: BoardIndex, view: View, id: string, bearing: number): void {
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
function paintRims(
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
function paintWashes(pen: Pen, index: BoardIndex, view: View, zones: readonly ZoneNote[], inks: Inks): void {
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

// --- Ways -----------------------------------------------------------------------------------------------------------

function paintWay(pen: Pen, index: BoardIndex, view: View, note: WayNote, inks: Inks): void {
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

const onFrame = (line: Line, { zoom, x, y }: View): [number, number][] =>
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

// --- Marks -----------------------------------------------------------------------------------------------------------

/** Size of signs, legible at any scale. */
export const markSize = ({ zoom }: View): number => Math.min(13, Math.max(8, 20 * zoom))

function paintSign(pen: Pen, index: BoardIndex, view: View, note: MarkNote, inks: Inks): void {
  const spot = spotOf(index, view, note)
  if (spot !== undefined) paintMark(pen, note.sign, spot, markSize(view), inks[note.tone])
}

function paintSignLabel(pen: Pen, index: BoardIndex, view: View, note: MarkNote, inks: Inks): void {
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
