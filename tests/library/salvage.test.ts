import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import type { Repaired } from '../../src-main/library/salvage/mending.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { inBoth } from '../games/in-both.ts'
import { makeFolder } from '../house/workshop.ts'
import { atHand, loaded, wholeLibrary } from './damaged.ts'

const PAGE = 4096
const whole = wholeLibrary(makeFolder({}), 3)
const names = ['Game of 0', 'Game of 1', 'Game of 7', 'Game of 20', 'Game of 45', 'Game of 90'].toSorted()

function folderWith(main: Buffer, log?: Buffer): string {
  const folder = makeFolder({})
  writeFileSync(join(folder, 'library.sqlite'), main)
  if (log !== undefined) writeFileSync(join(folder, 'library.sqlite-wal'), log)
  return folder
}

/** What leads to the tables is gone, so that the library has to be salvaged. */
function withoutSchema(main: Buffer): Buffer {
  const bytes = Buffer.from(main)
  return bytes.fill(0, 100, PAGE)
}

/** A log with one bit of it turned over, half-way. */
const spoiltLog = Buffer.from(whole.log)
const frames = Math.floor((spoiltLog.length - 32) / (PAGE + 24))
spoiltLog[32 + Math.floor(frames / 2) * (PAGE + 24) + 2000]! ^= 1

const actsIn = ({ database }: Library): Record<string, number> => {
  const table = gamesTable(database)
  return Object.fromEntries(table.all().map(({ id, name }) => [name, table.past(id).moments.length]))
}
const played = (uid: string): number => whole.games.get(`3-${uid}`)!.length

describe('salvage', () => {
  it('takes everything over where only the way to it is gone', () => {
    const library = openLibrary(folderWith(withoutSchema(whole.main)))
    expect(Object.keys(actsIn(library)).toSorted()).toEqual(names)
    expect(actsIn(library)['Game of 45']).toBe(whole.inMain.get('3-45'))
    expect(settingsTable(library.database).get('textSize')).toBe(125)
    expect(library.repaired).toMatchObject({ lost: [] })
    library.close()
  })

  it('keeps a game up to the first act that is gone, and says how far and why', () => {
    const bytes = Buffer.from(whole.main)
    const hash = whole.games.get('3-45')![24]!
    const page = Math.floor(bytes.indexOf(hash) / PAGE)
    bytes.fill(0, page * PAGE, (page + 1) * PAGE)
    const library = openLibrary(folderWith(bytes))
    const { whole: count, parts, lost } = library.repaired!
    const acts = actsIn(library)
    const part = parts.find(({ name }) => name === 'Game of 45')!
    expect(part.acts).toBe(acts['Game of 45'])
    expect(part.acts).toBeLessThan(25)
    expect(part.reason).toEqual(inBoth(expect.stringMatching(/nowhere to be found|cannot be told/)))
    expect(count + parts.length + lost.length).toBe(names.length)
    library.close()
  })

  it('has a campaign from elsewhere when its own copy is spoilt; without one its games stay, to be mended later', () => {
    const bytes = withoutSchema(whole.main)
    const at = bytes.indexOf('portable-spicheren') + 100
    for (let index = at; index < at + 40; index += 1) bytes[index]! ^= 0xff
    const campaignIn = ({ database }: Library): unknown => {
      try {
        return campaignsTable(database).files(loaded.hash)
      } catch {
        return undefined
      }
    }
    const helped = openLibrary(folderWith(bytes), undefined, { atHand })
    expect(Object.keys(actsIn(helped)).toSorted()).toEqual(names)
    expect(campaignIn(helped)).toBeDefined()
    helped.close()
    const broken = () => {
      throw new Error('a mistake')
    }
    for (const help of [{}, { atHand: broken }]) {
      const folder = folderWith(bytes)
      const alone = openLibrary(folder, undefined, help)
      expect(Object.keys(actsIn(alone)).toSorted()).toEqual(names)
      expect(campaignIn(alone)).toBeUndefined()
      alone.close()
      const again = openLibrary(folder)
      expect(again.repaired).toBeNull()
      again.close()
    }
  })

  it('recovers acts behind a damaged place in the log, where SQLite would drop them silently', () => {
    const library = openLibrary(folderWith(whole.main, spoiltLog))
    expect(library.repaired).not.toBeNull()
    expect(actsIn(library)['Game of 90']).toBe(played('90'))
    library.close()
  })
})

describe('mending that was broken off', () => {
  const damaged = whole.main
  const done = folderWith(damaged, spoiltLog)
  const first = openLibrary(done)
  const repaired = first.repaired!
  first.close()

  /** The folder as it was when the app was ended. */
  function brokenOff(at: 'report' | 'half' | 'exchanged'): {
    folder: string
    wanted: Repaired & { setAside: string }
  } {
    const folder = makeFolder({})
    const place = (name: string): string => join(folder, name)
    const wanted = { ...repaired, setAside: place(basename(repaired.setAside!)) }
    writeFileSync(place('library.mended.json'), JSON.stringify(wanted))
    writeFileSync(at === 'report' ? place('library.sqlite') : wanted.setAside, damaged)
    writeFileSync(at === 'exchanged' ? `${wanted.setAside}-wal` : place('library.sqlite-wal'), spoiltLog)
    copyFileSync(join(done, 'library.sqlite'), place(at === 'exchanged' ? 'library.sqlite' : 'library.mended.sqlite'))
    return { folder, wanted }
  }

  it.each(['report', 'half', 'exchanged'] as const)('goes on at the next start: %s', (at) => {
    const { folder, wanted } = brokenOff(at)
    const library = openLibrary(folder)
    expect(library.repaired).toEqual(wanted)
    expect(actsIn(library)['Game of 90']).toBe(played('90'))
    library.close()
    expect(readFileSync(wanted.setAside).equals(damaged)).toBe(true)
    expect(readFileSync(`${wanted.setAside}-wal`).equals(spoiltLog)).toBe(true)
    for (const left of ['library.mended.json', 'library.mended.sqlite'])
      expect(existsSync(join(folder, left))).toBe(false)
    const again = openLibrary(folder)
    expect(again.repaired).toBeNull()
    again.close()
  })
})
