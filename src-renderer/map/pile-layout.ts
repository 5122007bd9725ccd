import type { Pile, Piece } from '../counters/piles.ts'
import type { MapPlace, Spot } from './board.ts'
import { scaleAt } from './detail.ts'
import type { Box } from './names-on-sheet.ts'
import { boxAt, type Site, type Sites } from './sites.ts'

/** A counter, or a block that stands for all of a pile; measured in pixels from its place's middle. */
export type Tile = Box & { readonly piece: Piece | null }

/** A pile as it is drawn at one scale. */
export type PileShape = Box & {
  readonly pile: Pile
  /** On the sheet. */
  readonly at: Spot
  /** A block with a number; a stack of which the top is seen; all counters side by side. */
  readonly mode: 'block' | 'stack' | 'spread'
  readonly tiles: readonly Tile[]
}

/** As many counters can lie side by side; more than that are a stack wherever one looks from. */
const mostSpread = 12
const between = 3

/** Where piles lie at a scale. Panning changes nothing of it. */
export function layOutPiles(
  piles: readonly Pile[],
  places: ReadonlyMap<string, MapPlace>,
  sites: Sites,
  zoom: number,
  spacing: number,
): PileShape[] {
  const { level, size } = scaleAt(zoom, spacing)
  const taken = new Map<string, number>()
  const shapes = piles.flatMap((pile): PileShape[] => {
    const place = places.get(pile.place)
    if (place === undefined) return []
    const order = taken.get(pile.place) ?? 0
    taken.set(pile.place, order + 1)
    const site = sites.get(pile.place)?.[order > 0 ? 1 : 0] ?? { dx: 0, dy: -1 }
    const count = pile.pieces.length
    if (level === 'far') return [block(pile, place, site, zoom, size)]
    if (level === 'middle' || count > mostSpread) return [stack(pile, place, site, zoom, size)]
    return [spread(pile, place, site, zoom, size)]
  })
  // What lies further down is nearer to the eye.
  return shapes.toSorted((one, other) => one.at.y + one.bottom / zoom - (other.at.y + other.bottom / zoom))
}

/** The sign of a place is never drawn smaller than can be seen, so piles keep off so much. */
const beside = (place: MapPlace, site: Site, zoom: number, width: number, height: number): Box =>
  boxAt({ ...place, x: 0, y: 0, reach: Math.max(5, place.reach * zoom) }, site, width, height, 3)

function block(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number): PileShape {
  const box = beside(place, site, zoom, size * 1.2, size)
  return { ...box, pile, at: place, mode: 'block', tiles: [{ ...box, piece: null }] }
}

function stack(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number): PileShape {
  const box = beside(place, site, zoom, size, size)
  return { ...box, pile, at: place, mode: 'stack', tiles: [{ ...box, piece: pile.pieces[0] ?? null }] }
}

function spread(pile: Pile, place: MapPlace, site: Site, zoom: number, size: number): PileShape {
  const count = pile.pieces.length
  const columns = count <= 3 ? count : Math.min(4, Math.ceil(Math.sqrt(count * 1.2)))
  const rows = Math.ceil(count / columns)
  const step = size + between
  const box = beside(place, site, zoom, columns * step - between, rows * step - between)
  const tiles = pile.pieces.map((piece, i): Tile => {
    const left = box.left + (i % columns) * step
    const top = box.top + Math.floor(i / columns) * step
    return { piece, left, top, right: left + size, bottom: top + size }
  })
  return { ...box, pile, at: place, mode: 'spread', tiles }
}
