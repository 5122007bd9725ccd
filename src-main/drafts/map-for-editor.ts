import { isDeepStrictEqual } from 'node:util'
import {
  geometryOf,
  kilometres,
  type RowGeometry,
  type MapRow,
  markedPlaces,
  nameOfRow,
  placesNamed,
  rowsOf,
} from '#engine/campaigns/editing/maps/maps.ts'
import { rowsWithPairs } from '#engine/campaigns/editing/maps/pairs.ts'
import { COLUMN_WIDTH } from '#engine/campaigns/editing/maps/hex-grid.ts'
import { geoJsonOf } from '#engine/campaigns/editing/maps/to-geojson.ts'
import { isAboutPlace, whyNoMore } from '#engine/campaigns/editing/maps/rows.ts'
import { linesIn, valuesIn } from '#engine/campaigns/editing/maps/values.ts'
import { valueAt } from '#engine/campaigns/editing/loose.ts'
import { sheetSchema } from '#engine/campaigns/sheet-schema.ts'
import { sheetBesideMap } from '#engine/campaigns/sheet-words.ts'
import type { MapColumn, MapList, MapPlan, MapPoint, MapShape } from '#engine/kernel/system/editing-maps.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { DraftMap } from '../contract/draft-map.ts'
import type { Words } from '../contract/words.ts'
import { withSpaces, words } from '../wording/bilingual.ts'
import { type Marks, matchRows, partsOf } from './match-rows.ts'
import type { OpenDraft } from './open-draft.ts'

type ListForEditor = DraftMap['lists'][number]
type ItemForEditor = ListForEditor['items'][number]

/** The address of a row of the map, by which a fault refers to it. */
export const mapAddress = ({ id }: MapList, row: Pick<MapRow, 'id'>): string => `${id}/${row.id}`

/** The parts of a draft that its map depends on. */
type Mapped = Pick<OpenDraft, 'system' | 'ground' | 'begun' | 'grounded'>

/** The map of a draft for the editor; undefined if its rule system has no editable map. */
export function mapForEditor({ system, ground, begun, grounded }: Mapped): DraftMap | undefined {
  const plan = system.editing.map?.(ground)
  if (plan === undefined) return undefined
  const lying = geometryOf(ground, plan)
  // The first view shows what the rules use; sectors and rivers may reach far beyond.
  const main = plan.lists.find(({ shape }) => shape.is === 'place' || shape.is === 'area' || shape.is === 'hexes')
  const rows = [...(main === undefined ? [] : lying.get(main.id)!.values())]
  const box = boxAbout(rows.flatMap(({ at, line }) => [...(at ? [at] : []), ...line]))
  const middle = ((box.south + box.north) / 2) * (Math.PI / 180)
  return {
    ground: grounded,
    stretch: plan.ground === 'degrees' ? Math.max(0.1, Math.cos(middle)) : plan.ground === 'hexes' ? COLUMN_WIDTH : 1,
    down: plan.ground !== 'degrees',
    step: { degrees: 0.001, units: 1, hexes: 0.1 }[plan.ground],
    takesGeoJson: plan.ground === 'degrees',
    box,
    attribution: creditsOf(ground),
    lists: plan.lists.map((list) => listForEditor(plan, list, ground, begun, lying.get(list.id) ?? new Map())),
  }
}

/** The map of a draft as GeoJSON; undefined if its points are not in degrees. */
export function mapAsGeoJson({ system, ground }: Mapped): string | undefined {
  const plan = system.editing.map?.(ground)
  return plan?.ground === 'degrees' ? geoJsonOf(ground, plan, creditsOf(ground).en) : undefined
}

/** The attribution of the map's data. */
const creditsOf = (ground: CampaignFiles): Words =>
  sheetBesideMap(ground, sheetSchema.safeParse(ground['sheet.json']).data).attribution

/** The extent of the points, with a margin. */
function boxAbout(points: readonly MapPoint[]): DraftMap['box'] {
  const [first] = points
  if (first === undefined) return { west: 0, east: 1, south: 0, north: 1 }
  const box = { west: first[0], east: first[0], south: first[1], north: first[1] }
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
  }
  const room = Math.max(box.east - box.west, box.north - box.south, 0.02) * 0.06
  return { west: box.west - room, east: box.east + room, south: box.south - room, north: box.north + room }
}

