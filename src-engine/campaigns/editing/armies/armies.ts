import type { ArmyColumn, ArmyList, LineEdit } from '../../../kernel/system/editing-lists.ts'
import type { Edited, OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { isBlank, notLeftEmpty, noValueFor, wantsWholeNumber } from '../limits.ts'
import { isOpenObject, putAt, valueAt } from '../loose.ts'

/*
 * Orders of battle, edited line by line. A line keeps its id whatever else changes, so that scenarios can still refer
 * to it.
 */

/** The file with the armies, in every system. */
export const ARMIES = 'order-of-battle.json'

/** A line of a list as it is in a file. */
export interface ArmyLine {
  readonly id: string
  readonly content: JsonObject
}

/** The readable lines of a list. */
export function linesOf(file: unknown, { id, key }: ArmyList): readonly ArmyLine[] {
  const list = isJsonObject(file) ? valueAt(file, id) : undefined
  return (Array.isArray(list) ? (list as readonly Json[]) : []).flatMap((content): readonly ArmyLine[] => {
    const name = isJsonObject(content) ? content[key] : undefined
    return isJsonObject(content) && typeof name === 'string' ? [{ id: name, content }] : []
  })
}

/** The value of a line in a column; null if omitted. */
export const cellOf = ({ content }: ArmyLine, { key }: ArmyColumn): Json => valueAt(content, key) ?? null

/** The name of a line. A line without one is named by its choices, except its side. */
export function nameOfLine({ columns }: Pick<ArmyList, 'columns'>, { id, content }: ArmyLine): Title {
  const name = content['name'] ?? content['commander']
  if (typeof name === 'string') return both(name, name)
  if (!isJsonObject(name)) {
    const chosen = columns.flatMap(({ key, choices }) =>
      key === 'side' ? [] : choices.flatMap((one) => (one.id === content[key] ? [one.title] : [])),
    )
    const said = (language: 'en' | 'fr'): string => chosen.map((title) => title[language]).join(' / ')
    return chosen.length === 0 ? both(id, id) : both(said('en'), said('fr'))
  }
  const [en, fr] = [name['en'], name['fr']].map((one) => (typeof one === 'string' ? one : undefined))
  return both(en ?? fr ?? id, fr ?? en ?? id)
}

/** Applies an edit to an open file. `rulebook`: the shipped version of the same file, for comparison. */
export function editLine(
  lists: readonly ArmyList[],
  open: OpenObject,
  edit: LineEdit,
  rulebook: unknown,
): Result<Edited, Title> {
  const list = lists.find(({ id }) => id === edit.list)
  if (list === undefined) return bad(NO_LINE)
  const lines = linesOf(open, list)
  const line = 'line' in edit ? lines.find(({ id }) => id === edit.line) : undefined
  const done = (name: Title, en: string, fr: string): Result<Edited, Title> =>
    good({ title: both(`${name.en}: ${en}`, `${name.fr} : ${fr}`), things: [] })
  switch (edit.do) {
    case 'set-cell': {
      const column = list.columns.find(({ key }) => key === edit.column)
      const content = openLine(open, list, edit.line)
      if (line === undefined || content === undefined || column === undefined) return bad(NO_LINE)
      if (!fits(column, edit.value)) return bad(whyNot(column, edit.value))
      putAt(content, column.key, edit.value === null ? undefined : (edit.value as OpenJson)) // the value is not shared
      return done(nameOfLine(list, line), column.title.en, column.title.fr)
    }
    case 'add-line': {
      const { fresh } = list
      const rows = openRows(open, list)
      if (fresh === null || rows === undefined) return bad(NO_LINE)
      rows.push(asOpen({ [list.key]: freeId(open, lists, fresh.id), ...fresh.content }))
      return done(list.title, 'a new line', 'une ligne de plus')
    }
    case 'copy-line': {
      const rows = openRows(open, list)
      if (line === undefined || rows === undefined || list.fresh === null) return bad(NO_LINE)
      const copy = { ...asOpen(line.content), [list.key]: freeId(open, lists, line.id) }
      if (copy['name'] !== undefined) copy['name'] = freeName(copy['name'], lines)
      rows.splice(placeOf(rows, list, line.id) + 1, 0, copy)
      return done(nameOfLine(list, line), 'a copy', 'une copie')
    }
    case 'drop-line': {
      const rows = openRows(open, list)
      if (line === undefined || rows === undefined) return bad(NO_LINE)
      rows.splice(placeOf(rows, list, line.id), 1)
      return done(nameOfLine(list, line), 'removed', 'suppression')
    }
    case 'put-line-back': {
      const shipped = linesOf(rulebook, list).find(({ id }) => id === edit.line)
      const rows = openRows(open, list)
      if (shipped === undefined || rows === undefined) return bad(NO_LINE)
      const at = placeOf(rows, list, edit.line)
      rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, asOpen(shipped.content))
      return done(nameOfLine(list, shipped), 'as in the rulebook', 'comme dans le livret')
    }
  }
}

