import type { MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, good, isJsonObject, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { putAt, valueAt } from '../loose.ts'
import { dropDependents, type OpenFiles } from './dependents.ts'
import { geometryOf, nameOfPlace, pathOf, rowsOf } from './maps.ts'
import { NOTHING_THERE, type Outcome } from './outcome.ts'
import { rounded } from './rows.ts'

const cornerOf = (from: MapPoint, to: MapPoint, pick: (a: number, b: number) => number): MapPoint => [
  pick(from[0], to[0]),
  pick(from[1], to[1]),
]

/** Shapes with a position of their own. */
const drawnShapes: ReadonlySet<string> = new Set(['place', 'line', 'area'])

/**
 * Crops a map to the rectangle between two corners: removes the other places of a list with everything that depends on
 * them, and other drawn features, and sets the frame to the rectangle.
 */
export function crop(plan: MapPlan, open: OpenFiles, list: MapList, from: MapPoint, to: MapPoint): Outcome {
  if (list.key === null || list.fresh.length === 0) return bad(NOTHING_THERE)
  const files = open as CampaignFiles
  const geometries = geometryOf(files, plan)
  const isIn = ([x, y]: MapPoint): boolean =>
    x >= Math.min(from[0], to[0]) &&
    x <= Math.max(from[0], to[0]) &&
    y >= Math.min(from[1], to[1]) &&
    y <= Math.max(from[1], to[1])
  const isKept = (of: MapList, id: string): boolean => {
    const { at = null, line = [] } = geometries.get(of.id)?.get(id) ?? {}
    return at === null ? line.length === 0 || line.some(isIn) : isIn(at)
  }
  const places = rowsOf(files, list)
  const struck = places.filter(({ id }) => !isKept(list, id))
  if (struck.length === places.length)
    return bad(both('Nothing of the map would be left.', 'Il ne resterait rien de la carte.'))
  for (const row of struck.toReversed()) {
    const name = nameOfPlace(files, plan, row.id)
    putAt(open[list.file]!, pathOf(list, row), undefined)
    const gone = dropDependents(open, plan, list, row.id, name)
    if (!gone.ok) return gone
  }
  for (const drawn of plan.lists) {
    // Rows within another row are removed with it.
    if (
      drawn.file === list.file ||
      drawn.fresh.length === 0 ||
      drawn.within !== null ||
      !drawnShapes.has(drawn.shape.is)
    )
      continue
    for (const row of rowsOf(files, drawn).toReversed())
      if (!isKept(drawn, row.id)) putAt(open[drawn.file]!, pathOf(drawn, row), undefined)
  }
  const { frame } = plan
  if (frame !== null && isJsonObject(valueAt((open[frame.file] ?? {}) as JsonObject, frame.at))) {
    const [[west, south], [east, north]] = [
      rounded(plan, cornerOf(from, to, Math.min)),
      rounded(plan, cornerOf(from, to, Math.max)),
    ]
    putAt(open[frame.file]!, frame.at, { west, east, south, north })
  }
  const left = places.length - struck.length
  return good({
    title: both(
      `only what is in sight: ${left} of ${places.length} places`,
      `seulement ce qui est en vue : ${left} lieux sur ${places.length}`,
    ),
    things: [],
    struck: struck.map(({ id }) => id),
  })
}
