import type { DraftMap, MapItem, MapList } from '../../../src-main/contract/draft-map.ts'

/* Positions of things on the sketch of a map, and hit testing. Pure. */

/** The tools of the sketch. */
export type MapTool = 'choose' | 'add' | 'join' | 'cut' | 'paint'

/** The key of each tool. */
export const toolKeys: Readonly<Record<MapTool, string>> = {
  paint: 'B',
  choose: 'S',
  add: 'N',
  join: 'C',
  cut: 'X',
}

/** A point of the ground, as written in the files. */
export type Ground = readonly [number, number]
/** A point of the sketch. */
export type Spot = { readonly x: number; readonly y: number }

/** Converts between ground and sketch. */
export type Scale = {
  readonly width: number
  readonly height: number
  readonly toSketch: (point: Ground) => Spot
  readonly toGround: (spot: Spot) => [number, number]
}

/** The width of the whole ground on the sketch, whatever its size. */
const across = 1000

export function scaleOf({ box, stretch, down }: Pick<DraftMap, 'box' | 'stretch' | 'down'>): Scale {
  const unit = across / ((box.east - box.west) * stretch)
  const upper = down ? box.south : box.north
  const sign = down ? 1 : -1
  return {
    width: across,
    height: (box.north - box.south) * unit,
    toSketch: ([x, y]) => ({ x: (x - box.west) * stretch * unit, y: (y - upper) * unit * sign }),
    toGround: ({ x, y }) => [x / (stretch * unit) + box.west, (y / unit) * sign + upper],
  }
}

/** A thing on the map, with its list. */
export type OnMap = { readonly list: MapList; readonly item: MapItem }

const allOn = (map: DraftMap): readonly OnMap[] =>
  map.lists.flatMap((list) => list.items.map((item) => ({ list, item })))

export const itemOnMap = (map: DraftMap, list: string | null, id: string | null): OnMap | undefined => {
  const of = map.lists.find((one) => one.id === list)
  const item = of?.items.find((one) => one.id === id)
  return of && item && { list: of, item }
}

/** Whether things of a list have a sign that can be clicked and dragged: places, and areas with a point of their own. */
export const hasSigns = ({ shape, isDrawn }: MapList): boolean => shape === 'place' || (shape === 'area' && !isDrawn)

export const isSame = ([x, y]: Ground, [otherX, otherY]: Ground): boolean =>
  Math.abs(x - otherX) < 1e-7 && Math.abs(y - otherY) < 1e-7

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

function fromLine(at: Spot, line: readonly Spot[]): number {
  const [only] = line
  return Math.min(
    only === undefined ? Infinity : apart(at, only),
    ...line.slice(1).map((to, index) => {
      const from = line[index]!
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const length = dx * dx + dy * dy
      const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length))
      return apart(at, { x: from.x + part * dx, y: from.y + part * dy })
    }),
  )
}

const isInside = (ring: readonly Spot[], { x, y }: Spot): boolean =>
  ring.reduce((inside, a, index) => {
    const b = ring[(index + 1) % ring.length]!
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
  }, false)

/** The things under a point, nearest first: signs, ways and lines within reach, then areas around it. */
export function hitsAt(map: DraftMap, { toSketch }: Scale, at: Spot, reach: number): readonly OnMap[] {
  const near: { readonly on: OnMap; readonly rank: number; readonly far: number }[] = []
  for (const on of allOn(map)) {
    const { list, item } = on
    const far = item.at === null ? Infinity : apart(at, toSketch(item.at))
    if (hasSigns(list) && far <= reach) near.push({ on, rank: list.isDrawn ? 2 : 0, far })
    else if (list.shape === 'way' || list.shape === 'line' || list.shape === 'through') {
      const line = fromLine(at, item.line.map(toSketch))
      if (line <= reach * 0.7) near.push({ on, rank: list.isDrawn ? 2 : 1, far: line })
    } else if (
      (list.shape === 'area' || list.shape === 'hexes') &&
      item.line.length > 2 &&
      isInside(item.line.map(toSketch), at)
    )
      near.push({ on, rank: list.isDrawn ? 4 : 3, far })
  }
  return near.toSorted((one, other) => one.rank - other.rank || one.far - other.far).map(({ on }) => on)
}

/** A copy of the thing at another point. */
export const itemAt = (item: MapItem, [x, y]: Ground): MapItem => ({ ...item, at: [x, y] })

/** A copy of the map with a thing at another point. */
export function withItemAt(map: DraftMap, { list, item }: OnMap, at: Ground): DraftMap {
  const items = list.items.map((one) => (one.id === item.id ? itemAt(one, at) : one))
  return { ...map, lists: map.lists.map((one) => (one.id === list.id ? { ...one, items } : one)) }
}

/** The hex of a list under a point. */
export const hexUnder = ({ items }: MapList, { toSketch }: Scale, at: Spot): MapItem | undefined =>
  items.find(({ line }) => isInside(line.map(toSketch), at))

/** The corners that can be grabbed: for a way its bends only, because its ends are places. */
export const cornersOf = ({
  item: { line },
  list,
}: OnMap): readonly { readonly corner: number; readonly point: Ground }[] =>
  line
    .map((point, corner) => ({ corner, point }))
    .filter(({ corner }) => list.shape !== 'way' || (corner > 0 && corner < line.length - 1))

/** The corner of a line or an outline within reach. */
export function cornerAt(on: OnMap, { toSketch }: Scale, at: Spot, reach: number): number | null {
  const found = cornersOf(on)
    .map(({ corner, point }) => ({ corner, far: apart(at, toSketch(point)) }))
    .toSorted((one, other) => one.far - other.far)[0]
  return found !== undefined && found.far <= reach ? found.corner : null
}

/** The side of a line or an outline whose middle lies within reach, by the corner it begins with. */
export function sideAt(
  { item, list }: OnMap,
  { toSketch }: Scale,
  at: Spot,
  reach: number,
): { readonly corner: number; readonly middle: Ground } | null {
  for (const { corner, middle } of sidesOf(item, list))
    if (apart(at, toSketch(middle)) <= reach) return { corner, middle }
  return null
}

/** The sides of a line or an outline, with their middles. */
export const sidesOf = (
  { line }: MapItem,
  { shape }: MapList,
): readonly { readonly corner: number; readonly middle: Ground }[] =>
  line.slice(0, shape === 'area' ? undefined : -1).map(([x, y], corner) => {
    const [nextX, nextY] = line[(corner + 1) % line.length]!
    return { corner, middle: [(x + nextX) / 2, (y + nextY) / 2] }
  })

/** Snaps a point to the nearest corner of the list within reach, other than `own`; without one, the point itself. */
export function snapToCorner(list: MapList, scale: Scale, at: Spot, reach: number, own: Ground | null = null): Ground {
  const corners = list.items.flatMap(({ line }) => line).filter((one) => own === null || !isSame(one, own))
  let best: { readonly point: Ground; readonly far: number } | undefined
  for (const point of corners) {
    const far = apart(at, scale.toSketch(point))
    if (far <= reach && (best === undefined || far < best.far)) best = { point, far }
  }
  return best?.point ?? scale.toGround(at)
}