function listForEditor(
  plan: MapPlan,
  list: MapList,
  ground: CampaignFiles,
  begun: CampaignFiles,
  lying: ReadonlyMap<string, RowGeometry>,
): ListForEditor {
  const marked = markedPlaces(ground, plan)
  const before = new Map(rowsOf(begun, list).map(({ id, content }) => [id, content]))
  const { id, title, one, shape, file, single, key, name, parts, columns, fresh } = list
  return {
    ...{ id, single, shape: shape.is, isDrawn: file !== 'map.json' && file !== 'table.json', isQuiet: list.quiet },
    title: withSpaces(title),
    one: withSpaces(one),
    range: list.range,
    isNamed: name !== null,
    isPlace: key !== null && hasPoint(shape),
    of: shape.is === 'way' ? shape.of : [],
    hasBends: shape.is === 'way' && shape.bends !== null,
    columns: columns.map(columnForEditor),
    parts: parts.map((part) => ({
      id: part.key,
      title: withSpaces(part.title),
      columns: part.columns.map(columnForEditor),
    })),
    mayAdd: fresh.length > 0 && whyNoMore(ground, list) === undefined,
    fresh: fresh.map((kind) => ({
      id: kind.id,
      title: withSpaces(kind.title),
      isAboutPlace: isAboutPlace(kind.content),
    })),
    items: rowsWithPairs(ground, list).map((row): ItemForEditor => {
      const { at = null, line = [] } = lying.get(row.id) ?? {}
      const km = shape.is === 'way' && list.range !== null && line.length > 1 ? kilometres(line) : null
      const { range } = list
      return {
        id: row.id,
        address: mapAddress(list, row),
        name: withSpaces(nameOfRow(ground, plan, list, row)),
        ...{ at: at && hasPoint(shape) ? [...at] : null, line: line.map(([x, y]): [number, number] => [x, y]) },
        places: placesNamed(list, row.content),
        km: km === null ? null : Math.round(km * 10) / 10,
        isFar: km !== null && range !== null && (km < range.least || km > range.most),
        look: lookOf(list, row.content),
        signs: [
          ...list.signs.flatMap(({ column, sign }) => (has(row.content, column) ? [sign] : [])),
          ...(key === null ? [] : (marked.get(row.id) ?? [])),
        ],
        values: valuesIn(columns, row.content),
        parts: Object.fromEntries(
          parts.map((part) => [part.key, linesIn(row.content, part.key).map((one) => valuesIn(part.columns, one))]),
        ),
        isNew: !before.has(row.id),
      }
    }),
  }
}

/** Does a row have a point of its own? Then it is a place that others may name. */
const hasPoint = (shape: MapShape): boolean =>
  shape.is === 'place' || shape.is === 'hexes' || (shape.is === 'area' && shape.x !== null)

const columnForEditor = ({ key, title, input, optional, opens, choices, least, most, of }: MapColumn) => ({
  ...{ id: key, title: withSpaces(title), input, optional: optional || opens !== null, least, most, of },
  choices: choices.map((one) => ({ id: one.id, title: withSpaces(one.title) })),
})

const has = (content: Json, at: string): boolean => {
  const found = valueAt(content, at)
  return found !== undefined && found !== null && found !== false && !(Array.isArray(found) && found.length === 0)
}

function lookOf({ look: { column, of, usual } }: MapList, content: Json): string {
  const value = column === null ? undefined : valueAt(content, column)
  return typeof value === 'string' && Object.hasOwn(of, value) ? of[value]! : usual
}

