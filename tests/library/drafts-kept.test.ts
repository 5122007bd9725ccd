import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { draftsTable } from '../../src-main/library/tables/drafts-table.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { makeFolder } from '../house/workshop.ts'
import { portTo } from '../main/carry.ts'
import { makeRouterWithShelf } from '../main/workshop.ts'
import { tries } from '../tries.ts'

/** What a program would find that is started after this one has died at this moment: the bytes that are in the files now. */
function asFound(folder: string, id: number) {
  const copy = makeFolder({})
  for (const file of readdirSync(folder))
    if (file.startsWith('library.sqlite')) cpSync(join(folder, file), join(copy, file))
  const database = new Database(join(copy, 'library.sqlite'))
  const table = draftsTable(database)
  const { row, whole } = table.one(id)!
  const gestures = table.gestures(id)
  database.close()
  return { at: row.at, whole: whole && gestures.whole, count: gestures.rows.length }
}

test('a program that dies after any of many gestures has lost none of them', { timeout: 120_000 }, async () => {
  const { router, close, folder } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } })
  let { number } = await calls.drafts.look({ id })
  for (let done = 1; done <= tries(200); done += 1) {
    // The scenario, and every other time the tables of its campaign.
    const value = done % 90
    const edit =
      done % 2 === 0
        ? ({ do: 'set', field: 'sides.french.pontoons', value } as const)
        : ({ do: 'set-value', address: 'march.railway', value } as const)
    ;({ number } = await calls.drafts.gesture({ id, number, edits: [edit] }))
    expect(asFound(folder, id)).toEqual({ at: done, whole: true, count: done })
  }
  hangUp()
  close()
})

/** Spoils one gesture of a draft, and the head of the file, so that its pages are read one by one. */
function spoil(folder: string, draft: number): void {
  const file = join(folder, 'library.sqlite')
  const database = new Database(file)
  database.prepare("UPDATE gesture SET patches = '[]' WHERE draft = ? AND number = 20").run(draft)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = readFileSync(file)
  bytes[18] = 9
  writeFileSync(file, bytes)
}

test('a draft of a damaged library is taken over as far as it is whole, and the others as they are', async () => {
  const folder = makeFolder({})
  const first = makeRouterWithShelf(folder)
  const { calls, close: hangUp } = portTo(first.router)
  const ids: number[] = []
  for (let draft = 0; draft < 3; draft += 1) {
    const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } })
    let { number } = await calls.drafts.look({ id })
    for (let value = 1; value <= 40; value += 1) {
      const edit = { do: 'set', field: 'sides.french.pontoons', value } as const
      ;({ number } = await calls.drafts.gesture({ id, number, edits: [edit] }))
    }
    ids.push(id)
  }
  const texts = await Promise.all(ids.map(async (id) => (await calls.drafts.text({ id })).text))
  hangUp()
  first.close()
  spoil(folder, ids[1]!)
  const library = openLibrary(folder)
  expect(library.repaired).not.toBeNull()
  library.close()
  const again = makeRouterWithShelf(folder)
  const later = portTo(again.router)
  for (const [index, id] of ids.entries()) {
    if (index === 1) {
      expect(await later.calls.drafts.look({ id })).toMatchObject({ at: 19, of: 19 })
      expect((await later.calls.drafts.list({})).find((one) => one.id === id)?.trouble).not.toBeNull()
      continue
    }
    expect((await later.calls.drafts.text({ id })).text).toBe(texts[index])
    expect(await later.calls.drafts.look({ id })).toMatchObject({ at: 40, of: 40 })
  }
  later.close()
  again.close()
})
