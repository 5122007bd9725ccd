import { crc32 } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { packDocument, unpackDocument } from './packed.ts'

/** The results of a simulation: the set-up, and everything else packed. */
export interface SimulationRow {
  readonly id: number
  /** A stable name of the set-up: a draft by its uid, a scenario by its campaign. */
  readonly subject: string
  readonly at: number
  /** Undefined where it is damaged. */
  readonly content: unknown
}

/** Maximum number of simulations kept per set-up; the oldest are deleted. */
const MOST_KEPT = 20

type Stored = Omit<SimulationRow, 'content'> & { readonly content: Buffer; readonly sum: number }

/** The simulations of a library. Every writing call is one transaction, completed when it returns. */
export type SimulationsTable = ReturnType<typeof simulationsTable>

export function simulationsTable(database: Database) {
  const of = database.prepare<[string], Stored>('SELECT * FROM simulation WHERE subject = ? ORDER BY id DESC')
  const one = database.prepare<[number], Stored>('SELECT * FROM simulation WHERE id = ?')
  const insert = database.prepare<Omit<Stored, 'id'>>(
    'INSERT INTO simulation (subject, at, content, sum) VALUES (@subject, @at, @content, @sum)',
  )
  const erase = database.prepare<[number]>('DELETE FROM simulation WHERE id = ?')
  const eraseOf = database.prepare<[string]>('DELETE FROM simulation WHERE subject = ?')
  const tidy = database.prepare<[string, string, number]>(
    'DELETE FROM simulation WHERE subject = ? AND id NOT IN (SELECT id FROM simulation WHERE subject = ? ORDER BY id DESC LIMIT ?)',
  )
  const add = database.transaction((row: Omit<SimulationRow, 'id'>): number => {
    const { subject, at } = row
    const content = packDocument(row.content)
    const id = Number(insert.run({ subject, at, content, sum: sumOf(subject, at, content) }).lastInsertRowid)
    tidy.run(subject, subject, MOST_KEPT)
    return id
  })
  return {
    /** Newest first. */
    of: (subject: string): SimulationRow[] => of.all(subject).map(readRow),
    one(id: number): SimulationRow | undefined {
      const stored = one.get(id)
      return stored && readRow(stored)
    },
    has: (id: number): boolean => one.get(id) !== undefined,
    add: (row: Omit<SimulationRow, 'id'>): number => add(row),
    erase: (id: number): void => void erase.run(id),
    eraseOf: (subject: string): void => void eraseOf.run(subject),
  }
}

const sumOf = (subject: string, at: number, content: Buffer): number => crc32(content, crc32(`${subject} ${at}`))

const readRow = ({ id, subject, at, content, sum }: Stored): SimulationRow => ({
  id,
  subject,
  at,
  content: Buffer.isBuffer(content) && sum === sumOf(subject, at, content) ? unpackDocument(content) : undefined,
})