/** The changes of a draft's map since it began, in words. */
export function mapChanged({ system, ground, begun }: OpenDraft): readonly Words[] {
  const plan = system.editing.map?.(ground)
  if (plan === undefined) return []
  const planBefore = system.editing.map!(begun)
  return plan.lists.flatMap((list) => {
    const files = [list.file, ...(list.pairs === null ? [] : [list.pairs.file])]
    if (files.every((file) => isDeepStrictEqual(ground[file], begun[file]))) return []
    // The feet of heights and the houses of villages are reported with the heights and villages.
    if (list.within !== null || plan.lists.find(({ file, at }) => file === list.file && at === list.at) !== list)
      return []
    const [was, is] = changedRows(rowsWithPairs(begun, list), rowsWithPairs(ground, list))
    const { before, gone } = matchRows(was, is, marksIn(list))
    const { one } = list
    const now = is.flatMap((row): readonly Words[] => {
      const name = nameOfRow(ground, plan, list, row)
      const { en, fr } = name
      const old = before.get(row)
      if (old === undefined) return [words(`${one.en}, new: ${en}`, `${one.fr}, nouveau : ${fr}`)]
      if (isDeepStrictEqual(old.content, row.content)) return []
      const others = columnsChanged(list, old.content, row.content, [nameOfRow(begun, planBefore, list, old), name])
      // A row without a shape may contain those of other lists: their changes are not its own.
      const hasOwnPlace = list.shape.is !== 'area' && list.shape.is !== 'none'
      const isElsewhere = hasMoved(list, old.content, row.content) || (others.length === 0 && hasOwnPlace)
      const what = isElsewhere ? [...others, words('where it lies', 'son emplacement')] : others
      if (what.length === 0) return []
      const called = one.en === en ? name : words(`${one.en} ${en}`, `${one.fr} ${fr}`)
      return [
        words(
          `${called.en}: ${what.map((each) => each.en).join(', ')}`,
          `${called.fr} : ${what.map((each) => each.fr).join(', ')}`,
        ),
      ]
    })
    const missing = gone.map((row): Words => {
      const { en, fr } = nameOfRow(begun, planBefore, list, row)
      return words(`${one.en}, no longer: ${en}`, `${one.fr}, supprimé : ${fr}`)
    })
    return [...now, ...missing]
  })
}

type Rows = readonly MapRow[]

/** The rows of each state that have no equal in the other. */
function changedRows(before: Rows, now: Rows): readonly [was: Rows, is: Rows] {
  const without = (rows: Rows, others: Rows): Rows => {
    const left = Map.groupBy(others, textOf)
    return rows.filter((row) => left.get(textOf(row))?.pop() === undefined)
  }
  return [without(before, now), without(now, before)]
}

/** Rows without a permanent id are called by their index, which changes when a row before them is removed. */
const marksIn = ({ name }: MapList): Marks<MapRow> => ({
  lasting: ({ id }) => (id.startsWith('#') ? undefined : id),
  name: ({ content }) => (name === null ? undefined : JSON.stringify(valueAt(content, name))),
  parts: ({ content }) => partsOf(content),
  least: 0.5,
})

const textOf = ({ content }: MapRow): string => JSON.stringify(content)

/** Has a row moved by a field that is not a column? Changed columns are reported by their titles. */
function hasMoved({ shape, columns }: MapList, before: Json, after: Json): boolean {
  const told = new Set(columns.map(({ key }) => key))
  return fieldsOf(shape).some((at) => !told.has(at) && !isDeepStrictEqual(valueAt(before, at), valueAt(after, at)))
}

/** The fields of a row that define its position. */
function fieldsOf(shape: MapShape): readonly string[] {
  switch (shape.is) {
    case 'place':
      return [shape.x, shape.y]
    case 'way':
      return shape.bends === null ? [] : [shape.bends]
    case 'area':
      return [shape.x, shape.y, shape.drawn, shape.ring].filter((at) => at !== null)
    case 'line':
      return [shape.line]
    case 'through':
      return [shape.hexes]
    case 'hexes':
    case 'none':
      return []
  }
}

/** The titles of the changed columns of a row; for its name, the old one. */
function columnsChanged(
  { columns, parts, name }: MapList,
  before: Json,
  after: Json,
  [was, is]: readonly [was: Words, is: Words],
): readonly Words[] {
  const isRenamed = was.en !== is.en && was.fr !== is.fr
  return [...columns, ...parts]
    .filter(({ key }) => !isDeepStrictEqual(valueAt(before, key), valueAt(after, key)))
    .map(({ key, title }) =>
      key === name && isRenamed ? words(`renamed (was: ${was.en})`, `nouveau nom (avant : ${was.fr})`) : title,
    )
}
