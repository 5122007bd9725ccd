import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inLanguage } from '../../../src-main/wording/bilingual.ts'
import { lockDataFolder } from '../../../src-main/library/lock.ts'
import { isWriteBlocked } from '../../../src-main/library/held.ts'
import { littleDisk } from '../../library/disks.ts'
import { makeFolder } from '../../house/workshop.ts'
import { soon } from '../../soon.ts'
import { open, playOn, serveFord } from '../table.ts'

/** A game with some acts on the table, and how to act on. */
async function atTable(folder?: string) {
  const served = serveFord(folder)
  const { calls } = served
  const { id } = await calls.games.begin({
    campaign: 'ford',
    scenario: 'morning',
    name: 'Sedan',
    seed: 's',
    players: open,
  })
  await playOn(calls, await calls.games.open({ id }), 5)
  const file = join(served.folder, 'library.sqlite')
  const act = async () => {
    const { question } = await calls.games.look({ id })
    return calls.games.act({ id, action: question!.answers[0]!.action })
  }
  return { ...served, id, file, act }
}
const gone = { code: 'NOT_KEPT', data: { gone: true } }

/** Everything that was acknowledged comes back from a file, in a library of its own. */
async function expectSaved(calls: Awaited<ReturnType<typeof atTable>>['calls'], id: number, acts: number) {
  const { content } = await calls.library.export({ id })
  const other = serveFord()
  for await (const step of await other.calls.library.import({ content })) {
    if (step.at === 'end') expect(step.result).toMatchObject({ name: 'Sedan', acts, fault: null })
  }
}

describe('a library whose file is taken away while a game is played', () => {
  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['deleted with its log', (file: string) => ['', '-wal', '-shm'].forEach((end) => rmSync(file + end))],
    ['moved', (file: string) => renameSync(file, `${file}.elsewhere`)],
    [
      'replaced by another',
      (file: string) => {
        writeFileSync(`${file}.new`, readFileSync(file))
        renameSync(`${file}.new`, file)
      },
    ],
    ['robbed of its log', (file: string) => rmSync(`${file}-wal`)],
  ])('refuses the next act, and gives what it has in memory: %s', async (_what, takeAway) => {
    const { calls, id, file, act } = await atTable()
    takeAway(file)
    await expect(act()).rejects.toMatchObject(gone)
    await expect(calls.games.undo({ id })).rejects.toMatchObject(gone)
    await expect(calls.library.rename({ id, name: 'Metz' })).rejects.toMatchObject(gone)
    await expect(calls.settings.write({ language: 'fr' })).rejects.toMatchObject(gone)
    expect((await calls.games.look({ id })).stop).toBe(5)
    await expectSaved(calls, id, 5)
  })

  it('refuses the next act when its content was written over', async () => {
    const { calls, id, file, act, library } = await atTable()
    library.database.pragma('wal_checkpoint(TRUNCATE)')
    const older = makeFolder({})
    const other = serveFord(older)
    await other.calls.games.begin({ campaign: 'ford', scenario: 'morning', name: 'another', seed: 'x', players: open })
    other.library.database.pragma('wal_checkpoint(TRUNCATE)')
    // The same file, with the content of another one.
    copyFileSync(join(older, 'library.sqlite'), file)
    await expect(act()).rejects.toMatchObject(gone)
    await expectSaved(calls, id, 5)
  })

  it('goes on when the file is back, and when a file was only touched', async () => {
    const { file, act } = await atTable()
    renameSync(file, `${file}.elsewhere`)
    await expect(act()).rejects.toMatchObject(gone)
    renameSync(`${file}.elsewhere`, file)
    expect((await act()).stop).toBe(6)
    utimesSync(file, new Date(), new Date())
    expect((await act()).stop).toBe(7)
  })
})

