import type { MapColumn, MapEdit, MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { beyondLimits, isBlank, notLeftEmpty, noValueFor } from '../limits.ts'
import { isOpenObject, putAt, valueAt } from '../loose.ts'
import { changeCorner, mergeAreas, splitArea } from './change-areas.ts'
import { joinNeighbours, whyNoOutline } from './areas.ts'
import { hexAt, putCode } from './hex-grid.ts'
import { done, NOTHING_THERE, type Outcome } from './outcome.ts'
import { dropDependents, openAt, type OpenFiles, removedInWords } from './dependents.ts'
import { crop } from './crop.ts'
import { importInto } from './import-into.ts'
import { columnAt, geometryOf, type MapRow, middleOf, nameOfPlace, nameOfRow, pathOf, rowsOf, wayId } from './maps.ts'
import { OpenPairs } from './pairs.ts'
import {
  addRow,
  freshRow,
  isAboutPlace,
  openPoints,
  rounded,
  shiftPoints,
  slugFor,
  whyNoMore,
  widenFrame,
} from './rows.ts'

/** Applies a change of the map to the open files. */
export function changeMap(plan: MapPlan, open: OpenFiles, edit: MapEdit): Outcome {
  const pairs = new OpenPairs(open, plan)
  const outcome = changeIn(plan, open, pairs, edit)
  if (outcome.ok) pairs.write()
  return outcome
}

function changeIn(plan: MapPlan, open: OpenFiles, pairs: OpenPairs, edit: MapEdit): Outcome {
  const list = plan.lists.find(({ id }) => id === edit.list)
  return list === undefined ? bad(NOTHING_THERE) : changeList(plan, open, list, pairs, edit)
}

function changeList(plan: MapPlan, open: OpenFiles, list: MapList, pairs: OpenPairs, edit: MapEdit): Outcome {
  const files = open as CampaignFiles
  if (edit.do === 'map-add') return add(plan, open, list, edit)
  if (edit.do === 'map-crop') return crop(plan, open, list, edit.from, edit.to)
  if (edit.do === 'map-import') return importInto(plan, open, list, edit, (other) => changeIn(plan, open, pairs, other))
  const row = rowsOf(files, list).find(({ id }) => id === edit.item)
  if (row !== undefined && list.shape.is === 'hexes')
    return paint(open, list, row, nameOfRow(files, plan, list, row), edit)
  const path = row && pathOf(list, row)
  const around = path === undefined ? undefined : openAt(open, list, path)
  if (row === undefined || around === undefined) return bad(NOTHING_THERE)
  const name = nameOfRow(files, plan, list, row)
  switch (edit.do) {
    case 'map-move':
      widenFrame(plan, open, list, [edit.to])
      return move(plan, list, around, name, edit.to)
    case 'map-set':
      return set(plan, open, { list, row, around, pairs }, name, edit)
    case 'map-drop':
      return drop(plan, open, list, row, name)
    case 'map-part':
      return changeParts(list, around, name, edit)
    case 'map-corner':
      return changeCorner(plan, open, list, row, name, edit)
    case 'map-split':
      return splitArea(plan, open, list, row, name, edit)
    case 'map-merge':
      return mergeAreas(plan, open, list, row, name, edit.other)
  }
}

/** The only thing to set for a hex is its letter. */
function paint(open: OpenFiles, list: MapList, row: MapRow, name: Title, edit: MapEdit): Outcome {
  const column = list.columns.find(({ key }) => edit.do === 'map-set' && key === edit.column)
  if (list.shape.is !== 'hexes' || edit.do !== 'map-set' || column === undefined) return bad(NOTHING_THERE)
  const kind = column.choices.find(({ id }) => id === edit.value)
  if (kind === undefined) return bad(noValueFor(column.title))
  putCode(open[list.file]!, list.shape.rows, row.id, kind.id)
  return done(name, kind.title.en, kind.title.fr)
}

/** The hexes under a drawn line, without consecutive repetitions. Points outside the grid are ignored. */
function hexesUnder(open: OpenFiles, plan: MapPlan, list: MapList, points: readonly MapPoint[]): readonly string[] {
  const { shape } = list
  const grid = shape.is === 'through' ? plan.lists.find(({ id }) => id === shape.of) : undefined
  if (grid?.shape.is !== 'hexes') return []
  const { rows } = grid.shape
  const file = open[grid.file] as JsonObject | undefined
  const hexes = points.flatMap((point) => hexAt(file, rows, point) ?? [])
  return hexes.filter((hex, index) => hex !== hexes[index - 1])
}

function add(plan: MapPlan, open: OpenFiles, list: MapList, edit: Extract<MapEdit, { do: 'map-add' }>): Outcome {
  const kind = list.fresh.find(({ id }) => id === edit.kind) ?? list.fresh[0]
  if (kind === undefined) return bad(NOTHING_THERE)
  const points = edit.points.map((point) => rounded(plan, point))
  const { shape } = list
  const why = whyNoMore(open as CampaignFiles, list)
  if (why !== undefined) return bad(why)
  if (shape.is === 'way') {
    const refusal = whyNotJoined(plan, open, list, edit.ends)
    if (refusal !== undefined) return bad(refusal)
  }
  if (shape.is === 'area') {
    const refusal = whyNoOutline(open as CampaignFiles, list, points)
    if (refusal !== undefined) return bad(refusal)
  }
  if (isAboutPlace(kind.content) && !isPlace(plan, open, edit.ends[0])) return bad(NOTHING_THERE)
  if ((shape.is === 'place' && points.length !== 1) || (shape.is === 'line' && points.length < 2))
    return bad(both('It lies nowhere.', 'Cela ne se trouve nulle part.'))
  if (shape.is === 'through') {
    const hexes = hexesUnder(open, plan, list, edit.points)
    if (hexes.length < 2) return bad(both('It leads from a hex to another.', 'Cela mène d’un hexagone à un autre.'))
    const line = { ...(kind.content as JsonObject), [shape.hexes]: [...hexes] } // a row is an object
    if (!addRow(plan, open, list, line as OpenJson)) return bad(NOTHING_THERE)
    return done(kind.title, `${hexes[0]} – ${hexes.at(-1)}`, `${hexes[0]} – ${hexes.at(-1)}`)
  }
  const id = list.key === null ? undefined : (edit.id ?? slugFor(open as CampaignFiles, plan, edit.name, list.one))
  const content = freshRow(list, kind.content, { id, name: edit.name, points, ends: edit.ends })
  if (shape.is === 'way' && shape.bends !== null && valueAt(content as Json, shape.bends) !== undefined)
    putAt(content as OpenObject, shape.bends, openPoints([middleBetween(plan, open, shape.of, edit.ends)]))
  if (!addRow(plan, open, list, content)) return bad(NOTHING_THERE)
  widenFrame(plan, open, list, points)
  if (shape.is === 'area' && id !== undefined && edit.id === undefined) joinNeighbours(plan, open, list, id)
  const row = rowsOf(open as CampaignFiles, list).findLast((one) => sameRow(one.content, content))
  const name = row === undefined ? list.one : nameOfRow(open as CampaignFiles, plan, list, row)
  return done(name, 'new on the map', 'nouveau sur la carte')
}

const sameRow = (one: Json, other: OpenJson): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The midpoint between two places, where a way that exists only by its bends gets its first one. */
function middleBetween(plan: MapPlan, open: OpenFiles, lists: readonly string[], ends: readonly string[]): MapPoint {
  const geometries = geometryOf(open as CampaignFiles, plan)
  const points = ends.flatMap((end) =>
    lists.map((list) => geometries.get(list)?.get(end)?.at ?? null).filter((at) => at !== null),
  )
  return rounded(plan, middleOf(points) ?? [0, 0])
}

const isPlace = (plan: MapPlan, open: OpenFiles, id: string | undefined): boolean =>
  plan.lists.some((list) => list.key !== null && rowsOf(open as CampaignFiles, list).some((row) => row.id === id))

/** The reason why a way cannot join these places; undefined if it can. */
function whyNotJoined(plan: MapPlan, open: OpenFiles, list: MapList, ends: readonly string[]): Title | undefined {
  const { shape } = list
  const [a, b] = ends
  if (shape.is !== 'way' || a === undefined || b === undefined || ends.length > 2) return NOTHING_THERE
  if (a === b) return both('A way joins two places.', 'Une voie relie deux lieux.')
  const files = open as CampaignFiles
  const there = new Set(
    plan.lists.filter(({ id }) => shape.of.includes(id)).flatMap((one) => rowsOf(files, one).map(({ id }) => id)),
  )
  if (!there.has(a) || !there.has(b)) return NOTHING_THERE
  if (!rowsOf(files, list).some(({ id }) => id === wayId(a, b))) return undefined
  const [one, other] = [nameOfPlace(files, plan, a), nameOfPlace(files, plan, b)]
  return both(`${one.en} and ${other.en} are joined already.`, `${one.fr} et ${other.fr} sont déjà reliés.`)
}

function move(plan: MapPlan, { shape }: MapList, around: OpenObject, name: Title, to: MapPoint): Outcome {
  if ((shape.is !== 'place' && shape.is !== 'area') || shape.x === null || shape.y === null) return bad(NOTHING_THERE)
  const [x, y] = rounded(plan, to)
  if (shape.is === 'place' && shape.along !== undefined) {
    const [wasX, wasY] = [shape.x, shape.y].map((at) => valueAt(around as JsonObject, at))
    if (typeof wasX === 'number' && typeof wasY === 'number') shiftPoints(around, shape.along, [x - wasX, y - wasY])
  }
  putAt(around, shape.x, x)
  putAt(around, shape.y, y)
  if (shape.drawn !== null) putAt(around, shape.drawn, undefined)
  return done(name, 'moved', 'déplacé')
}

type SetIn = {
  readonly list: MapList
  readonly row: MapRow
  readonly around: OpenObject
  readonly pairs: OpenPairs
}

function set(
  plan: MapPlan,
  open: OpenFiles,
  { list, row, around, pairs }: SetIn,
  name: Title,
  { column: address, value }: Extract<MapEdit, { do: 'map-set' }>,
): Outcome {
  const column = columnAt(list, address)
  if (column === undefined) return bad(NOTHING_THERE)
  const { opens, within, title, key } = column
  // For a column of a line within the row, the part of the address that leads to the line.
  const at = address.slice(0, address.length - key.length)
  if (at !== '' && !isJsonObject(valueAt(around as JsonObject, at.slice(0, -1)))) return bad(NOTHING_THERE)
  if (within !== null && valueAt(around as JsonObject, `${at}${within}`) === undefined) return bad(NOTHING_THERE)
  const refusal = whyNot(plan, open, column, value)
  if (refusal !== undefined) return bad(refusal)
  const end = list.pairs === null ? -1 : [0, 1].findIndex((one) => key === `${list.pairs?.values}.${one}`)
  if ((end === 0 || end === 1) && (value === null || typeof value === 'number')) {
    const inTheWay = pairs.set(list, row.content, end, value)
    return inTheWay === undefined ? done(name, title.en, title.fr) : bad(inTheWay)
  }
  if (opens !== null && value === null) putAt(around, `${at}${opens.part}`, undefined)
  else {
    if (opens !== null && valueAt(around as JsonObject, `${at}${opens.part}`) === undefined)
      putAt(around, `${at}${opens.part}`, JSON.parse(JSON.stringify(opens.content)) as OpenJson) // a copy of JSON
    putAt(around, address, value === null ? undefined : (value as OpenJson)) // the value is not shared
  }
  return done(name, title.en, title.fr)
}

const MOST_TEXT = 200

/** The reason why a column cannot have a value; undefined if it can. */
function whyNot(plan: MapPlan, open: OpenFiles, column: MapColumn, value: Json): Title | undefined {
  const { title, optional, opens } = column
  if (value === null && (optional || opens !== null)) return undefined
  if (value === null || isBlank(value)) return notLeftEmpty(title)
  if (!fits(plan, open, column, value)) return noValueFor(title)
  return typeof value === 'number' ? beyondLimits(title, column, value) : undefined
}

function fits(plan: MapPlan, open: OpenFiles, { input, choices, of }: MapColumn, value: Json): boolean {
  const isText = (one: Json | undefined): boolean =>
    typeof one === 'string' && one.trim() !== '' && one.length <= MOST_TEXT
  const isChoice = (one: Json): boolean => choices.some(({ id }) => id === one)
  switch (input) {
    case 'switch':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'numbers':
      return Array.isArray(value) && value.every((one) => Number.isFinite(one))
    case 'choice':
      return isChoice(value)
    case 'choices':
      return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isChoice)
    case 'place':
      return plan.lists
        .filter(({ id }) => of.includes(id))
        .some((list) => rowsOf(open as CampaignFiles, list).some(({ id }) => id === value))
    case 'text':
      return isText(value)
    case 'words':
      return isText(value) || (isJsonObject(value) && isText(value['en']) && isText(value['fr']))
  }
}

