import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { indexAsText } from '../../../src-main/library/backups/backup-index.ts'
import { listBackups } from '../../../src-main/library/backups/backups.ts'
import { makeFolder } from '../../house/workshop.ts'
import { littleDisk } from '../../library/disks.ts'
import type { Calls } from '../../main/carry.ts'
import { hotSeat, open, playOn, serveFord, serveHouse } from '../table.ts'

async function begin(calls: Calls, name: string, players: typeof open = open): Promise<number> {
  const { id } = await calls.games.begin({ campaign: 'ford', scenario: 'morning', name, seed: name, players })
  return id
}
async function play(calls: Calls, id: number, acts: number): Promise<void> {
  await playOn(calls, await calls.games.open({ id }), acts, id)
  await calls.games.close({ id })
}
const namesIn = async (calls: Calls): Promise<string[]> => {
  const games = await calls.library.list({})
  return games.map(({ name }) => name).toSorted()
}
/** What a game is, from its first act to its last. */
async function proofOf(calls: Calls, id: number): Promise<unknown> {
  for await (const step of await calls.library.verify({ id })) if (step.at === 'end') return step.result
  return undefined
}

describe('the list of backups', () => {
  it('tells when each was made, and how its games compare with those of the library', async () => {
    const { calls, folder } = serveFord()
    const [same, further, gone, less] = [
      await begin(calls, 'same'),
      await begin(calls, 'further'),
      await begin(calls, 'gone'),
      await begin(calls, 'less'),
    ]
    for (const id of [same, further, gone, less]) await play(calls, id, 3)
    expect(await calls.backups.list()).toEqual({ folder, backups: [], trouble: null })
    await calls.backups.make()
    await play(calls, further, 1)
    await calls.library.remove({ id: gone })
    await calls.library.emptyTrash()
    const database = new Database(join(folder, 'library.sqlite'))
    database.prepare('DELETE FROM moment WHERE game = ? AND number = 3').run(less)
    database.close()
    const { backups } = await calls.backups.list()
    expect(backups).toHaveLength(1)
    const games = Object.fromEntries(backups[0]!.games.map(({ name, now }) => [name, now]))
    expect(games).toEqual({ same: 'same', further: 'further', gone: 'missing', less: 'less' })
    expect(backups[0]!.games[0]).toMatchObject({ acts: 3, lastAct: { action: expect.any(String) }, whole: true })
  })

  it('tells how many drafts it holds; a backup of an earlier version does not tell', async () => {
    const folder = makeFolder({})
    const { calls } = serveHouse(folder)
    await calls.drafts.begin({ from: { what: 'copy', campaign: 'belfort-1870', scenario: 'siege' } })
    await calls.backups.make()
    const drafts = async () => (await calls.backups.list()).backups.map((one) => one.drafts)
    expect(await drafts()).toEqual([1])
    const [{ index } = { index: undefined }] = listBackups(folder)
    const { drafts: _told, ...earlier } = index!
    writeFileSync(join(folder, 'backups', 'backup-1.json'), indexAsText(earlier))
    expect(await drafts()).toEqual([null])
  })

  it('tells of a game with hidden things neither how many acts it has nor the last', async () => {
    const { calls } = serveFord()
    await begin(calls, 'hidden', hotSeat)
    await calls.backups.make()
    const { backups } = await calls.backups.list()
    expect(backups[0]!.games[0]).toMatchObject({ name: 'hidden', acts: null, lastAct: null })
  })
})

