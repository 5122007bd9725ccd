import type { Database } from 'better-sqlite3'

/** Named values, each stored as JSON. Readers must validate them. */
export type SettingsTable = {
  get(name: string): unknown
  put(values: Readonly<Record<string, unknown>>): void
}

export function settingsTable(database: Database): SettingsTable {
  const select = database.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck()
  const upsert = database.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return {
    get(name) {
      const value = select.get(name)
      try {
        return value === undefined ? undefined : JSON.parse(value)
      } catch {
        // A damaged value counts as never chosen.
        return undefined
      }
    },
    put: database.transaction((values: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(values)) {
        if (value !== undefined) upsert.run(name, JSON.stringify(value))
      }
    }),
  }
}
