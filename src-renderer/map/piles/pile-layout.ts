import { captionOf, type Piece, type Pile } from '../../counters/piles.ts'
import type { BoardIndex, MapBoard, MapPlace, Spot } from '../board/board.ts'
import { scaleAt } from '../camera/detail.ts'
import { contains } from '../board/lines.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'
import { boxAt, type Site, type Sites, touches } from './sites.ts'

/** A counter, or the block of a whole pile (`piece` is null); in pixels from its place's middle. */
export type Tile = Box & { readonly piece: Piece | null }

/** The shape of a pile at one scale. */
export type PileShape = Box & {
  readonly pile: Pile
  /** The middle of its place, on the sheet. */
  readonly at: Spot
  /** A numbered block; a stack with only its top counter visible; all counters side by side. */
  readonly mode: 'block' | 'stack' | 'spread'
  readonly tiles: readonly Tile[]
  /** The text under a stack; may be empty. */
  readonly caption: string
  /** Whether it lies away from its place, joined to it by a line. */
  readonly isOut: boolean
}

/** Extra cost per rank of a site. */
const perRank = 0.02
/**
 * Cost of covering a legible name: by the area covered, and for covering any of it at all. Together nearly as much as
 * covering a pile or a neighbour’s sign.
 */
const [nameCost, anyNameCost] = [0.35, 0.8]
/** Cost of overlapping another pile, by area: a half-covered pile can hardly be read. */
const overlapCost = 2.5
/** Maximum number of counters side by side; larger piles are a stack at every scale. */
const mostSpread = 12
const tileGap = 3
/** Area of a name that may be covered for free, in square pixels: a corner of the box round its letters. */
const freeNameArea = 12
/** Height of the caption under a stack, and width of a letter, in pixels. */
export const captionHeight = 13
const letterWidth = 5.8

/** The shapes of the piles at a scale. They do not depend on panning. */
export function layOutPiles(
  piles: readonly Pile[],
  { board, places, links, spacing }: BoardIndex,
  sites: Sites,
  zoom: number,
): PileShape[] {
  const { level, size } = scaleAt(zoom, spacing, board.ofHexes)
  const laid: Laid[] = []
  const boxes: { readonly box: Box; readonly place: string; readonly site: Site }[] = []
  // In a fixed order, so that a pile stays where it is when another one is added.
  const ordered = piles.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  for (const pile of ordered) {
    const place = places.get(pile.place)
    if (place === undefined) continue
    const neighbours = (links.get(pile.place) ?? []).flatMap(({ to }) => places.get(to) ?? [])
    const caption = level === 'far' || place.within === true ? '' : captionOf(pile)
    let best: Laid | undefined
    let least = Infinity
    let rank = 0
    for (const site of sites.about(place)) {
      const shape =
        level === 'far' ? block(pile, place, site, zoom, size) : stack(pile, place, site, zoom, size, caption)
      const box = onMap(shape, zoom)
      // The piles of the two sides keep apart, and none covers another if there is a free site.
      const hidden = sites.hidden(onSheet(box, zoom)) * zoom * zoom
      let cost =
        rank * perRank +
        (nameCost * hidden) / (size * size) +
        (level !== 'far' && hidden > freeNameArea ? anyNameCost : 0)
      for (const other of boxes) {
        if (cost >= least) break
        if (other.place === pile.place && touches(site, other.site)) cost += 1
        cost += (overlapCost * meets(box, other.box)) / (size * size)
      }
      for (const one of neighbours) if (coversSign(box, one, zoom)) cost += 0.5
      if (cost < least) {
        least = cost
        best = { shape, place, site }
      }
      rank += 1
      // No later site can be better.
      if (rank * perRank >= least) break
    }
    if (best === undefined) continue
    laid.push(best)
    boxes.push({ box: onMap(best.shape, zoom), place: pile.place, site: best.site })
  }
  const shapes = level === 'near' ? spreadOut(laid, board, sites, zoom, size) : laid.map(({ shape }) => shape)
  // Painting order: piles further down the sheet are in front.
  return shapes.toSorted((one, other) => one.at.y + one.bottom / zoom - (other.at.y + other.bottom / zoom))
}

type Laid = { readonly shape: PileShape; readonly place: MapPlace; readonly site: Site }

/**
 * Spreads the counters of piles side by side where they cover no sign and no other pile and stay inside their area, the
 * smallest piles first; the others stay stacked.
 */
