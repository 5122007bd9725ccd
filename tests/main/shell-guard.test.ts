import { describe, expect, it, vi } from 'vitest'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'
import { StandInContents } from './electron-stand-in.ts'
import { prepareShell } from './shell-workshop.ts'

const electron = await vi.hoisted(async () => (await import('./electron-stand-in.ts')).makeElectron())
vi.mock('electron', () => electron.module)
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const { startShell } = prepareShell(electron)

/** An event that can be prevented, and whether it was. */
function preventable<T extends object>(words: T) {
  const event = {
    ...words,
    prevented: false,
    preventDefault() {
      this.prevented = true
    },
  }
  return event
}

function newContents() {
  const contents = new StandInContents()
  electron.app.emit('web-contents-created', {}, contents)
  const prevented = (name: string, url: string, isMainFrame = true) => {
    const event = preventable({ url, isMainFrame })
    contents.emit(name, event)
    return event.prevented
  }
  return { contents, prevented }
}

describe('what no page may do', () => {
  it('is to open another window, or go anywhere', async () => {
    await startShell(makeFolder({}))
    const { contents, prevented } = newContents()
    expect(contents.opened).toEqual({ action: 'deny' })
    const elsewhere = [
      'https://example.org/',
      'file:///etc/passwd',
      'gaiter-button://elsewhere/',
      'gaiter-button://window.example.org/',
      'gaiter-button://window/assets/window.js',
      'about:blank',
      'data:text/html,x',
      'blob:gaiter-button://window/1',
      'javascript:alert(1)',
    ]
    for (const url of elsewhere) {
      for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
        expect(prevented(event, url)).toBe(true)
      }
    }
    for (const url of ['gaiter-button://window/', 'gaiter-button://window/#a-game']) {
      expect(prevented('will-navigate', url)).toBe(false)
      expect(prevented('will-frame-navigate', url)).toBe(false)
      expect(prevented('will-frame-navigate', url, false)).toBe(true)
      expect(prevented('will-redirect', url)).toBe(true)
      expect(prevented('will-attach-webview', url)).toBe(true)
    }
  })

  it('is to leave the sandbox, look up a name, or call another browser', async () => {
    await startShell(makeFolder({}))
    expect(electron.app.sandboxed).toBe(true)
    expect(electron.app.switches).toContain('host-resolver-rules=MAP * ~NOTFOUND')
    expect(newContents().contents.webRtc).toBe('disable_non_proxied_udp')
  })

  it('is to have any permission', async () => {
    await startShell(makeFolder({}))
    const answers: unknown[] = []
    const note = (yes: unknown) => answers.push(yes)
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'fileSystem',
      'openExternal',
    ]) {
      electron.session.ask('permission', {}, permission, note)
    }
    expect(answers).toEqual([false, false, false, false, false, false])
    expect(electron.session.ask('check')).toBe(false)
    expect(electron.session.ask('device')).toBe(false)
    answers.length = 0
    electron.session.ask('screen', {}, note)
    electron.session.ask('bluetooth', {}, note)
    expect(answers).toEqual([null, { confirmed: false }])
    expect(electron.session.ask('usb', { protectedClasses: [] })).toHaveLength(7)
    expect(electron.session.spellChecker).toBe(false)
  })

  it.each([
    ['select-hid-device', 1],
    ['select-usb-device', 1],
    ['select-serial-port', 2],
    ['select-webauthn-account', 1],
    ['file-system-access-restricted', 1],
  ])('is to be given what “%s” would give', async (name, words) => {
    await startShell(makeFolder({}))
    const event = preventable({})
    const answers: unknown[] = []
    electron.session.emit(name, event, ...Array.from({ length: words }), (chosen: unknown) => answers.push(chosen))
    expect(event.prevented).toBe(true)
    expect(answers).toHaveLength(1)
    expect([undefined, '', 'deny']).toContain(answers[0])
  })

  it('is to choose a Bluetooth device', async () => {
    await startShell(makeFolder({}))
    const event = preventable({})
    const answers: unknown[] = []
    newContents().contents.emit('select-bluetooth-device', event, [], (chosen: unknown) => answers.push(chosen))
    expect([event.prevented, answers]).toEqual([true, ['']])
  })

  it('is to be served under a broken certificate, or to show one of the user', async () => {
    await startShell(makeFolder({}))
    const answers: unknown[] = []
    const broken = preventable({})
    electron.app.emit('certificate-error', broken, {}, 'https://x', 'error', {}, (yes: unknown) => answers.push(yes))
    const asked = preventable({})
    electron.app.emit('select-client-certificate', asked, {}, 'https://x', [{}], (one: unknown) => answers.push(one))
    expect([broken.prevented, asked.prevented, answers]).toEqual([true, true, [false, undefined]])
  })

  it('is to load anything but its own files, under a strict policy', async () => {
    await startShell(makeFolder({}))
    expect(electron.schemes).toEqual([
      {
        scheme: 'gaiter-button',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ])
    for (const url of ['gaiter-button://elsewhere/', 'gaiter-button://window/..%2f..%2fpackage.json']) {
      const response = await electron.served.by?.(new Request(url))
      expect(response?.status).toBe(404)
      expect(response?.headers.get('content-security-policy')).toContain("connect-src 'none'")
    }
    const posted = await electron.served.by?.(new Request('gaiter-button://window/', { method: 'POST' }))
    expect(posted?.status).toBe(405)
  })
})

