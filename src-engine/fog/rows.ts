import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import type { Columns } from '../kernel/values/shape.ts'
import type { Identities } from './identities.ts'
import type { KnownWords } from './known-words.ts'
import { objectWith } from './objects.ts'
import type { Part } from './shared-views.ts'
import { tableAt, type Span } from './spans.ts'
import { readerOf, type ValueReader } from './values.ts'
import { labelOf, type WhoKnows } from './who-knows.ts'

/** Rows by name, each rebuilt only when its content has changed. */
export interface RowsPlan<G extends Play> {
  readonly key: string
  readonly reads: readonly Span[]
  /** The maximum number of rows, and their names. */
  readonly count: number
  nameOf(row: number): string
  /** Marks the rows that depend on a changed word; `ALL_ROWS` marks all. */
  touched(word: number, before: number, words: Int32Array, mark: (row: number) => void): void
  /** A row as a side may see it; undefined if nothing of it is visible. */
  of(g: G, side: number, row: number): Json | undefined
  /** Writes the content of a row back into the state. */
  put?(json: JsonObject, into: KnownWords, name: string): void
  /** Called before any row of a view is rebuilt. */
  prepare?(g: G): void
}
export const ALL_ROWS = -1

/** The rows last shown to one side. */
class ShownRows {
  readonly rows: (Json | undefined)[]
  readonly isStale: Uint8Array
  readonly stale: number[] = []
  /** The non-empty rows by name. */
  draft: Record<string, Json> = {}
  shown: JsonObject | undefined

  constructor(count: number) {
    this.rows = Array.from({ length: count }, () => undefined)
    this.isStale = new Uint8Array(count)
    this.outdate(ALL_ROWS)
  }

  outdate(row: number): void {
    if (row === ALL_ROWS) for (let each = 0; each < this.rows.length; each++) this.outdate(each)
    else if (this.isStale[row] === 0) {
      this.isStale[row] = 1
      this.stale.push(row)
    }
  }
}

/** An entry of a view that is an object of rows. */
export function rowsPart<G extends Play>(layout: Layout, plan: RowsPlan<G>): Part<G> {
  const sides = layout.sides.map(() => new ShownRows(plan.count))
  const mark = (row: number): void => {
    for (const side of sides) side.outdate(row)
  }
  return {
    key: plan.key,
    reads: plan.reads,
    touch: (word, before, words) => plan.touched(word, before, words, mark),
    forget: () => mark(ALL_ROWS),
    of: (g, side) => updatedRows(g, side, plan, sides[side]!),
    put(json, into) {
      // In the form that `of` returns.
      const rows = json as { readonly [name: string]: JsonObject }
      for (const name in rows) plan.put?.(rows[name]!, into, name)
    },
  }
}

function updatedRows<G extends Play>(g: G, side: number, plan: RowsPlan<G>, last: ShownRows): Json {
  const { rows, isStale, stale } = last
  let isReshaped = last.shown === undefined
  let isChanged = isReshaped
  if (stale.length > 0) plan.prepare?.(g)
  for (const row of stale) {
    const before = rows[row]
    const now = plan.of(g, side, row)
    isStale[row] = 0
    if (now === before) continue
    rows[row] = Object.freeze(now)
    isChanged = true
    if (before === undefined || now === undefined) isReshaped = true
    else last.draft[plan.nameOf(row)] = now
  }
  stale.length = 0
  if (isReshaped) last.draft = byName(plan, rows)
  if (isChanged || last.shown === undefined) last.shown = Object.freeze({ ...last.draft })
  return last.shown
}

/** Shows the rows of a table in which a column visible to all differs from its initial value. */
export function changedRows<G extends Play, Label extends string>(
  layout: Layout,
  table: string,
  who: WhoKnows<Label | 'owner'>,
): Part<G> {
  const reader = new RowReader(layout, table, who)
  const { definition } = tableAt(layout, table)
  const open = reader.seenBy((label) => label === 'all')
  return rowsPart(layout, {
    key: table,
    reads: reader.spans,
    count: reader.rows,
    nameOf: (row) => layout.language.nameOf(definition.noun ?? 'number', row),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of: ({ words }, side, row) =>
      reader.isAsAtStart(words, row, open) ? undefined : reader.read(words, row, open, side),
    put: (json, into, name) => reader.put(json, into, into.numberOf(definition.noun ?? 'number', name)),
  })
}

function byName<G extends Play>(plan: RowsPlan<G>, rows: readonly (Json | undefined)[]): Record<string, Json> {
  const there = [...rows.keys()].filter((row) => rows[row] !== undefined)
  const draft = objectWith(there.map((row) => plan.nameOf(row)))
  for (const row of there) draft[plan.nameOf(row)] = rows[row]!
  return draft
}

/** Some columns of a row as words, which can be written to any row of the table. */
export class RowWords {
  readonly #at: readonly number[]
  readonly #values: readonly number[]

