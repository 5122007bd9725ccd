import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import { GameEntry, type Imported } from '../../src-main/contract/library.ts'
import { OpenGames } from '../../src-main/games/open/open-games.ts'
import { PinnedCampaigns } from '../../src-main/games/open/pinned-campaigns.ts'
import { type Library, type MendingHelp, openLibrary } from '../../src-main/library/library.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { atOnce } from '../../src-main/library/tables/tally-file.ts'
import { importExportService } from '../../src-main/services/import-export.ts'
import { libraryService } from '../../src-main/services/library.ts'
import { settingsService } from '../../src-main/services/settings.ts'
import { inBoth } from '../games/in-both.ts'
import { makeFolder, program } from '../house/workshop.ts'
import { everyFifth } from '../tries.ts'
import { atHand, loaded } from './damaged.ts'
import { accountOf } from './ruined/account.ts'
import { originalOf, type Files, writeFiles } from './ruined/ruined.ts'

/** A library of a program that was killed, and one of a program that ended as it should. */
const killed = await originalOf(5, true)
const ended = await originalOf(6, false)
const worker = program('src-main/workers/salvage.ts')
const FILE = 'library.sqlite'
const LOG = 'library.sqlite-wal'
const PAGE = 4096
const FRAME = PAGE + 24

const opened: Library[] = []
afterAll(() => {
  for (const library of opened) library.close()
})

/** Opens a folder of which one file is another, and some are gone. */
function open(files: Files, changed: Readonly<Record<string, Buffer | null>>, help: MendingHelp = { atHand }) {
  const folder = makeFolder({})
  writeFiles(folder, files)
  for (const [path, bytes] of Object.entries(changed)) {
    if (bytes === null) rmSync(join(folder, path), { force: true, recursive: true })
    else writeFiles(folder, new Map([[path, bytes]]))
  }
  const library = openLibrary(folder, undefined, help)
  opened.push(library)
  return { library, folder, repaired: library.repaired }
}

function changed(files: Files, path: string, change: (bytes: Buffer) => void): Record<string, Buffer> {
  const bytes = Buffer.from(files.get(path)!)
  change(bytes)
  return { [path]: bytes }
}

/** The same folder without backups. */
const alone = (files: Files): Files => new Map([...files].filter(([path]) => !path.startsWith('backups')))

const everything = ({ database }: Library) => accountOf(database).toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
const wantedOf = ({ account }: typeof ended) => account.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))

/** A folder that has a library's file only. */
function folderOf(files: Files): string {
  const folder = makeFolder({})
  writeFiles(folder, new Map([[FILE, files.get(FILE)!]]))
  return folder
}

function rootOf(files: Files, table: string): number {
  const database = new Database(join(folderOf(files), FILE), { readonly: true })
  const root = database
    .prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(table)!
  database.close()
  return root
}

/** Where a text stands in a file, which must have it once. */
function placeOf(bytes: Buffer, text: string): number {
  const at = bytes.indexOf(text)
  expect(at, text).toBeGreaterThan(0)
  return at
}

/** What the window asks of a library; `help`: campaigns that are at hand elsewhere. */
function services({ database }: Library, help: MendingHelp['atHand'] = () => undefined) {
  const table = gamesTable(database)
  const pinnedTable = campaignsTable(database)
  const pinned = new PinnedCampaigns(pinnedTable, systems, help)
  const openGames = new OpenGames({ table, campaigns: pinned, now: Date.now, noteOpen: () => undefined })
  const needs = { table, pinnedTable, pinned, openGames, lastGames: () => [], now: Date.now }
  const all = { ...needs, atOnce: <T>(work: () => T) => atOnce(database, work) }
  const library = libraryService(all)
  const more = { library, importWorker: 'none is needed', program: 'a test', untilFree: () => Promise.resolve() }
  return { library, files: importExportService({ ...all, ...more }) }
}

const listed = (library: Library): GameEntry[] =>
  services(library)
    .library.list('', false)
    .map((entry) => GameEntry.parse(entry))

