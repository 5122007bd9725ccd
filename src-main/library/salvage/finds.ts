import type { Database, Statement } from 'better-sqlite3'
import { systemCode } from '../../wording/problem.ts'
import type { ReadTallies } from '../tables/tally-file.ts'
import type { Shape } from './shapes.ts'
import type { Value } from './tree-pages.ts'

/** The rows that were found, the library to insert them into, and what is known from other sources. */
export interface Finds extends KnownTallies {
  readonly found: Database
  readonly into: Database
  readonly shapes: readonly Shape[]
}

/** The content of the tally file beside a library. */
export type KnownTallies = Pick<ReadTallies, 'tallies' | 'drafts'>

/**
 * Age of found rows: 0 in the newest state of a page of the first file, plus this number times the index of the file.
 */
export const AGES = 2 ** 32

export type Insert = (row: readonly Value[]) => boolean

/** Returns a function that inserts rows unchanged; it returns false for a row that violates a constraint. */
export function inserter({ into, shapes }: Finds, table: string): Insert {
  const { columns } = shapes.find((shape) => shape.table === table)!
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const places = columns.map(() => '?').join(', ')
  const insert: Statement<Value[]> = into.prepare(`INSERT INTO "${table}" (${names}) VALUES (${places})`)
  return (row) => {
    try {
      insert.run(...row)
      return true
    } catch (error) {
      if (systemCode(error)?.startsWith('SQLITE_CONSTRAINT') === true) return false
      throw error
    }
  }
}

/** The rows found of a table, each as a list of values. */
export function rowsFound(
  { found, shapes }: Finds,
  table: string,
  which: string,
  ...values: (number | string)[]
): Iterable<Value[]> {
  const { columns } = shapes.find((shape) => shape.table === table)!
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return found
    .prepare<(number | string)[], Value[]>(`SELECT ${names} FROM "${table}" ${which}`)
    .raw()
    .iterate(...values)
}
