import type { Database } from 'better-sqlite3'

/** Counts what was written since the library was opened: two equal counts, and nothing was written between. */
export function changeCount(database: Database): () => number {
  const count = database.prepare<[], number>('SELECT total_changes()').pluck()
  return () => count.get() ?? 0
}
