import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import type { ContractRouterClient } from '@orpc/contract'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Contract } from '../../src-main/contract/contract.ts'
import { keepBounds, keptBounds } from '../../src-main/shell/bounds.ts'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'

/*
 * Electron's program is not on every machine that runs these tests, so the shell is run against objects of the same
 * shape that remember what they were told. Everything behind them is real: data folder, lock, library and router.
 */
const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events')

  class FakeWindow extends EventEmitter {
    static all: FakeWindow[] = []
    readonly options: Record<string, unknown>
    readonly calls: string[] = []
    minimized = false
    constructor(options: Record<string, unknown>) {
      super()
      this.options = options
      FakeWindow.all.push(this)
    }
    loadURL(url: string) {
      this.calls.push(`load ${url}`)
      return Promise.resolve()
    }
    show() {
      this.calls.push('show')
    }
    maximize() {
      this.calls.push('maximize')
    }
    restore() {
      this.calls.push('restore')
    }
    focus() {
      this.calls.push('focus')
    }
    isMinimized() {
      return this.minimized
    }
    isMaximized() {
      return false
    }
    getNormalBounds() {
      return { x: 30, y: 40, width: 900, height: 700 }
    }
  }

  const app = Object.assign(new EventEmitter(), {
    paths: new Map<string, string>(),
    quits: 0,
    exits: [] as number[],
    first: true,
    setPath: (name: string, path: string) => app.paths.set(name, path),
    requestSingleInstanceLock: () => app.first,
    quit: () => {
      app.quits += 1
    },
    exit: (code: number) => {
      app.exits.push(code)
    },
    whenReady: () => Promise.resolve(),
  })

  const session = {
    request: undefined as undefined | ((contents: unknown, permission: string, answer: (yes: boolean) => void) => void),
    check: undefined as undefined | (() => boolean),
    device: undefined as undefined | (() => boolean),
  }

  const state = {
    app,
    FakeWindow,
    ipcMain: new EventEmitter(),
    schemes: [] as { scheme: string; privileges: Record<string, boolean> }[],
    serve: undefined as undefined | ((request: Request) => Promise<Response>),
    session,
    errors: [] as string[],
    menus: [] as unknown[],
  }
  return state
})

vi.mock('electron', () => ({
  app: electron.app,
  BrowserWindow: electron.FakeWindow,
  dialog: { showErrorBox: (title: string, text: string) => electron.errors.push(`${title}\n${text}`) },
  ipcMain: electron.ipcMain,
  Menu: {
    setApplicationMenu: (menu: unknown) => electron.menus.push(menu),
    buildFromTemplate: (menu: unknown) => menu,
  },
  nativeTheme: { shouldUseDarkColors: false },
  protocol: {
    registerSchemesAsPrivileged: (schemes: typeof electron.schemes) => electron.schemes.push(...schemes),
    handle: (_scheme: string, serve: typeof electron.serve) => {
      electron.serve = serve
    },
  },
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
  session: {
    defaultSession: {
      setPermissionRequestHandler: (handler: typeof electron.session.request) => {
        electron.session.request = handler
      },
      setPermissionCheckHandler: (handler: typeof electron.session.check) => {
        electron.session.check = handler
      },
      setDevicePermissionHandler: (handler: typeof electron.session.device) => {
        electron.session.device = handler
      },
    },
  },
}))

// The shell asks for a built window before it opens one; whether it was built is not what is tested here.
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const listenersBefore = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
const argumentsBefore = process.argv

/** Starts the desktop app with a data folder, as Electron would. */
async function startShell(dataFolder: string): Promise<void> {
  vi.resetModules()
  process.argv = ['electron', '.', '--no-sandbox', '--data', dataFolder]
  await import('../../src-main/index.ts')
  await new Promise((resolve) => setImmediate(resolve))
}

function forgetSignals(): void {
  for (const signal of signals) {
    process.removeAllListeners(signal)
    for (const listener of listenersBefore.get(signal) ?? []) process.on(signal, listener)
  }
}

