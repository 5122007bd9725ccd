import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import { lockDataFolder } from '../../src-main/library/lock.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'
import { loaded, newGame } from './damaged.ts'
import { littleDisk, readOnly } from './disks.ts'

function openGame({ database }: Library, id: number): SavedGame {
  const table = gamesTable(database)
  const past = table.past(id)
  const opened = restoreGame(loaded, table.one(id)!, past, plainCodec)
  if (!opened.ok) throw new Error(opened.error.message)
  return new SavedGame(id, opened.value, past.visits.length, { table, codec: plainCodec, now: Date.now })
}

/** Acts until one is not kept; the hash after each that was, and what was said of the one that was not. */
function playUntilRefused(open: SavedGame, most: number): { hashes: string[]; refusal: string | undefined } {
  const hashes: string[] = []
  for (let count = 0; count < most; count += 1) {
    const { play } = open.game
    if (play.decider < 0) open.goTo(0)
    const acted = open.act(play.actions.at(count % play.actions.length))
    if (!acted.ok) return { hashes, refusal: `${acted.error.code}: ${acted.error.message}` }
    hashes.push(open.game.hash())
  }
  return { hashes, refusal: undefined }
}

/** Everything that was kept is there, and the game goes on. */
function goesOn(library: Library, id: number, hashes: readonly string[]): void {
  const open = openGame(library, id)
  expect(open.readOnly).toBeUndefined()
  expect(open.game.hash()).toBe(hashes.at(-1))
  expect(playUntilRefused(open, 5)).toMatchObject({ refusal: undefined })
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

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]))

/** Another program that holds a write to the library. */
async function holder(file: string): Promise<ChildProcess> {
  const sqlite = resolve(import.meta.dirname, '../../node_modules/better-sqlite3')
  const hold = `
    const database = new (require(${JSON.stringify(sqlite)}))(${JSON.stringify(file)})
    database.exec('BEGIN IMMEDIATE')
    process.stdout.write('held')
    setInterval(() => database.inTransaction, 1000)`
  const child = spawn(process.execPath, ['--eval', hold], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a full disk', () => {
  it('refuses the act that it has no room for; all before it are kept, and with room the game goes on', () => {
    const library = openLibrary(makeFolder({}))
    const { database } = library
    const id = newGame(database, 'full')
    const pages = database.pragma('page_count', { simple: true })
    database.pragma(`max_page_count = ${Number(pages) + 1}`)
    const open = openGame(library, id)
    const { hashes, refusal } = playUntilRefused(open, 1000)
    expect(refusal).toMatch(/^not-kept: .*The disk is full/)
    expect(hashes.length).toBeGreaterThan(10)
    expect(playUntilRefused(open, 1).refusal).toMatch(/^not-kept/)
    database.pragma('max_page_count = 1000000')
    goesOn(library, id, hashes)
    library.close()
  })

  it('that is really full does the same, and a library on it opens or says why not', (context) => {
    const disk = littleDisk(2)
    if (typeof disk === 'string') return context.skip(disk)
    const { folder, unmount } = disk
    try {
      const library = openLibrary(folder)
      const id = newGame(library.database, 'full')
      const ballast = join(folder, 'ballast')
      fill(ballast)
      truncateSync(ballast, statSync(ballast).size - 2 ** 17)
      const { hashes, refusal } = playUntilRefused(openGame(library, id), 5000)
      expect(refusal).toMatch(/^not-kept: .*(The disk is full|The disk does not answer)/)
      expect(hashes.length).toBeGreaterThan(5)
      rmSync(ballast)
      goesOn(library, id, hashes)
      const played = openGame(library, id).game.history.moments.length
      library.close()
      fill(ballast)
      const problem = problemOf(() => openLibrary(folder).close())
      expect(problem.message).toContain('cannot be opened')
      rmSync(ballast)
      const again = openLibrary(folder)
      expect(openGame(again, id).game.history.moments.length).toBe(played)
      again.close()
    } finally {
      unmount()
    }
  })

  it('leaves a damaged library alone until there is room to mend it', (context) => {
    const disk = littleDisk(2)
    if (typeof disk === 'string') return context.skip(disk)
    const { folder, unmount } = disk
    try {
      const library = openLibrary(folder)
      newGame(library.database, 'full')
      library.close()
      const file = join(folder, 'library.sqlite')
      const bytes = readFileSync(file)
      bytes.fill(0, 0, 2048)
      writeFileSync(file, bytes)
      const ballast = join(folder, 'ballast')
      fill(ballast)
      expect(problemOf(() => openLibrary(folder)).remedy).toContain('room')
      expect(readFileSync(file).equals(bytes)).toBe(true)
      rmSync(ballast)
      const mended = openLibrary(folder)
      expect(gamesTable(mended.database).all()).toHaveLength(1)
      expect(mended.repaired).not.toBeNull()
      mended.close()
    } finally {
      unmount()
    }
  })
})

