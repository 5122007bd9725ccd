import type { MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { openList, putAt, valueAt } from '../loose.ts'
import type { OpenFiles } from './dependents.ts'
import { geometryOf, holdersOf, kilometres, middleOf, pathOf, pointsIn, rowsOf } from './maps.ts'
import { outlineAbout } from './outline-about.ts'

/** Steps per degree: about a metre, finer than anyone can point. */
const fine = 1e5

/** Steps per unit of the map's coordinates. */
const steps = { degrees: fine, units: 1, hexes: 100 } as const

/** A point, rounded as it is written. */
export function rounded({ ground }: MapPlan, [x, y]: MapPoint): MapPoint {
  const of = steps[ground]
  return [Math.round(x * of) / of, Math.round(y * of) / of]
}

/** The maximum length of ids made from names. */
const longest = 40

/** An unused id made from a name. */
export function slugFor(files: CampaignFiles, { lists }: MapPlan, name: string, one: Title): string {
  const made = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/[^A-Za-z0-9]+/g, (between) => (/^\p{M}+$/u.test(between) ? '' : '-'))
      .toLowerCase()
      .slice(0, longest)
      .replaceAll(/^-+|-+$/g, '')
  const wanted = made(name) || made(one.en) || 'place'
  const taken = new Set(
    lists.filter(({ key }) => key !== null).flatMap((list) => rowsOf(files, list).map(({ id }) => id)),
  )
  if (!taken.has(wanted)) return wanted
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`
}

export interface NewRow {
  readonly id: string | undefined
  readonly name: string
  readonly points: readonly MapPoint[]
  readonly ends: readonly string[]
}

/** Placeholder in the content of new rows for the place they refer to. */
export const HERE = '@'

/** Does a new row of a kind refer to a place? */
export const isAboutPlace = (content: Json): boolean => JSON.stringify(content).includes(JSON.stringify(HERE))

const asOpen = (content: Json): OpenJson => JSON.parse(JSON.stringify(content)) as OpenJson // a copy of JSON is mutable
export const openPoints = (points: readonly MapPoint[]): OpenJson => points.map(([x, y]) => [x, y])

/** A new row with its position and name. */
export function freshRow(
  { key, name: nameAt, shape }: MapList,
  content: Json,
  { id, name, points, ends }: NewRow,
): OpenJson {
  const whole = asOpen(aboutPlace(content, ends[0] ?? ''))
  const row = whole as OpenObject // the parts of a tuple are set by index
  if (key !== null && id !== undefined) row[key] = id
  if (nameAt !== null && name.trim() !== '') row[nameAt] = name.trim()
  else if (nameAt !== null && row[nameAt] === undefined) row[nameAt] = id ?? '–'
  if (shape.is === 'way') shape.ends.forEach((end, index) => putAt(row, end, ends[index]!))
  if (shape.is === 'line') row[shape.line] = openPoints(points)
  if (shape.is === 'line' && shape.about !== undefined) row[shape.about] = openPoints(outlineAbout(points))
  if (shape.is === 'area' && shape.ring === '') return openPoints(points)
  if (shape.is === 'area') row[shape.ring] = openPoints(points)
  if (shape.is === 'place' || shape.is === 'area') {
    const at = shape.is === 'place' ? (points[0] ?? null) : middleOf(points)
    if (shape.x !== null && shape.y !== null && at !== null) {
      const [x, y] = [Math.round(at[0] * fine) / fine, Math.round(at[1] * fine) / fine]
      if (shape.is === 'place' && shape.along !== undefined) shiftPoints(row, shape.along, [x, y])
      putAt(row, shape.x, x)
      putAt(row, shape.y, y)
    }
  }
  return whole
}

const aboutPlace = (content: Json, place: string): Json =>
  isAboutPlace(content)
    ? (JSON.parse(JSON.stringify(content).replaceAll(JSON.stringify(HERE), JSON.stringify(place))) as Json) // still JSON
    : content

/** Shifts all points at a path of a row, in nested lists of any depth. */
export function shiftPoints(row: OpenObject, at: string, [byX, byY]: MapPoint): void {
  const shifted = (value: OpenJson): OpenJson => {
    if (!Array.isArray(value)) return value
    const [x, y] = value
    if (typeof x !== 'number' || typeof y !== 'number') return value.map(shifted)
    return [Math.round((x + byX) * fine) / fine, Math.round((y + byY) * fine) / fine]
  }
  const found = valueAt(row as JsonObject, at)
  if (Array.isArray(found)) putAt(row, at, shifted(found as OpenJson[])) // the row is mutable
}

/** The reason why no more rows can be added to a list; undefined if they can. */
export function whyNoMore(files: CampaignFiles, list: MapList): Title | undefined {
  if (list.single && rowsOf(files, list).length > 0)
    return both(`There is one already: ${list.one.en}.`, `Il y en a déjà : ${list.one.fr}.`)
  if (list.within !== null && freeHolders(files, list).length === 0)
    return both(`There is nothing yet that has: ${list.title.en}.`, `Rien n’en a encore : ${list.title.fr}.`)
  return undefined
}

/** The paths of the rows that can contain another row of a list. */
function freeHolders(files: CampaignFiles, list: MapList): readonly string[] {
  const taken = new Set(list.within?.each === 'one' ? rowsOf(files, list).map(({ holder }) => holder) : [])
  return holdersOf(files, list).filter((holder) => !taken.has(holder))
}

/** The nearest row that can contain another. */
function nearestHolder(plan: MapPlan, files: CampaignFiles, list: MapList, at: MapPoint): string | undefined {
  const free = new Set(freeHolders(files, list))
  const geometries = geometryOf(files, plan)
  const found = plan.lists
    .filter(({ file, within }) => file === list.file && within === null)
    .flatMap((one) =>
      rowsOf(files, one).flatMap((row) => {
        const { at: point = null, line = [] } = geometries.get(one.id)?.get(row.id) ?? {}
        const middle = point ?? middleOf(line)
        const holder = pathOf(one, row)
        return middle === null || !free.has(holder) ? [] : [{ holder, far: kilometres([at, middle]) }]
      }),
    )
  return found.toSorted((one, other) => one.far - other.far)[0]?.holder
}

/** Adds a row to its list. Creates missing files and lists. */
export function addRow(plan: MapPlan, open: OpenFiles, list: MapList, row: OpenJson): boolean {
  const { file, at, begins, within, single, shape } = list
  const document = (open[file] ??= asOpen(begins) as OpenObject)
  if (within !== null && shape.is === 'area') {
    const middle = middleOf(pointsIn(row as Json, shape.ring))
    const holder = middle === null ? undefined : nearestHolder(plan, open as CampaignFiles, list, middle)
    if (holder === undefined) return false
    const place = `${holder}.${within.at}`
    const rows = valueAt(document as JsonObject, place)
    if (within.each === 'one') putAt(document, place, row)
    else putAt(document, Array.isArray(rows) ? `${place}.${rows.length}` : place, Array.isArray(rows) ? row : [row])
    return true
  }
  if (single) {
    putAt(document, at, row)
    return true
  }
  const parts = at.split('.')
  const last = parts.pop()!
  const holder = parts.length === 0 ? document : valueAt(document as JsonObject, parts.join('.'))
  if (!isJsonObject(holder)) return false
  openList(holder as OpenObject, last).push(row) // an open file is mutable
  return true
}

/** The margin left when the frame is widened, relative to its extent. */
const room = 0.04

/** Widens the frame of the drawn map if a row of its main list lies beyond it. */
export function widenFrame(
  { frame, lists }: MapPlan,
  open: OpenFiles,
  { id }: MapList,
  points: readonly MapPoint[],
): void {
  const main = lists.find(({ shape }) => shape.is === 'place' || shape.is === 'area')
  const document = frame === null ? undefined : open[frame.file]
  if (frame === null || document === undefined || main?.id !== id) return
  const found = valueAt(document as JsonObject, frame.at)
  if (!isJsonObject(found)) return
  const sides = { west: -1, east: 1, south: -1, north: 1 } as const
  for (const [side, sign] of Object.entries(sides)) {
    const edge = found[side]
    const [low, high] =
      side === 'west' || side === 'east' ? [found['west'], found['east']] : [found['south'], found['north']]
    if (typeof edge !== 'number' || typeof low !== 'number' || typeof high !== 'number') continue
    const reach = points.map(([x, y]) => (side === 'west' || side === 'east' ? x : y))
    const furthest = Math.max(...reach.map((one) => one * sign))
    if (furthest <= edge * sign) continue
    const wanted = furthest + (high - low) * room
    putAt(document, `${frame.at}.${side}`, Math.round(wanted * sign * fine) / fine)
  }
}
