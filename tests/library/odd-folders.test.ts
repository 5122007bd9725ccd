import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { listBackups } from '../../src-main/library/backups/backups.ts'
import { indexAsText, readIndex } from '../../src-main/library/backups/backup-index.ts'
import { makeBackup } from '../../src-main/library/backups/make-backup.ts'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import { lockDataFolder } from '../../src-main/library/lock.ts'
import { readReports } from '../../src-main/library/salvage/reports.ts'
import { readPlayersFile } from '../../src-main/programs/players-file.ts'
import { prepareDataFolder } from '../../src-main/start/data-folder.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'
import { accountOf, draftsOf } from './ruined/account.ts'
import { originalOf, writeFiles } from './ruined/ruined.ts'

const ended = await originalOf(6, false)
const FILE = 'library.sqlite'

const opened: Library[] = []
afterAll(() => {
  for (const library of opened) library.close()
})

function folderWith(...without: string[]): string {
  const folder = makeFolder({})
  writeFiles(folder, ended.files)
  for (const path of without) rmSync(join(folder, path), { recursive: true })
  return folder
}

function open(folder: string): Library {
  const library = openLibrary(folder)
  opened.push(library)
  return library
}

/** Everything is there, whatever was told. */
function expectAll({ database }: Library): void {
  const byUid = (a: { uid: string }, b: { uid: string }): number => (a.uid < b.uid ? -1 : 1)
  expect(accountOf(database).toSorted(byUid)).toEqual(ended.account.toSorted(byUid))
  expect(draftsOf(database)).toEqual(ended.drafts)
}

function problemOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing went wrong')
}

const pipe = (path: string): void => void execFileSync('sh', ['-c', 'mkfifo "$0"', path])
const circle = (path: string): void => symlinkSync(path, path)
const folderAt = (path: string): void => void mkdirSync(join(path, 'mine'), { recursive: true })
const odd = [
  ['a pipe', pipe],
  ['a link in a circle', circle],
  ['a folder', folderAt],
] as const

describe.skipIf(process.platform === 'win32')('something that is not a file', () => {
  it.each(
    ['-wal', '-shm', '-journal'].flatMap((part) => [odd[0], odd[2]].map(([what, make]) => ({ part, what, make }))),
  )('in the place of library.sqlite$part, as $what, is put aside, and everything is there', ({ part, make }) => {
    const folder = folderWith()
    make(join(folder, FILE + part))
    const library = open(folder)
    expectAll(library)
    expect(existsSync(`${library.repaired!.setAside!}${part}`)).toBe(true)
  })

  it('in the place of the library is set aside: a pipe, without waiting for it', () => {
    const folder = folderWith(FILE)
    pipe(join(folder, FILE))
    const library = open(folder)
    expect(library.repaired!.drafts.parts).toHaveLength(1)
    expect(existsSync(library.repaired!.setAside!)).toBe(true)
  })

  it.each(
    ['library.tally', 'library.mended.json', 'library.report-7.json', 'library.checked.txt', 'in-use.txt']
      .concat(['library.tally.part', 'library.mended.json.part', 'backups/backup-7.json', 'backups/backup-7.sqlite'])
      .concat(['players.json', 'library.looked-at.sqlite', 'library.mended.sqlite'])
      .flatMap((path) => odd.map(([what, make]) => ({ path, what, make }))),
  )('in the place of $path, as $what, harms nothing', ({ path, make }) => {
    const folder = folderWith()
    rmSync(join(folder, path), { recursive: true, force: true })
    make(join(folder, path))
    lockDataFolder(folder).release()
    readPlayersFile(join(folder, 'players.json'))
    const library = open(folder)
    expectAll(library)
    expect(listBackups(folder)).toHaveLength(1)
    readReports(folder)
    library.close()
    const again = open(folder)
    expect(again.repaired).toBeNull()
    expectAll(again)
  })

  it('in the place of the file of tallies is set aside, and a later kill is not reported as damage', () => {
    const folder = folderWith('library.tally')
    folderAt(join(folder, 'library.tally'))
    open(folder)
    const found = makeFolder({})
    for (const name of readdirSync(folder))
      if (/^library\.(sqlite|tally)/.test(name) && !name.includes('aside'))
        writeFileSync(join(found, name), readFileSync(join(folder, name)))
    expect(open(found).repaired).toBeNull()
    const aside = readdirSync(folder).find((name) => name.startsWith('library.tally.put-aside-'))
    expect(existsSync(join(folder, aside!, 'mine'))).toBe(true)
  })
})