describe('a page number that makes no sense', () => {
  // The number of the root stands before the text of the table, in the row of the list of tables.
  it.each(['settings', 'campaign', 'game', 'moment', 'visit', 'snapshot', 'mark', 'tally', 'kept'])(
    'as the root of the table %s is damage, and everything is taken over, in a worker',
    (table) => {
      const root = rootOf(ended.files, table)
      const damage = changed(ended.files, FILE, (bytes) => {
        const at = placeOf(bytes, `CREATE TABLE ${table} (`) - 1
        expect(bytes[at]).toBe(root)
        bytes[at]! ^= 0x80
      })
      const { library, repaired } = open(alone(ended.files), damage, { atHand, worker })
      expect(repaired).toMatchObject({ whole: ended.account.length, parts: [], lost: [] })
      expect(everything(library)).toEqual(wantedOf(ended))
    },
  )
})

describe('a page number that makes no sense, anywhere', () => {
  const size = ended.files.get(FILE)!.length / PAGE
  /** None, negative, absurd, the first page, and one behind the end. */
  const absurd = [0, 0xffff_ffff, 0x8000_0001, 0x7fff_ffff, 1, size + 1]

  it(
    'in the head, in trees and in long values, harms no start, and what is missing is told',
    { timeout: 300_000 },
    () => {
      const places = pageNumbersIn(ended.files.get(FILE)!)
      expect(places.filter(({ what }) => what === 'a long value').length).toBeGreaterThan(5)
      expect(places.filter(({ what }) => what === 'a branch').length).toBeGreaterThan(1)
      const wrong: string[] = []
      for (const { what, at } of everyFifth(places))
        for (const number of [...absurd, 1 + Math.floor(at / PAGE)]) {
          const damage = changed(ended.files, FILE, (bytes) => bytes.writeUInt32BE(number, at))
          for (const name of untold(open(alone(ended.files), damage), ended))
            wrong.push(`${what}, ${at}: ${number}: ${name}`)
        }
      expect(wrong).toEqual([])
    },
  )
})

/** All places at which the number of a page is written. */
function pageNumbersIn(bytes: Buffer): { readonly what: string; readonly at: number }[] {
  const places = [28, 32, 36].map((at) => ({ what: 'the head', at }))
  for (let begin = 0; begin < bytes.length; begin += PAGE) {
    const head = begin + (begin === 0 ? 100 : 0)
    const kind = bytes[head]!
    const isBranch = kind === 2 || kind === 5
    if (!isBranch && kind !== 10 && kind !== 13) {
      places.push({ what: 'a long value', at: begin })
      continue
    }
    if (isBranch) places.push({ what: 'a branch', at: head + 8 })
    const list = head + (isBranch ? 12 : 8)
    for (let cell = 0; cell < bytes.readUInt16BE(head + 3); cell += 1) {
      const at = begin + bytes.readUInt16BE(list + 2 * cell)
      if (isBranch) places.push({ what: 'a branch', at })
      const long = kind === 13 ? endOfCell(bytes, at) : undefined
      if (long !== undefined) places.push({ what: 'a long value', at: long })
    }
  }
  return places
}

/** Where an entry that goes on elsewhere says where: behind what fits onto its page. */
function endOfCell(bytes: Buffer, cell: number): number | undefined {
  const [payload, rowid] = varint(bytes, cell)
  const begin = varint(bytes, rowid)[1]
  if (payload <= PAGE - 35) return undefined
  const least = Math.floor(((PAGE - 12) * 32) / 255) - 23
  const more = least + ((payload - least) % (PAGE - 4))
  return begin + (more <= PAGE - 35 ? more : least)
}

