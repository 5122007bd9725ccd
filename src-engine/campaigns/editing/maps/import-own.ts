import type { MapEdit, MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { putAt, valueAt } from '../loose.ts'
import type { OwnFeature } from './geojson.ts'
import { type OpenFiles, openAt } from './dependents.ts'
import { geometryOf, type RowGeometry, type MapRow, pathOf, wayId } from './maps.ts'
import { NOTHING_THERE, type Outcome } from './outcome.ts'
import { rowsWithPairs } from './pairs.ts'
import { addRow, freshRow, openPoints, rounded, whyNoMore, widenFrame } from './rows.ts'
import { linesIn, seenIn } from './values.ts'

/** Applies another change of the map. */
type Does = (edit: MapEdit) => Outcome

/**
 * Imports an export of `geoJsonOf`, including changes made to it: updates existing rows, adds others, and removes
 * nothing. Each value passes the same checks as a typed one.
 */
export function importOwn(plan: MapPlan, open: OpenFiles, features: readonly OwnFeature[], does: Does): Outcome {
  // Places come before the lists that refer to them.
  const isNamed = ({ key, shape }: MapList): boolean => key !== null && shape.is !== 'none'
  const lists = [...plan.lists.filter(isNamed), ...plan.lists.filter((list) => !isNamed(list))]
  const before = geometryOf(open as CampaignFiles, plan)
  for (const list of lists) {
    const refusal = importList({ plan, open, list, does }, features, before.get(list.id))
    if (refusal !== undefined) return refusal
  }
  const count = features.length
  return good({ title: both(`Map taken in: ${count}`, `Carte importée : ${count}`), things: [], struck: [] })
}

interface Into {
  readonly plan: MapPlan
  readonly open: OpenFiles
  readonly list: MapList
  readonly does: Does
}

/** The reason why something in a list cannot be imported; undefined on success. */
function importList(
  into: Into,
  features: readonly OwnFeature[],
  before: ReadonlyMap<string, RowGeometry> | undefined,
): Outcome | undefined {
  const { open, list } = into
  const read = () => new Map(rowsWithPairs(open as CampaignFiles, list).map((row) => [row.id, row]))
  let rows = read()
  const own = features.filter((feature) => feature.list === list.id)
  const renumbered = hasNumbers(list) ? foundAgain(list, own, rows, before) : undefined
  for (const feature of own) {
    const id =
      list.shape.is === 'way'
        ? wayId(feature.places[0] ?? '', feature.places[1] ?? '')
        : renumbered === undefined
          ? feature.id
          : (renumbered.get(feature) ?? '')
    let row = rows.get(id)
    if (row === undefined) {
      const added = add(into, feature)
      if (!added.ok) return named(feature, added)
      row = isPlain(list) ? lastRow(open, list, id) : undefined
      if (row === undefined) {
        rows = read()
        row = rows.get(id) ?? [...rows.values()].at(-1)
      } else rows.set(row.id, row)
    }
    if (row === undefined) return named(feature, bad(NOTHING_THERE))
    const known = before?.get(row.id)
    reposition(into, row, feature, [...(known?.line ?? []), ...(known?.at ? [known.at] : [])])
    const refused = fill(into, row, feature.properties)
    if (refused !== undefined) return named(feature, refused)
  }
  return undefined
}

/** Are rows of this list identified by their index alone? */
const hasNumbers = ({ key, shape, single }: MapList): boolean => key === null && shape.is !== 'way' && !single

/**
 * Matches features to rows by geometry if the indices of rows have changed since the export, for example because the
 * map was cropped. Undefined if the indices still match.
 */
function foundAgain(
  list: MapList,
  features: readonly OwnFeature[],
  rows: ReadonlyMap<string, MapRow>,
  before: ReadonlyMap<string, RowGeometry> | undefined,
): ReadonlyMap<OwnFeature, string> | undefined {
  const mark = (points: readonly MapPoint[], values: JsonObject): string =>
    JSON.stringify(points.length > 0 ? points : list.columns.map(({ key }) => values[key] ?? null))
  const markOfRow = ({ id, content }: MapRow): string => {
    const known = before?.get(id)
    const points =
      known === undefined || known.line.length > 0 ? (known?.line ?? []) : [known.at].filter((at) => at !== null)
    return mark(points, seenIn(list.columns, content))
  }
  const markOf = ({ points, properties }: OwnFeature): string => mark(points, properties)
  const free = Map.groupBy(rows.values(), markOfRow)
  const found = features.flatMap((feature) => {
    const row = free.get(markOf(feature))?.shift()
    return row === undefined ? [] : [[feature, row.id] as const]
  })
  const isStill = (feature: OwnFeature): boolean => {
    const row = rows.get(feature.id)
    return row !== undefined && markOfRow(row) === markOf(feature)
  }
  return found.length > features.filter(isStill).length ? new Map(found) : undefined
}

/** Are new rows of this list always last and complete, so that they need no second look? */
const isPlain = ({ within, pairs, single, shape }: MapList): boolean =>
  within === null && pairs === null && !single && shape.is !== 'hexes'

/** The last row. Reading only this one avoids reading possibly a thousand others. */
function lastRow(open: OpenFiles, list: MapList, id: string): MapRow | undefined {
  const all = valueAt(open[list.file] as Json, list.at)
  if (!Array.isArray(all)) return undefined
  const index = all.length - 1
  const content = all[index] as Json | undefined
  return content === undefined
    ? undefined
    : { id: list.key === null && list.shape.is !== 'way' ? `#${index}` : id, index, content }
}

function named({ name }: OwnFeature, outcome: Outcome): Outcome {
  return outcome.ok || name === ''
    ? outcome
    : bad(both(`${name}: ${outcome.error.en}`, `${name} : ${outcome.error.fr}`))
}

function add({ plan, open, list, does }: Into, { name, id, points, places }: OwnFeature): Outcome {
  const [fresh] = list.fresh
  if (fresh === undefined || (list.key !== null && !isId(id))) return bad(NOTHING_THERE)
  const kind = fresh.id
  if (list.shape.is === 'area' && list.key === null && points.length > 2) {
    // Areas without ids are only decoration, so their outlines are not checked.
    const at = points.map((point) => rounded(plan, point))
    const why = whyNoMore(open as CampaignFiles, list)
    if (why !== undefined) return bad(why)
    const row = freshRow(list, fresh.content, { id: undefined, name, points: at, ends: [] })
    if (!addRow(plan, open, list, row)) return bad(NOTHING_THERE)
    widenFrame(plan, open, list, at)
    return good({ title: list.one, things: [], struck: [] })
  }
  const ends = places.slice(0, list.shape.is === 'way' ? 2 : 1)
  const where = list.shape.is === 'way' || list.shape.is === 'none' ? [] : points
  return does({ do: 'map-add', list: list.id, kind, name, points: where, ends, ...(list.key !== null && { id }) })
}

const isId = (id: string): boolean => id.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Moves a row to the position of its feature if it differs. `before`: the row's current points. */
function reposition(into: Into, row: MapRow, { points, at }: OwnFeature, before: readonly MapPoint[]): void {
  const { plan, open, list, does } = into
  const { shape } = list
  const own = shape.is === 'place' ? points[0] : at
  const hasMoved = own !== undefined && !before.some((point) => isSame(point, own))
  if ((shape.is === 'place' || shape.is === 'area') && hasMoved)
    does({ do: 'map-move', list: list.id, item: row.id, to: own })
  const field =
    shape.is === 'area' ? shape.ring : shape.is === 'line' ? shape.line : shape.is === 'way' ? shape.bends : null
  const wanted = shape.is === 'way' ? points.slice(1, -1) : points
  if (field === null || (wanted.length === 0 && shape.is !== 'way')) return
  if (isSame(valueAt(row.content, field) ?? [], wanted)) return
  const line = openPoints(wanted.map((point) => rounded(plan, point)))
  const path = pathOf(list, row)
  if (field === '') putAt(open[list.file]!, path, line)
  else {
    const around = openAt(open, list, path)
    if (around !== undefined) putAt(around, field, wanted.length === 0 ? undefined : line)
  }
  widenFrame(plan, open, list, wanted)
}

/** Sets the values that differ from the feature's properties. Returns a failure, if any. */
function fill({ open, list, does }: Into, row: MapRow, properties: JsonObject): Outcome | undefined {
  const contentNow = (): Json =>
    (isPlain(list)
      ? valueAt(open[list.file] as Json, pathOf(list, row))
      : rowsWithPairs(open as CampaignFiles, list).find(({ id }) => id === row.id)?.content) ?? null
  let content = row.content
  const set = (column: string, value: Json): Outcome | undefined => {
    const done = does({ do: 'map-set', list: list.id, item: row.id, column, value })
    if (!done.ok) return done
    content = contentNow()
    return undefined
  }
  for (const { key } of list.columns) {
    const value = Object.hasOwn(properties, key) ? properties[key] : undefined
    const now = seenIn(list.columns, content)[key] ?? null
    if (value === undefined || isSame(value, now)) continue
    const refused = set(key, value)
    if (refused !== undefined) return refused
  }
  for (const { key, columns } of list.parts) {
    const lines = linesIn(properties, key).filter(isJsonObject)
    for (let count = linesIn(content, key).length; count < lines.length; count += 1) {
      const done = does({ do: 'map-part', list: list.id, item: row.id, part: key, drop: null })
      if (!done.ok) return done
      content = contentNow()
    }
    for (const [index, line] of lines.entries()) {
      const now = seenIn(columns, linesIn(content, key)[index] ?? null)
      for (const column of columns) {
        const value = Object.hasOwn(line, column.key) ? line[column.key] : undefined
        if (value === undefined || isSame(value, now[column.key] ?? null)) continue
        const refused = set(`${key}.${index}.${column.key}`, value)
        if (refused !== undefined) return refused
      }
    }
  }
  return undefined
}
