import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import type { Imported } from '../../src-main/contract/library.ts'
import { pack } from '../../src-main/games/files/archive.ts'
import { OpenGames } from '../../src-main/games/open/open-games.ts'
import { PinnedCampaigns } from '../../src-main/games/open/pinned-campaigns.ts'
import { openLibrary, type Library } from '../../src-main/library/library.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { atOnce, readTallyFile } from '../../src-main/library/tables/tally-file.ts'
import { importExportService } from '../../src-main/services/import-export.ts'
import { libraryService } from '../../src-main/services/library.ts'
import { makeFolder } from '../house/workshop.ts'
import { atHand, loaded } from './damaged.ts'
import { accountOf } from './ruined/account.ts'
import { originalOf, writeFiles } from './ruined/ruined.ts'

const { files, account } = await originalOf(7, false)
const LONG = account.find(({ name }) => name === 'Game of 34')!

/** A library with some games, and the file of one of them. */
function prepared() {
  const folder = makeFolder({})
  writeFiles(folder, files)
  const library = openLibrary(folder)
  const table = gamesTable(library.database)
  const row = table.all().find(({ uid }) => uid === LONG.uid)!
  const past = table.past(row.id)
  const { system, files: campaign } = atHand(loaded.hash)!
  const content = pack({ program: 'a test', row, past, system, files: campaign }).toString('base64')
  return { folder, library, content }
}

/** Takes a file in, five rows at once; `between` runs before each part after the first. */
async function importFile({ database }: Library, content: string, between: () => void, signal?: AbortSignal) {
  const table = gamesTable(database)
  const pinnedTable = campaignsTable(database)
  const pinned = new PinnedCampaigns(pinnedTable, systems)
  const openGames = new OpenGames({ table, campaigns: pinned, now: Date.now, noteOpen: () => undefined })
  const once = <T>(work: () => T): T => atOnce(database, work)
  const needs = { table, pinnedTable, pinned, openGames, lastGames: () => [], now: Date.now, atOnce: once }
  const more = { library: libraryService(needs), importWorker: 'none is needed', program: 'a test', rows: 5 }
  const untilFree = (): Promise<void> => Promise.resolve(between())
  const service = importExportService({ ...needs, ...more, untilFree })
  let result: Imported | undefined
  for await (const step of service.import(content, [null, null], false, signal))
    if (step.at === 'end') result = step.result
  return result
}

const gamesIn = (library: Library) => accountOf(library.database).map(({ uid, acts }) => [uid, acts.length])

describe('a long game that is taken in', () => {
  it('comes in parts, between which others write, and is in the list when all of it is there', async () => {
    const { folder, library, content } = prepared()
    const before = gamesIn(library)
    const table = gamesTable(library.database)
    const other = before.find(([uid]) => uid !== LONG.uid)!
    const { id } = table.all().find(({ uid }) => uid === other[0])!
    let parts = 0
    const result = await importFile(library, content, () => {
      parts += 1
      expect(gamesIn(library)).toEqual(before)
      table.rename(id, `Renamed ${parts}`)
    })
    expect(parts).toBeGreaterThan(5)
    expect(result).toMatchObject({ again: true, acts: LONG.acts.length, fault: null })
    const there = accountOf(library.database)
    const taken = there.find(({ uid }) => !account.some((game) => game.uid === uid))!
    expect({ ...taken, uid: LONG.uid, name: LONG.name }).toEqual(LONG)
    expect(there.find(({ uid }) => uid === other[0])!.name).toBe(`Renamed ${parts}`)
    library.close()
    const again = openLibrary(folder)
    expect(again.repaired).toBeNull()
    expect(accountOf(again.database)).toHaveLength(before.length + 1)
    again.close()
  })

  it('is gone at the next start when the program was killed between two parts, and everything else is there', async () => {
    const { folder, library, content } = prepared()
    const before = gamesIn(library)
    const left: string[] = []
    await importFile(library, content, () => {
      const copy = makeFolder({})
      cpSync(folder, copy, { recursive: true })
      left.push(copy)
    })
    library.close()
    for (const copy of left) {
      const next = openLibrary(copy)
      expect(next.repaired).toBeNull()
      expect(gamesIn(next)).toEqual(before)
      expect(readTallyFile(`${copy}/library.tally`).state).toBe('whole')
      next.close()
    }
  })

  it('leaves nothing when somebody gives it up, or when a part cannot be kept', async () => {
    const { folder, library, content } = prepared()
    const before = gamesIn(library)
    const giveUp = new AbortController()
    let parts = 0
    const upTo = (most: number, then: () => void) => () => {
      parts += 1
      if (parts === most) then()
    }
    await expect(
      importFile(
        library,
        content,
        upTo(3, () => giveUp.abort()),
        giveUp.signal,
      ),
    ).resolves.toBeUndefined()
    expect(gamesIn(library)).toEqual(before)
    parts = 0
    library.database.pragma('busy_timeout = 25')
    const other = new Database(join(folder, 'library.sqlite'))
    const hold = upTo(2, () => void other.exec('BEGIN IMMEDIATE'))
    await expect(importFile(library, content, hold)).rejects.toMatchObject({ code: 'NOT_KEPT' })
    other.exec('ROLLBACK')
    other.close()
    expect(gamesIn(library)).toEqual(before)
    library.close()
    const next = openLibrary(folder)
    expect(next.repaired).toBeNull()
    expect(gamesIn(next)).toEqual(before)
    next.close()
  })
})
