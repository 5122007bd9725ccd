import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openLibrary } from '../../../src-main/library/library.ts'
import { migrations, versionOf } from '../../../src-main/library/tables/migrations.ts'
import { makeFolder } from '../../house/workshop.ts'
import { loaded } from '../damaged.ts'
import { type Account, accountFor, accountOf, libraryOf, record } from './recording.ts'

// Recorded anew by GAITER_BUTTON_RECORD=library npm test -- unit. Once a version has been released, its library is never
// written again: users with one like it must always be able to open it.
if (process.env['GAITER_BUTTON_RECORD'] === 'library') await record()

const versions = migrations.map(({ version }) => version)

/** A game of older rules is shown as far as it comes out under those of today; its last state is not compared. */
function wanted(version: number): Account {
  const { games, ...rest } = JSON.parse(readFileSync(accountOf(version), 'utf8')) as Account
  return {
    ...rest,
    games: games.map(({ current, ...game }) =>
      game.rules === loaded.system.version && current !== undefined ? { ...game, current } : game,
    ),
  }
}

function withGolden(version: number): string {
  const folder = makeFolder({})
  copyFileSync(libraryOf(version), join(folder, 'library.sqlite'))
  return folder
}

describe('a library of every version there was', () => {
  it.each(versions)('version %i is on record', (version) => {
    const database = new Database(join(withGolden(version), 'library.sqlite'), { readonly: true })
    expect(versionOf(database)).toBe(version)
    database.close()
  })

  it.each(versions)('version %i opens under the newest, with everything that was in it', async (version) => {
    const library = openLibrary(withGolden(version))
    expect(library.repaired).toBeNull()
    expect(versionOf(library.database)).toBe(migrations.length)
    expect(await accountFor(library.database)).toEqual(wanted(version))
    library.close()
  })

  it.each(versions)('version %i is salvaged when it is damaged, with everything that was in it', async (version) => {
    const folder = withGolden(version)
    const file = join(folder, 'library.sqlite')
    const bytes = readFileSync(file)
    // Everything that leads to the tables.
    writeFileSync(file, bytes.fill(0, 0, 4096))
    const library = openLibrary(folder)
    expect(library.repaired).toMatchObject({ lost: [] })
    expect(await accountFor(library.database)).toEqual(wanted(version))
    library.close()
  })
})

describe('a migration that is cut off', () => {
  it('has not begun when its program dies in the middle of it', async () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    const root = resolve(import.meta.dirname, '../../..')
    const dying = `
      import { createRequire } from 'node:module'
      import { migrate } from ${JSON.stringify(pathToFileURL(join(root, 'src-main/library/tables/migrations.ts')).href)}
      const Database = createRequire(${JSON.stringify(join(root, 'package.json'))})('better-sqlite3')
      const database = new Database(${JSON.stringify(file)})
      database.pragma('journal_mode = WAL')
      database.function('die', () => process.kill(process.pid, 'SIGKILL'))
      const filled = 'WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 50000) SELECT x FROM n'
      migrate(database, [
        { version: 1, name: 'whole', sql: 'CREATE TABLE whole (x INTEGER) STRICT; INSERT INTO whole VALUES (1)' },
        { version: 2, name: 'half', sql: \`CREATE TABLE half AS \${filled}; UPDATE whole SET x = 2; SELECT die()\` },
      ])`
    const program = spawn(process.execPath, ['--input-type=module', '--eval', dying], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [, signal] = (await once(program, 'exit')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    const database = new Database(file)
    expect(versionOf(database)).toBe(1)
    expect(database.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['whole'])
    expect(database.prepare('SELECT x FROM whole').pluck().all()).toEqual([1])
    database.close()
  })
})
