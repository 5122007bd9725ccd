import type { CounterFace } from '../counters/face.ts'
import type { Liveries } from '../counters/liveries.ts'
import { type Piece, pilesOf } from '../counters/piles.ts'
import { counterSvg, escaped, margin as counterMargin } from '../counters/svg.ts'
import { baseNameSvg, baseSvg } from '../map/bases/base-svg.ts'
import { type BoardIndex, indexBoard, type MapBoard, type SheetName } from '../map/board/board.ts'
import { namesIn } from '../map/board/names-on-sheet.ts'
import { inksOf, type MarkNote, noOverlay, type Overlay } from '../map/board/overlay.ts'
import { type Stroke, type TurnNow, turnsIn, turnStrokes } from '../map/board/turns-on-sheet.ts'
import { paintMark } from '../map/paint/paint-marks.ts'
import { markSize, spotOf } from '../map/paint/paint-signs.ts'
import { layOutPiles, type PileShape } from '../map/piles/pile-layout.ts'
import { sitesOf } from '../map/piles/sites.ts'
import { display, small } from '../parts/faces.ts'
import type { Paper } from './papers.ts'
import { SvgPen } from './svg-pen.ts'

/** The contents of a poster: the printed sheet, the counters on it, and the caption below. */
export type Poster = {
  readonly board: MapBoard
  readonly svg: string
  readonly pieces: readonly Piece[]
  /** Signs of field works and of broken things, and the current turn if the sheet has a turn track. */
  readonly overlay?: Pick<Overlay, 'marks'> & { readonly turn?: TurnNow | undefined }
  readonly liveries: Liveries
  readonly caption: { readonly title: string; readonly line: string }
}

/** Margin of the paper, and height of the caption below the map, relative to the shorter side of the paper. */
const rim = 0.03
const captionHeight = 0.075

/**
 * The poster as one SVG document in the size of its paper, in millimetres. Pure: the same poster gives the same text.
 */
export function posterSvg(poster: Poster, paper: Omit<Paper, 'name'>): string {
  const { sheet } = poster.board
  const side = Math.min(paper.width, paper.height)
  const [edge, below] = [side * rim, side * captionHeight]
  const scale = Math.min((paper.width - 2 * edge) / sheet.width, (paper.height - 2 * edge - below) / sheet.height)
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const [left, top] = [(paper.width - width) / 2, (paper.height - height - below) / 2]
  const frame = { left, top, width, height }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${paper.width}mm" height="${paper.height}mm" viewBox="0 0 ${paper.width} ${paper.height}">`,
    `<rect width="${paper.width}" height="${paper.height}" fill="#ffffff"/>`,
    placed(poster.svg, frame),
    placed(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 ${sheet.width} ${sheet.height}">${positionOf(poster)}</svg>`,
      frame,
    ),
    captionOf(poster.caption, paper.width / 2, top + height, below),
    '</svg>',
  ].join('')
}

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A drawing nested in another one, in a frame. */
const placed = (svg: string, { left, top, width, height }: Frame): string =>
  svg.replace(
    /<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" ${attributes
        .replace(/(?<![\w-])width="[^"]*"/, '')
        .replace(/(?<![\w-])height="[^"]*"/, '')}>`,
  )

const short = (value: number): number => Math.round(value * 100) / 100

/**
 * Everything drawn on top of the printed sheet: past turns, names that the sheet leaves out, counters (laid out for a
 * close view) and signs.
 */
function positionOf({ board, svg, pieces, liveries, overlay = noOverlay }: Poster): string {
  const { turn, marks } = overlay
  const index = indexBoard(board)
  const { ofTable } = board
  const [atPoints, inPlaces] = [pieces.filter(({ base }) => base), pieces.filter(({ base }) => !base)]
  const shapes = layOutPiles(pilesOf(inPlaces), index, sitesOf(index, namesIn(svg)), 1)
  return [
    ...(turn === undefined ? [] : turnStrokes(turnsIn(svg), turn).map(stroked)),
    ...(board.names ?? []).map(nameOf),
    ...(ofTable === undefined
      ? []
      : [
          ...atPoints.map((piece) => baseSvg(piece, ofTable, liveries)),
          ...atPoints.map((piece) => baseNameSvg(piece, ofTable)),
        ]),
    ...shapes.map((shape) => (shape.mode === 'spread' ? spreadOf(shape, liveries) : stackOf(shape, liveries))),
    ...marks.map((mark) => markOf(mark, index, liveries)),
  ].join('')
}

