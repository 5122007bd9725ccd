import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Edit, Edited, Field, OpenJson, OpenObject, Row, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { both } from '../problems.ts'
import { z } from 'zod'
import { beyondLimits, isBlank, notLeftEmpty, noValueFor, wantsWholeNumber } from './limits.ts'
import { openList, putAt, valueAt } from './loose.ts'
import type { Placing } from './edited-things.ts'

/*
 * The editable settings of a scenario, laid out in sheets. The address of a field or a row is its path in the document,
 * so that everything on a sheet is set, added and dropped in the same way.
 */

type FieldParts = Partial<Omit<Field, 'id' | 'title' | 'input' | 'value'>>

/** A field with the document's value at an address, or with the default `meant`. */
export function fieldAt(
  document: JsonObject,
  id: string,
  title: Title,
  input: Field['input'],
  meant: Json = null,
  { section = null, optional = false, least = null, most = null, choices = [] }: FieldParts = {},
): Field {
  return { id, title, section, input, value: valueAt(document, id) ?? meant, optional, least, most, choices }
}

export const row = (id: string, sentence: Title, parts: Partial<Omit<Row, 'id' | 'sentence'>> = {}): Row => ({
  ...{ id, sentence, fields: [], rows: [], kinds: [], mayDrop: true, things: [], places: [] },
  ...parts,
})

export const sheet = (id: string, title: Title, parts: Partial<Omit<Sheet, 'id' | 'title'>>): Sheet => ({
  ...{ id, title, fields: [], rows: [], kinds: [] },
  ...parts,
})

/** A line to be added: its list, or its own path if there is only one, and its initial value. */
export interface NewLine {
  readonly list?: string
  readonly place?: string
  readonly value: Json
}

const allRows = (rows: readonly Row[]): readonly Row[] => rows.flatMap((one) => [one, ...allRows(one.rows)])

interface CarriedOutBy {
  /** Called only for edits of sheets; most edits place units. */
  sheets(): readonly Sheet[]
  /** The line of a kind that is added to a list; undefined if there is no such kind. */
  added(to: string, kind: string): NewLine | undefined
  place(edit: Placing): Result<Edited, Title>
}

/** Applies an edit: edits of sheets are handled here; all others place things. */
export const applyEditBy = (
  document: OpenObject,
  edit: Edit,
  { sheets, added, place }: CarriedOutBy,
): Result<Edited, Title> =>
  edit.do === 'set' || edit.do === 'add' || edit.do === 'drop'
    ? editSheets(sheets(), document, edit, added)
    : place(edit)

/** Sets a field of the sheets, adds a line or drops one. */
function editSheets(
  sheets: readonly Sheet[],
  document: OpenObject,
  edit: Extract<Edit, { do: 'set' | 'add' | 'drop' }>,
  added: (to: string, kind: string) => NewLine | undefined,
): Result<Edited, Title> {
  const rows = sheets.flatMap((one) => allRows(one.rows))
  if (edit.do === 'set') {
    const field = [...sheets, ...rows].flatMap(({ fields }) => fields).find(({ id }) => id === edit.field)
    if (field === undefined) return bad(NOTHING_THERE)
    const refusal = refusalOf(field, edit.value)
    if (refusal !== undefined) return bad(refusal)
    putAt(document, field.id, edit.value === null ? undefined : (edit.value as OpenJson)) // the value is not shared
    const { en, fr } = field.title
    return good({ title: both(`set “${en}”`, `« ${fr} » réglé`), things: [] })
  }
  if (edit.do === 'add') {
    const around: readonly { id: string; kinds: readonly Choice[] }[] = [...sheets, ...rows]
    const kind = around.find(({ id }) => id === edit.to)?.kinds.find(({ id }) => id === edit.kind)
    const line = kind && added(edit.to, edit.kind)
    if (line === undefined) return bad(NOTHING_THERE)
    const value = line.value as OpenJson // the value is not shared
    if (line.place !== undefined) putAt(document, line.place, value)
    if (line.list !== undefined && !pushAt(document, line.list, value)) return bad(NOTHING_THERE)
    return good({ title: both(`added: ${kind!.title.en}`, `ajout : ${kind!.title.fr}`), things: [] })
  }
  const found = rows.find(({ id }) => id === edit.row)
  if (found === undefined || !found.mayDrop) return bad(NOTHING_THERE)
  putAt(document, found.id, undefined)
  const { en, fr } = found.sentence
  return good({ title: both(`removed: ${en}`, `supprimé : ${fr}`), things: [] })
}

/** Adds a value to a list, which is created if missing. Returns false if there can be no such list. */
function pushAt(document: OpenObject, address: string, value: OpenJson): boolean {
  const parts = address.split('.')
  const last = parts.pop()!
  const holder = parts.length === 0 ? document : valueAt(document as JsonObject, parts.join('.'))
  if (!isJsonObject(holder)) return false
  openList(holder as OpenObject, last).push(value) // the document is mutable
  return true
}

const NOTHING_THERE = both('There is nothing like that to be set here.', 'Il n’y a rien de tel à régler ici.')

/** The reason why a field cannot have a value; undefined if it can. */
function refusalOf(field: Field, value: Json): Title | undefined {
  const { title, optional } = field
  if (value === null && optional) return undefined
  if (value === null || isBlank(value) || (field.input === 'date' && !fits(field, value)))
    return field.input === 'date'
      ? both(
          `“${title.en}” needs a whole date: day, month and year.`,
          `« ${title.fr} » : il faut une date entière, jour, mois et année.`,
        )
      : notLeftEmpty(title)
  if (!fits(field, value)) return field.input === 'number' ? wantsWholeNumber(title) : noValueFor(title)
  return typeof value === 'number' ? beyondLimits(title, field, value) : undefined
}

function fits({ input, choices }: Field, value: Json): boolean {
  const isChoice = (one: Json): boolean => typeof one === 'string' && choices.some(({ id }) => id === one)
  const isText = (one: Json | undefined): boolean => typeof one === 'string' && one.trim() !== '' && one.length <= 4000
  const areTexts = Array.isArray(value) && value.length <= 500 && value.every(isText)
  switch (input) {
    case 'switch':
      return typeof value === 'boolean'
    case 'number':
      return Number.isSafeInteger(value)
    case 'choice':
      return isChoice(value)
    case 'choices':
      return Array.isArray(value) && value.every(isChoice) && new Set(value).size === value.length
    case 'words':
      return isText(value) || (isJsonObject(value) && isText(value['en']) && isText(value['fr']))
    case 'date':
      return z.iso.date().safeParse(value).success
    case 'places':
      return areTexts
    case 'text':
    case 'place':
    case 'thing':
      return isText(value)
  }
}
