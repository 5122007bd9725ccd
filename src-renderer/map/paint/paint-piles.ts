import { type CounterFace, detailAt } from '../../counters/face.ts'
import type { Liveries } from '../../counters/liveries.ts'
import type { Piece, Pile } from '../../counters/piles.ts'
import { spriteMargin, type Sprites } from '../../counters/sprites.ts'
import type { MapPlace } from '../board/board.ts'
import type { View } from '../camera/camera-view.ts'
import { small } from '../../parts/faces.ts'
import { inksOf } from '../board/overlay.ts'
import { captionHeight, type PileShape, type Tile } from '../piles/pile-layout.ts'

type Pen = CanvasRenderingContext2D

/** The highlighted counters, by id. */
export type HighlightedCounters = {
  readonly targets: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly pointed: string | null
}

/** Paints the visible piles. The pen measures in pixels of the window; the screen has `density` dots per pixel. */
export function paintPiles(
  pen: Pen,
  shapes: readonly PileShape[],
  view: View,
  sprites: Sprites,
  density: number,
  lit: HighlightedCounters,
): void {
  // Lines first, because they run beneath all counters.
  for (const shape of shapes)
    if (shape.isOut)
      paintTether(pen, shape, shape.at.x * view.zoom + view.x, shape.at.y * view.zoom + view.y, sprites.worn)
  for (const shape of shapes) {
    const [x, y] = [shape.at.x * view.zoom + view.x, shape.at.y * view.zoom + view.y]
    if (x + shape.right < -20 || x + shape.left > view.width + 20) continue
    if (y + shape.bottom < -20 || y + shape.top > view.height + 20) continue
    // Snapped to whole screen dots, so that the print on counters is sharp.
    const snapped = { x: Math.round(x * density) / density, y: Math.round(y * density) / density }
    if (shape.mode === 'block') paintBlock(pen, shape, snapped.x, snapped.y, sprites.worn, lit)
    else if (shape.mode === 'stack') paintStack(pen, shape, snapped.x, snapped.y, sprites, density, lit)
    else for (const tile of shape.tiles) paintTile(pen, tile, snapped.x, snapped.y, sprites, density, lit)
  }
}

const snap = (value: number, density: number): number => Math.round(value * density) / density

function paintTile(
  pen: Pen,
  tile: Tile,
  x: number,
  y: number,
  sprites: Sprites,
  density: number,
  lit: HighlightedCounters,
): void {
  const { piece } = tile
  if (piece === null) return
  const size = tile.right - tile.left
  const [left, top] = [x + snap(tile.left, density), y + snap(tile.top, density)]
  // The detail follows the screen's resolution, so it does not change while the map moves with fewer dots.
  const bitmap = sprites.at(piece.face, size * density, detailAt(size * window.devicePixelRatio))
  if (bitmap === null) card(pen, sprites.worn, piece.face, left, top, size, size)
  else {
    const rim = size * spriteMargin
    pen.drawImage(bitmap, left - rim, top - rim, size + 2 * rim, size + 2 * rim)
  }
  paintLight(pen, sprites.worn, [piece], left, top, size, size, lit)
}

/** A plain piece of card: the placeholder of a counter whose bitmap is not ready. */
function card(
  pen: Pen,
  worn: Liveries,
  { livery }: CounterFace,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const { field, rim, corner } = worn[livery]
  pen.beginPath()
  pen.roundRect(left, top, width, height, (Math.min(width, height) * corner) / 70)
  pen.fillStyle = field
  pen.fill()
  pen.lineWidth = 1.6
  pen.strokeStyle = rim
  pen.stroke()
}

/** A folded corner, as on the counters themselves. */
function foldCorner(pen: Pen, rim: string, right: number, bottom: number, height: number): void {
  const fold = height * 0.4
  pen.beginPath()
  pen.moveTo(right, bottom - fold)
  pen.lineTo(right, bottom)
  pen.lineTo(right - fold, bottom)
  pen.closePath()
  pen.fillStyle = '#f6eedb'
  pen.fill()
  pen.lineWidth = 1.2
  pen.strokeStyle = rim
  pen.stroke()
}

function paintStack(
  pen: Pen,
  shape: PileShape,
  x: number,
  y: number,
  sprites: Sprites,
  density: number,
  lit: HighlightedCounters,
): void {
  const [tile] = shape.tiles
  const { pieces } = shape.pile
  if (tile === undefined) return
  const size = tile.right - tile.left
  const under = Math.min(2, pieces.length - 1)
  const step = Math.max(2, Math.round(size / 14))
  for (let i = under; i > 0; i--) {
    const face = pieces[Math.min(i, pieces.length - 1)]?.face
    if (face !== undefined) card(pen, sprites.worn, face, x + tile.left + i * step, y + tile.top - i * step, size, size)
  }
  paintTile(pen, tile, x, y, sprites, density, { ...lit, targets: none, chosen: none, pointed: null })
  paintLight(pen, sprites.worn, pieces, x + tile.left, y + tile.top, size, size, lit)
  if (shape.caption !== '') paintCaption(pen, shape, x, y)
  if (pieces.length > 1) paintCount(pen, pieces.length, x + tile.left + 1, y + tile.top + 2, size)
}