/** A sign with its label, as on a map in the size of its sheet. */
function markOf(mark: MarkNote, index: BoardIndex, liveries: Liveries): string {
  const { width, height } = index.board.sheet
  const view = { zoom: 1, x: 0, y: 0, width, height }
  const spot = spotOf(index, view, mark)
  if (spot === undefined) return ''
  const [pen, size, ink] = [new SvgPen(), markSize(view), inksOf(liveries)[mark.tone]]
  paintMark(pen, mark.sign, spot, size, ink)
  return pen.svg + (mark.label === undefined ? '' : wordOf(mark.label, spot.x, spot.y + size * 2.2, size, ink))
}

const wordOf = (words: string, x: number, y: number, size: number, ink: string): string =>
  `<text x="${short(x)}" y="${short(y)}" text-anchor="middle" font-family="${escaped(small)}" font-weight="600" font-size="${short(size)}" fill="${ink}" stroke="#fffaf0" stroke-width="${short(size * 0.25)}" paint-order="stroke">${escaped(words)}</text>`

const stroked = (stroke: Stroke): string =>
  'fill' in stroke
    ? `<path d="${stroke.d}" fill="${stroke.fill}"/>`
    : `<path d="${stroke.d}" fill="none" stroke="${stroke.ink}" stroke-width="${short(stroke.width)}" stroke-linecap="round" opacity="${stroke.opacity ?? 1}"/>`

const nameOf = ({ x, y, down, text, size, ink, halo }: SheetName): string =>
  `<text x="${short(x)}" y="${short(y + down + size * 0.35)}" text-anchor="middle" font-family="${escaped(display)}" font-weight="bold" font-size="${short(size)}" fill="${ink}" stroke="${halo}" stroke-width="${short(size * 0.2)}" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`

function spreadOf({ at, tiles }: PileShape, liveries: Liveries): string {
  return tiles
    .map(({ piece, left, top, right }) =>
      piece === null ? '' : counter(piece.face, at.x + left, at.y + top, right - left, liveries),
    )
    .join('')
}

/** The top counter of a pile, the edges of two below it, and their number. */
function stackOf({ at, pile, left, top, right, bottom }: PileShape, liveries: Liveries): string {
  const [first] = pile.pieces
  if (first === undefined) return ''
  const [x, y, size] = [at.x + left, at.y + top, Math.min(right - left, bottom - top)]
  const { field, rim: edge, corner } = liveries[first.face.livery]
  const below = Array.from({ length: Math.min(2, pile.pieces.length - 1) }, (_, i) => {
    const by = ((2 - i) * size) / 14
    return `<rect x="${short(x + by)}" y="${short(y - by)}" width="${short(size)}" height="${short(size)}" rx="${short((size * corner) / 100)}" fill="${field}" stroke="${edge}" stroke-width="1.3"/>`
  })
  return [
    ...below,
    counter(first.face, x, y, size, liveries),
    pile.pieces.length > 1 ? count(pile.pieces.length, x, y + size, size * 0.17) : '',
  ].join('')
}

const counter = (face: CounterFace, x: number, y: number, size: number, liveries: Liveries): string => {
  const beyond = (size * counterMargin) / 100
  const whole = size + 2 * beyond
  return placed(counterSvg(face, 'whole', liveries), { left: x - beyond, top: y - beyond, width: whole, height: whole })
}

const count = (number: number, x: number, y: number, radius: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="#2b241b" stroke="#fffaf0" stroke-width="1.4"/>` +
  `<text x="${short(x)}" y="${short(y + radius * 0.45)}" text-anchor="middle" font-family="${escaped(small)}" font-weight="600" font-size="${short(radius * 1.3)}" fill="#fffaf0">${number}</text>`

function captionOf({ title, line }: Poster['caption'], middle: number, top: number, height: number): string {
  const row = (words: string, y: number, size: number, style: string): string =>
    `<text x="${short(middle)}" y="${short(y)}" text-anchor="middle" font-family="${escaped(display)}" font-size="${short(size)}" fill="#2b241b"${style}>${escaped(words)}</text>`
  return (
    row(title, top + height * 0.52, height * 0.34, ' font-weight="bold"') +
    row(line, top + height * 0.86, height * 0.22, ' font-style="italic"')
  )
}