/** A number in seven bits a byte, and where it ends. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let place = at; ; place += 1) {
    value = value * 128 + (bytes[place]! & 0x7f)
    if (bytes[place]! < 0x80) return [value, place + 1]
  }
}

describe('a bit in the entry of a game', () => {
  const bad = (): Record<string, Buffer> =>
    changed(ended.files, FILE, (bytes) => {
      for (let at = bytes.indexOf('{"sides":["person"'); at > 0; at = bytes.indexOf('{"sides":["person"', at + 1)) {
        bytes[at + 2]! ^= 0x20
        return
      }
    })

  it('is mended from a backup', () => {
    const { library, repaired } = open(ended.files, bad())
    expect(repaired).not.toBeNull()
    expect(repaired!.lost).toEqual([])
    expect(listed(library)).toHaveLength(ended.account.length)
  })

  it('without a backup leaves all other games intact, and is reported', () => {
    const { library, repaired } = open(alone(ended.files), bad())
    expect(repaired).toMatchObject({ whole: ended.account.length - 1, lost: [] })
    expect(repaired!.parts).toMatchObject([{ reason: inBoth(expect.stringContaining('players')) }])
    expect(listed(library)).toHaveLength(ended.account.length)
  })

  it.each([
    ['players', "'not players'"],
    ['begun', '-5'],
    ['played', '-1'],
    ['name', "x'00ff'"],
    ['removed', "'never'"],
    ['scenario', "x'07'"],
  ])('or any other value of %s that is damaged while the program runs harms this one game', (column, value) => {
    const { library } = open(ended.files, {})
    const { database } = library
    database.pragma('ignore_check_constraints = ON')
    database.unsafeMode(true)
    database.pragma('writable_schema = ON')
    database.exec("UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') WHERE name = 'game'")
    database.pragma('writable_schema = RESET')
    const id = database.prepare<[], number>('SELECT min(id) FROM game').pluck().get()!
    database.exec(`UPDATE game SET ${column} = ${value} WHERE id = ${id}`)
    const list = listed(library)
    expect(list).toHaveLength(ended.account.length)
    expect(list.filter(({ trouble }) => trouble !== null).map((entry) => entry.id)).toEqual([id])
    expect(list.find((entry) => entry.id === id)!.trouble).toEqual(inBoth(expect.stringMatching(/start|backup/i)))
  })
})

describe('a bit that makes a text count as bytes', () => {
  /** In a row's head the kinds of its values stand: a text of so many bytes has 13 and twice as many, and bytes have one less. */
  function asBytes(value: string): Record<string, Buffer> {
    return changed(ended.files, FILE, (bytes) => {
      const kind = 13 + 2 * Buffer.byteLength(value)
      const head = Buffer.from(kind < 0x80 ? [kind] : [0x80 | (kind >> 7), kind & 0x7f])
      const at = bytes.lastIndexOf(head, placeOf(bytes, value)) + head.length - 1
      bytes[at]! ^= 1
    })
  }

  it.each([
    ['how a game began', 'SELECT start FROM game ORDER BY id DESC LIMIT 1'],
    ['an act', 'SELECT deed FROM moment WHERE game = (SELECT max(game) FROM moment) ORDER BY number LIMIT 1'],
  ])('harms nothing in %s: it is read as the text it was', (_what, query) => {
    const database = new Database(join(folderOf(ended.files), FILE), { readonly: true })
    const value = database.prepare<[], string>(query).pluck().get()!
    database.close()
    const { library } = open(alone(ended.files), asBytes(value))
    expect(everything(library)).toEqual(wantedOf(ended))
    expect(listed(library).every(({ trouble }) => trouble === null)).toBe(true)
  })
})

/** When all games of these libraries were begun and played. */
const BEGUN = 1_795_000_000_000

describe('a date that makes no sense', () => {
  it('is not taken over by a mending', () => {
    const damage = changed(ended.files, FILE, (bytes) => {
      // A number of eight bytes, of which the first bit is its sign; the head is spoilt besides.
      const date = Buffer.alloc(6)
      date.writeUIntBE(BEGUN, 0, 6)
      for (let at = bytes.indexOf(date); at > 0; at = bytes.indexOf(date, at + 1)) bytes[at]! ^= 0x80
      bytes[18] = 9
    })
    const { library, repaired } = open(alone(ended.files), damage)
    expect(repaired).not.toBeNull()
    const list = listed(library)
    expect(list).toHaveLength(ended.account.length)
    expect(list.every((game) => game.begun >= 0 && game.played >= 0)).toBe(true)
    expect(untold({ library, folder: '', repaired }, ended)).toEqual([])
  })
})

describe('a setting that is damaged', () => {
  it('counts as never chosen', () => {
    const { library } = open(ended.files, {})
    const { database } = library
    database.pragma('ignore_check_constraints = ON')
    database.exec("UPDATE settings SET value = 'no JSON' WHERE name = 'language'")
    expect(settingsService(settingsTable(database)).read()).toMatchObject({ language: null, textSize: 125 })
  })
})

