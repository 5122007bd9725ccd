import type { Database } from 'better-sqlite3'

/** Counts writes since the library was opened. Two equal counts mean that nothing was written in between. */
export function changeCount(database: Database): () => number {
  const count = database.prepare<[], number>('SELECT total_changes()').pluck()
  return () => count.get() ?? 0
}
