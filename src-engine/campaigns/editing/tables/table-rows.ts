import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { partsOf, valueAt } from '../loose.ts'
import { shapeOf } from './leaves.ts'
import type { PrintedChart } from './printed.ts'

/*
 * Rows of tables that can be added and removed. The file's line for a printed row is found automatically: it is the
 * outermost one that contains all the values shown in the row, and none of another row of the chart.
 */

/** A line of a list in the tables' file. */
export interface TableRow {
  /** The path of its list, and its index there. */
  readonly list: string
  readonly index: number
  readonly mayCopy: boolean
  readonly mayDrop: boolean
}

/** The lines of the file behind the rows of a chart; undefined for rows without one. */
export function rowsOfChart(
  schema: JsonObject,
  tables: JsonObject,
  chart: PrintedChart,
): readonly (TableRow | undefined)[] {
  const addresses = chart.rows.map((cells) => cells.flatMap(({ homes }) => homes.map(({ address }) => address)))
  return addresses.map((own, number) => {
    const others = addresses.filter((_, other) => other !== number).flat()
    const place = placesAround(own[0]).find(
      (one) =>
        own.every((address) => address.startsWith(`${one}.`)) &&
        !others.some((address) => address.startsWith(`${one}.`)),
    )
    return place === undefined ? undefined : rowAt(schema, tables, place)
  })
}

/** The paths of the list lines that contain an address, from the outermost. */
function placesAround(address: string | undefined): readonly string[] {
  const parts = address === undefined ? [] : partsOf(address)
  return parts.flatMap((part, index) =>
    /^\d+$/.test(part) && index + 1 < parts.length ? [parts.slice(0, index + 1).join('.')] : [],
  )
}

/** The line at a path; undefined if its list cannot grow or shrink. */
export function rowAt(schema: JsonObject, tables: JsonObject, place: string): TableRow | undefined {
  const parts = partsOf(place)
  const list = parts.slice(0, -1).join('.')
  const index = Number(parts.at(-1))
  const rows = valueAt(tables, list)
  const shape = schemaAt(schema, tables, parts.slice(0, -1))
  if (!Array.isArray(rows) || !isJsonObject(rows[index] as Json) || shape?.['type'] !== 'array') return undefined
  const { items, minItems, maxItems } = shape
  if (!isJsonObject(items)) return undefined
  const mayCopy = typeof maxItems !== 'number' || rows.length < maxItems
  const mayDrop = rows.length > (typeof minItems === 'number' ? Math.max(1, minItems) : 1)
  return mayCopy || mayDrop ? { list, index, mayCopy, mayDrop } : undefined
}

/** The schema of a path in the file. */
function schemaAt(
  schema: Json | undefined,
  value: Json | undefined,
  [part, ...rest]: readonly string[],
): JsonObject | undefined {
  const shape = shapeOf(schema, value)
  if (shape === undefined || part === undefined) return shape
  const { properties, additionalProperties, items } = shape
  const inside = isJsonObject(properties) && Object.hasOwn(properties, part) ? properties[part] : additionalProperties
  const below = Array.isArray(items) ? (items as readonly Json[])[Number(part)] : items
  return schemaAt(shape['type'] === 'array' ? below : inside, insideOf(value, part), rest)
}

const insideOf = (value: Json | undefined, part: string): Json | undefined =>
  Array.isArray(value)
    ? (value as readonly Json[])[Number(part)]
    : isJsonObject(value) && Object.hasOwn(value, part)
      ? value[part]
      : undefined