/** The caption: which corps stand there, on its own strip of paper. */
function paintCaption(pen: Pen, { caption, left, right, bottom }: PileShape, x: number, y: number): void {
  const [top, width] = [y + bottom - captionHeight + 1, right - left]
  pen.beginPath()
  pen.roundRect(x + left, top, width, captionHeight - 1, 2)
  pen.fillStyle = '#fffaf0'
  pen.fill()
  pen.lineWidth = 1
  pen.strokeStyle = '#2b241b'
  pen.stroke()
  pen.font = `600 10.5px ${small}`
  pen.fillStyle = '#2b241b'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(caption, x + left + width / 2, top + captionHeight / 2 - 0.2, width - 3)
}

/** A line from a pile that lies further out to the sign of its place. */
function paintTether(
  pen: Pen,
  { left, right, top, bottom, pile }: PileShape,
  x: number,
  y: number,
  worn: Liveries,
): void {
  const livery = pile.pieces[0]?.face.livery
  if (livery === undefined) return
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + (left + right) / 2, y + (top + bottom) / 2)
  for (const [width, ink] of [
    [4, '#fffaf0'],
    [1.8, worn[livery].trace],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = ink
    pen.stroke()
  }
}

const none: ReadonlySet<string> = new Set()

/** The number of counters, at the upper left of a pile. */
function paintCount(pen: Pen, count: number, x: number, y: number, size: number): void {
  const height = Math.min(19, Math.max(13.5, size * 0.4))
  pen.font = `600 ${height * 0.8}px ${small}`
  const text = String(count)
  const width = Math.max(height, text.length * height * 0.52 + 6)
  pen.beginPath()
  pen.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
  pen.fillStyle = '#2b241b'
  pen.fill()
  pen.lineWidth = 1.2
  pen.strokeStyle = '#fffaf0'
  pen.stroke()
  pen.fillStyle = '#fffaf0'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y + height * 0.05)
}

function paintBlock(pen: Pen, shape: PileShape, x: number, y: number, worn: Liveries, lit: HighlightedCounters): void {
  const { pieces } = shape.pile
  const face = pieces[0]?.face
  if (face === undefined) return
  const [left, top, width, height] = [x + shape.left, y + shape.top, shape.right - shape.left, shape.bottom - shape.top]
  card(pen, worn, face, left, top, width, height)
  // Only if every counter of the pile has acted.
  if (pieces.every((piece) => piece.face.turned))
    foldCorner(pen, worn[face.livery].rim, left + width, top + height, height)
  pen.font = `600 ${height * 0.76}px ${small}`
  pen.fillStyle = worn[face.livery].ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(pieces.length), left + width / 2, top + height * 0.54)
  paintLight(pen, worn, pieces, left, top, width, height, lit)
}

/** A rim of light round counters that are possible answers, chosen or pointed at. */
function paintLight(
  pen: Pen,
  worn: Liveries,
  pieces: readonly Piece[],
  left: number,
  top: number,
  width: number,
  height: number,
  lit: HighlightedCounters,
): void {
  const chosen = pieces.some(({ id }) => lit.chosen.has(id))
  const target = pieces.some(({ id }) => lit.targets.has(id))
  const pointed = lit.pointed !== null && pieces.some(({ id }) => id === lit.pointed)
  if (!chosen && !target && !pointed) return
  const livery = pieces[0]?.face.livery ?? 'blue'
  pen.beginPath()
  pen.roundRect(left - 2.5, top - 2.5, width + 5, height + 5, (height * worn[livery].corner) / 100 + 2.5)
  pen.lineWidth = 5
  pen.strokeStyle = '#fffaf0'
  pen.stroke()
  pen.lineWidth = 3
  pen.strokeStyle = inksOf(worn)[chosen || pointed ? 'chosen' : 'target']
  if (!chosen && !pointed) pen.setLineDash([5, 3])
  pen.stroke()
  pen.setLineDash([])
}

/** Armies in the overview: a dot for each pile, round or square like the counters of its side. */
export function paintDots(
  pen: Pen,
  piles: readonly Pile[],
  places: ReadonlyMap<string, MapPlace>,
  zoom: number,
  worn: Liveries,
): void {
  for (const { place, pieces, side } of piles) {
    const [at, face] = [places.get(place), pieces[0]?.face]
    if (at === undefined || face === undefined) continue
    const { field, rim, corner } = worn[face.livery]
    const size = Math.min(11, 5 + Math.sqrt(pieces.length) * 1.6)
    pen.beginPath()
    pen.roundRect(at.x * zoom - size / 2 + side * 3, at.y * zoom - size / 2, size, size, corner > 9 ? size / 2 : 0)
    pen.fillStyle = field
    pen.fill()
    pen.lineWidth = 1
    pen.strokeStyle = rim
    pen.stroke()
  }
}
