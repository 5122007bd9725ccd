import type { Edited, OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { FileKinds } from '../../../kernel/system/system.ts'
import { bad, good, type Json, type JsonObject, type Result } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { putAt, valueAt } from '../loose.ts'
import { leavesOf, whyNotThere, type Leaf } from './leaves.ts'
import { printed, type ChartsOf, type Printed } from './printed.ts'
import { rowAt, rowsOfChart, type TableRow } from './table-rows.ts'

/** The file with the numbers of the player aid, in every system. */
export const TABLES = 'tables.json'

/** Tables under edit: their editable values, and the player aid made from them. */
export class EditedTables {
  readonly tables: JsonObject
  readonly leaves: readonly Leaf[]
  readonly #chartsOf: ChartsOf
  readonly #schema: JsonObject

  constructor(kinds: FileKinds, tables: JsonObject, chartsOf: ChartsOf) {
    this.tables = tables
    this.#schema = kinds.published().get(kinds.schemaName('tables')) ?? {}
    this.leaves = leavesOf(this.#schema, tables)
    this.#chartsOf = chartsOf
  }

  get printed(): Printed {
    return printed(this.#chartsOf, this.tables, this.leaves)
  }

  /** The lines of the file behind the rows of the player aid, chart by chart. */
  rowsOf({ charts }: Pick<Printed, 'charts'>): readonly (readonly (TableRow | undefined)[])[] {
    return charts.map((chart) => rowsOfChart(this.#schema, this.tables, chart))
  }

  /** Inserts a copy of a row after it, or removes it. */
  changeRow(document: OpenObject, place: string, how: 'copy' | 'drop'): Result<Edited, Title> {
    const row = rowAt(this.#schema, this.tables, place)
    const rows = row && valueAt(document as JsonObject, row.list)
    if (row === undefined || !Array.isArray(rows) || !(how === 'copy' ? row.mayCopy : row.mayDrop)) return bad(NO_ROW)
    const open = rows as OpenJson[] // the document is mutable
    const { en, fr } = this.#nameOfRow(place)
    if (how === 'drop') open.splice(row.index, 1)
    else open.splice(row.index + 1, 0, JSON.parse(JSON.stringify(open[row.index])) as OpenJson) // a copy of JSON
    return good({
      title:
        how === 'copy'
          ? both(`${en}: one more row`, `${fr} : une ligne de plus`)
          : both(`${en}: row removed`, `${fr} : ligne supprimée`),
      things: [],
    })
  }

  /** The name of a row: its chart and its first cell. */
  #nameOfRow(place: string): Title {
    const { charts } = this.printed
    for (const [chart, rows] of this.rowsOf({ charts }).entries()) {
      const number = rows.findIndex((row) => row !== undefined && `${row.list}.${row.index}` === place)
      if (number < 0) continue
      const [title, head] = [charts[chart]!.title.text, charts[chart]!.rows[number]![0]?.text ?? both('', '')]
      return both(`${title.en}, ${head.en}`, `${title.fr}, ${head.fr}`)
    }
    return both(place, place)
  }

  /** The name of a value in the player aid, or its address if it is not printed by itself. */
  nameOf(leaf: Leaf): Title {
    return printed(this.#chartsOf, this.tables, [leaf]).names.get(leaf.address) ?? both(leaf.address, leaf.address)
  }

  /** Sets a value in the document that these tables were read from. */
  set(document: OpenObject, address: string, value: Json): Result<Edited, Title> {
    const leaf = this.leaves.find((one) => one.address === address)
    if (leaf === undefined) return bad(NO_VALUE)
    const name = this.nameOf(leaf)
    const refusal = whyNotThere(leaf, value, name)
    if (refusal !== undefined) return bad(refusal)
    putAt(document, address, value === null ? undefined : (value as OpenJson)) // the value is not shared
    const { en, fr } = this.said(leaf, value as Leaf['value']) // a valid value of the leaf
    return good({ title: both(`${name.en}: ${en}`, `${name.fr} : ${fr}`), things: [] })
  }

  /** Puts one value back to that of other tables, or all of them. */
  putBack(document: OpenObject, address: string | null, rulebook: JsonObject): Result<Edited, Title> {
    if (address === null) {
      for (const key of Object.keys(document)) if (!Object.hasOwn(rulebook, key)) delete document[key]
      for (const [key, value] of Object.entries(rulebook))
        if (JSON.stringify(document[key]) !== JSON.stringify(value)) document[key] = value as OpenJson // stored as is
      return good({ title: both('tables as in the rulebook', 'tables comme dans le livret'), things: [] })
    }
    return this.set(document, address, valueAt(rulebook, address) ?? null)
  }

  /** A value for the reader; for a choice the words of the player aid. */
  said(leaf: Leaf, value: Leaf['value']): Title {
    if (value === null) return both('left out', 'laissé vide')
    const text = String(value).replace('-', '−')
    const choices = leaf.kind === 'number' ? undefined : printed(this.#chartsOf, this.tables, [leaf]).choices
    return choices?.get(leaf.address)?.get(String(value)) ?? both(text, text)
  }
}

const NO_ROW = both('No row can be added or removed there.', 'Aucune ligne ne peut y être ajoutée ni supprimée.')
const NO_VALUE = both('There is no such value in the tables.', 'Il n’y a pas de telle valeur dans les tables.')
