import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { isDamaged } from '../../src-main/library/salvage/check.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { openSound } from '../../src-main/library/open-sound.ts'
import { migrate, migrations, versionOf } from '../../src-main/library/tables/migrations.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { tallyTable } from '../../src-main/library/tables/tally-table.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'

const aMoment = () => new Date('2026-08-06T18:30:00Z')

describe('the library', () => {
  it('is begun with everything that keeps an acknowledged write safe', () => {
    const library = openLibrary(makeFolder({}))
    const pragma = (name: string) => library.database.pragma(name, { simple: true })
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
    expect(pragma('trusted_schema')).toBe(0)
    expect(pragma('cell_size_check')).toBe(1)
    expect(pragma('secure_delete')).toBe(1)
    expect(pragma('busy_timeout')).toBe(2000)
    expect(versionOf(library.database)).toBe(migrations.length)
    expect(library.repaired).toBeNull()
    library.close()
  })

  it('has strict tables only', () => {
    const library = openLibrary(makeFolder({}))
    const tables = library.database
      .prepare<[], { name: string; strict: number }>("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
      .all()
    library.close()
    const own = tables.filter((table) => !JSON.stringify(table).includes('sqlite_'))
    expect(own.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      [
        ...['campaign', 'document', 'draft', 'game', 'gesture', 'kept', 'mark'],
        ...['moment', 'settings', 'simulation', 'snapshot', 'tally', 'visit'],
      ].map((name) => ({ name, strict: 1 })),
    )
  })

  it('keeps what was put into it', () => {
    const folder = makeFolder({})
    const first = openLibrary(folder)
    settingsTable(first.database).put({ language: 'fr', windowBounds: { x: 1, y: 2 } })
    first.close()
    const second = openLibrary(folder)
    const table = settingsTable(second.database)
    expect(table.get('language')).toBe('fr')
    expect(table.get('windowBounds')).toEqual({ x: 1, y: 2 })
    expect(table.get('nothing')).toBeUndefined()
    second.close()
  })

  it('writes several values or none', () => {
    const library = openLibrary(makeFolder({}))
    const table = settingsTable(library.database)
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    expect(() => table.put({ language: 'fr', circle })).toThrow(/circular/)
    expect(table.get('language')).toBeUndefined()
    library.close()
  })
})

describe('a library from a newer version', () => {
  it('is named as such and not touched', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    openLibrary(folder).close()
    const newer = new Database(file)
    newer.pragma('journal_mode = DELETE')
    newer.exec('CREATE TABLE later (x)')
    tallyTable(newer).noteOpen(migrations.length + 1, false)
    newer.pragma(`user_version = ${migrations.length + 1}`)
    newer.close()
    const names = readdirSync(folder)
    const before = readFileSync(file)
    expect(() => openLibrary(folder)).toThrow(Problem)
    expect(() => openLibrary(folder)).toThrow(/newer Gaiter Button/)
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(folder)).toEqual(names)
  })
})

describe('a damaged library', () => {
  it('is set aside with every byte of it, and a new one begun', () => {
    const folder = makeFolder({ 'library.sqlite': 'this was a library once\n'.repeat(100) })
    const library = openLibrary(folder, aMoment)
    const aside = join(folder, 'library.damaged-2026-08-06T18-30-00.sqlite')
    expect(library.repaired).toEqual({
      setAside: aside,
      whole: 0,
      parts: [],
      lost: [],
      drafts: { parts: [], lost: [] },
    })
    expect(readFileSync(aside, 'utf8')).toBe('this was a library once\n'.repeat(100))
    expect(settingsTable(library.database).get('language')).toBeUndefined()
    library.close()
  })

  it('is noticed when the damage is in the middle of the file', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    const whole = openLibrary(folder)
    const table = settingsTable(whole.database)
    for (let count = 0; count < 300; count += 1) table.put({ [`setting-${count}`]: 'x'.repeat(200) })
    whole.close()
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 8192, bytes.length - 4096)
    writeFileSync(file, bytes)
    const library = openLibrary(folder, aMoment)
    expect(library.repaired).not.toBeNull()
    library.close()
  })

  it('is noticed when the end of the file is gone', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    const whole = openLibrary(folder)
    settingsTable(whole.database).put({ long: 'x'.repeat(50_000) })
    whole.close()
    truncateSync(file, 9000)
    const library = openLibrary(folder, aMoment)
    expect(library.repaired).not.toBeNull()
    library.close()
  })

  it('never takes the place of one that was set aside before', () => {
    const folder = makeFolder({ 'library.sqlite': 'first '.repeat(200) })
    openLibrary(folder, aMoment).close()
    writeFileSync(join(folder, 'library.sqlite'), 'second '.repeat(200))
    for (const beside of ['-wal', '-shm']) expect(existsSync(join(folder, `library.sqlite${beside}`))).toBe(false)
    const library = openLibrary(folder, aMoment)
    library.close()
    const aside = readdirSync(folder).filter((name) => name.startsWith('library.damaged'))
    const contents = aside.map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 6).trim())
    expect(contents.toSorted()).toEqual(['first', 'second'])
  })
})

