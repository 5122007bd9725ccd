import type { Cell, Chart } from '../../../kernel/system/charts.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { partsOf } from '../loose.ts'
import type { Leaf } from './leaves.ts'

/*
 * Finds where the values of the tables are printed in the player aid. Charts are computed from tables alone, so each
 * value is changed in turn, and the cell that then changes is the one that shows it. No system has to declare which
 * cell shows what, so no declaration can be wrong.
 */

/** A range of characters in a cell's text. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A value that is shown in a cell. */
export interface ValueInCell {
  readonly address: string
  /** The range of its digits in the text, by language; null if the whole cell expresses it, as by a sign or a word. */
  readonly at: { readonly en: Span; readonly fr: Span } | null
}

export interface PrintedCell {
  readonly text: Title
  readonly homes: readonly ValueInCell[]
}

export interface PrintedChart extends Pick<Chart, 'id' | 'rule'> {
  readonly title: PrintedCell
  readonly columns: readonly PrintedCell[]
  readonly rows: readonly (readonly PrintedCell[])[]
}

export interface Printed {
  readonly charts: readonly PrintedChart[]
  /** Names of values by address, made of chart, row and column. */
  readonly names: ReadonlyMap<string, Title>
  /** The text of the cell for each choice of a leaf, by address; for a switch under `true` and `false`. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, Title>>
}

/** Computes the player aid from tables. */
export type ChartsOf = (tables: JsonObject) => readonly Chart[]

export function printed(chartsOf: ChartsOf, tables: JsonObject, leaves: readonly Leaf[]): Printed {
  const before = chartsOf(tables)
  const homes = new Map<string, ValueInCell[]>()
  const names = new Map<string, Title>()
  const choices = new Map<string, ReadonlyMap<string, Title>>()
  for (const leaf of leaves) {
    const found = homeOf(leaf, before, (value) => chartsOf(withValue(tables, partsOf(leaf.address), value)))
    if (found === undefined) continue
    const key = keyOf(found.place)
    homes.set(key, [...(homes.get(key) ?? []), { address: leaf.address, at: found.at }])
    names.set(leaf.address, nameOf(before[found.place.chart]!, found.place))
    if (found.said.size > 0) choices.set(leaf.address, found.said)
  }
  const shown = (chart: number, row: number) => (cell: Cell, column: number) => ({
    text: inWords(cell),
    homes: homes.get(keyOf({ chart, row, column })) ?? [],
  })
  return {
    charts: before.map(({ id, rule, title, columns, rows }, chart) => ({
      ...{ id, rule, title: shown(chart, TITLE)(title, 0) },
      columns: columns.map(shown(chart, HEADINGS)),
      rows: rows.map((cells, row) => cells.map(shown(chart, row))),
    })),
    names,
    choices,
  }
}

/** The position of a cell; the title and the headings are above the rows. */
interface Place {
  readonly chart: number
  readonly row: number
  readonly column: number
}
const TITLE = -2
const HEADINGS = -1

const keyOf = ({ chart, row, column }: Place): string => `${chart} ${row} ${column}`

const linesOf = ({ title, columns, rows }: Chart): readonly (readonly Cell[])[] => [[title], columns, ...rows]

function inWords(cell: Cell): Title {
  if (typeof cell === 'object') return cell
  const text = typeof cell === 'number' ? String(cell).replace('-', '−') : cell
  return { en: text, fr: text }
}

/** A cell whose text changed. */
interface ChangedCell {
  readonly place: Place
  readonly before: Title
  readonly after: Title
}

/** The cells that changed; undefined if the charts have different shapes and cannot be compared. */
function changedCells(before: readonly Chart[], after: readonly Chart[]): readonly ChangedCell[] | undefined {
  const found: ChangedCell[] = []
  if (before.length !== after.length) return undefined
  for (const [chart, was] of before.entries()) {
    const [old, now] = [linesOf(was), linesOf(after[chart]!)]
    if (old.length !== now.length) return undefined
    for (const [line, cells] of old.entries()) {
      const others = now[line]!
      if (cells.length !== others.length) return undefined
      for (const [column, cell] of cells.entries())
        if (!areEqual(cell, others[column]!))
          found.push({
            place: { chart, row: line + TITLE, column },
            before: inWords(cell),
            after: inWords(others[column]!),
          })
    }
  }
  return found
}

const areEqual = (one: Cell, other: Cell): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one.en === other.en && one.fr === other.fr)

interface Found {
  readonly place: Place
  readonly at: ValueInCell['at']
  readonly said: ReadonlyMap<string, Title>
}