describe('a data folder whose lock is deleted', () => {
  it('is locked again, and no other program is let in', async () => {
    const folder = makeFolder({})
    const lock = lockDataFolder(folder)
    onTestFinished(() => lock.release())
    rmSync(join(folder, 'lock.sqlite'))
    expect(lock.verify()).toBe(true)
    expect(() => lockDataFolder(folder)).toThrow(/already running/)
  })

  it('is locked again automatically after a while', async () => {
    const folder = makeFolder({})
    const lock = lockDataFolder(folder)
    onTestFinished(() => lock.release())
    rmSync(join(folder, 'lock.sqlite'))
    await soon(() => expect(existsSync(join(folder, 'lock.sqlite'))).toBe(true))
    expect(() => lockDataFolder(folder)).toThrow(/already running/)
  })

  it('has one app that keeps acts, if another was quicker: the first plays no further', () => {
    const folder = makeFolder({})
    const first = lockDataFolder(folder)
    rmSync(join(folder, 'lock.sqlite'))
    const second = lockDataFolder(folder)
    onTestFinished(() => {
      first.release()
      second.release()
    })
    expect(first.verify()).toBe(false)
    expect(second.verify()).toBe(true)
  })

  it('is locked again when something else stands in the place of the lock', () => {
    const folder = makeFolder({})
    const first = lockDataFolder(folder)
    onTestFinished(() => first.release())
    rmSync(join(folder, 'lock.sqlite'))
    mkdirSync(join(folder, 'lock.sqlite'))
    expect(first.verify()).toBe(false)
  })
})

describe('a library that another program holds', () => {
  /** Another program in the middle of writing. */
  function holder(file: string) {
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    return other
  }

  it('lets an act wait, tells so, answers everything else, and does the act when it is free', async () => {
    const { calls, id, file, act } = await atTable()
    const held: boolean[] = []
    const following = (async () => {
      for await (const now of await calls.app.held()) {
        held.push(now.held)
        if (held.length === 3) return
      }
    })()
    await soon(() => expect(held).toEqual([false]))
    const other = holder(file)
    const acting = act()
    await soon(() => expect(held).toEqual([false, true]))
    expect((await calls.games.look({ id })).stop).toBe(5)
    other.exec('ROLLBACK')
    other.close()
    expect((await acting).stop).toBe(6)
    await following
    expect(held).toEqual([false, true, false])
  })

  it('does nothing for who gives up waiting', async () => {
    const { calls, id, file, act } = await atTable()
    const other = holder(file)
    const outcomes = Promise.allSettled([act(), calls.library.rename({ id, name: 'Metz' })])
    for await (const { held } of await calls.app.held()) if (held) break
    await calls.app.giveUpWaiting()
    const denied = { status: 'rejected', reason: { code: 'NOT_KEPT' } }
    expect(await outcomes).toMatchObject([denied, denied])
    other.exec('ROLLBACK')
    other.close()
    expect((await calls.games.look({ id })).stop).toBe(5)
    expect((await act()).stop).toBe(6)
  })

  it('is looked at without standing still or leaving anything behind', async () => {
    const { file, library } = await atTable()
    expect(isWriteBlocked(library.database)).toBe(false)
    const other = holder(file)
    expect(isWriteBlocked(library.database)).toBe(true)
    other.close()
    expect(library.database.inTransaction).toBe(false)
    expect(isWriteBlocked(library.database)).toBe(false)
  })
})

describe('settings on a full disk', () => {
  it('are denied with a reason', async (context) => {
    const disk = littleDisk(2)
    if (typeof disk === 'string') return context.skip(disk)
    onTestFinished(disk.unmount)
    const { calls, folder } = serveFord(disk.folder)
    const bytes = Buffer.alloc(4096)
    try {
      for (;;) writeFileSync(join(folder, 'ballast'), bytes, { flag: 'a' })
    } catch {
      // Full.
    }
    const writing = (async () => {
      for (let game = 0; game < 2000; game += 1) await calls.settings.write({ lastCampaign: `${game} `.repeat(40) })
    })()
    await expect(writing).rejects.toMatchObject({ code: 'NOT_KEPT', data: { gone: false } })
  })
})

describe('a backup that cannot be made', () => {
  it('is reported once to every open window, and so is the next one that succeeds', async () => {
    const { calls, folder } = await atTable()
    const told: (string | null)[] = []
    const following = (async () => {
      for await (const { noBackup } of await calls.app.held()) {
        told.push(noBackup && inLanguage('en', noBackup))
        if (told.length === 3) return
      }
    })()
    await soon(() => expect(told).toEqual([null]))
    writeFileSync(join(folder, 'backups'), 'in the way')
    await calls.backups.make()
    await calls.backups.make()
    rmSync(join(folder, 'backups'))
    await calls.backups.make()
    await following
    expect(told).toEqual([null, expect.stringContaining('No backup of the library could be made'), null])
  })
})
