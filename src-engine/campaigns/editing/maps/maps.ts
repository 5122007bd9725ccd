import type { MapColumn, MapList, MapPlan, MapPoint, MapSign } from '../../../kernel/system/editing-maps.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { isJsonObject, type Json } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { valueAt } from '../loose.ts'
import { cellsOf, cornersOfHex, middleOfHex, sharedSide } from './hex-grid.ts'

/*
 * Editable maps. A rule system declares as data what its maps consist of (`MapPlan`): lists in its files, how their
 * rows lie on the ground, and what can be set for them. Everything else is here and independent of systems: reading the
 * lists (this file), changing them (`change-map.ts`), removing what depends on a place (`dependents.ts`), outlines with
 * shared corners (`corners.ts`), importing GeoJSON (`geojson.ts`).
 *
 * Further kinds of maps: a hex map is a list of its hexes (`key` the hex, columns for terrain and level; painting
 * several is one gesture of several `map-set`) and a list of hexsides, which are ways between them; the ground of a
 * measured table is lists of areas and lines with `ground: 'units'`. A new kind of geometry needs another `MapShape`:
 * `geometryOf` computes where its rows lie, and the window's `MapSketch` draws them.
 */

/** A row as it is in its file. */
export interface MapRow {
  readonly id: string
  readonly index: number
  readonly content: Json
  /** The path of the row that contains it. */
  readonly holder?: string
}

const fileOf = (files: CampaignFiles, { file }: Pick<MapList, 'file'>): Json | undefined => {
  const content = Object.hasOwn(files, file) ? files[file] : undefined
  return isJsonObject(content) ? content : undefined
}

const ofFile = (files: CampaignFiles, { file, at }: Pick<MapList, 'file' | 'at'>): Json | undefined => {
  const content = Object.hasOwn(files, file) ? files[file] : undefined
  return isJsonObject(content) ? valueAt(content, at) : undefined
}

/** The paths of the rows that contain rows of a list. */
export function holdersOf(files: CampaignFiles, { file, within }: MapList): readonly string[] {
  return (within?.of ?? []).flatMap((at) => {
    const found = ofFile(files, { file, at })
    if (Array.isArray(found)) return found.map((_, index) => `${at}.${index}`)
    return found === undefined ? [] : [at]
  })
}

/** Rows contained in rows of other lists, identified by their paths. */
function rowsWithin(files: CampaignFiles, list: MapList): readonly MapRow[] {
  const { file, within } = list
  if (within === null) return []
  return holdersOf(files, list).flatMap((holder): readonly MapRow[] => {
    const at = `${holder}.${within.at}`
    const found = ofFile(files, { file, at })
    if (!Array.isArray(found)) return []
    if (within.each === 'one') return [{ id: at, index: 0, content: found as readonly Json[], holder }]
    return found.flatMap((content: Json, index) =>
      Array.isArray(content) ? [{ id: `${at}.${index}`, index, content: content as Json, holder }] : [],
    )
  })
}

/** The readable rows of a list. */
export function rowsOf(files: CampaignFiles, list: MapList): readonly MapRow[] {
  if (list.shape.is === 'hexes') return cellsOf(fileOf(files, list), list.shape.rows)
  if (list.within !== null) return rowsWithin(files, list)
  const found = ofFile(files, list)
  if (list.single) return isJsonObject(found) ? [{ id: list.id, index: 0, content: found }] : []
  const rows = Array.isArray(found) ? (found as readonly Json[]) : []
  const taken = new Set<string>()
  return rows.flatMap((content, index): readonly MapRow[] => {
    if (!isJsonObject(content) && !Array.isArray(content)) return []
    const called = idOfRow(list, content)
    const id = called === undefined || taken.has(called) ? `#${index}` : called
    taken.add(id)
    return [{ id, index, content }]
  })
}

/** The id of a row: its key, or for a way its ends. */
function idOfRow({ key, shape }: MapList, content: Json): string | undefined {
  if (key !== null) return textOf(content, key)
  if (shape.is !== 'way') return undefined
  const [a, b] = shape.ends.map((end) => textOf(content, end))
  return a === undefined || b === undefined ? undefined : wayId(a, b)
}

/** The id of a way between two places, in either order. */
export const wayId = (a: string, b: string): string => (a < b ? `${a} – ${b}` : `${b} – ${a}`)

const textOf = (content: Json, at: string): string | undefined => {
  const found = valueAt(content, at)
  return typeof found === 'string' ? found : undefined
}

/** The path of a row in its file. */
export const pathOf = ({ at, single, shape, within }: MapList, { id, index }: MapRow): string =>
  within !== null
    ? id
    : shape.is === 'hexes'
      ? `${shape.rows}.${index}`
      : single
        ? at
        : at === ''
          ? String(index)
          : `${at}.${index}`

