import type { MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { both } from '../../problems.ts'
import { contains, crossesItself, crossing, shareSide } from './corners.ts'
import type { OpenFiles } from './dependents.ts'
import { middleOf, pointsIn, rowsOf, wayId } from './maps.ts'
import { addRow, freshRow } from './rows.ts'

/** The outlines of a list, by row id. */
export const ringsOf = (files: CampaignFiles, list: MapList): ReadonlyMap<string, readonly MapPoint[]> => {
  const { shape } = list
  if (shape.is !== 'area') return new Map()
  return new Map(rowsOf(files, list).map(({ id, content }) => [id, pointsIn(content, shape.ring)]))
}

/**
 * The reason why these points cannot be the outline of an area; undefined if they can. `own`: the area itself, ignored
 * in the comparison.
 */
export function whyNoOutline(
  files: CampaignFiles,
  list: MapList,
  ring: readonly MapPoint[],
  own?: string,
): Title | undefined {
  if (ring.length < 3) return both('An area has three corners or more.', 'Une zone a trois sommets ou plus.')
  if (crossesItself(ring))
    return both('The outline would cross itself there.', 'Le contour se croiserait lui-même à cet endroit.')
  if (list.shape.is === 'area' && list.shape.overlaps === true) return undefined
  for (const [id, other] of ringsOf(files, list)) {
    if (id === own || other.length < 3) continue
    const middle = middleOf(ring)
    const covers = middle !== null && contains(ring, middle) && contains(other, middle)
    if (crossing(ring, other) || covers || withinOther(other, ring))
      return both('It would lie over another area there.', 'Elle recouvrirait une autre zone à cet endroit.')
  }
  return undefined
}

function withinOther(other: readonly MapPoint[], ring: readonly MapPoint[]): boolean {
  const middle = middleOf(other)
  return middle !== null && contains(other, middle) && contains(ring, middle)
}

/** Makes an area a neighbour of all areas it shares a side with, if the map has a list of neighbours. */
export function joinNeighbours(plan: MapPlan, open: OpenFiles, list: MapList, id: string): void {
  const { shape } = list
  const ways = shape.is === 'area' ? plan.lists.find((one) => one.id === shape.neighbours) : undefined
  const kind = ways?.fresh[0]
  if (ways === undefined || kind === undefined) return
  const rings = ringsOf(open as CampaignFiles, list)
  const own = rings.get(id) ?? []
  for (const [other, ring] of rings) {
    if (other === id || !shareSide(own, ring)) continue
    if (rowsOf(open as CampaignFiles, ways).some((row) => row.id === wayId(id, other))) continue
    addRow(plan, open, ways, freshRow(ways, kind.content, { id: undefined, name: '', points: [], ends: [other, id] }))
  }
}
