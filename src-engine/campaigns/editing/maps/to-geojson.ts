import type { MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../../kernel/values/result.ts'
import { geometryOf, type RowGeometry, type MapRow, nameOfRow, placesNamed } from './maps.ts'
import { rowsWithPairs } from './pairs.ts'
import { linesIn, seenIn } from './values.ts'

/*
 * Exports a map as GeoJSON, for programs that know nothing of campaigns: a feature for each row of each list, with its
 * geometry, name and kind, and all editable values as properties. `list`, `id` and `places` identify the row for a
 * later import (`import-own.ts`).
 */

/** The map as text; `attribution`: whose data it is made of. */
export function geoJsonOf(files: CampaignFiles, plan: MapPlan, attribution: string): string {
  const geometries = geometryOf(files, plan)
  const features = plan.lists.flatMap((list) =>
    list.shape.is === 'hexes' || list.shape.is === 'through'
      ? []
      : rowsWithPairs(files, list).map((row) =>
          featureOf(files, plan, list, row, geometries.get(list.id)?.get(row.id)),
        ),
  )
  return `${JSON.stringify({ type: 'FeatureCollection', attribution, features }, null, 1)}\n`
}

function featureOf(
  files: CampaignFiles,
  plan: MapPlan,
  list: MapList,
  row: MapRow,
  known: RowGeometry | undefined,
): JsonObject {
  const { id, content } = row
  const parts = list.parts.flatMap(({ key, columns }) => {
    const lines = linesIn(content, key).map((line) => seenIn(columns, line))
    return lines.length === 0 ? [] : [[key, lines] as const]
  })
  const places = placesNamed(list, content)
  const hasOwnPoint = list.shape.is === 'area' && list.shape.x !== null
  return {
    type: 'Feature',
    geometry: known === undefined ? null : geometryOfRow(list, known),
    properties: {
      ...{ kind: list.one.en, name: nameOfRow(files, plan, list, row).en },
      ...seenIn(list.columns, content),
      ...Object.fromEntries(parts),
      ...{ list: list.id, id },
      ...(places.length > 0 && { places }),
      ...(hasOwnPoint && known?.at && { at: [...known.at] }),
    },
  }
}

function geometryOfRow({ shape }: MapList, { at, line }: RowGeometry): Json {
  const points = line.map(([x, y]): Json => [x, y])
  if (shape.is === 'area' && points.length > 2) return { type: 'Polygon', coordinates: [[...points, points[0]!]] }
  if ((shape.is === 'line' || shape.is === 'way') && points.length > 1)
    return { type: 'LineString', coordinates: points }
  // A line may be a single point, such as a peak.
  const [x, y]: MapPoint | readonly [undefined, undefined] = at ?? line[0] ?? [undefined, undefined]
  return x === undefined || y === undefined ? null : { type: 'Point', coordinates: [x, y] }
}