beforeEach(() => {
  forgetSignals()
  electron.app.emit('quit')
  electron.app.removeAllListeners()
  electron.ipcMain.removeAllListeners()
  electron.FakeWindow.all.length = 0
  electron.schemes.length = 0
  electron.errors.length = 0
  Object.assign(electron.app, { quits: 0, exits: [], first: true })
})

afterAll(() => {
  electron.app.emit('quit')
  process.argv = argumentsBefore
  forgetSignals()
})

/** The one window, after making sure that it is one. */
function theWindow() {
  const [window, ...others] = electron.FakeWindow.all
  if (window === undefined || others.length > 0) throw new Error(`${electron.FakeWindow.all.length} windows`)
  return window
}

describe('the desktop app', () => {
  it('opens one window, whose page is walled off from the system', async () => {
    await startShell(makeFolder({}))
    const { options, calls } = theWindow()
    expect(options['webPreferences']).toEqual({
      preload: expect.stringMatching(/out.preload.index\.cjs$/),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    })
    expect(calls).toEqual(['load gaiter-button://window/'])
    theWindow().emit('ready-to-show')
    expect(calls.at(-1)).toBe('show')
  })

  it('keeps Chromium’s files inside the data folder, so that the single instance is one per folder', async () => {
    const folder = makeFolder({})
    await startShell(folder)
    expect(electron.app.paths.get('userData')).toBe(join(folder, 'window'))
    expect(existsSync(join(folder, 'library.sqlite'))).toBe(true)
  })

  it('ends when its window is closed, and on Ctrl-C', async () => {
    await startShell(makeFolder({}))
    electron.app.emit('window-all-closed')
    expect(electron.app.quits).toBe(1)
    process.emit('SIGINT')
    expect(electron.app.quits).toBe(2)
  })

  it('brings its window to the front when it is started again', async () => {
    await startShell(makeFolder({}))
    theWindow().minimized = true
    electron.app.emit('second-instance')
    expect(theWindow().calls.slice(-2)).toEqual(['restore', 'focus'])
  })

  it('leaves at once, without touching the library, when it is the second', async () => {
    const folder = makeFolder({})
    electron.app.first = false
    await startShell(folder)
    expect(electron.app.quits).toBe(1)
    expect(electron.FakeWindow.all).toHaveLength(0)
    expect(existsSync(join(folder, 'library.sqlite'))).toBe(false)
  })

  it('says in two sentences why it cannot start', async () => {
    const missing = join(makeFolder({}), 'no', 'such')
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await startShell(missing)
    expect(terminal.mock.calls.flat().join('')).toContain(`Gaiter Button cannot start. The data folder ${missing}`)
    terminal.mockRestore()
    expect(electron.errors).toHaveLength(1)
    expect(electron.errors[0]).toContain(missing)
    expect(electron.errors[0]).toContain('--data')
    expect(electron.errors[0]).not.toMatch(/\n\s+at /)
    expect(electron.app.exits).toEqual([1])
    expect(electron.FakeWindow.all).toHaveLength(0)
  })
})

