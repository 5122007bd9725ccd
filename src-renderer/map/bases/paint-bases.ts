import type { Stands } from '../../counters/base.ts'
import type { Dress, Liveries } from '../../counters/liveries.ts'
import type { Spot, TableOnSheet } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { inksOf } from '../board/overlay.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { HighlightedCounters } from '../paint/paint-piles.ts'
import { turf } from './base-colours.ts'
import { discRooms } from './base-rooms.ts'
import { type BaseBitmaps, paintCached } from './base-bitmaps.ts'
import { type At, type Pen, turn } from './base-pen.ts'
import { type BaseShapes, shapesOf } from './base-shapes.ts'
import type { LaidBase } from './bases.ts'
import { wordsBitmap, drawWords } from './lettering.ts'
import { nameSpot, boxOfWords } from './name-spot.ts'
import { paintDisc } from './paint-disc.ts'

const paper = '#fffaf0'
const nameInk = '#1f1b16'
/** Minimum width of a stand in pixels to show its figures, and to show its unit's name. */
const [figuresFrom, namesFrom] = [9, 15]
/** Width of an infantry stand, in units of the table. Its size on the screen decides the level of detail. */
const usualStand = 24

/**
 * Paints the visible bases. The pen measures in pixels of the window; the screen has `density` dots per pixel. A moving
 * map copies troops from `bitmaps`. Names keep off discs and off the boxes in `noted`.
 */
export function paintBases(
  pen: Pen,
  bases: readonly LaidBase[],
  table: TableOnSheet,
  view: View,
  worn: Liveries,
  density: number,
  lit: HighlightedCounters,
  bitmaps: BaseBitmaps | null,
  noted: readonly Box[],
): void {
  bitmaps?.beginFrame()
  const scale = view.zoom * table.scale
  const stand = usualStand * scale
  const seen = bases.filter(({ at, reach }) => {
    const [x, y, rim] = [at.x * view.zoom + view.x, at.y * view.zoom + view.y, reach * view.zoom + 24]
    return x > -rim && y > -rim && x < view.width + rim && y < view.height + rim
  })
  for (const one of seen) {
    const dress = worn[one.piece.face.livery]
    const [x, y] = [one.at.x * view.zoom + view.x, one.at.y * view.zoom + view.y]
    if (one.base.shape.is === 'ghost') {
      paintGhost(pen, one, view, density, worn, lit)
      continue
    }
    const there = { x, y, scale, density }
    if (one.base.shape.is === 'disc') paintDisc(pen, one.base.shape, dress, there, bitmaps)
    else paintTroops(pen, one, dress, there, bitmaps)
    paintLight(pen, one, worn, there, lit)
    // The front is painted over the light, so that a unit's facing is never hidden.
    if (one.base.shape.is === 'stands') paintFront(pen, one, one.base.shape, dress, there)
  }
  pen.setTransform(density, 0, 0, density, 0, 0)
  const written: Box[] = [...noted, ...discRooms(seen, table, view)]
  for (const one of seen) {
    const { id } = one.piece
    if (one.base.shape.is === 'ghost') continue
    if (stand >= namesFrom || lit.pointed === id || lit.chosen.has(id))
      paintName(pen, one, { view, density, stand }, written)
  }
}

function paintTroops(
  pen: Pen,
  { base, bearing, piece }: LaidBase,
  dress: Dress,
  at: At,
  bitmaps: BaseBitmaps | null,
): void {
  const { shape } = base
  if (shape.is !== 'stands') return
  const shapes = shapesOf(shape, base.at, base.bearing)
  const isFine = usualStand * at.scale >= figuresFrom
  const isDone = piece.face.turned === true
  const draw = (on: Pen): void => drawTroops(on, shapes, dress, 1 / at.scale, { isFine, isDone })
  const look = `${dress.field} ${dress.rim} ${isFine} ${isDone}`
  paintCached(pen, { shape, look, half: shapes.half, bearing }, at, bitmaps, draw)
}

/**
 * Draws troops about their middle, front upwards, in units of the table; `pixel` is the size of a pixel in these units.
 */
