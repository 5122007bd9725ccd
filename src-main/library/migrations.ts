import type { Database } from 'better-sqlite3'

/** One step of the library's shape. A step that has been released is never changed: the next one is written instead. */
export type Migration = { readonly version: number; readonly name: string; readonly sql: string }

export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'settings',
    sql: `CREATE TABLE settings (
            name  TEXT PRIMARY KEY,
            value TEXT NOT NULL CHECK (json_valid(value))
          ) STRICT, WITHOUT ROWID;`,
  },
]

export function versionOf(database: Database): number {
  const version = database.pragma('user_version', { simple: true })
  return typeof version === 'number' ? version : 0
}

/** Brings the library up to the newest shape; each step and its number are one transaction, so it is done or not begun. */
export function migrate(database: Database, steps: readonly Migration[] = migrations): void {
  for (const [index, step] of steps.entries()) {
    if (step.version !== index + 1)
      throw new Error(`migration ${step.version} (${step.name}) stands in place ${index + 1}`)
  }
  for (const step of steps.slice(versionOf(database))) {
    database.transaction(() => {
      database.exec(step.sql)
      database.pragma(`user_version = ${step.version}`)
    })()
  }
}
