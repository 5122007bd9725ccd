import type { Database } from 'better-sqlite3'
import type { Cell, Value } from './tree-pages.ts'

/**
 * The columns of a table as stored in pages. Strict tables restrict the type of each column, so a row shows which table
 * it belongs to.
 */
export interface Shape {
  readonly table: string
  readonly kind: 'table' | 'key'
  /** In storage order. */
  readonly columns: readonly Column[]
}
interface Column {
  readonly name: string
  readonly type: string
  readonly mayBeNull: boolean
  /** It is an alias of the rowid, and not stored separately. */
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
    // A table ordered by its key stores the key columns first.
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

/** The entry of a page as a row of a table; undefined if it cannot be one. */
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