/** Takes all the room there is. */
function fill(file: string): void {
  const bytes = Buffer.alloc(4096)
  try {
    for (;;) writeFileSync(file, bytes, { flag: 'a' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

describe('a library that may not be written to', () => {
  it.for([
    { what: 'its folder', isFolder: true },
    { what: 'the file', isFolder: false },
  ])('is refused with a sentence and left as it is: $what', ({ isFolder }, context) => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    const id = newGame(library.database, 'kept')
    const { hashes } = playUntilRefused(openGame(library, id), 5)
    library.close()
    const before = contents(folder)
    const undo = readOnly(isFolder ? folder : join(folder, 'library.sqlite'), isFolder)
    if (typeof undo === 'string') return context.skip(undo)
    try {
      const problem = problemOf(() => openLibrary(folder).close())
      expect(problem.code).toBe('library-unreadable')
      expect(problem.remedy).toContain('write')
    } finally {
      undo()
    }
    expect(contents(folder)['library.sqlite']).toBe(before['library.sqlite'])
    const again = openLibrary(folder)
    goesOn(again, id, hashes)
    again.close()
  })
})

describe('a library that another program holds', () => {
  it('is refused at the start, and an act waits and is refused in a game; then the game goes on', async () => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    const id = newGame(library.database, 'kept')
    const open = openGame(library, id)
    const { hashes } = playUntilRefused(open, 5)
    const other = await holder(join(folder, 'library.sqlite'))
    const problem = problemOf(() => openLibrary(folder).close())
    expect(problem.remedy).toContain('Another program holds it')
    library.database.pragma('busy_timeout = 20')
    expect(playUntilRefused(open, 1).refusal).toMatch(/^not-kept: .*Another program holds the library/)
    await end(other)
    goesOn(library, id, hashes)
    library.close()
  })
})

describe('something else in the place of the library', () => {
  it('is put aside with all that is in it when it is a folder', () => {
    const folder = makeFolder({ 'library.sqlite/a-file': 'kept' })
    const library = openLibrary(folder)
    expect(existsSync(join(library.repaired!.setAside!, 'a-file'))).toBe(true)
    library.close()
  })
})

describe('a folder that cannot be locked', () => {
  it('is refused with a sentence when something stands where the lock should be', () => {
    const folder = makeFolder({})
    mkdirSync(join(folder, 'lock.sqlite'))
    const problem = problemOf(() => lockDataFolder(folder))
    expect(problem.code).toBe('data-folder-unwritable')
    expect(problem.message).toContain('cannot be locked')
  })

  it('is refused with a sentence when the lock file is something else', () => {
    const folder = makeFolder({ 'lock.sqlite': 'no database at all '.repeat(60) })
    expect(problemOf(() => lockDataFolder(folder)).remedy).toContain('remove it')
  })

  it('is locked all the same when it cannot be noted by whom', () => {
    const folder = makeFolder({})
    mkdirSync(join(folder, 'in-use.txt'))
    const lock = lockDataFolder(folder)
    expect(problemOf(() => lockDataFolder(folder)).code).toBe('data-folder-in-use')
    lock.release()
  })
})

describe('a database as other programs see it', () => {
  it('can be read while a game is played', () => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    const id = newGame(library.database, 'read')
    const reader = new Database(join(folder, 'library.sqlite'), { readonly: true })
    reader.exec('BEGIN')
    expect(reader.prepare('SELECT count(*) FROM game').pluck().get()).toBe(1)
    expect(playUntilRefused(openGame(library, id), 20).refusal).toBeUndefined()
    reader.close()
    library.close()
  })
})
