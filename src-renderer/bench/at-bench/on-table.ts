import type { Placement } from '../../../src-main/contract/drafts.ts'
import type { TableSpot } from '../../counters/base.ts'
import { type MapBoard, type Spot, type TableOnSheet, tableOnSheet } from '../../map/board/board.ts'

/* On a measured table every point is a place, written as its two coordinates in units of the table. */

/** The highest coordinate of a table. */
const most = 4095

/** The point of a place; undefined if the place is a name. */
export function pointIn(place: string | null | undefined): TableSpot | undefined {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(place ?? '') ?? []
  return x === undefined ? undefined : [Number(x), Number(y)]
}

const held = (value: number): number => Math.min(Math.max(0, Math.round(value)), most)

export const placeAt = ([x, y]: TableSpot): string => `${held(x)},${held(y)}`

/** Converts a point of the sheet to a place of the table on it. */
export const placeOnTable = ({ left, top, scale }: TableOnSheet, { x, y }: Spot): string =>
  placeAt([(x - left) / scale, (y - top) / scale])

/** The named place nearest to a point of the table. */
export function nameNear({ ofTable, places }: MapBoard, point: TableSpot): string | undefined {
  if (ofTable === undefined) return undefined
  const { x, y } = tableOnSheet(ofTable, point)
  const away = (place: Spot): number => Math.hypot(place.x - x, place.y - y)
  const [first, ...others] = places
  if (first === undefined) return undefined
  return others.reduce((nearest, place) => (away(place) < away(nearest) ? place : nearest), first).name
}

type Known = ReadonlyMap<string, Pick<Placement, 'place'>>

/** The places of things after the first of them moves to a place: those on the table keep their offsets from it. */
export function placesFor(things: readonly string[], to: string, placements: Known): readonly string[] {
  const point = pointIn(to)
  const from = pointIn(placements.get(things[0] ?? '')?.place)
  return things.map((thing) => {
    const at = pointIn(placements.get(thing)?.place)
    if (point === undefined || from === undefined || at === undefined) return to
    return placeAt([point[0] + at[0] - from[0], point[1] + at[1] - from[1]])
  })
}
