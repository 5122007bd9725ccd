import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BackupIndex } from '../../../src-main/library/backups/backup-index.ts'
import {
  type Backup,
  campaignInBackups,
  gameInBackups,
  listBackups,
  openBackup,
} from '../../../src-main/library/backups/backups.ts'
import { makeBackup } from '../../../src-main/library/backups/make-backup.ts'
import { wantedBackups } from '../../../src-main/library/backups/wanted-backups.ts'
import { type Library, openLibrary } from '../../../src-main/library/library.ts'
import { campaignsTable } from '../../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../../src-main/library/tables/games-table.ts'
import { SavedGame } from '../../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../../src-main/games/open/restore-game.ts'
import { plainCodec } from '../../../src-main/games/rows/codec.ts'
import { makeFolder } from '../../house/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { beginGame } from '../kill/scenarios/playing.ts'
import { loaded } from '../damaged.ts'

const DAY = 24 * 60 * 60 * 1000
/** A Wednesday. */
const noon = Date.UTC(2026, 7, 5, 12)

function opened(): {
  folder: string
  library: Library
  play(id: number, acts: number): void
  backUp(now?: number): ReturnType<typeof makeBackup>
} {
  const folder = makeFolder({})
  const library = openLibrary(folder)
  const table = gamesTable(library.database)
  return {
    folder,
    library,
    play(id, acts) {
      const found = restoreGame(loaded, table.one(id)!, table.past(id), plainCodec)
      if (!found.ok) throw new Error(found.error.message)
      const open = new SavedGame(id, found.value, table.past(id).visits.length, {
        table,
        codec: plainCodec,
        now: () => noon,
      })
      for (let act = 0; act < acts; act += 1) {
        const done = open.act(open.game.play.actions.at(0))
        if (!done.ok) throw new Error(done.error.message)
      }
    },
    backUp: (now = noon) => makeBackup({ dataFolder: folder, library: join(folder, 'library.sqlite'), now }),
  }
}

/** A new game in a library, with the campaign it is pinned to. */
function newGame(database: Library['database'], uid: string): number {
  campaignsTable(database).keep(loaded.hash, loaded.system.id, files)
  return beginGame(gamesTable(database), loaded, uid)
}
const files = campaignFolder('portable-spicheren')

const rowsOf = ({ database }: Library, uid: string) => {
  const table = gamesTable(database)
  const row = table.all().find((one) => one.uid === uid)!
  return { row, past: table.past(row.id) }
}

describe('a backup', () => {
  it('holds every game as it is in the library, and its campaign, and says so without being opened', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    newGame(library.database, 'b')
    play(id, 12)
    expect(await backUp()).toMatchObject({ made: 'backup' })
    const [backup, ...others] = listBackups(folder)
    expect(others).toEqual([])
    expect(backup!.index).toMatchObject({
      number: 1,
      made: noon,
      shape: library.database.pragma('user_version', { simple: true }),
    })
    const { row, past } = rowsOf(library, 'a')
    expect(backup!.index.games.map(({ name, acts, head }) => ({ name, acts, head }))).toEqual([
      { name: 'Game a', acts: 12, head: past.moments.at(-1)!.sum },
      { name: 'Game b', acts: 0, head: expect.any(Number) },
    ])
    const held = openBackup(backup!)!
    expect(held.intact).toBe(true)
    expect(held.game('a')).toEqual({ row, past })
    expect(held.game('c')).toBeUndefined()
    expect(held.campaign(loaded.hash)?.system).toBe('portable-spicheren')
    held.close()
    // One file, that can be copied and opened as it is.
    expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual(['backup-1.json', 'backup-1.sqlite'])
    library.close()
  })

  it('is one state of the library, however much is written while it is made', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    play(id, 30)
    const making = backUp()
    play(id, 20)
    await making
    const [backup] = listBackups(folder)
    expect(backup!.index.games[0]).toMatchObject({ acts: 30, whole: true })
    library.close()
  })

  it('is left out when it would be the same as the last', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    await backUp()
    expect(await backUp(noon + DAY)).toEqual({ made: 'none', why: 'same' })
    play(id, 1)
    await backUp(noon + DAY)
    gamesTable(library.database).addMark(id, { moment: 1, kind: 'bookmark', text: 'Here' })
    expect(await backUp(noon + DAY)).toMatchObject({ made: 'backup' })
    expect(listBackups(folder)[0]!.index.number).toBe(3)
    library.close()
  })

  it('does not take the place of another when the library is damaged in its pages', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    play(id, 60)
    await backUp()
    play(id, 1)
    library.database.pragma('wal_checkpoint(TRUNCATE)')
    const root = library.database
      .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'moment'")
      .pluck()
      .get()!
    library.close()
    const file = join(folder, 'library.sqlite')
    const bytes = readFileSync(file)
    bytes.fill(0xff, (root - 1) * 4096, (root - 1) * 4096 + 200)
    writeFileSync(file, bytes)
    expect(await backUp(noon + DAY)).toMatchObject({ made: 'none', why: 'damaged' })
    expect(listBackups(folder).map(({ index }) => index.number)).toEqual([1])
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(2)
  })

  it('says which games are not whole, and the last backup in which they are stays for as long', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    play(id, 5)
    await backUp()
    library.database.prepare('UPDATE moment SET sum = sum + 1 WHERE number = 3').run()
    for (let day = 5; day <= 40; day += 5) {
      newGame(library.database, `another ${day}`)
      await backUp(noon + day * DAY)
    }
    const all = listBackups(folder)
    expect(all[0]!.index.games.find(({ uid }) => uid === 'a')).toMatchObject({ acts: 2, whole: false })
    expect(all.at(-1)!.index.number).toBe(1)
    expect(gameInBackups(folder, 'a')?.past.moments).toHaveLength(5)
    library.close()
  })
})