function drawTroops(
  pen: Pen,
  { whole, stands, figures, half }: BaseShapes,
  dress: Dress,
  pixel: number,
  { isFine, isDone }: { readonly isFine: boolean; readonly isDone: boolean },
): void {
  pen.lineJoin = 'round'
  // The ground between stands belongs to the footprint too.
  pen.fillStyle = isFine ? turf : dress.field
  pen.globalAlpha = 0.25
  pen.fill(whole)
  pen.globalAlpha = 1
  pen.fill(stands)
  if (isFine)
    for (const [colour, path] of figures) {
      pen.fillStyle = colour
      pen.fill(path)
    }
  pen.strokeStyle = dress.field
  pen.lineWidth = isFine ? Math.min(2.2, 2.6 * pixel) : 0.6 * pixel
  pen.stroke(stands)
  pen.strokeStyle = dress.rim
  pen.lineWidth = 1.1 * pixel
  pen.stroke(whole)
  if (isDone) paintDone(pen, half, dress, pixel)
}

/** A bar along the front, with a point ahead. */
function paintFront(pen: Pen, { base, bearing }: LaidBase, shape: Stands, dress: Dress, at: At): void {
  const [across, deep] = shapesOf(shape, base.at, base.bearing).half
  const pixel = 1 / at.scale
  turn(pen, at, bearing)
  const point = Math.max(5, 5 * pixel)
  pen.fillStyle = dress.rim
  pen.fillRect(-across, -deep - 1.2 * pixel, 2 * across, 2.4 * pixel)
  pen.beginPath()
  pen.moveTo(-point, -deep)
  pen.lineTo(0, -deep - point * 1.1)
  pen.lineTo(point, -deep)
  pen.closePath()
  pen.fill()
}

/** A folded corner, as on counters: the unit has acted. */
function paintDone(pen: Pen, [across, deep]: readonly [number, number], dress: Dress, pixel: number): void {
  const fold = Math.max(7, 6 * pixel)
  pen.beginPath()
  pen.moveTo(across, deep - fold)
  pen.lineTo(across, deep)
  pen.lineTo(across - fold, deep)
  pen.closePath()
  pen.fillStyle = paper
  pen.fill()
  pen.lineWidth = pixel
  pen.strokeStyle = dress.rim
  pen.stroke()
}

/** A rim of light round bases that are possible answers, chosen or pointed at. */
function paintLight(
  pen: Pen,
  { piece, base, bearing, reach }: LaidBase,
  worn: Liveries,
  at: At,
  lit: HighlightedCounters,
): void {
  const isChosen = lit.chosen.has(piece.id) || lit.pointed === piece.id
  if (!isChosen && !lit.targets.has(piece.id)) return
  const pixel = 1 / at.scale
  turn(pen, at, bearing)
  pen.beginPath()
  if (base.shape.is === 'disc') pen.arc(0, 0, Math.max(base.shape.radius, 6.5 * pixel) + 4 * pixel, 0, 2 * Math.PI)
  else if (base.shape.is === 'stands') {
    const [across, deep] = shapesOf(base.shape, base.at, base.bearing).half
    const out = 3 * pixel
    pen.roundRect(-across - out, -deep - out, 2 * (across + out), 2 * (deep + out), 3 * pixel)
  }
  pen.lineWidth = 4.4 * pixel
  pen.strokeStyle = paper
  pen.globalAlpha = reach > 0 ? 0.9 : 1
  pen.stroke()
  pen.globalAlpha = 1
  pen.lineWidth = 2.4 * pixel
  pen.strokeStyle = inksOf(worn)[isChosen ? 'chosen' : 'target']
  if (!isChosen) pen.setLineDash([5 * pixel, 3 * pixel])
  pen.stroke()
  pen.setLineDash([])
}

