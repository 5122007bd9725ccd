import type { Database } from 'better-sqlite3'
import type { Cell, Value } from './tree-pages.ts'

/** A table as its rows lie in pages. Strict tables say what each column may be, so that rows tell whose they are. */
export interface Shape {
  readonly table: string
  readonly kind: 'table' | 'key'
  /** In the order in which they are stored. */
  readonly columns: readonly Column[]
}
interface Column {
  readonly name: string
  readonly type: string
  readonly mayBeNull: boolean
  /** It stands for the row's number, and is not stored besides. */
  readonly isRowid: boolean
}
type Info = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number }

/** The shapes of all tables of a library. */
export function shapesOf(database: Database): Shape[] {
  const tables = database
    .prepare<[], { name: string; wr: number }>(
      `SELECT name, wr FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    .all()
  return tables.map(({ name: table, wr }) => {
    const infos = database.prepare<[string], Info>('SELECT * FROM pragma_table_info(?)').all(table)
    const keyed = infos.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    const isRowid = ({ pk, type }: Info): boolean => wr === 0 && pk === 1 && keyed.length === 1 && type === 'INTEGER'
    // Ordered by its key, a table has the columns of the key first.
    const stored = wr === 1 ? [...keyed, ...infos.filter(({ pk }) => pk === 0)] : infos
    const columns = stored.map((info) => ({
      name: info.name,
      type: info.type,
      mayBeNull: info.notnull === 0 && !(wr === 1 && info.pk > 0),
      isRowid: isRowid(info),
    }))
    return { table, kind: wr === 1 ? 'key' : 'table', columns }
  })
}

/** The row of a table that an entry of a page is, if it can be one. */
export function rowOf({ kind, columns }: Shape, { kind: ofPage, rowid, values }: Cell): Value[] | undefined {
  if (kind !== ofPage || values.length !== columns.length) return undefined
  const fits = columns.every(({ type, mayBeNull, isRowid }, index) => {
    const value = values[index]!
    if (isRowid || value === null) return value === null && (isRowid || mayBeNull)
    if (type === 'INTEGER') return typeof value === 'number'
    if (type === 'TEXT') return typeof value === 'string'
    return type === 'ANY' || (type === 'BLOB' && Buffer.isBuffer(value))
  })
  return fits ? values.map((value, index) => (columns[index]!.isRowid ? rowid! : value)) : undefined
}