describe('backups', () => {
  it('are the last, one of another day, and one of each of two other weeks, however long the program runs', () => {
    const HOUR = DAY / 24
    let kept: Backup[] = []
    for (let number = 1; number <= 60 * 8; number += 1) {
      const made = noon + number * 3 * HOUR
      const index: BackupIndex = {
        format: 1,
        number,
        made,
        shape: 3,
        size: 1000,
        sha256: '',
        content: '',
        games: [],
      }
      kept = wantedBackups([{ file: '', index }, ...kept])
      const ages = kept.map(({ index: one }) => (made - one.made) / DAY)
      const days = ages.map((age) => Math.floor(made / DAY - age))
      expect(kept.length).toBeLessThanOrEqual(4)
      expect(ages[0]).toBe(0)
      if (number > 8) expect(days[1]).toBe(days[0]! - 1)
      if (number > 8 * 22) {
        expect(ages.at(-2)).toBeLessThanOrEqual(8)
        expect(ages.at(-1)).toBeGreaterThanOrEqual(6)
        expect(ages.at(-1)).toBeLessThanOrEqual(15)
      }
    }
  })

  it('take no more than eight times the room of the last one', () => {
    const sizes = [100, 300, 400, 5000]
    const made = [0, 1, 8, 15].map((days) => noon - days * DAY)
    const all = sizes.map((size, at) => ({
      file: '',
      index: {
        format: 1 as const,
        number: 9 - at,
        made: made[at]!,
        shape: 3,
        size,
        sha256: '',
        content: '',
        games: [],
      },
    }))
    expect(wantedBackups(all).map(({ index }) => index.size)).toEqual([100, 300, 400])
  })

  it('do not grow old because the clock was set back', async () => {
    const { folder, library, backUp } = opened()
    newGame(library.database, 'a')
    await backUp(noon)
    newGame(library.database, 'b')
    await backUp(noon - 400 * DAY)
    expect(listBackups(folder).map(({ index }) => index.games.length)).toEqual([2, 1])
    library.close()
  })

  it('give the game with most acts, and a campaign, from whichever has it whole', async () => {
    const { folder, library, play, backUp } = opened()
    const id = newGame(library.database, 'a')
    play(id, 8)
    await backUp()
    gamesTable(library.database).erase(id)
    library.database.exec('DELETE FROM campaign')
    newGame(library.database, 'b')
    await backUp(noon + DAY)
    expect(gameInBackups(folder, 'a')).toMatchObject({ row: { uid: 'a' }, backup: { index: { number: 1 } } })
    expect(campaignInBackups(folder, loaded.hash)?.system).toBe('portable-spicheren')
    // A backup that was spoilt since is passed over.
    const file = listBackups(folder)[1]!.file
    const bytes = readFileSync(file)
    bytes.fill(0, 0, bytes.length)
    writeFileSync(file, bytes)
    expect(gameInBackups(folder, 'a')).toBeUndefined()
    expect(campaignInBackups(folder, loaded.hash)?.system).toBe('portable-spicheren')
    library.close()
  })

  it.each([
    ['nothing', ''],
    ['no index', '{"format":1}'],
    ['bytes', '\u0000\uFFFF\n\u0000'],
    ['another sum', 'f'.repeat(64).concat('\n{}\n')],
  ])('are not misled by what else is in their folder: %s', async (_what, content) => {
    const { folder, library, backUp } = opened()
    newGame(library.database, 'a')
    await backUp()
    const place = join(folder, 'backups')
    writeFileSync(join(place, 'backup-7.json'), content)
    mkdirSync(join(place, 'backup-8.json'))
    writeFileSync(join(place, 'mine.txt'), 'kept')
    expect(listBackups(folder).map(({ index }) => index.number)).toEqual([1])
    newGame(library.database, 'b')
    expect(await backUp()).toMatchObject({ made: 'backup', index: { number: 9 } })
    expect(existsSync(join(place, 'mine.txt'))).toBe(true)
    expect(listBackups(folder).map(({ index }) => index.number)).toEqual([9])
    library.close()
  })

  it('are not believed when the index was changed by a letter', async () => {
    const { folder, library, backUp } = opened()
    newGame(library.database, 'a')
    await backUp()
    const index = join(folder, 'backups', 'backup-1.json')
    writeFileSync(index, readFileSync(index, 'utf8').replace('Game a', 'Game b'))
    expect(listBackups(folder)).toEqual([])
    library.close()
  })

  it('are made although an earlier one was broken off', async () => {
    const { folder, library, backUp } = opened()
    newGame(library.database, 'a')
    const place = join(folder, 'backups')
    mkdirSync(place)
    writeFileSync(join(place, 'backup-1.sqlite.part'), 'half of it')
    writeFileSync(join(place, 'backup-2.sqlite'), 'without its index')
    await backUp()
    expect(readdirSync(place).toSorted()).toEqual(['backup-3.json', 'backup-3.sqlite'])
    rmSync(place, { recursive: true })
    library.close()
  })
})