/** A knob; while it is pointed at, also the footprint there and the distance. */
function paintGhost(
  pen: Pen,
  { piece, at, outline, base }: LaidBase,
  view: View,
  density: number,
  worn: Liveries,
  lit: HighlightedCounters,
): void {
  if (base.shape.is !== 'ghost') return
  pen.setTransform(density, 0, 0, density, 0, 0)
  const isPointed = lit.pointed === piece.id || lit.chosen.has(piece.id)
  const ink = inksOf(worn)[isPointed ? 'chosen' : 'target']
  const [x, y] = [at.x * view.zoom + view.x, at.y * view.zoom + view.y]
  if (isPointed && outline.length > 0) {
    pen.beginPath()
    for (const [cornerX, cornerY] of outline) pen.lineTo(cornerX * view.zoom + view.x, cornerY * view.zoom + view.y)
    pen.closePath()
    pen.fillStyle = ink
    pen.globalAlpha = 0.28
    pen.fill()
    pen.globalAlpha = 1
    pen.lineWidth = 1.6
    pen.strokeStyle = ink
    pen.stroke()
  }
  pen.beginPath()
  pen.arc(x, y, isPointed ? 5.5 : 3.4, 0, 2 * Math.PI)
  pen.fillStyle = ink
  pen.fill()
  pen.lineWidth = 1.6
  pen.strokeStyle = paper
  pen.stroke()
  const { words } = base.shape
  if (words === '' && !isPointed) return
  const told = words === '' ? (piece.face.name ?? '') : words
  const lettering = wordsBitmap(told, { weight: 700, size: 12, ink, rim: 3.4 }, density)
  drawWords(pen, lettering, x + 9 + lettering.width / 2, y, density)
}

/** How the table is seen: `stand` is the size of a stand in pixels, `density` the screen dots per pixel. */
type Seen = { readonly view: View; readonly density: number; readonly stand: number }

/** Writes a name behind its base, always level; lower or to a side if something in `written` is in the way. */
function paintName(
  pen: Pen,
  { piece, at, bearing, base }: LaidBase,
  { view, density, stand }: Seen,
  written: Box[],
): void {
  const { name } = piece.face
  if (name === undefined) return
  if (base.shape.is === 'ghost') return
  const deep = base.shape.is === 'disc' ? base.shape.radius : shapesOf(base.shape, base.at, base.bearing).half[1]
  const angle = (bearing * Math.PI) / 180
  const size = Math.min(15, Math.max(11, Math.round(stand * 0.5)))
  const out = deep * (stand / usualStand) + size * 0.75 + 2
  const behind = {
    x: at.x * view.zoom + view.x - Math.sin(angle) * out,
    y: at.y * view.zoom + view.y + Math.cos(angle) * out,
  }
  const lettering = wordsBitmap(name, { weight: 600, size, ink: nameInk, rim: 3 }, density)
  const half = lettering.width / 2 + 2
  const spot = nameSpot(behind, size, half, written)
  written.push(boxOfWords(spot, size, half))
  if (Math.hypot(spot.x - behind.x, spot.y - behind.y) > farFrom * size) paintThread(pen, onScreen(view, at), spot)
  drawWords(pen, lettering, spot.x, spot.y, density)
}

/** A name further from its base than this, in multiples of its height, gets a line to it. */
const farFrom = 2.5

function paintThread(pen: Pen, from: Spot, to: Spot): void {
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.lineWidth = 0.9
  pen.strokeStyle = nameInk
  pen.globalAlpha = 0.6
  pen.stroke()
  pen.globalAlpha = 1
}

/** Armies in the overview: a small block for each unit. */
export function paintBaseDots(pen: Pen, bases: readonly LaidBase[], zoom: number, worn: Liveries): void {
  for (const { at, piece, base } of bases) {
    if (base.shape.is === 'ghost' || (base.shape.is === 'disc' && !base.shape.isCrowned)) continue
    const { field, rim } = worn[piece.face.livery]
    pen.beginPath()
    pen.rect(at.x * zoom - 2.5, at.y * zoom - 2, 5, 4)
    pen.fillStyle = field
    pen.fill()
    pen.lineWidth = 0.8
    pen.strokeStyle = rim
    pen.stroke()
  }
}
