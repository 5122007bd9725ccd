import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import type { ContractRouterClient } from '@orpc/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Contract } from '../../src-main/contract/contract.ts'
import { storeBounds, storedBounds } from '../../src-main/shell/bounds.ts'
import type * as WindowFiles from '../../src-main/web/window-files.ts'
import { makeFolder } from '../house/workshop.ts'
import { prepareShell } from './shell-workshop.ts'

const electron = await vi.hoisted(async () => (await import('./electron-stand-in.ts')).makeElectron())
vi.mock('electron', () => electron.module)

// The shell asks for a built window before it opens one; whether it was built is not what is tested here.
vi.mock('../../src-main/web/window-files.ts', async (original) => ({
  ...(await original<typeof WindowFiles>()),
  requireWindow: () => undefined,
}))

const { quit, startShell, theWindow } = prepareShell(electron)

describe('the desktop app', () => {
  it('opens one window, whose page is walled off from the system', async () => {
    await startShell(makeFolder({}))
    const { options, calls } = theWindow()
    expect(options['webPreferences']).toEqual({
      preload: expect.stringMatching(/out.preload.index\.cjs$/),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      devTools: true,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
    })
    expect(electron.app.sandboxed).toBe(true)
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
    expect(electron.windows).toHaveLength(0)
    expect(existsSync(join(folder, 'library.sqlite'))).toBe(false)
  })

  it.each(['remote-debugging-port', 'remote-debugging-pipe', 'remote-debugging-address'])(
    'does not start, when it is packed, open to other programs: %s',
    async (name) => {
      const folder = makeFolder({})
      const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      Object.assign(electron.app, { isPackaged: true, given: [name] })
      await startShell(folder)
      terminal.mockRestore()
      expect(electron.errors).toHaveLength(1)
      expect(electron.errors[0]).toContain('--remote-debugging')
      expect(electron.app.exits).toEqual([1])
      expect(existsSync(join(folder, 'library.sqlite'))).toBe(false)
    },
  )

  it('has Chromium’s tools when somebody works on it, and none when it is packed', async () => {
    await startShell(makeFolder({}))
    expect(theWindow().options).toMatchObject({ webPreferences: { devTools: true } })
    await quit()
    electron.windows.length = 0
    Object.assign(electron.app, { isPackaged: true })
    await startShell(makeFolder({}))
    expect(theWindow().options).toMatchObject({ webPreferences: { devTools: false } })
  })

  it('opens its window although the library cannot be opened, and says so on the terminal', async () => {
    const missing = join(makeFolder({}), 'no', 'such')
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await startShell(missing)
    expect(terminal.mock.calls.flat().join('')).toContain(`The library is not open. The data folder ${missing}`)
    terminal.mockRestore()
    expect(electron.errors).toHaveLength(0)
    expect(electron.app.exits).toEqual([])
    expect(electron.windows).toHaveLength(1)
    expect(existsSync(missing)).toBe(false)
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

  function handIn(frame: { url: string; parent: unknown } | null, ...beside: ReturnType<typeof mainPort>[]) {
    const { port1, port2 } = new MessageChannel()
    const port = mainPort(port2)
    electron.ipcMain.emit('gaiter-button:connect', { ports: [port, ...beside], senderFrame: frame })
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

  it('go through one port: another one takes its place, and what comes beside it is closed', async () => {
    await startShell(makeFolder({}))
    const frame = { url: 'gaiter-button://window/', parent: null }
    const first = handIn(frame)
    const beside = mainPort(new MessageChannel().port2)
    const second = handIn(frame, beside)
    expect([first.port.closed, second.port.closed, beside.closed]).toEqual([true, false, true])
    expect(await second.calls.app.about()).toMatchObject({ host: 'electron' })
    second.end()
  })

  it('are the only message the main process listens to', async () => {
    await startShell(makeFolder({}))
    expect(electron.ipcMain.eventNames()).toEqual(['gaiter-button:connect'])
    electron.ipcMain.emit('gaiter-button:connect', { ports: [], senderFrame: null })
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
    await quit()
    electron.windows.length = 0
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
      storeBounds(table, { x, y, width: 900, height: 700, maximized: false })
      return storedBounds(table, screens)
    }
    expect(place(-500, 20)).toMatchObject({ x: -500 })
    expect(place(-850, 20)).toBeUndefined()
    expect(place(1900, 20)).toBeUndefined()
    expect(place(100, -10)).toBeUndefined()
    expect(place(100, 1060)).toBeUndefined()
    table.put({ windowBounds: 'somewhere' })
    expect(storedBounds(table, screens)).toBeUndefined()
  })
})
