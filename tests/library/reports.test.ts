import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { describe, expect, it } from 'vitest'
import { openLibrary } from '../../src-main/library/library.ts'
import { dismissReport, readReports } from '../../src-main/library/salvage/reports.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { makeFolder } from '../house/workshop.ts'
import { makeRouter } from '../main/workshop.ts'
import { newGame } from './damaged.ts'

/** A folder with a library that was damaged and has been mended since. */
function mendedFolder(): string {
  const folder = makeFolder({ 'library.sqlite': 'no library '.repeat(100) })
  openLibrary(folder).close()
  return folder
}
const reportsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('library.report-'))

describe('the report of a mending', () => {
  it('is shown at every start until it is dismissed', async () => {
    const folder = mendedFolder()
    for (let start = 0; start < 2; start += 1) {
      const served = makeRouter(folder)
      const { repaired } = await createRouterClient(served.router).app.about()
      expect(repaired?.setAside).toContain('library.damaged-')
      served.close()
    }
    const served = makeRouter(folder)
    const { app } = createRouterClient(served.router)
    await app.dismissReport()
    expect((await app.about()).repaired).toBeNull()
    served.close()
    expect(reportsIn(folder)).toEqual([])
  })

  it('is shown before a later one, and each is dismissed separately', () => {
    const folder = mendedFolder()
    writeFileSync(join(folder, 'library.sqlite'), 'damaged again '.repeat(100))
    const again = openLibrary(folder)
    again.close()
    expect(reportsIn(folder)).toHaveLength(2)
    expect(readReports(folder).first?.setAside).not.toBe(again.repaired!.setAside)
    dismissReport(folder)
    expect(readReports(folder).first?.setAside).toBe(again.repaired!.setAside)
    dismissReport(folder)
    expect(readReports(folder)).toEqual({ first: null, unreadable: [] })
  })
})

const garbage: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no JSON', '{"setAside":'],
  ['another JSON', '[1,2,3]'],
  ['null', 'null'],
  ['half a report', '{"setAside":"library.damaged-1.sqlite","whole":1}'],
  ['bytes', '\u0000\uFFFD\u0001'.repeat(1000)],
  ['deep brackets', '['.repeat(100_000)],
  ['a place elsewhere', JSON.stringify({ setAside: '/etc/passwd', whole: 0, parts: [], lost: [] })],
]

describe('garbage in the place of the report', () => {
  it.each(garbage)('changes nothing and is reported: %s', (_what, content) => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    newGame(library.database, 'kept')
    library.close()
    writeFileSync(join(folder, 'library.mended.json'), content)
    const again = openLibrary(folder)
    expect(again.repaired).toBeNull()
    expect(gamesTable(again.database).all()).toMatchObject([{ uid: 'kept' }])
    again.close()
    expect(existsSync(join(folder, 'library.mended.json'))).toBe(false)
    expect(readReports(folder).unreadable).toHaveLength(content.includes('passwd') ? 0 : 1)
    dismissReport(folder)
    expect(reportsIn(folder)).toEqual([])
  })

  it('changes nothing when it is a folder', () => {
    const folder = makeFolder({})
    mkdirSync(join(folder, 'library.mended.json/deep'), { recursive: true })
    openLibrary(folder).close()
    expect(readReports(folder).unreadable).toEqual(['library.report-1.json'])
    dismissReport(folder)
    expect(reportsIn(folder)).toEqual([])
  })

  it.each(garbage)('does not keep a new library that is complete out of its place: %s', (_what, content) => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    newGame(library.database, 'kept')
    library.close()
    // Broken off when the damaged file had been moved and its log had not.
    renameSync(join(folder, 'library.sqlite'), join(folder, 'library.mended.sqlite'))
    writeFileSync(join(folder, 'library.sqlite-wal'), 'the log of the damaged one')
    writeFileSync(join(folder, 'library.mended.json'), content)
    const again = openLibrary(folder)
    expect(gamesTable(again.database).all()).toMatchObject([{ uid: 'kept' }])
    again.close()
    const aside = readdirSync(folder).filter((name) => /^library\.damaged-.*-wal$/.test(name))
    expect(aside.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['the log of the damaged one'])
  })

  it('does not put a new library that was not completed in the place of one that is there', () => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    newGame(library.database, 'kept')
    library.close()
    writeFileSync(join(folder, 'library.mended.sqlite'), 'half of it')
    writeFileSync(join(folder, 'library.mended.json'), 'garbage')
    const again = openLibrary(folder)
    expect(again.repaired).toBeNull()
    expect(gamesTable(again.database).all()).toHaveLength(1)
    again.close()
  })
})
