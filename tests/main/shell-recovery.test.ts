import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'
import { settled, prepareShell } from './shell-workshop.ts'

const electron = await vi.hoisted(async () => (await import('./electron-stand-in.ts')).makeElectron())
vi.mock('electron', () => electron.module)
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const { startShell, theWindow } = prepareShell(electron)

/** What the app writes to the terminal from now on. */
function listen(): () => string {
  const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => terminal.mockRestore())
  return () => terminal.mock.calls.flat().join('')
}

function crash(reason = 'crashed'): void {
  theWindow().webContents.emit('render-process-gone', {}, { reason, exitCode: 5 })
}

/** How often the page was loaded, the first time included. */
const loads = () => theWindow().webContents.reloads + theWindow().calls.filter((call) => call.startsWith('load')).length

describe('a window whose process is gone', () => {
  it('is loaded again at the same place, and the crash is told', async () => {
    const said = listen()
    await startShell(makeFolder({}))
    theWindow().webContents.url = 'gaiter-button://window/#game-7'
    crash('oom')
    // Loading again, unlike loading anew, keeps what the page noted in its history.
    expect([theWindow().webContents.reloads, loads()]).toEqual([1, 2])
    expect(said()).toBe('The window stopped: oom, 5.\n')
    expect(electron.questions).toEqual([])
  })

  it('is loaded from the beginning when it had none of the app’s places', async () => {
    listen()
    await startShell(makeFolder({}))
    theWindow().webContents.url = ''
    crash()
    expect(theWindow().webContents.reloads).toBe(0)
    expect(theWindow().calls.filter((call) => call === 'load gaiter-button://window/')).toHaveLength(2)
  })

  it('is left alone when it ended in good order', async () => {
    const said = listen()
    await startShell(makeFolder({}))
    crash('clean-exit')
    expect([loads(), said()]).toEqual([1, ''])
  })

  it('is not loaded for ever: the third time within a minute somebody is asked', async () => {
    listen()
    await startShell(makeFolder({}))
    for (let times = 0; times < 3; times += 1) crash()
    expect(loads()).toBe(3)
    const [asked, ...more] = electron.questions
    expect(more).toEqual([])
    expect(asked?.question).toMatchObject({
      message: 'The window stops again and again.',
      detail: expect.stringMatching(/stopped 3 times within a minute \(crashed\)\. Your games are safe/),
      buttons: ['Try again', 'Quit'],
    })
    asked?.answer(0)
    await settled()
    expect(loads()).toBe(4)
    crash()
    expect([loads(), electron.questions.length]).toEqual([5, 1])
  })

  it('is closed when whoever is asked would rather quit', async () => {
    listen()
    await startShell(makeFolder({}))
    for (let times = 0; times < 3; times += 1) crash()
    electron.questions[0]?.answer(1)
    await settled()
    expect([electron.app.quits, loads()]).toEqual([1, 3])
  })

  it('is loaded again as often as it must when it holds out for a minute each time', async () => {
    listen()
    const { recoverFromCrashes } = await import('../../src-main/shell/recovery.ts')
    const { BrowserWindow } = electron.module
    const window = new BrowserWindow({})
    let time = 0
    const reasons: string[] = []
    recoverFromCrashes(window as never, {
      words: () => {
        throw new Error('somebody was asked')
      },
      tell: ({ reason }) => reasons.push(reason),
      now: () => time,
    })
    for (let times = 0; times < 10; times += 1) {
      window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
      time += 30_000
    }
    expect(loads()).toBe(10)
    expect(reasons).toHaveLength(10)
  })

  it('asks in the language of the system, or the one chosen in the window', async () => {
    listen()
    electron.app.locale = 'fr-BE'
    await startShell(makeFolder({}))
    for (let times = 0; times < 3; times += 1) crash()
    expect(electron.questions[0]?.question.message).toBe('La fenêtre s’arrête sans cesse.')
    const { shellWords } = await import('../../src-main/shell/words.ts')
    expect(shellWords('en', 'fr-FR').crashLoop.quit).toBe('Quit')
    expect(shellWords('fr', 'en-GB').crashLoop.quit).toBe('Quitter')
    expect(shellWords(null, 'de-DE').crashLoop.quit).toBe('Quit')
  })
})

describe('a window that does not answer', () => {
  it('is asked about once, and left in peace by whoever wants to wait', async () => {
    await startShell(makeFolder({}))
    theWindow().emit('unresponsive')
    theWindow().emit('unresponsive')
    expect(electron.questions).toHaveLength(1)
    expect(electron.questions[0]?.question.buttons).toEqual(['Wait', 'Load it again'])
    electron.questions[0]?.answer(0)
    await settled()
    expect(theWindow().webContents.crashes).toBe(0)
    theWindow().emit('unresponsive')
    expect(electron.questions).toHaveLength(2)
  })

  it('is ended to be loaded again when somebody says so', async () => {
    await startShell(makeFolder({}))
    theWindow().emit('unresponsive')
    electron.questions[0]?.answer(1)
    await settled()
    expect(theWindow().webContents.crashes).toBe(1)
  })

  it('is not asked about any more once it answers', async () => {
    await startShell(makeFolder({}))
    theWindow().emit('unresponsive')
    theWindow().emit('responsive')
    expect(electron.questions[0]?.question.signal?.aborted).toBe(true)
  })
})

describe('another process of the app that is gone', () => {
  it('is told of', async () => {
    const said = listen()
    await startShell(makeFolder({}))
    electron.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 })
    expect(said()).toBe('A process (GPU) stopped: crashed, 9.\n')
  })
})