/** Removes something from the map, with everything that depends on it. */
function drop(plan: MapPlan, open: OpenFiles, list: MapList, row: MapRow, name: Title): Outcome {
  if (list.fresh.length === 0) return bad(NOTHING_THERE)
  putAt(open[list.file]!, pathOf(list, row), undefined)
  if (list.key === null) return done(name, 'removed', 'suppression')
  const gone = dropDependents(open, plan, list, row.id, name)
  if (!gone.ok) return gone
  const told = removedInWords(gone.value)
  // A fortress may have the name of its zone. Removing it leaves the units in the zone.
  const struck = ['place', 'area', 'hexes'].includes(list.shape.is) ? [row.id] : []
  if (told === undefined) return done(name, 'removed', 'suppression', struck)
  return done(name, `removed, with ${told.en}`, `supprimé, avec ${told.fr}`, struck)
}

/** Adds or removes a line within a row. */
function changeParts(
  list: MapList,
  around: OpenObject,
  name: Title,
  { part: key, drop: index }: Extract<MapEdit, { do: 'map-part' }>,
): Outcome {
  const part = list.parts.find((one) => one.key === key)
  if (part === undefined) return bad(NOTHING_THERE)
  const rows = around[key]
  const { en, fr } = part.title
  if (index === null) {
    if (!Array.isArray(rows)) around[key] = []
    ;(around[key] as OpenJson[]).push(JSON.parse(JSON.stringify(part.fresh)) as OpenObject) // just made; a copy of JSON
    return done(name, `${en}, one more`, `${fr}, un de plus`)
  }
  if (!Array.isArray(rows) || !isOpenObject(rows[index])) return bad(NOTHING_THERE)
  if (rows.length === 1 && part.needed)
    return bad(both(`“${en}” has at least one line.`, `« ${fr} » : au moins une ligne.`))
  rows.splice(index, 1)
  if (rows.length === 0) delete around[key]
  return done(name, `${en}, one less`, `${fr}, un de moins`)
}
