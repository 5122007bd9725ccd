import type { Edit } from '../../../src-main/contract/drafts.ts'
import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { type Ground, isSame, type OnMap } from './sketching.ts'

/* What the hand does on the sketch, as edits of the map. Pure. */

export type MapEdit = Extract<Edit, { do: `map-${string}` }>

/** What can be taken hold of: a place, a corner of a line or an outline, or one of its sides, by the corner it begins with. */
export type Grip = {
  readonly what: 'place' | 'corner' | 'side'
  readonly corner: number
  readonly from: Ground
}

/** What hexes are painted with: a column and its value. */
export type Brush = { readonly column: string; readonly value: string }

const named = ({ list, item }: OnMap) => ({ list: list.id, item: item.id })
const pair = ([x, y]: Ground): [number, number] => [x, y]

/** What is held is let go of at a point: a side gets a corner there. */
export function moved(on: OnMap, { what, corner }: Grip, to: Ground): MapEdit {
  if (what === 'place') return { do: 'map-move', ...named(on), to: pair(to) }
  return { do: 'map-corner', ...named(on), corner, how: what === 'corner' ? 'move' : 'insert', to: pair(to) }
}

/** A line goes on beyond its last point by half a side; a single point becomes a line to the right. */
export function lengthened(on: OnMap, step: number): MapEdit {
  const corner = on.item.line.length - 1
  const [x, y] = on.item.line[corner] ?? [0, 0]
  const [fromX, fromY] = on.item.line[corner - 1] ?? [x - 20 * step, y]
  const to: [number, number] = [x + (x - fromX) / 2, y + (y - fromY) / 2]
  return { do: 'map-corner', ...named(on), corner, how: 'insert', to }
}

/** Hexes get their new ground, in one gesture; those that have it already are left out. */
export const painted = (list: MapList, hexes: ReadonlySet<string>, { column, value }: Brush): readonly MapEdit[] =>
  list.items
    .filter(({ id, values }) => hexes.has(id) && values[column] !== value)
    .map(({ id }) => ({ do: 'map-set', list: list.id, item: id, column, value }))

/** Two places are joined by the usual kind of way. */
export function joined(ways: MapList, from: OnMap, to: OnMap): MapEdit | null {
  const kind = ways.fresh[0]?.id
  if (kind === undefined || from.item.id === to.item.id) return null
  return { do: 'map-add', list: ways.id, kind, name: '', points: [], ends: [from.item.id, to.item.id] }
}

/** An area is cut in two between two of its corners. */
export const cutInTwo = (on: OnMap, from: number, to: number, name: string): MapEdit => ({
  do: 'map-split',
  ...named(on),
  from,
  to,
  name,
})

/** A corner is struck, or all of it. */
export const struck = (on: OnMap, corner: number | null): MapEdit =>
  corner === null
    ? { do: 'map-drop', ...named(on) }
    : { do: 'map-corner', ...named(on), corner, how: 'drop', to: pair(on.item.line[corner] ?? [0, 0]) }

/** Whether it has corners that can be taken hold of. */
export const hasCorners = ({ list: { shape, hasBends } }: OnMap): boolean =>
  shape === 'area' || shape === 'line' || hasBends

/** Where a point of the ground is while something is held: all that shares it goes along. */
export const shiftOf =
  (held: (Grip & { readonly to: Ground }) | null) =>
  (point: Ground): Ground =>
    held !== null && held.what !== 'side' && isSame(point, held.from) ? held.to : point