describe('a game of a backup', () => {
  it('comes back as it was when it is not in the library any more', async () => {
    const { calls } = serveFord()
    const id = await begin(calls, 'Sedan')
    await play(calls, id, 6)
    const before = await proofOf(calls, id)
    await calls.backups.make()
    await calls.library.remove({ id })
    await calls.library.emptyTrash()
    const [backup] = (await calls.backups.list()).backups
    const back = await calls.backups.takeGame({ number: backup!.number, uid: backup!.games[0]!.uid })
    expect(back).toMatchObject({ name: 'Sedan', acts: 6 })
    expect(await proofOf(calls, back.id)).toEqual(before)
    const again = await calls.backups.list()
    expect(again.backups[0]!.games[0]!.now).toBe('same')
  })

  it('comes beside the one that is there, which stays as it is', async () => {
    const { calls, folder } = serveFord()
    const id = await begin(calls, 'Sedan')
    await play(calls, id, 6)
    await calls.backups.make()
    const database = new Database(join(folder, 'library.sqlite'))
    database.prepare('UPDATE moment SET sum = sum + 1 WHERE game = ? AND number = 4').run(id)
    database.close()
    const [backup] = (await calls.backups.list()).backups
    const back = await calls.backups.takeGame({ number: backup!.number, uid: backup!.games[0]!.uid })
    expect(back).toMatchObject({ name: 'Sedan (2)', acts: 6 })
    expect(await proofOf(calls, back.id)).toMatchObject({ whole: true, acts: 6 })
    expect(await proofOf(calls, id)).toMatchObject({ whole: false })
    expect(await namesIn(calls)).toEqual(['Sedan', 'Sedan (2)'])
  })

  it('is refused in a sentence when the backup is gone or spoilt', async () => {
    const { calls, folder } = serveFord()
    await begin(calls, 'Sedan')
    await calls.backups.make()
    const [backup] = (await calls.backups.list()).backups
    const { number, games } = backup!
    await expect(calls.backups.takeGame({ number: 99, uid: games[0]!.uid })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    writeFileSync(listBackups(folder)[0]!.file, 'spoilt')
    await expect(calls.backups.takeGame({ number, uid: games[0]!.uid })).rejects.toMatchObject({ code: 'NOT_NOW' })
    await expect(calls.backups.restore({ number })).rejects.toMatchObject({ code: 'NOT_NOW' })
    expect(await namesIn(calls)).toEqual(['Sedan'])
  })
})

describe('a library that is restored', () => {
  it('is as it was then; as it was before it lies in a file of its own; settings stay', async () => {
    const { calls } = serveFord()
    const id = await begin(calls, 'Sedan')
    await play(calls, id, 4)
    await begin(calls, 'Metz')
    await calls.backups.make()
    await play(calls, id, 3)
    await begin(calls, 'Paris')
    await calls.library.remove({ id: 2 })
    await calls.library.emptyTrash()
    await calls.settings.write({ language: 'fr' })
    const table = await calls.games.open({ id })
    const [backup] = (await calls.backups.list()).backups
    const { aside } = await calls.backups.restore({ number: backup!.number })
    expect(await namesIn(calls)).toEqual(['Metz', 'Sedan'])
    expect(await proofOf(calls, id)).toMatchObject({ whole: true, acts: 4 })
    expect((await calls.settings.read()).language).toBe('fr')
    // The game was taken off the table, and goes on from where it stands now.
    await expect(calls.games.act({ id, action: table.question!.answers[0]!.action })).rejects.toMatchObject({
      code: 'NOT_NOW',
    })
    await play(calls, id, 2)
    const before = new Database(aside, { readonly: true })
    const names = before.prepare<[], string>('SELECT name FROM game ORDER BY name').pluck().all()
    const acts = before.prepare<[], number>('SELECT count(*) FROM moment').pluck().get()
    before.close()
    expect({ names, acts }).toEqual({ names: ['Paris', 'Sedan'], acts: 7 })
  })

  it('is left as it is when the disk has no room to put it aside', async (context) => {
    const disk = littleDisk(3)
    if (typeof disk === 'string') return context.skip(disk)
    onTestFinished(disk.unmount)
    const { calls, folder } = serveFord(disk.folder)
    const id = await begin(calls, 'Sedan')
    await play(calls, id, 2)
    await calls.backups.make()
    await play(calls, id, 2)
    const ballast = join(folder, 'ballast')
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(4096), { flag: 'a' })
    } catch {
      // Full.
    }
    const [backup] = (await calls.backups.list()).backups
    await expect(calls.backups.restore({ number: backup!.number })).rejects.toMatchObject({ code: 'NOT_KEPT' })
    rmSync(ballast)
    expect(await proofOf(calls, id)).toMatchObject({ whole: true, acts: 4 })
    await calls.backups.restore({ number: backup!.number })
    expect(await proofOf(calls, id)).toMatchObject({ whole: true, acts: 2 })
  })

  it('does not give a new game the number of one that was there', async () => {
    const { calls } = serveFord()
    await begin(calls, 'Sedan')
    await calls.backups.make()
    const later = await begin(calls, 'Metz')
    const [backup] = (await calls.backups.list()).backups
    await calls.backups.restore({ number: backup!.number })
    expect(await begin(calls, 'Paris')).toBeGreaterThan(later)
  })

  it('comes from a backup of an older shape as well', async () => {
    const folder = makeFolder({})
    const { calls } = serveFord(folder)
    await begin(calls, 'Sedan')
    await calls.backups.make()
    const recorded = join(import.meta.dirname, '../../library/goldens/v2.sqlite')
    const { index, file } = listBackups(folder)[0]!
    const bytes = readFileSync(recorded)
    writeFileSync(file, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    writeFileSync(file.replace('.sqlite', '.json'), indexAsText({ ...index, sha256, shape: 2 }))
    await calls.backups.restore({ number: index.number })
    const library = new Database(join(folder, 'library.sqlite'), { readonly: true })
    const names = library.prepare<[], string>('SELECT name FROM game').pluck().all()
    library.close()
    expect(names).not.toContain('Sedan')
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('the folder', () => {
  it('is told where it cannot be shown', async () => {
    const { calls, folder } = serveFord()
    expect(await calls.backups.showFolder()).toEqual({ folder, shown: false })
  })
})
