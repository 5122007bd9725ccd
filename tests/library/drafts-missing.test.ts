import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import { listBackups } from '../../src-main/library/backups/backups.ts'
import { restoreLibrary } from '../../src-main/library/backups/restore-library.ts'
import { draftsTable } from '../../src-main/library/tables/drafts-table.ts'
import { makeFolder } from '../house/workshop.ts'
import { draftsOf } from './ruined/account.ts'
import { type Files, originalOf, writeFiles } from './ruined/ruined.ts'

const killed = await originalOf(5, true)
const ended = await originalOf(6, false)
const FILE = 'library.sqlite'
const LOG = 'library.sqlite-wal'
const [known] = ended.drafts
const all = known!.gestures.length

const opened: Library[] = []
afterAll(() => {
  for (const library of opened) library.close()
})

function open(files: Files, changed: Readonly<Record<string, Buffer | null>> = {}) {
  const folder = makeFolder({})
  writeFiles(folder, files)
  for (const [path, bytes] of Object.entries(changed)) {
    if (bytes === null) rmSync(join(folder, path))
    else writeFiles(folder, new Map([[path, bytes]]))
  }
  const library = openLibrary(folder)
  opened.push(library)
  return { library, folder, repaired: library.repaired, drafts: draftsOf(library.database) }
}

/** The same folder without backups. */
const alone = (files: Files): Files => new Map([...files].filter(([path]) => !path.startsWith('backups')))

/** The library with its head and all places of a text spoilt. */
function without(files: Files, text: string): Record<string, Buffer> {
  const bytes = Buffer.from(files.get(FILE)!)
  for (let at = bytes.indexOf(text); at > 0; at = bytes.indexOf(text, at + 1)) bytes[at]! ^= 1
  bytes[18] = 9
  return { [FILE]: bytes }
}

describe('a draft', () => {
  it('of a library that is damaged elsewhere is taken over unchanged, without a report', () => {
    const { drafts, repaired } = open(alone(ended.files), without(ended.files, 'nowhere in it'))
    expect(repaired?.drafts).toEqual({ parts: [], lost: [] })
    expect(drafts).toEqual(ended.drafts)
  })

  it('whose row is damaged is reported as lost, with its number of changes', () => {
    const { drafts, repaired } = open(alone(ended.files), without(ended.files, 'Tel que ce fut'))
    expect(drafts).toEqual([])
    expect(repaired?.drafts).toEqual({ parts: [], lost: [{ name: 'A draft', gestures: all }] })
  })

  it('is damaged though everything else in the library is sound, and comes from a backup as far as that has it', () => {
    const bytes = Buffer.from(ended.files.get(FILE)!)
    bytes[bytes.indexOf('Tel que ce fut')]! ^= 1
    const { drafts, repaired } = open(ended.files, { [FILE]: bytes })
    expect(drafts).toHaveLength(1)
    expect(repaired?.drafts.lost).toEqual([])
    // Its last gestures are there, and its row is an earlier one.
    expect(repaired?.drafts.parts).toMatchObject([{ name: 'A draft', gestures: all, of: all }])
  })

  it.each([
    ['the log is gone', { [LOG]: null }],
    ['an older library stands in its place', { [FILE]: killed.earlier.get(FILE)!, [LOG]: null }],
  ])('is told in part when its last changes are missing because %s', (_what, changed) => {
    const { drafts, repaired } = open(alone(killed.files), changed)
    const had = killed.drafts[0]!.gestures.length
    const there = drafts[0]?.gestures.length ?? 0
    expect(there).toBeLessThan(had)
    if (there > 0) expect(repaired?.drafts.parts).toMatchObject([{ name: 'A draft', gestures: there, of: had }])
    else expect(repaired?.drafts.lost).toEqual([{ name: 'A draft', gestures: had }])
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['gone', null],
  ])('of a library that is %s is told with its changes, and comes from a backup', (_what, bytes) => {
    expect(open(alone(ended.files), { [FILE]: bytes }).repaired?.drafts).toEqual({
      parts: [],
      lost: [{ name: 'A draft', gestures: all }],
    })
    const { drafts, repaired } = open(ended.files, { [FILE]: bytes })
    expect(drafts).toHaveLength(1)
    // Of the twelve that it had then seven stayed.
    expect(drafts[0]!.gestures).toHaveLength(12)
    expect(drafts[0]!.gestures.slice(0, 7)).toEqual(known!.gestures.slice(0, 7))
    expect(repaired?.drafts.parts).toMatchObject([{ name: 'A draft', gestures: 12, of: all }])
  })

  it('that was thrown away for good does not come back from a backup', () => {
    const { library, folder } = open(ended.files)
    const { row } = draftsTable(library.database).all()[0]!
    draftsTable(library.database).erase(row.id)
    library.close()
    rmSync(join(folder, FILE))
    const again = openLibrary(folder)
    opened.push(again)
    expect(draftsOf(again.database)).toEqual([])
    expect(again.repaired?.drafts).toEqual({ parts: [], lost: [] })
  })

  it('that was exchanged for an earlier one by going back to a backup is not taken for a damaged one', async () => {
    const { library, folder } = open(ended.files)
    const [backup] = listBackups(folder)
    const restored = await restoreLibrary(library.database, join(folder, FILE), {
      dataFolder: folder,
      backup: backup!,
      now: new Date(),
    })
    expect(restored.ok).toBe(true)
    const found = makeFolder({})
    for (const name of readdirSync(folder))
      if (name.startsWith('library.')) copyFileSync(join(folder, name), join(found, name))
    const after = openLibrary(found)
    opened.push(after)
    expect(after.repaired).toBeNull()
    expect(draftsOf(after.database)[0]?.gestures).toHaveLength(12)
  })

  it.each([
    ['begun', '-5'],
    ['changed', "'never'"],
    ['at', '-1'],
    ['name', "x'00ff'"],
    ['title', '17'],
    ['published', "x'07'"],
  ])('of which %s is damaged while the program runs harms none but itself', (column, value) => {
    const { library } = open(ended.files)
    const { database } = library
    const table = draftsTable(database)
    const { id, ...row } = table.all()[0]!.row
    table.add({ ...row, uid: 'another', name: 'Another' }, { ground: {}, start: {} })
    database.pragma('ignore_check_constraints = ON')
    database.unsafeMode(true)
    database.pragma('writable_schema = ON')
    database.exec("UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') WHERE name = 'draft'")
    database.pragma('writable_schema = RESET')
    database.exec(`UPDATE draft SET "${column}" = ${value} WHERE id = ${id}`)
    const list = draftsTable(database).all()
    expect(new Set(list.map(({ whole }) => whole))).toEqual(new Set([false, true]))
    for (const { row: one } of list) {
      expect(one.begun).toBeGreaterThanOrEqual(0)
      expect(one.changed).toBeGreaterThanOrEqual(0)
      expect(one.at).toBeGreaterThanOrEqual(0)
      expect(typeof one.name).toBe('string')
    }
  })
})
