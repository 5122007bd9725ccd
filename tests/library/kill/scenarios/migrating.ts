import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { migrate, migrations, versionOf } from '../../../../src-main/library/tables/migrations.ts'
import { settingsTable } from '../../../../src-main/library/tables/settings-table.ts'
import type { Scenario } from '../scenario.ts'
import { playing } from './playing.ts'

const values = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`setting-${index}`, 'x'.repeat(index)]))

/** A library of the first version is brought up to date: that is done or not begun. */
export const migrating: Scenario = {
  ...playing,
  name: 'migrating',
  series: 2,
  until: { lines: 1, milliseconds: 14 },
  prepare(folder) {
    const database = new Database(join(folder, 'library.sqlite'))
    database.pragma('journal_mode = WAL')
    migrate(database, migrations.slice(0, 1))
    settingsTable(database).put(values)
    database.close()
    return []
  },
  inspect(folder) {
    const database = new Database(join(folder, 'library.sqlite'), { readonly: true })
    try {
      const version = versionOf(database)
      const model = new Database(':memory:')
      migrate(model, migrations.slice(0, version))
      const shape = 'SELECT name, sql FROM sqlite_schema ORDER BY name'
      if (version < 1 || !isDeepStrictEqual(database.prepare(shape).all(), model.prepare(shape).all()))
        throw new Error(`version ${version} has another shape: the migration was done in part`)
      const settings = settingsTable(database)
      for (const [name, value] of Object.entries(values))
        if (settings.get(name) !== value) throw new Error(`the setting ${name} is gone`)
    } finally {
      database.close()
    }
  },
}
