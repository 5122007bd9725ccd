import type { Piece } from '../../counters/piles.ts'
import { type BoardIndex, type Spot, spotOfPiece } from '../board/board.ts'
import { type Part, partOfSheet } from './camera-view.ts'
import { readableFrom, scaleAt } from './detail.ts'

/** Margin in units of the sheet around occupied places in the first view, and around places they can reach. */
const [ground, rim] = [170, 60]
/**
 * Up to this many occupied places the view includes two steps around them instead of one: a march would otherwise lead
 * out of sight.
 */
const fewPlaces = 2
/** The whole sheet, or all hexes, is shown instead if its scale is at least this share of that of the occupied part. */
const wholeSheetFrom = 0.8
/** Maximum size in pixels of a hex if few counters stand on hexes, so that much of the surroundings is shown. */
const largestHex = 64
/** All hexes are shown with the print beside them if the scale is at least this share of that without it. */
const printFrom = 0.88

/**
 * With more stacks than this, the view shows most of them as counters with captions rather than all of them as numbered
 * blocks.
 */
const manyStacks = 12

/** The first view of a map, for a frame of any size; undefined if the map is empty and no part of it is preferable. */
export function beginningOf(index: BoardIndex, pieces: readonly Piece[]): ((frame: Size) => Part) | undefined {
  const { places, links } = index
  if (index.board.ofTable !== undefined) return tablePart(index, pieces)
  const standing = new Set(pieces.map(({ place }) => place).filter((place) => places.has(place)))
  if (standing.size === 0) return index.board.ofHexes === true ? (frame) => allHexes(index, frame) : undefined
  const beyond = (from: Iterable<string>): Set<string> =>
    new Set([...from].flatMap((place) => [place, ...(links.get(place) ?? []).map(({ to }) => to)]))
  const reached = standing.size > fewPlaces ? beyond(standing) : beyond(beyond(standing))
  const boxes = [...reached].flatMap((id) => {
    const place = places.get(id)
    const about = standing.has(id) ? ground : rim
    return place === undefined ? [] : [{ ...place, about }]
  })
  return (frame) => {
    const part = beginningIn(index, boxes, frame)
    return index.board.ofHexes === true && standing.size <= fewPlaces ? fromFurtherOff(part, index, frame) : part
  }
}

/** All hexes; or the whole sheet, if including the print beside the hexes makes them hardly smaller. */
function allHexes({ board: { sheet }, places, spacing }: BoardIndex, { width, height }: Size): Part {
  const whole = { left: 0, top: 0, right: sheet.width, bottom: sheet.height }
  const hexes = partAround(
    [...places.values()].map(({ x, y }) => ({ x, y, about: 0.62 * spacing })),
    sheet,
  )
  const zoomOf = (part: Part): number => partOfSheet(part, width, height).zoom
  return zoomOf(whole) >= printFrom * zoomOf(hexes) ? whole : hexes
}

/** A part of a sheet of hexes; enlarged about its middle if its hexes would be larger than needed. */
function fromFurtherOff(part: Part, { board: { sheet }, spacing }: BoardIndex, { width, height }: Size): Part {
  const zoom = largestHex / spacing
  if (partOfSheet(part, width, height).zoom <= zoom) return part
  const about = (from: number, to: number, frame: number, side: number): [number, number] => {
    const wide = Math.min(side, frame / zoom)
    const low = Math.min(Math.max(0, (from + to - wide) / 2), side - wide)
    return [low, low + wide]
  }
  const [left, right] = about(part.left, part.right, width, sheet.width)
  const [top, bottom] = about(part.top, part.bottom, height, sheet.height)
  return { left, right, top, bottom }
}

/**
 * The occupied places, those within reach, and some ground around them. If they would hardly be smaller with it, the
 * whole sheet, or all hexes without the print beside them. With many stacks, the part that shows most of them legibly.
 */
function beginningIn(index: BoardIndex, boxes: readonly Box[], { width, height }: Size): Part {
  const { spacing } = index
  const { sheet, ofHexes = false } = index.board
  const standing = boxes.filter(({ about }) => about === ground)
  const part = partAround(boxes, sheet)
  if (standing.length > manyStacks && scaleAt(partOfSheet(part, width, height).zoom, spacing).level === 'far')
    return amongMost(standing, { sheet, width, height, zoom: (1.02 * readableFrom) / spacing })
  const whole = { left: 0, top: 0, right: sheet.width, bottom: sheet.height }
  const zoomOf = (one: Part): number => partOfSheet(one, width, height).zoom
  const wide = ofHexes ? allHexes(index, { width, height }) : whole
  return zoomOf(wide) < wholeSheetFrom * zoomOf(part) ? part : wide
}

/** The bases on a table, with some ground around them. */
function tablePart(index: BoardIndex, pieces: readonly Piece[]): (() => Part) | undefined {
  const boxes = pieces.flatMap((piece) => {
    const at = spotOfPiece(index, piece)
    return at === undefined ? [] : [{ ...at, about: index.spacing }]
  })
  return boxes.length === 0 ? undefined : () => partAround(boxes, index.board.sheet)
}

type Size = { readonly width: number; readonly height: number }
type Box = Spot & { readonly about: number }

/** The smallest part of the sheet that contains all boxes. */
function partAround(boxes: readonly Box[], sheet: Frame['sheet']): Part {
  return {
    left: Math.max(0, Math.min(...boxes.map(({ x, about }) => x - about))),
    right: Math.min(sheet.width, Math.max(...boxes.map(({ x, about }) => x + about))),
    top: Math.max(0, Math.min(...boxes.map(({ y, about }) => y - about))),
    bottom: Math.min(sheet.height, Math.max(...boxes.map(({ y, about }) => y + about))),
  }
}

type Frame = Size & { readonly sheet: Size; readonly zoom: number }

/** The part of the sheet, centred on one of the spots, that contains most of them at a given scale. */
function amongMost(spots: readonly Spot[], { sheet, width, height, zoom }: Frame): Part {
  const [wide, high] = [Math.min(sheet.width, width / zoom), Math.min(sheet.height, height / zoom)]
  const parts = spots.map(({ x, y }): Part => {
    const left = Math.min(Math.max(0, x - wide / 2), sheet.width - wide)
    const top = Math.min(Math.max(0, y - high / 2), sheet.height - high)
    return { left, top, right: left + wide, bottom: top + high }
  })
  const held = (part: Part): number =>
    spots.filter(
      ({ x, y }) => x > part.left + rim && x < part.right - rim && y > part.top + rim && y < part.bottom - rim,
    ).length
  return parts.reduce((best, part) => (held(part) > held(best) ? part : best))
}