  constructor(at: readonly number[], values: readonly number[]) {
    this.#at = at
    this.#values = values
  }

  lay(words: Int32Array, row: number): void {
    for (let index = 0; index < this.#at.length; index++) words[this.#at[index]! + row] = this.#values[index]!
  }
}

interface ColumnReader<Label> {
  readonly name: string
  readonly label: Label | 'owner'
  readonly at: number
  readonly definition: Columns[string]
  readonly start: number
  readonly read: ValueReader
}

/** Reads and writes rows of a table: of each row the columns that the viewer may see. */
export class RowReader<Label extends string> {
  readonly rows: number
  readonly spans: readonly Span[]
  readonly #at: number
  readonly #hidden: Identities | undefined
  readonly #read = new WeakMap<JsonObject, RowWords>()
  /** The row read last at each place: nearly always the next one is the same. */
  readonly #last: { readonly json: JsonObject; readonly words: RowWords }[] = []
  readonly #columns: readonly ColumnReader<Label>[]
  /** Rows with empty values, by the set of visible columns. */
  readonly #empty = new Map<number, Record<string, Json>>()
  readonly #labels: readonly (Label | 'owner')[]
  readonly #bits: readonly number[]

  /** For all columns, or those for which `isWanted` holds; with tokens in place of hidden things. */
  constructor(
    layout: Layout,
    table: string,
    who: WhoKnows<Label | 'owner'>,
    { hidden, isWanted }: { readonly hidden?: Identities; readonly isWanted?: (column: string) => boolean } = {},
  ) {
    const { at, definition } = tableAt(layout, table)
    this.#hidden = hidden
    this.rows = definition.rows
    this.#at = at
    const columns = Object.entries(definition.columns).map(([name, column], index) => ({
      name,
      at: at + index * definition.rows,
      label: labelOf(who, table, name),
      definition: column,
      start: column.is === 'flag' ? 0 : column.start,
      read: readerOf(layout, column, hidden),
    }))
    this.#columns = columns.filter(({ name }) => isWanted?.(name) ?? true)
    this.spans = this.#columns.map((column) => ({ at: column.at, length: this.rows }))
    this.#labels = [...new Set(this.#columns.map(({ label }) => label))]
    this.#bits = this.#columns.map(({ label }) => 1 << this.#labels.indexOf(label))
  }

  /** The bit set of the labels that hold, for `read`. */
  seenBy(holds: (label: Label | 'owner') => boolean): number {
    return this.#labels.reduce((seen, label, index) => (holds(label) ? seen | (1 << index) : seen), 0)
  }

  rowOf(word: number): number {
    return (word - this.#at) % this.rows
  }

  /** Whether everything visible of a row has its initial value. */
  isAsAtStart(words: Int32Array, row: number, seen: number): boolean {
    return this.#columns.every(({ at, start }, index) => (seen & this.#bits[index]!) === 0 || words[at + row] === start)
  }

  /** Writes the columns that a row of a view has; other keys of the row are ignored. */
  put(json: JsonObject, into: KnownWords, row: number): void {
    if (this.#hidden === undefined) return this.wordsOf(json, into, row).lay(into.words, row)
    for (const { name, at, definition } of this.#columns)
      if (json[name] !== undefined) into.write(definition, at + row, json[name], this.#hidden)
  }

  /**
   * These columns as words that fit any row. Frozen rows are parsed once; `row`: where this row was probably read last
   * time.
   */
  wordsOf(json: JsonObject, from: KnownWords, row: number): RowWords {
    const last = this.#last[row]
    if (last?.json === json) return last.words
    let words = this.#read.get(json)
    words ??= this.#wordsOf(json, from)
    if (Object.isFrozen(json)) {
      this.#read.set(json, words)
      this.#last[row] = { json, words }
    }
    return words
  }

  #wordsOf(json: JsonObject, from: KnownWords): RowWords {
    const places: number[] = []
    const values: number[] = []
    for (const { name, at, definition } of this.#columns) {
      const value = json[name]
      if (value === undefined) continue
      places.push(at)
      // A row that fits any token never mentions a hidden thing.
      if (typeof value !== 'string') values.push(Number(value))
      else values.push(from.numberOf(definition.is === 'word' ? (definition.noun ?? 'number') : 'number', value))
    }
    return new RowWords(places, values)
  }

  read(words: Int32Array, row: number, seen: number, side: number): Record<string, Json> {
    let empty = this.#empty.get(seen)
    if (empty === undefined) {
      empty = objectWith(this.#columns.filter((_, index) => (seen & this.#bits[index]!) !== 0).map(({ name }) => name))
      this.#empty.set(seen, empty)
    }
    const read = { ...empty }
    for (let index = 0; index < this.#columns.length; index++) {
      if ((seen & this.#bits[index]!) === 0) continue
      const column = this.#columns[index]!
      read[column.name] = column.read(words, column.at + row, side)
    }
    return read
  }
}