describe.skipIf(process.platform === 'win32')('a link that leads nowhere', () => {
  it.each([
    ['to a disk that is not there', (path: string) => symlinkSync('/no/such/disk/library.sqlite', path)],
    ['in a circle', circle],
  ])('%s, in the place of the library, is told, and nothing is begun or mended', (_how, link) => {
    const folder = folderWith(FILE)
    link(join(folder, FILE))
    const before = readdirSync(folder)
    const problem = problemOf(() => openLibrary(folder))
    expect(problem.message).toContain(`is a link to ${readlinkSync(join(folder, FILE))}`)
    expect(readdirSync(folder)).toEqual(before)
  })

  it('in the place of the data folder or of the lock is reported', () => {
    const folder = makeFolder({})
    circle(join(folder, 'data'))
    expect(problemOf(() => prepareDataFolder(join(folder, 'data'))).message).toContain('is a link to')
    for (const [, make] of odd.slice(0, 2)) {
      rmSync(join(folder, 'lock.sqlite'), { force: true })
      make(join(folder, 'lock.sqlite'))
      expect(problemOf(() => lockDataFolder(folder)).remedy).toContain('no file that can be locked')
    }
  })

  it('to the library on another disk is followed', () => {
    const [folder, other] = [folderWith(), makeFolder({})]
    writeFileSync(join(other, FILE), readFileSync(join(folder, FILE)))
    rmSync(join(folder, FILE))
    symlinkSync(join(other, FILE), join(folder, FILE))
    const library = open(folder)
    expect(library.repaired).toBeNull()
    expectAll(library)
  })
})

/** A library in whose middle of writing another program was killed that keeps no log: its file and its journal. */
function brokenOff(): { file: Buffer; journal: Buffer } {
  const folder = makeFolder({})
  const file = join(folder, FILE)
  const database = new Database(file)
  database.exec('CREATE TABLE t (x BLOB) STRICT')
  database.exec(
    'INSERT INTO t SELECT randomblob(3000) FROM (SELECT 1 UNION SELECT 2), (SELECT 1 UNION SELECT 2 UNION SELECT 3)',
  )
  database.pragma('cache_size = 1')
  database.pragma('cache_spill = 1')
  database.exec('BEGIN; UPDATE t SET x = randomblob(3000)')
  const files = { file: readFileSync(file), journal: readFileSync(`${file}-journal`) }
  database.close()
  return files
}

describe('the files of two libraries', () => {
  it('do not mix: the journal of another one is not written over a library that is whole', () => {
    const { journal } = brokenOff()
    expect(journal.length).toBeGreaterThan(4096)
    const folder = folderWith()
    writeFileSync(join(folder, `${FILE}-journal`), journal)
    const library = open(folder)
    expectAll(library)
    expect(readFileSync(`${library.repaired!.setAside!}-journal`).equals(journal)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.includes('looked-at'))).toEqual([])
  })

  it('do not mix: garbage in the place of a journal changes nothing', () => {
    const folder = folderWith()
    writeFileSync(join(folder, `${FILE}-journal`), 'no journal '.repeat(1000))
    const library = open(folder)
    expect(library.repaired).toBeNull()
    expectAll(library)
  })

  it('do not mix: the log, the tallies and the backups of another one add nothing, and what is told names them', async () => {
    const other = await originalOf(5, true)
    const folder = folderWith()
    for (const path of [`${FILE}-wal`, 'library.tally']) writeFileSync(join(folder, path), other.files.get(path)!)
    const library = open(folder)
    // Nothing in the other tallies is here, and all of it is reported.
    const uids = new Set(accountOf(library.database).map(({ uid }) => uid))
    for (const { uid, name, acts } of ended.account) expect(uids.has(uid), `${name} of ${acts.length}`).toBe(true)
    for (const game of library.repaired!.lost) expect(other.account.map(({ name }) => name)).toContain(game.name)
  })
})

describe('a database of another program', () => {
  it('in the place of the library is not taken for one of a newer Gaiter Button', () => {
    const folder = folderWith(FILE)
    const strange = new Database(join(folder, FILE))
    strange.exec("CREATE TABLE moz_places (url TEXT); INSERT INTO moz_places VALUES ('https://example.org')")
    strange.pragma('user_version = 77')
    strange.close()
    const library = open(folder)
    expect(accountOf(library.database).length).toBeGreaterThan(0)
    expect(existsSync(library.repaired!.setAside!)).toBe(true)
  })
})

describe('a user’s own files with numbers in their names', () => {
  it('do not hide a report: the highest there can be', () => {
    const folder = folderWith()
    writeFileSync(join(folder, 'library.report-999999999.json'), 'mine')
    const bytes = readFileSync(join(folder, FILE))
    bytes[18] = 9
    writeFileSync(join(folder, FILE), bytes)
    rmSync(join(folder, 'library.report-1.json'))
    open(folder)
    expect(readReports(folder).first?.setAside).toContain('library.damaged-')
  })

  it('do not keep a backup from being one', async () => {
    const folder = folderWith()
    writeFileSync(join(folder, 'backups/backup-999999999.sqlite'), 'mine')
    const library = open(folder)
    const before = listBackups(folder).length
    await makeBackup({ dataFolder: folder, library: join(folder, FILE), now: Date.now() })
    expect(listBackups(folder)).toHaveLength(before + 1)
    library.close()
  })
})

describe('an index of a backup that lies', () => {
  it('with invalid times still shows the backup', () => {
    const folder = folderWith()
    const place = join(folder, 'backups/backup-1.json')
    const index = readIndex(readFileSync(place, 'utf8'))!
    const games = index.games.map((game) => ({ ...game, played: -1, lastAct: { at: 1e300, action: null } }))
    writeFileSync(place, indexAsText({ ...index, made: 1e300, games }))
    const [backup] = listBackups(folder)
    expect(backup!.index.made).toBe(0)
    for (const game of backup!.index.games)
      expect(() => new Date(game.lastAct!.at + game.played).toISOString()).not.toThrow()
  })
})