describe('the network', () => {
  function cancelled(url: string): boolean | undefined {
    let answer: { cancel?: boolean } = {}
    electron.session.ask('request', { url }, (given: { cancel?: boolean }) => {
      answer = given
    })
    return answer.cancel
  }

  it('is asked for nothing, on this machine or elsewhere', async () => {
    await startShell(makeFolder({}))
    const elsewhere = [
      'https://example.org/',
      'http://127.0.0.1:8000/',
      'ws://localhost/',
      'file:///etc/passwd',
      'ftp://example.org/',
      'gaiter-button://elsewhere/',
      'gaiter-button://window.example.org/',
      'blob:https://example.org/1',
      'chrome-extension://x/',
      'devtools://devtools/',
    ]
    for (const url of elsewhere) expect(cancelled(url)).toBe(true)
  })

  it('is not what the app’s own files, blobs and patterns come from', async () => {
    await startShell(makeFolder({}))
    const own = ['gaiter-button://window/', 'gaiter-button://window/a.js', 'blob:gaiter-button://window/1', 'data:,x']
    for (const url of own) expect(cancelled(url)).toBe(false)
  })

  it('is shut to every other session too, from the moment there is one', async () => {
    await startShell(makeFolder({}))
    const other = electron.newSession()
    electron.app.emit('session-created', other)
    electron.app.emit('session-created', other)
    expect([...other.handlers.keys()].sort()).toEqual([...electron.session.handlers.keys()].sort())
    expect(other.listenerCount('will-download')).toBe(1)
  })
})

describe('a file of the page', () => {
  function download(given: { url?: string; origin?: string; name?: string }) {
    const event = preventable({})
    let dialog: unknown
    electron.session.emit('will-download', event, {
      getURL: () => given.url ?? 'blob:gaiter-button://window/0a1b',
      getInitiatorOrigin: () => given.origin ?? 'gaiter-button://window',
      getFilename: () => given.name ?? 'Sedan.gaiter',
      setSaveDialogOptions: (options: unknown) => {
        dialog = options
      },
    })
    return { prevented: event.prevented, dialog }
  }

  it('is saved where somebody says, under the name it has', async () => {
    await startShell(makeFolder({}))
    expect(download({})).toEqual({ prevented: false, dialog: { defaultPath: 'Sedan.gaiter' } })
    expect(download({ name: 'figures.CSV' }).prevented).toBe(false)
  })

  it.each([
    ['is a drawing that can run', { name: 'map.SVG' }],
    ['comes from elsewhere', { url: 'https://example.org/Sedan.gaiter' }],
    ['is a file of this machine', { url: 'file:///home/me/Sedan.gaiter' }],
    ['is one of the app’s', { url: 'gaiter-button://window/index.html' }],
    ['was made by another page', { url: 'blob:https://example.org/1' }],
    ['is asked for by another page', { origin: 'https://example.org' }],
    ['is asked for by nobody', { origin: '' }],
    ['is a program', { name: 'Sedan.exe' }],
    ['starts programs', { name: 'Sedan.gaiter.desktop' }],
    ['has no kind', { name: 'Sedan' }],
  ])('is not saved when it %s', async (_why, given) => {
    await startShell(makeFolder({}))
    expect(download(given)).toEqual({ prevented: true, dialog: undefined })
  })
})