function spreadOut(
  laid: readonly Laid[],
  { places, ofAreas }: MapBoard,
  sites: Sites,
  zoom: number,
  size: number,
): PileShape[] {
  const shapes = new Map(laid.map(({ shape }) => [shape.pile.key, shape]))
  const order = laid.toSorted((one, other) => one.shape.pile.pieces.length - other.shape.pile.pieces.length)
  for (const { shape, place, site } of order) {
    const { pile } = shape
    const count = pile.pieces.length
    if (count === 1 || count > mostSpread) continue
    const isFree = (tried: PileShape): boolean => {
      const box = onMap(tried, zoom)
      if (sites.hidden(onSheet(box, zoom)) * zoom * zoom > freeNameArea) return false
      if (ofAreas && !isInside(place, onSheet(box, zoom))) return false
      for (const other of shapes.values()) if (other.pile !== pile && meets(box, onMap(other, zoom)) > 0) return false
      return places.every((one) => one === place || !coversSign(box, one, zoom))
    }
    const found = columnsFor(count)
      .map((columns) => spread(pile, place, site, zoom, size, columns))
      .find(isFree)
    if (found !== undefined) shapes.set(pile.key, found)
  }
  return [...shapes.values()]
}

/** Whether all four corners lie in the area. */
const isInside = ({ outline = [] }: MapPlace, { left, right, top, bottom }: Box): boolean =>
  [left, right].every((x) => [top, bottom].every((y) => contains(outline, { x, y })))

/**
 * Column counts to try: nearly square first, then wider and narrower; never a single column, which would lead away from
 * the place.
 */
function columnsFor(count: number): readonly number[] {
  const square = count <= 3 ? count : Math.min(4, Math.ceil(Math.sqrt(count * 1.2)))
  return [square, square + 1, square - 1].filter((columns) => columns >= 2 && columns <= count)
}

/**
 * The box of a pile on the map at its scale: for a stack including its number and the lower counters showing from under
 * it.
 */
function onMap({ at, left, right, top, bottom, mode, pile, tiles }: PileShape, zoom: number): Box {
  const rim = mode === 'stack' && pile.pieces.length > 1 ? (tiles[0]!.right - tiles[0]!.left) * 0.12 : 0 // a stack has one tile
  return {
    left: at.x * zoom + left - rim,
    right: at.x * zoom + right + rim,
    top: at.y * zoom + top - rim,
    bottom: at.y * zoom + bottom + rim,
  }
}

const onSheet = ({ left, right, top, bottom }: Box, zoom: number): Box => ({
  left: left / zoom,
  right: right / zoom,
  top: top / zoom,
  bottom: bottom / zoom,
})

function coversSign({ left, right, top, bottom }: Box, { x, y, reach }: MapPlace, zoom: number): boolean {
  const [atX, atY, rim] = [x * zoom, y * zoom, reach * zoom]
  return atX > left - rim && atX < right + rim && atY > top - rim && atY < bottom + rim
}

/** The box beside a place. The sign of a place has a minimum size on the screen, so piles keep clear of that. */
const beside = (place: MapPlace, site: Site, zoom: number, width: number, height: number): Box =>
  boxAt({ ...place, x: 0, y: 0, reach: Math.max(5, place.reach * zoom) }, site, width, height, 3)

function block(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number): PileShape {
  const box = beside(place, site, zoom, size * 1.2, size)
  return {
    ...box,
    pile,
    at: place,
    mode: 'block',
    tiles: [{ ...box, piece: null }],
    caption: '',
    isOut: site.out !== undefined,
  }
}

function stack(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number, caption: string): PileShape {
  const under = caption === '' ? 0 : captionHeight
  const width = under === 0 ? size : Math.max(size, caption.length * letterWidth + 6)
  const box = beside(place, site, zoom, width, size + under)
  const left = (box.left + box.right - size) / 2
  const tile = { left, right: left + size, top: box.top, bottom: box.top + size, piece: pile.pieces[0] ?? null }
  return { ...box, pile, at: place, mode: 'stack', tiles: [tile], caption, isOut: site.out !== undefined }
}

function spread(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number, columns: number): PileShape {
  const rows = Math.ceil(pile.pieces.length / columns)
  const step = size + tileGap
  const box = beside(place, site, zoom, columns * step - tileGap, rows * step - tileGap)
  const tiles = pile.pieces.map((piece, i): Tile => {
    const left = box.left + (i % columns) * step
    const top = box.top + Math.floor(i / columns) * step
    return { piece, left, top, right: left + size, bottom: top + size }
  })
  return { ...box, pile, at: place, mode: 'spread', tiles, caption: '', isOut: site.out !== undefined }
}