const NO_LINE = both(
  'There is no such line in the order of battle.',
  'Il n’y a pas de telle ligne dans l’ordre de bataille.',
)
function whyNot({ title, input }: ArmyColumn, value: Json): Title {
  const isEmpty = value === null || isBlank(value) || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return notLeftEmpty(title)
  return input === 'number' ? wantsWholeNumber(title) : noValueFor(title)
}

/** A mutable copy. */
const asOpen = (content: JsonObject): OpenObject => JSON.parse(JSON.stringify(content)) as OpenObject // a copy of JSON

function openRows(open: OpenObject, { id }: ArmyList): OpenJson[] | undefined {
  const list = valueAt(open as JsonObject, id)
  if (Array.isArray(list)) return list as OpenJson[] // an open file is mutable
  if (list !== undefined) return undefined
  putAt(open, id, [])
  return valueAt(open as JsonObject, id) as OpenJson[] // just written
}

const placeOf = (rows: readonly OpenJson[], { key }: ArmyList, line: string): number =>
  rows.findIndex((row) => isOpenObject(row) && row[key] === line)

function openLine(open: OpenObject, list: ArmyList, line: string): OpenObject | undefined {
  const rows = openRows(open, list)
  const row = rows?.[placeOf(rows, list, line)]
  return isOpenObject(row) ? row : undefined
}

/** An id that no line of the file has. */
function freeId(open: OpenObject, lists: readonly ArmyList[], wanted: string): string {
  const taken = new Set(lists.flatMap((list) => linesOf(open, list).map(({ id }) => id)))
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`
}

/** The name with the first number behind it that no line has in either language, so that a copy can be told apart. */
function freeName(name: OpenJson, lines: readonly ArmyLine[]): OpenJson {
  const taken = new Set(lines.flatMap(({ content }) => textsIn(content['name'])))
  for (let count = 2; ; count += 1) {
    const numbered = (text: string): string => `${text.replace(/ \(\d+\)$/, '')} (${count})`
    if (textsIn(name as Json).some((text) => taken.has(numbered(text)))) continue
    if (typeof name === 'string') return numbered(name)
    if (!isOpenObject(name)) return name
    return Object.fromEntries(
      Object.entries(name).map(([language, text]) => [language, typeof text === 'string' ? numbered(text) : text]),
    )
  }
}

const textsIn = (name: Json | undefined): readonly string[] =>
  (isJsonObject(name) ? Object.values(name) : [name]).filter((one) => typeof one === 'string')

const MOST_TEXT = 200

function fits({ input, optional, choices }: ArmyColumn, value: Json): boolean {
  const isText = (one: Json | undefined): boolean =>
    typeof one === 'string' && one.trim() !== '' && one.length <= MOST_TEXT
  if (value === null) return optional
  switch (input) {
    case 'switch':
      return typeof value === 'boolean'
    case 'number':
      return Number.isSafeInteger(value)
    case 'numbers':
      return Array.isArray(value) && value.length > 0 && value.every((one) => Number.isSafeInteger(one))
    case 'choice':
      return choices.some(({ id }) => id === value)
    case 'text':
      return isText(value)
    case 'words':
      return isText(value) || (isJsonObject(value) && isText(value['en']) && isText(value['fr']))
  }
}