const homeOf = (
  leaf: Leaf,
  before: readonly Chart[],
  printedWith: (value: Json) => readonly Chart[],
): Found | undefined =>
  leaf.kind === 'number' ? homeOfNumber(leaf, before, printedWith) : homeOfChoice(leaf, before, printedWith)

/** The cell that shows a number's own digits; otherwise one that expresses it differently. The first among several. */
function homeOfNumber(
  leaf: Leaf,
  before: readonly Chart[],
  printedWith: (value: Json) => readonly Chart[],
): Found | undefined {
  let best: { readonly found: Found; readonly worth: number } | undefined
  for (const value of otherNumbers(leaf)) {
    const changed = changedCells(before, printedWith(value)) ?? []
    for (const { place, before: was, after } of changed) {
      const at = figuresAt(was, after, leaf.value, value)
      const worth = worthOf(leaf, place, at)
      if (best === undefined || worth > best.worth) best = { found: { place, at, said: new Map() }, worth }
    }
    if (best !== undefined && best.found.at !== null) return best.found
  }
  return best?.found
}

/** Ranks cells: digits before other expressions, then earlier charts, then rows before headings before the title. */
function worthOf({ value }: Leaf, { chart, row, column }: Place, at: ValueInCell['at']): number {
  const isPlain = at !== null || value === null
  const inChart = row === TITLE ? 0 : row === HEADINGS ? 1 : column === 0 ? 2 : 3
  return (isPlain ? 1e6 : 0) - 4 * chart + inChart
}

/** The single cell that a choice changes. A choice that changes several cells describes other values and has none. */
function homeOfChoice(
  { kind, value, choices }: Leaf,
  before: readonly Chart[],
  printedWith: (value: Json) => readonly Chart[],
): Found | undefined {
  let place: Place | undefined
  const said = new Map<string, Title>()
  for (const other of kind === 'switch' ? [value !== true] : choices.filter((one) => one !== value)) {
    const [first, ...others] = changedCells(before, printedWith(other)) ?? []
    if (first === undefined || others.length > 0) return undefined
    if (place !== undefined && keyOf(place) !== keyOf(first.place)) return undefined
    place = first.place
    if (value !== null) said.set(String(value), first.before)
    said.set(String(other), first.after)
  }
  return place && { place, at: null, said }
}

/** Other valid numbers for a leaf. */
function otherNumbers({ value, least, most, step }: Leaf): readonly number[] {
  const now = typeof value === 'number' ? value : (least ?? 0) - step
  const others = [now + step, now - step, now + 2 * step]
  return others.filter((one) => (least === null || one >= least) && (most === null || one <= most))
}

/** The range of digits that changed from one value to the other. */
function figuresAt(before: Title, after: Title, was: Leaf['value'], is: Json): ValueInCell['at'] {
  const en = spanOf(before.en, after.en, was, is)
  const fr = spanOf(before.fr, after.fr, was, is)
  return en === undefined || fr === undefined ? null : { en, fr }
}

function spanOf(before: string, after: string, was: Leaf['value'], is: Json): Span | undefined {
  const [old, now] = [numbersIn(before), numbersIn(after)]
  if (old.length !== now.length) return undefined
  return old.find((one, index) => one.value === was && now[index]!.value === is)?.span
}

/** The numbers in a text. */
const numbersIn = (text: string): readonly { readonly value: number; readonly span: Span }[] =>
  [...text.matchAll(/[+−]?\d+(?:[.,]\d+)?/g)].map((match) => ({
    value: Number(match[0].replace('−', '-').replace('+', '').replace(',', '.')),
    span: { from: match.index, to: match.index + match[0].length },
  }))

/** The tables with another value at one path. */
const withValue = (tables: JsonObject, parts: readonly string[], value: Json): JsonObject =>
  withValueAt(tables, parts, value) as JsonObject // tables are an object

function withValueAt(around: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(around))
    return around.map((one: Json, index) => (index === Number(key) ? withValueAt(one, rest, value) : one))
  return isJsonObject(around) ? { ...around, [key]: withValueAt(around[key] ?? null, rest, value) } : around
}

/** For example “Movement, Light infantry, Column”; the heading is omitted if there is only one column of values. */
function nameOf({ title, columns, rows }: Chart, { row, column }: Place): Title {
  const head = rows[row]?.[0]
  const heading = row === HEADINGS || (row >= 0 && column > 0 && columns.length > 2) ? columns[column] : undefined
  const parts = [title, head, heading].flatMap((part) => (part === undefined ? [] : [inWords(part)]))
  return { en: parts.map(({ en }) => en).join(', '), fr: parts.map(({ fr }) => fr).join(', ') }
}