/** The row that contains a path in a file. */
export function rowAround(
  files: CampaignFiles,
  { lists }: MapPlan,
  file: string,
  path: string,
): { readonly list: MapList; readonly row: MapRow } | undefined {
  for (const list of lists) {
    if (list.file !== file) continue
    const row = rowsOf(files, list).find((one) => {
      const place = pathOf(list, one)
      return place !== '' && (path === place || path.startsWith(`${place}.`))
    })
    if (row !== undefined) return { list, row }
  }
  return undefined
}

/** The name of a row for the reader. */
export function nameOfRow(files: CampaignFiles, plan: MapPlan, list: MapList, row: MapRow): Title {
  const { id, content } = row
  if (row.holder !== undefined) return nameWithin(files, list, row.index, row.holder)
  const name = list.name === null ? undefined : valueAt(content, list.name)
  if (typeof name === 'string' && name !== '') return both(name, name)
  if (isJsonObject(name)) {
    const [en, fr] = [textOf(name, 'en'), textOf(name, 'fr')]
    return both(en ?? fr ?? id, fr ?? en ?? id)
  }
  if (list.single) return list.title
  if (list.shape.is === 'hexes') return both(id, id)
  const names = placesNamed(list, content).map((place) => nameOfPlace(files, plan, place))
  if (names.length === 0) return numbered(list, id, content)
  return both(names.map(({ en }) => en).join(' – '), names.map(({ fr }) => fr).join(' – '))
}

/** The name of a row within another row: its number there, and the name of that row. */
function nameWithin(files: CampaignFiles, list: MapList, index: number, holder: string): Title {
  const { one, within } = list
  const around = textOf(fileOf(files, list) ?? null, `${holder}.name`) ?? holder
  const number = within?.each === 'many' ? ` ${index + 1}` : ''
  return both(`${one.en}${number}, ${around}`, `${one.fr}${number}, ${around}`)
}

/** The name of a row without position and name: its number, and what is chosen in it, such as an edge and a side. */
function numbered({ one, columns }: MapList, id: string, content: Json): Title {
  const said = columns.flatMap(
    ({ key, choices }) => choices.find((choice) => choice.id === valueAt(content, key))?.title ?? [],
  )
  const number = Number(id.replace('#', '')) + 1
  const name = Number.isNaN(number) ? id : String(number)
  const about = (texts: readonly string[]): string => (texts.length === 0 ? '' : ` (${texts.join(', ')})`)
  return both(
    `${one.en} ${name}${about(said.map(({ en }) => en))}`,
    `${one.fr} ${name}${about(said.map(({ fr }) => fr))}`,
  )
}

/** The name of a place on the map. */
export function nameOfPlace(files: CampaignFiles, plan: MapPlan, id: string): Title {
  for (const list of plan.lists) {
    if (list.key === null) continue
    const row = rowsOf(files, list).find((one) => one.id === id)
    if (row !== undefined) return nameOfRow(files, plan, list, row)
  }
  return both(id, id)
}

/** The places that a row refers to: the ends of a way, and any others. */
export function placesNamed(list: MapList, content: Json): readonly string[] {
  const ends = list.shape.is === 'way' ? list.shape.ends : []
  const own = [...ends, ...list.columns.filter(({ input }) => input === 'place').map(({ key }) => key)]
  const inParts = list.parts.flatMap(({ key, columns }) => {
    const rows = valueAt(content, key)
    const keys = columns.filter(({ input }) => input === 'place').map((one) => one.key)
    return (Array.isArray(rows) ? (rows as readonly Json[]) : []).flatMap((row) =>
      keys.map((column) => textOf(row, column)),
    )
  })
  return [...own.map((at) => textOf(content, at)), ...inParts].filter((one) => one !== undefined)
}

/** The geometry of a row: its point, its line or outline, and which of them it is. */
export interface RowGeometry {
  readonly at: MapPoint | null
  readonly line: readonly MapPoint[]
}

