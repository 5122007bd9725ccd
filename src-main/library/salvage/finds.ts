import type { Database, Statement } from 'better-sqlite3'
import { systemCode } from '../../wording/problem.ts'
import type { ReadTallies } from '../tables/tally-file.ts'
import type { Shape } from './shapes.ts'
import type { Value } from './tree-pages.ts'

/** Rows that were found, the library they go into, and what is known of it apart from its rows. */
export interface Finds extends KnownApart {
  readonly found: Database
  readonly into: Database
  readonly shapes: readonly Shape[]
}

/** What the file of tallies beside a library knows. */
export type KnownApart = Pick<ReadTallies, 'tallies' | 'drafts'>

/** Rows that were found have an age: 0 in the newest state of a page of the first file, this times its place in another. */
export const AGES = 2 ** 32

export type Insert = (row: readonly Value[]) => boolean

/** Puts rows in as they were found; false for one that the library does not take. */
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

/** The rows that were found of a table, each as its values. */
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