describe('a bit in a campaign that games are pinned to', () => {
  const bad = changed(ended.files, FILE, (bytes) => {
    bytes[placeOf(bytes, 'portable-spicheren') + 600]! ^= 1
  })

  it('is mended from a backup', () => {
    const { library, repaired } = open(ended.files, bad, {})
    expect(repaired).toMatchObject({ whole: ended.account.length, parts: [], lost: [] })
    expect(listed(library).every(({ trouble }) => trouble === null)).toBe(true)
  })

  it('is repaired from the campaigns that are available', () => {
    const { library } = open(alone(ended.files), bad)
    expect(everything(library)).toEqual(wantedOf(ended))
    expect(listed(library).every(({ trouble }) => trouble === null)).toBe(true)
  })

  it('elsewhere unknown leaves its games there with the reason, exportable, and new ones are begun on a whole copy', async () => {
    const { library, repaired } = open(alone(ended.files), bad, {})
    expect(repaired).toMatchObject({ lost: [] })
    expect(everything(library)).toEqual(wantedOf(ended))
    expect(listed(library).every(({ trouble }) => trouble !== null)).toBe(true)
    const { files } = atHand(loaded.hash)!
    const { id, name } = library.database.prepare<[], { id: number; name: string }>(LONGEST).get()!
    const exported = await services(library).files.export(id)
    await expect(takenIn(open(ended.files, {}).library, exported.content)).resolves.toMatchObject({
      name: `${name} (2)`,
      fault: null,
    })
    await expect(takenIn(openLibraryIn(makeFolder({})), exported.content)).rejects.toThrow(/without its campaign/)
    campaignsTable(library.database).keep(loaded.hash, loaded.system.id, files)
    expect(listed(library).every(({ trouble }) => trouble === null)).toBe(true)
  })
})

const LONGEST = "SELECT id, name FROM game WHERE name = 'Game of 34'"

function openLibraryIn(folder: string): Library {
  const library = openLibrary(folder)
  opened.push(library)
  return library
}

/** What comes of a file that is taken in. */
async function takenIn(library: Library, content: string): Promise<Imported> {
  for await (const told of services(library).files.import(content, [null, null], false, undefined))
    if (told.at === 'end') return told.result
  throw new Error('the import has no end')
}

/** Games of which acts are missing, or are others, without the report saying how many of how many are there. */
function untold({ library, repaired }: ReturnType<typeof open>, { account }: typeof ended): string[] {
  const found = new Map(everything(library).map((game) => [game.uid, game]))
  return account.flatMap(({ uid, name, acts: all }) => {
    const game = found.get(uid)
    const lost = repaired?.lost.some((one) => one.name === name && one.acts === all.length) ?? false
    if (game === undefined) return lost ? [] : [name]
    const { acts } = game
    if (!acts.every((hash, index) => hash === all[index])) return [`${name} has other acts`]
    const told = repaired?.parts.some(
      (one) => one.name === game.name && one.acts === acts.length && one.of === all.length,
    )
    return acts.length === all.length || told === true ? [] : [name]
  })
}

describe('acts that are missing at the end', () => {
  const frames = Math.floor((killed.files.get(LOG)!.length - 32) / FRAME)

  it.each([1, 2, 3, 5])(
    'because of flipped bits in the last frames of the log are reported: frame %i from the end',
    (from) => {
      const damage = changed(killed.files, LOG, (bytes) => {
        bytes[32 + (frames - from) * FRAME + 3000]! ^= 4
      })
      expect(untold(open(alone(killed.files), damage), killed)).toEqual([])
    },
  )

  it.each([0, 1, 2, 7, 20])('because the log is cut after frame %i are reported', (kept) => {
    const log = killed.files.get(LOG)!.subarray(0, 32 + kept * FRAME)
    const result = open(alone(killed.files), { [LOG]: log })
    expect(result.repaired).not.toBeNull()
    expect(untold(result, killed)).toEqual([])
  })

  it('because the log is gone are reported', () => {
    expect(untold(open(alone(killed.files), { [LOG]: null }), killed)).toEqual([])
  })

  it('because an older library stands in its place are reported', () => {
    const result = open(alone(killed.files), { [FILE]: killed.earlier.get(FILE)!, [LOG]: null })
    expect(result.repaired!.parts.length).toBeGreaterThan(0)
    expect(untold(result, killed)).toEqual([])
  })

  it('or in the middle, because a page is replaced by its neighbour, are reported', () => {
    const count = ended.files.get(FILE)!.length / PAGE
    for (let page = 1; page < count; page += 1) {
      const damage = changed(ended.files, FILE, (bytes) => {
        bytes.copy(bytes, page * PAGE, (page - 1) * PAGE, page * PAGE)
      })
      expect(untold(open(alone(ended.files), damage), ended), `page ${page + 1}`).toEqual([])
    }
  })

  it('cannot be ruled out if the file of tallies is damaged after a kill, and that is reported', () => {
    const { library, repaired } = open(alone(killed.files), { 'library.tally': Buffer.alloc(5000, 1) })
    expect(everything(library)).toEqual(wantedOf(killed))
    expect(repaired).toMatchObject({ setAside: null, whole: 0, lost: [] })
    expect(repaired!.parts).toHaveLength(killed.account.length)
  })
})