const numberIn = (content: Json, at: string): number | undefined => {
  const found = valueAt(content, at)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** A value that is a point: two numbers. */
const pointIn = (value: unknown): MapPoint | undefined =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
    ? [value[0], value[1]]
    : undefined

export const pointsIn = (content: Json, at: string): readonly MapPoint[] => {
  const found = valueAt(content, at)
  return (Array.isArray(found) ? (found as readonly Json[]) : []).flatMap((one) => {
    const point = pointIn(one)
    return point === undefined ? [] : [point]
  })
}

/** The geometry of all rows of a map, by list and id. */
export function geometryOf(
  files: CampaignFiles,
  { lists }: MapPlan,
): ReadonlyMap<string, ReadonlyMap<string, RowGeometry>> {
  const found = new Map(
    lists.map((list) => [
      list.id,
      new Map(rowsOf(files, list).map(({ id, content }) => [id, geometryOfId(files, list, id, content)] as const)),
    ]),
  )
  for (const { id, shape } of lists) {
    if (shape.is === 'through')
      layThrough(
        files,
        lists.find((one) => one.id === id)!,
        found,
      )
    if (shape.is !== 'way') continue
    const ways = found.get(id)!
    for (const { id: row, content } of rowsOf(
      files,
      lists.find((one) => one.id === id)!,
    )) {
      const [from, to] = shape.ends.map((end) => placeAt(found, shape.of, textOf(content, end) ?? ''))
      // Between two hexes it is their shared side.
      const [one, other] = shape.ends.map((end) => outlineAt(found, shape.of, textOf(content, end) ?? ''))
      const side = one && other && sharedSide(one, other)
      if (side !== undefined) {
        ways.set(row, { at: null, line: side })
        continue
      }
      const bends = shape.bends === null ? [] : pointsIn(content, shape.bends)
      if (from && to) ways.set(row, { at: null, line: [from, ...bends, to] })
    }
  }
  return found
}

type GeometriesByList = ReadonlyMap<string, Map<string, RowGeometry>>

/** Lines from hex to hex. */
function layThrough(files: CampaignFiles, list: MapList, found: GeometriesByList): void {
  const { shape } = list
  if (shape.is !== 'through') return
  for (const { id, content } of rowsOf(files, list)) {
    const hexes = valueAt(content, shape.hexes)
    const named = Array.isArray(hexes) ? (hexes as readonly Json[]) : []
    const line = named.flatMap((hex): readonly MapPoint[] => {
      const at = typeof hex === 'string' ? found.get(shape.of)?.get(hex)?.at : undefined
      return at ? [at] : []
    })
    found.get(list.id)!.set(id, { at: null, line })
  }
}

function geometryOfId(files: CampaignFiles, list: MapList, id: string, content: Json): RowGeometry {
  const { shape } = list
  if (shape.is === 'hexes') {
    const at = middleOfHex(fileOf(files, list), id)
    return at === undefined ? { at: null, line: [] } : { at, line: cornersOfHex(at) }
  }
  if (shape.is === 'line') return { at: null, line: pointsIn(content, shape.line) }
  if (shape.is !== 'place' && shape.is !== 'area') return { at: null, line: [] }
  const [x, y] = [shape.x, shape.y].map((at) => (at === null ? undefined : numberIn(content, at)))
  const line = shape.is === 'area' ? pointsIn(content, shape.ring) : []
  return { at: x === undefined || y === undefined ? middleOf(line) : [x, y], line }
}

/** The centre of an outline; null if it is empty. */
export function middleOf(ring: readonly MapPoint[]): MapPoint | null {
  if (ring.length === 0) return null
  const [x, y] = ring.reduce(([sumX, sumY], [oneX, oneY]) => [sumX + oneX, sumY + oneY], [0, 0])
  return [x / ring.length, y / ring.length]
}

/** The outline of a hex. */
const outlineAt = (
  found: ReadonlyMap<string, ReadonlyMap<string, RowGeometry>>,
  lists: readonly string[],
  id: string,
): readonly MapPoint[] | undefined =>
  lists.map((list) => found.get(list)?.get(id)?.line).find((line) => line?.length === 6)

const placeAt = (
  found: ReadonlyMap<string, ReadonlyMap<string, RowGeometry>>,
  lists: readonly string[],
  id: string,
): MapPoint | undefined => lists.map((list) => found.get(list)?.get(id)?.at ?? undefined).find((at) => at !== undefined)

const radian = Math.PI / 180
const earthRadius = 6371

/** The length of a line on the ground, in km. */
export function kilometres(line: readonly MapPoint[]): number {
  return line.slice(1).reduce((sum, [lonB, latB], index) => {
    const [lonA, latA] = line[index]!
    const dLat = Math.sin(((latB - latA) * radian) / 2)
    const dLon = Math.sin(((lonB - lonA) * radian) / 2)
    const h = dLat * dLat + Math.cos(latA * radian) * Math.cos(latB * radian) * dLon * dLon
    return sum + 2 * earthRadius * Math.asin(Math.sqrt(h))
  }, 0)
}

/** Places marked with the sign of something that refers to them, such as a fortress. */
export function markedPlaces(files: CampaignFiles, { lists }: MapPlan): ReadonlyMap<string, readonly MapSign[]> {
  const marked = new Map<string, readonly MapSign[]>()
  for (const list of lists) {
    const { marks } = list
    if (marks === null) continue
    for (const { content } of rowsOf(files, list))
      for (const place of placesNamed(list, content)) marked.set(place, [...(marked.get(place) ?? []), marks])
  }
  return marked
}

/** The column at an address of a row, or of a line within it (`exits.1.to`). */
export function columnAt(list: MapList, address: string): MapColumn | undefined {
  const own = list.columns.find(({ key }) => key === address)
  if (own !== undefined) return own
  for (const { key, columns } of list.parts) {
    const [, place] = /^\d+\.(.+)$/.exec(address.startsWith(`${key}.`) ? address.slice(key.length + 1) : '') ?? []
    const found = columns.find((one) => one.key === place)
    if (found !== undefined) return found
  }
  return undefined
}
