import type { MapColumn, MapList, MapPlan } from '../../../kernel/system/editing-maps.ts'
import type { OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { isOpenObject, putAt, valueAt } from '../loose.ts'
import { nameOfPlace, pathOf, rowsOf } from './maps.ts'

/** The files of a campaign that are open for a change (mutable). */
export type OpenFiles = { [file: string]: OpenObject }

/** What was removed with a place: the number of rows of each list. */
export type RemovedRows = ReadonlyMap<MapList, number>

/**
 * Removes everything that depends on a place, or says what prevents that: ways from and to it, lines about it, its name
 * in lists. Rows for which the place is optional stay without it. `from`: the list that contains the place, since a
 * fortress may have the name of its zone; `name`: its name, if it is already removed.
 */
export function dropDependents(
  open: OpenFiles,
  plan: MapPlan,
  from: MapList,
  place: string,
  name = nameOfPlace(open as CampaignFiles, plan, place),
): Result<RemovedRows, Title> {
  const gone = new Map<MapList, number>()
  /** Removed rows that have names of their own, such as a fortress without a bank. */
  const further: (readonly [list: MapList, id: string])[] = []
  const isOf = ({ of }: { readonly of: readonly string[] }): boolean => of.includes(from.id)
  for (const list of plan.lists) {
    const rows = rowsOf(open as CampaignFiles, list)
    // Backwards, so that the indices of the remaining rows stay valid.
    for (const row of rows.toReversed()) {
      const path = pathOf(list, row)
      const around = openAt(open, list, path)
      if (around === undefined) continue
      const isEnd =
        list.shape.is === 'way' &&
        isOf(list.shape) &&
        list.shape.ends.some((end) => valueAt(row.content, end) === place)
      const named = list.columns.filter(
        (column) => column.input === 'place' && isOf(column) && valueAt(row.content, column.key) === place,
      )
      const kept = named.find(({ optional }) => !optional)
      if (list.single && kept !== undefined) return bad(stillNamed(name, kept))
      for (const { key } of named.filter(({ optional }) => optional)) putAt(around, key, undefined)
      const isLast = dropFromParts(list, around, from, place)
      if (!isEnd && kept === undefined && !isLast) continue
      putAt(open[list.file]!, path, undefined)
      gone.set(list, (gone.get(list) ?? 0) + 1)
      if (list.key !== null) further.push([list, row.id])
    }
  }
  for (const { file, at, keys } of plan.named.filter(isOf)) {
    const rows = open[file] === undefined ? undefined : valueAt(open[file] as JsonObject, at)
    if (!Array.isArray(rows)) continue
    const isMeant = (row: Json): boolean =>
      keys.length === 0 ? row === place : isJsonObject(row) && keys.some((key) => row[key] === place)
    const list = rows as OpenJson[] // an open file is mutable
    for (let index = list.length - 1; index >= 0; index -= 1) if (isMeant(list[index] as Json)) list.splice(index, 1)
  }
  for (const [list, id] of further) {
    const more = dropDependents(open, plan, list, id)
    if (!more.ok) return more
    for (const [list, count] of more.value) gone.set(list, (gone.get(list) ?? 0) + count)
  }
  return good(gone)
}

const stillNamed = (name: Title, { title }: MapColumn): Title =>
  both(
    `${name.en} is named under “${title.en}”: name another place there first.`,
    `${name.fr} figure sous « ${title.fr} » : indiquez-y d’abord un autre lieu.`,
  )

/** The mutable row at a path; a row may be a tuple. */
export function openAt(open: OpenFiles, { file }: Pick<MapList, 'file'>, path: string): OpenObject | undefined {
  const document = open[file]
  if (document === undefined) return undefined
  if (path === '') return document
  const found = valueAt(document as JsonObject, path)
  // The parts of a tuple are accessed by index, like fields of an object.
  return typeof found === 'object' && found !== null ? (found as OpenObject) : undefined
}

/** Removes lines about a place. Returns whether the row then lacks something it needs. */
function dropFromParts(list: MapList, around: OpenObject, from: MapList, place: string): boolean {
  let isLast = false
  for (const { key, columns, needed } of list.parts) {
    const rows = around[key]
    if (!Array.isArray(rows)) continue
    const keys = columns.filter(({ input, of }) => input === 'place' && of.includes(from.id)).map(({ key: one }) => one)
    const before = rows.length
    for (let index = rows.length - 1; index >= 0; index -= 1) {
      const row = rows[index]
      if (isOpenObject(row) && keys.some((one) => row[one] === place)) rows.splice(index, 1)
    }
    if (rows.length > 0 || rows.length === before) continue
    if (needed) isLast = true
    else delete around[key]
  }
  return isLast
}

/** What was removed with a place, in words. */
export function removedInWords(gone: RemovedRows): Title | undefined {
  const parts = [...gone].map(([{ title, one }, count]) =>
    count === 1
      ? { en: `1 ${lower(one.en)}`, fr: `1 ${lower(one.fr)}` }
      : { en: `${count} ${lower(title.en)}`, fr: `${count} ${lower(title.fr)}` },
  )
  if (parts.length === 0) return undefined
  return both(parts.map(({ en }) => en).join(', '), parts.map(({ fr }) => fr).join(', '))
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