describe('what the window may not do', () => {
  function newContents() {
    let opened: unknown
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: (handler: (details: { url: string }) => unknown) => {
        opened = handler({ url: 'https://example.org' })
      },
    })
    electron.app.emit('web-contents-created', {}, contents)
    const prevented = (name: string, url: string) => {
      let answer = false
      contents.emit(name, {
        url,
        preventDefault: () => {
          answer = true
        },
      })
      return answer
    }
    return { opened, prevented }
  }

  it('is to open another window, or go anywhere', async () => {
    await startShell(makeFolder({}))
    const { opened, prevented } = newContents()
    expect(opened).toEqual({ action: 'deny' })
    for (const url of ['https://example.org/', 'file:///etc/passwd', 'gaiter-button://elsewhere/', 'about:blank']) {
      for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
        expect(prevented(event, url)).toBe(true)
      }
    }
    expect(prevented('will-navigate', 'gaiter-button://window/')).toBe(false)
  })

  it('is to have any permission', async () => {
    await startShell(makeFolder({}))
    const answers: boolean[] = []
    for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal']) {
      electron.session.request?.({}, permission, (yes) => answers.push(yes))
    }
    expect(answers).toEqual([false, false, false, false, false])
    expect(electron.session.check?.()).toBe(false)
    expect(electron.session.device?.()).toBe(false)
  })

  it('is to load anything but its own files, under a strict policy', async () => {
    await startShell(makeFolder({}))
    expect(electron.schemes).toEqual([
      { scheme: 'gaiter-button', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
    for (const url of ['gaiter-button://elsewhere/', 'gaiter-button://window/..%2f..%2fpackage.json']) {
      const response = await electron.serve?.(new Request(url))
      expect(response?.status).toBe(404)
      expect(response?.headers.get('content-security-policy')).toContain("connect-src 'none'")
    }
  })
})

describe('the calls of the window', () => {
  /** A port as Electron's main process has them: `on` with the data wrapped, and nothing flows before `start`. */
  function mainPort(port: MessagePort) {
    const events = new EventEmitter()
    return {
      closed: false,
      on: (name: string, listener: (event?: { data: unknown }) => void) => events.on(name, listener),
      postMessage: (data: unknown) => port.postMessage(data),
      start: () => port.on('message', (data) => events.emit('message', { data })),
      close() {
        this.closed = true
        port.close()
      },
    }
  }

  function handIn(frame: { url: string; parent: unknown } | null) {
    const { port1, port2 } = new MessageChannel()
    const port = mainPort(port2)
    electron.ipcMain.emit('gaiter-button:connect', { ports: [port], senderFrame: frame })
    const calls: ContractRouterClient<Contract> = createORPCClient(new RPCLink({ port: port1 }))
    port1.start()
    return { port, calls, end: () => port1.close() }
  }

  it('are answered through the port it hands in', async () => {
    const folder = makeFolder({})
    await startShell(folder)
    const { calls, end } = handIn({ url: 'gaiter-button://window/', parent: null })
    expect(await calls.app.about()).toMatchObject({ host: 'electron', dataFolder: folder })
    expect(await calls.settings.write({ textSize: 150 })).toMatchObject({ textSize: 150 })
    end()
  })

  it.each([
    ['another page', { url: 'https://example.org/', parent: null }],
    ['a page whose address begins alike', { url: 'gaiter-button://window.example.org/', parent: null }],
    ['a frame inside the page', { url: 'gaiter-button://window/', parent: {} }],
    ['a page that is gone', null],
  ])('are not answered to %s', async (_name, frame) => {
    await startShell(makeFolder({}))
    const { port, end } = handIn(frame)
    expect(port.closed).toBe(true)
    end()
  })
})

describe('the place of the window', () => {
  it('is kept when it closes and taken again', async () => {
    const folder = makeFolder({})
    await startShell(folder)
    theWindow().emit('close')
    electron.app.emit('quit')
    electron.FakeWindow.all.length = 0
    await startShell(folder)
    expect(theWindow().options).toMatchObject({ x: 30, y: 40, width: 900, height: 700 })
  })

  it('is forgotten when no screen reaches it any more', () => {
    const kept = new Map<string, unknown>()
    const table = {
      get: (name: string) => kept.get(name),
      put: (values: Readonly<Record<string, unknown>>) => {
        for (const [name, value] of Object.entries(values)) kept.set(name, value)
      },
    }
    const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }]
    const place = (x: number, y: number) => {
      keepBounds(table, { x, y, width: 900, height: 700, maximized: false })
      return keptBounds(table, screens)
    }
    expect(place(-500, 20)).toMatchObject({ x: -500 })
    expect(place(-850, 20)).toBeUndefined()
    expect(place(1900, 20)).toBeUndefined()
    expect(place(100, -10)).toBeUndefined()
    expect(place(100, 1060)).toBeUndefined()
    table.put({ windowBounds: 'somewhere' })
    expect(keptBounds(table, screens)).toBeUndefined()
  })
})
