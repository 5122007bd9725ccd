import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filesOnCommandLine, gatherFiles } from '../../src-main/shell/open-file.ts'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'
import { prepareShell } from './shell-workshop.ts'

const electron = await vi.hoisted(async () => (await import('./electron-stand-in.ts')).makeElectron())
vi.mock('electron', () => electron.module)
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const { startShell } = prepareShell(electron)

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

  it('is handed to the first instance by the second', async () => {
    electron.app.first = false
    await startShell(makeFolder({}), 'Sedan.gaiter')
    expect(electron.app.handed).toEqual({ files: [join(process.cwd(), 'Sedan.gaiter')] })
    expect(electron.app.quits).toBe(1)
  })
})
