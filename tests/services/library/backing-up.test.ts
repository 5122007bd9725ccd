import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inLanguage } from '../../../src-main/wording/bilingual.ts'
import { changeCount } from '../../../src-main/library/backups/change-count.ts'
import { listBackups } from '../../../src-main/library/backups/backups.ts'
import { openLibrary } from '../../../src-main/library/library.ts'
import { BackingUp, type BackupTiming } from '../../../src-main/services/backing-up.ts'
import { settingsTable } from '../../../src-main/library/tables/settings-table.ts'
import { makeFolder, program } from '../../house/workshop.ts'
import { newGame } from '../../library/damaged.ts'
import { littleDisk, readOnly } from '../../library/disks.ts'
import { soon } from '../../soon.ts'

const worker = program('src-main/workers/back-up.ts')

function backing(rhythm: BackupTiming, folder = makeFolder({})) {
  const library = openLibrary(folder)
  const { database } = library
  const backingUp = new BackingUp({ changes: changeCount(database), dataFolder: folder, worker, rhythm })
  onTestFinished(async () => {
    await backingUp.end()
    library.close()
  })
  return { folder, database, backingUp }
}
const idle: BackupTiming = { look: 60_000, rest: 0, atEnd: 60_000 }

describe('backups by themselves', () => {
  it('are made when something was written and nothing more is, and only then', async () => {
    const { folder, database } = backing({ ...idle, look: 10 })
    newGame(database, 'a')
    await soon(() => expect(listBackups(folder)).toHaveLength(1))
    newGame(database, 'b')
    await soon(() => expect(listBackups(folder)[0]!.index.games).toHaveLength(2))
  })

  it('are made at the end, if there is something new', async () => {
    const { folder, database, backingUp } = backing(idle)
    newGame(database, 'a')
    await backingUp.end()
    expect(listBackups(folder)).toHaveLength(1)
  })

  it('do not hold up who ends for longer than they may', async () => {
    const { database, backingUp } = backing({ ...idle, atEnd: 0 })
    newGame(database, 'a')
    await backingUp.end()
    expect(backingUp.trouble).toBeNull()
  })

  it('do not stop anything where they cannot be made, and say so in both languages until they can', async () => {
    const folder = makeFolder({ backups: 'a file in the way' })
    const { database, backingUp } = backing(idle, folder)
    newGame(database, 'a')
    await backingUp.now()
    expect(inLanguage('en', backingUp.trouble!)).toContain('Something else stands where the backups belong')
    expect(inLanguage('fr', backingUp.trouble!)).toContain('Autre chose')
    settingsTable(database).put({ language: 'fr' })
    expect(existsSync(join(folder, 'library.sqlite'))).toBe(true)
  })

  it('say it when the library is damaged, while the program runs', async () => {
    const { folder, database, backingUp } = backing(idle)
    newGame(database, 'a')
    await backingUp.now()
    newGame(database, 'b')
    database.pragma('foreign_keys = OFF')
    database.exec("UPDATE game SET campaign = 'gone' WHERE uid = 'b'")
    await backingUp.now()
    expect(inLanguage('en', backingUp.trouble!)).toContain('is damaged')
    expect(listBackups(folder).map(({ index }) => index.number)).toEqual([1])
  })
})

describe('the place of backups', () => {
  it('reports when it cannot be written to, and nothing else is affected', async (context) => {
    const { folder, database, backingUp } = backing(idle)
    newGame(database, 'a')
    await backingUp.now()
    const undo = readOnly(join(folder, 'backups'), true)
    if (typeof undo === 'string') return context.skip(undo)
    try {
      newGame(database, 'b')
      await backingUp.now()
      expect(inLanguage('en', backingUp.trouble!)).toContain('may not be written to')
      newGame(database, 'c')
    } finally {
      undo()
    }
    await backingUp.now()
    expect(backingUp.trouble).toBeNull()
    expect(listBackups(folder)[0]!.index.games).toHaveLength(3)
  })

  it('reports when it is full; earlier backups stay, and no unfinished one is left', async (context) => {
    const disk = littleDisk(2)
    if (typeof disk === 'string') return context.skip(disk)
    onTestFinished(disk.unmount)
    const { folder, database, backingUp } = backing(idle, disk.folder)
    newGame(database, 'a')
    await backingUp.now()
    const ballast = join(folder, 'ballast')
    fill(ballast)
    newGame(database, 'b')
    await backingUp.now()
    expect(inLanguage('en', backingUp.trouble!)).toMatch(/The disk is full/)
    expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual(['backup-1.json', 'backup-1.sqlite'])
    rmSync(ballast)
    await backingUp.now()
    expect(listBackups(folder)[0]!.index.games).toHaveLength(2)
  })
})

/** Leaves no room for a backup, and some for an act. */
function fill(file: string): void {
  const bytes = Buffer.alloc(4096)
  try {
    for (;;) writeFileSync(file, bytes, { flag: 'a' })
  } catch {
    truncateSync(file, statSync(file).size - 2 ** 15)
  }
}