describe('a large library', () => {
  it('is looked at page by page once a day, and after an end that was none', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    const library = openLibrary(folder)
    settingsTable(library.database).put({ long: 'x'.repeat(33 * 2 ** 20) })
    const root = library.database.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'visit'").pluck()
    const page = root.get()!
    library.close()
    const checked = join(folder, 'library.checked.txt')
    mkdirSync(checked)
    utimesSync(checked, new Date(0), new Date(0))
    // Where it cannot be noted that it is sound, it is sound all the same.
    expect(isDamaged(file)).toBe(false)
    rmSync(checked, { recursive: true })
    expect(isDamaged(file)).toBe(false)
    const bytes = readFileSync(file)
    bytes.fill(0x5a, (page - 1) * 4096, page * 4096)
    writeFileSync(file, bytes)
    expect(isDamaged(file)).toBe(false)
    utimesSync(checked, new Date(0), new Date(0))
    expect(isDamaged(file)).toBe(true)
    utimesSync(checked, new Date(), new Date())
    expect(isDamaged(file)).toBe(false)
    writeFileSync(`${file}-wal`, 'something')
    expect(isDamaged(file)).toBe(true)
  })

  it('is always found damaged when its end is gone', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    const library = openLibrary(folder)
    settingsTable(library.database).put({ long: 'x'.repeat(33 * 2 ** 20) })
    library.close()
    expect(isDamaged(file)).toBe(false)
    truncateSync(file, 33 * 2 ** 20)
    expect(isDamaged(file)).toBe(true)
  })
})

describe('migrations', () => {
  const steps = [
    { version: 1, name: 'a', sql: 'CREATE TABLE a (x INTEGER) STRICT' },
    { version: 2, name: 'b', sql: 'CREATE TABLE b (x INTEGER) STRICT' },
  ]

  it('run in order, each once', () => {
    const database = new Database(':memory:')
    migrate(database, steps.slice(0, 1))
    expect(versionOf(database)).toBe(1)
    migrate(database, steps)
    migrate(database, steps)
    expect(versionOf(database)).toBe(2)
    expect(database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()).toBe(2)
  })

  it('leave the shape and its number as they were when a step fails halfway', () => {
    const database = new Database(':memory:')
    const failing = { version: 2, name: 'halfway', sql: 'CREATE TABLE half (x INTEGER) STRICT; CREATE TABLE a (x)' }
    expect(() => migrate(database, [...steps.slice(0, 1), failing])).toThrow(/a already exists/)
    expect(versionOf(database)).toBe(1)
    expect(database.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['a'])
  })

  it('that are interrupted before the library is in use leave nothing that is taken for damage', () => {
    const folder = makeFolder({})
    const file = join(folder, 'library.sqlite')
    for (const shape of [0, 3, 4]) {
      const before = new Database(file)
      migrate(before, migrations.slice(0, shape))
      before.close()
      // The file of tallies has not been begun.
      openSound(file).close()
      const library = openLibrary(folder)
      expect(library.repaired, `from shape ${shape}`).toBeNull()
      library.close()
      for (const name of readdirSync(folder)) rmSync(join(folder, name))
    }
  })

  it('are numbered without gaps', () => {
    const [first, second] = steps
    if (first === undefined || second === undefined) throw new Error('two steps')
    expect(() => migrate(new Database(':memory:'), [second, first])).toThrow(/stands in place/)
  })

  it('bring every earlier shape to the newest', () => {
    for (let from = 0; from <= migrations.length; from += 1) {
      const database = new Database(':memory:')
      migrate(database, migrations.slice(0, from))
      migrate(database)
      expect(versionOf(database)).toBe(migrations.length)
      expect(database.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0)
    }
  })
})
