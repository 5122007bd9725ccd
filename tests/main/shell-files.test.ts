import { truncateSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filesOnCommandLine, gatherFiles } from '../../src-main/shell/open-file.ts'
import { importOpenedFile } from '../../src-main/shell/import-opened-file.ts'
import { shellWords } from '../../src-main/shell/words.ts'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'
import { prepareShell } from './shell-workshop.ts'
import { makeRouter } from './workshop.ts'
import { soon } from '../soon.ts'

const electron = await vi.hoisted(async () => (await import('./electron-stand-in.ts')).makeElectron())
vi.mock('electron', () => electron.module)
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const { startShell, theWindow } = prepareShell(electron)

const players = { sides: ['person', 'person'] as [string, string], open: true }
const beginning = { campaign: 'ford', scenario: 'morning', seed: 'opened', players }

/** macOS opens a file; whether the app took it upon itself. */
function openedByMac(path: string): boolean {
  let taken = false
  electron.app.emit('open-file', { preventDefault: () => (taken = true) }, path)
  return taken
}

describe('the games on a command line', () => {
  it('are found among switches, as full paths', () => {
    const words = [
      '.',
      '--no-sandbox',
      'a.gaiter',
      '--data',
      'x.gaiter',
      '/b/C.GAITER',
      '--original-time=1',
      'notes.txt',
    ]
    expect(filesOnCommandLine(words, '/home/me')).toEqual([resolve('/home/me/a.gaiter'), resolve('/b/C.GAITER')])
    expect(filesOnCommandLine([], '/home/me')).toEqual([])
  })
})

describe('a game that somebody opens with a double click', () => {
  let opened: string[]
  beforeEach(() => {
    opened = []
  })

  it('waits until there is a window, in the order it came', () => {
    const files = gatherFiles(['/first.gaiter'])
    expect(openedByMac('/second.gaiter')).toBe(true)
    expect(opened).toEqual([])
    files.handOver((path) => opened.push(path))
    expect(opened).toEqual(['/first.gaiter', '/second.gaiter'])
  })

  it('is opened at once when there is one', () => {
    const files = gatherFiles([])
    files.handOver((path) => opened.push(path))
    openedByMac('/third.gaiter')
    files.take({ files: ['/fourth.gaiter'] })
    expect(opened).toEqual(['/third.gaiter', '/fourth.gaiter'])
  })

  it('is nothing but a game, whatever is handed over', () => {
    const files = gatherFiles([])
    files.handOver((path) => opened.push(path))
    openedByMac('/etc/passwd')
    for (const handed of [undefined, null, 7, {}, { files: 'x.gaiter' }, { files: [1] }, { files: ['/a.html'] }]) {
      files.take(handed)
    }
    expect(opened).toEqual([])
  })

  it('is taken into the library, and the window reads its list again', async () => {
    const served = makeRouter()
    const calls = createRouterClient(served.router)
    const { id } = await calls.games.begin(beginning)
    const { content } = await calls.library.export({ id })
    served.close()
    const folder = makeFolder({ 'Ford.gaiter': '' })
    writeFileSync(join(folder, 'Ford.gaiter'), Buffer.from(content, 'base64'))
    await startShell(makeFolder({}), join(folder, 'Ford.gaiter'), join(folder, 'missing.gaiter'))
    expect(electron.questions).toEqual([])
    theWindow().webContents.emit('did-finish-load')
    await soon(() => expect(electron.questions).toHaveLength(2))
    const [gone, kept] = electron.questions.map(({ question }) => question)
    expect(gone?.message).toBe('The game in missing.gaiter was not taken in.')
    expect(gone?.detail).toContain('ENOENT')
    expect(kept?.message).toMatch(/^“.+” is in the library\.$/)
    expect(theWindow().webContents.reloads).toBe(1)
  })

  it('is refused in a sentence when it is none, too large, sealed or damaged', async () => {
    const served = makeRouter()
    const words = shellWords('en', 'en')
    const folder = makeFolder({ 'none.gaiter': 'not a game', 'large.gaiter': '' })
    truncateSync(join(folder, 'large.gaiter'), 25 * 1024 * 1024)
    const none = await importOpenedFile(served.router, join(folder, 'none.gaiter'), words)
    expect(none).toMatchObject({ kept: false, message: 'The game in none.gaiter was not taken in.' })
    expect(none.detail).toMatch(/\.$/)
    const large = await importOpenedFile(served.router, join(folder, 'large.gaiter'), words)
    expect(large.detail).toContain('24 MiB')
    const calls = createRouterClient(served.router)
    const { id } = await calls.games.begin({
      ...beginning,
      players: { ...players, open: false },
      passphrases: ['one long word', 'another one'],
    })
    const { content } = await calls.library.export({ id })
    writeFileSync(join(folder, 'sealed.gaiter'), Buffer.from(content, 'base64'))
    const sealed = await importOpenedFile(served.router, join(folder, 'sealed.gaiter'), words)
    expect(sealed).toMatchObject({ kept: false, detail: words.opened.sealed })
    served.close()
  })

  it('is refused in a sentence whatever goes wrong: nothing is thrown where nobody waits', async () => {
    const served = makeRouter()
    const { id } = await createRouterClient(served.router).games.begin(beginning)
    const { content } = await createRouterClient(served.router).library.export({ id })
    const folder = makeFolder({ 'Ford.gaiter': '' })
    writeFileSync(join(folder, 'Ford.gaiter'), Buffer.from(content, 'base64'))
    served.close()
    const refused = await importOpenedFile(served.router, join(folder, 'Ford.gaiter'), shellWords('en', 'en'))
    expect(refused).toMatchObject({ kept: false, message: 'The game in Ford.gaiter was not taken in.' })
    expect(refused.detail).not.toBe('')
  })

  it('is handed to the first instance by the second', async () => {
    electron.app.first = false
    await startShell(makeFolder({}), 'Sedan.gaiter')
    expect(electron.app.handed).toEqual({ files: [join(process.cwd(), 'Sedan.gaiter')] })
    expect(electron.app.quits).toBe(1)
  })
})
