import type { Edit } from '../../../src-main/contract/draft-edits.ts'
import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { type Ground, isSame, type OnMap } from './sketching.ts'

/* Turns actions on the sketch into edits of the map. Pure. */

export type MapEdit = Extract<Edit, { do: `map-${string}` }>

/** A thing that can be grabbed: a place, a corner of a line or an outline, or one of its sides, by the corner it begins with. */
export type Grip = {
  readonly what: 'place' | 'corner' | 'side'
  readonly corner: number
  readonly from: Ground
}

/** The value that painting gives to a column of hexes. */
export type Brush = { readonly column: string; readonly value: string }

const named = ({ list, item }: OnMap) => ({ list: list.id, item: item.id })
const pair = ([x, y]: Ground): [number, number] => [x, y]

/** Drops the grabbed thing at a point: a side gets a corner there. */
export function moveEdit(on: OnMap, { what, corner }: Grip, to: Ground): MapEdit {
  if (what === 'place') return { do: 'map-move', ...named(on), to: pair(to) }
  return { do: 'map-corner', ...named(on), corner, how: what === 'corner' ? 'move' : 'insert', to: pair(to) }
}

/** Extends a line beyond its last point by half of its last side; a single point becomes a line to the right. */
export function lengthenEdit(on: OnMap, step: number): MapEdit {
  const corner = on.item.line.length - 1
  const [x, y] = on.item.line[corner] ?? [0, 0]
  const [fromX, fromY] = on.item.line[corner - 1] ?? [x - 20 * step, y]
  const to: [number, number] = [x + (x - fromX) / 2, y + (y - fromY) / 2]
  return { do: 'map-corner', ...named(on), corner, how: 'insert', to }
}

/** Sets the ground of hexes in one gesture; hexes that already have it are skipped. */
export const paintEdits = (list: MapList, hexes: ReadonlySet<string>, { column, value }: Brush): readonly MapEdit[] =>
  list.items
    .filter(({ id, values }) => hexes.has(id) && values[column] !== value)
    .map(({ id }) => ({ do: 'map-set', list: list.id, item: id, column, value }))

/** Joins two places by the default kind of way. */
export function joinEdit(ways: MapList, from: OnMap, to: OnMap): MapEdit | null {
  const kind = ways.fresh[0]?.id
  if (kind === undefined || from.item.id === to.item.id) return null
  return { do: 'map-add', list: ways.id, kind, name: '', points: [], ends: [from.item.id, to.item.id] }
}

/** Cuts an area in two between two of its corners. */
export const splitEdit = (on: OnMap, from: number, to: number, name: string): MapEdit => ({
  do: 'map-split',
  ...named(on),
  from,
  to,
  name,
})

/** Deletes a corner, or the whole thing if `corner` is null. */
export const deleteEdit = (on: OnMap, corner: number | null): MapEdit =>
  corner === null
    ? { do: 'map-drop', ...named(on) }
    : { do: 'map-corner', ...named(on), corner, how: 'drop', to: pair(on.item.line[corner] ?? [0, 0]) }

/** Whether it has corners that can be grabbed. */
export const hasCorners = ({ list: { shape, hasBends } }: OnMap): boolean =>
  shape === 'area' || shape === 'line' || hasBends

/** Moves a point of the ground during a drag: everything that shares the dragged point moves with it. */
export const shiftOf =
  (held: (Grip & { readonly to: Ground }) | null) =>
  (point: Ground): Ground =>
    held !== null && held.what !== 'side' && isSame(point, held.from) ? held.to : point
