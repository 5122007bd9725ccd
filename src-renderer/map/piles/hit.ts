import type { Pile, Piece } from '../../counters/piles.ts'
import type { BoardIndex, MapPlace, MapWay, Spot } from '../board/board.ts'
import { contains } from '../board/lines.ts'
import { onSheet, type View } from '../camera/camera-view.ts'
import type { Box } from '../board/names-on-sheet.ts'
import type { PileShape, Tile } from './pile-layout.ts'

/** The thing under the pointer. */
export type Hit =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly pile: Pile }
  | { readonly kind: 'pile'; readonly pile: Pile }
  | { readonly kind: 'zone'; readonly place: MapPlace }
  | { readonly kind: 'way'; readonly way: MapWay }

/**
 * Distance from a place, in units of the sheet, within which a click means it, because its name stands beside it. In a
 * hex or an area every point does.
 */
const near = 90
/** Distance from a sign or way, in pixels, within which a click means it: a finger is wide. */
const nearSign = 14
const nearWay = 6

/**
 * The topmost thing at a point of the frame: a counter, a sign, a way if `takes` includes them, or the place that is
 * meant.
 */
export function hitAt(
  at: Spot,
  view: View,
  index: BoardIndex,
  shapes: readonly PileShape[],
  takes: 'places' | 'all' = 'all',
): Hit | null {
  for (let i = shapes.length - 1; i >= 0; i--) {
    const shape = shapes[i]
    if (shape === undefined) continue
    const [x, y] = [at.x - (shape.at.x * view.zoom + view.x), at.y - (shape.at.y * view.zoom + view.y)]
    if (!holds(shape, x, y)) continue
    const { pile } = shape
    if (shape.mode === 'block' || (shape.mode === 'stack' && pile.pieces.length > 1)) return { kind: 'pile', pile }
    const tile = shape.tiles.findLast((one: Tile) => holds(one, x, y))
    if (tile?.piece) return { kind: 'piece', piece: tile.piece, pile }
  }
  const point = onSheet(view, at)
  const area = index.board.places.find(({ outline }) => outline !== undefined && contains(outline, point))
  if (index.board.ofAreas) return area === undefined ? null : { kind: 'zone', place: area }
  const [place, away] = nearestPlace(index.board.places, point)
  if (place !== undefined && away * view.zoom <= Math.max(nearSign, place.reach * view.zoom))
    return { kind: 'zone', place }
  const way = takes === 'all' ? nearestWay(index.board.ways, point, nearWay / view.zoom) : undefined
  if (way !== undefined) return { kind: 'way', way }
  if (area !== undefined) return { kind: 'zone', place: area }
  if (index.board.ofTable) return null
  const meant = index.board.ofHexes ? index.spacing / Math.sqrt(3) : near
  if (
    place !== undefined &&
    (place.outline === undefined || index.board.ofHexes) &&
    away <= Math.max(meant, nearSign / view.zoom)
  )
    return { kind: 'zone', place }
  return null
}

const holds = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

function nearestPlace(places: readonly MapPlace[], { x, y }: Spot): readonly [MapPlace | undefined, number] {
  let found: MapPlace | undefined
  let nearest = Infinity
  for (const place of places) {
    const away = Math.hypot(place.x - x, place.y - y)
    if (away >= nearest) continue
    nearest = away
    found = place
  }
  return [found, nearest]
}

function nearestWay(ways: readonly MapWay[], { x, y }: Spot, reach: number): MapWay | undefined {
  let found: MapWay | undefined
  let nearest = reach
  for (const way of ways) {
    for (let i = 1; i < way.line.length; i++) {
      const [[ax, ay], [bx, by]] = [way.line[i - 1] ?? [0, 0], way.line[i] ?? [0, 0]]
      // A quick rejection: most segments are nowhere near.
      if (x < Math.min(ax, bx) - nearest || x > Math.max(ax, bx) + nearest) continue
      if (y < Math.min(ay, by) - nearest || y > Math.max(ay, by) + nearest) continue
      const away = fromSegment(x, y, ax, ay, bx, by)
      if (away >= nearest) continue
      nearest = away
      found = way
    }
  }
  return found
}

function fromSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}