describe('a file that is damaged at its beginning or its end', () => {
  const size = ended.files.get(FILE)!.length
  it.each([
    ['a page', size - PAGE],
    ['half of its pages', Math.floor(size / PAGE / 2) * PAGE],
    ['all pages but one', PAGE],
  ])('is mended from a backup when it is shorter by %s', (_what, length) => {
    const { repaired, library } = open(ended.files, { [FILE]: ended.files.get(FILE)!.subarray(0, length) })
    expect(repaired).not.toBeNull()
    expect(repaired!.lost).toEqual([])
    expect(everything(library)).toHaveLength(ended.account.length)
  })

  it.each([18, 19, 60, 61, 62, 63].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => [byte, bit] as const)))(
    'is mended when byte %i has bit %i turned over',
    (byte, bit) => {
      const damage = changed(ended.files, FILE, (bytes) => {
        bytes[byte]! ^= 1 << bit
      })
      const { library, repaired } = open(alone(ended.files), damage)
      expect(repaired).toMatchObject({ whole: ended.account.length, parts: [], lost: [] })
      expect(everything(library)).toEqual(wantedOf(ended))
    },
  )
})

describe('a library that is empty or gone', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['gone', null],
  ])('is told with every game it had and how many acts: %s', (_what, bytes) => {
    const { library, repaired } = open(alone(ended.files), { [FILE]: bytes })
    expect(everything(library)).toEqual([])
    const wanted = ended.account.map(({ name, acts }) => ({ name, acts: acts.length }))
    expect(repaired!.lost.toSorted((a, b) => (a.name! < b.name! ? -1 : 1))).toEqual(
      wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    )
  })

  it('is filled from the backups, and what is newer than them is reported', () => {
    const { library, repaired } = open(ended.files, { [FILE]: Buffer.alloc(0) })
    expect(repaired!.lost).toEqual([])
    for (const { name, acts } of everything(library)) {
      const all = ended.account.find((game) => game.name === name || game.name === 'Called otherwise')!.acts.length
      const part = repaired!.parts.find((one) => one.name === name)
      if (part !== undefined) expect(part).toMatchObject({ acts: acts.length })
      else expect(acts.length).toBeLessThanOrEqual(all)
    }
    expect(repaired!.parts).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Game of 34', of: 34, acts: expect.any(Number) })]),
    )
  })

  it('brings no game back that was thrown away for good', () => {
    const { library } = open(ended.files, { [FILE]: null })
    expect(everything(library).map(({ name }) => name)).not.toContain('Erased')
  })
})

describe('a worker for salvaging that cannot start', () => {
  // A worker of which nothing else was installed: what it needs is not there.
  const lonely = makeFolder({ 'salvage.ts': readFileSync(worker, 'utf8') })
  it.each([
    ['is missing', 'no-such-worker.js'],
    ['finds nothing it needs', join(lonely, 'salvage.ts')],
  ])('because it %s is noticed at once, and the file is read here', (_how, file) => {
    const cut = ended.files.get(FILE)!.subarray(0, 6 * PAGE)
    const { library, repaired } = open(ended.files, { [FILE]: cut }, { atHand, worker: file })
    expect(repaired).not.toBeNull()
    expect(repaired!.parts.every(({ name }) => name !== FILE)).toBe(true)
    expect(everything(library).length).toBeGreaterThan(0)
  })
})
