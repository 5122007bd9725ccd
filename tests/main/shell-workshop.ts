import { afterAll, beforeEach, expect, vi } from 'vitest'
import { soon } from '../soon.ts'
import type { makeElectron } from './electron-stand-in.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Starts the desktop app against a stand-in for Electron, and takes everything back between the tests of a file. */
export function prepareShell(electron: ReturnType<typeof makeElectron>) {
  const listenersBefore = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
  const argumentsBefore = process.argv

  function forgetSignals(): void {
    for (const signal of signals) {
      process.removeAllListeners(signal)
      for (const listener of listenersBefore.get(signal) ?? []) process.on(signal, listener)
    }
  }

  /** Ends the app as Electron does, and waits until it has put everything away. */
  async function quit(): Promise<void> {
    const exits = electron.app.exits.length
    let held = false
    electron.app.emit('will-quit', { preventDefault: () => (held = true) })
    if (held) await soon(() => expect(electron.app.exits).toHaveLength(exits + 1))
  }

  beforeEach(async () => {
    forgetSignals()
    await quit()
    electron.app.removeAllListeners()
    electron.ipcMain.removeAllListeners()
    electron.session.removeAllListeners()
    electron.session.handlers.clear()
    for (const list of [electron.windows, electron.schemes, electron.errors, electron.questions]) list.length = 0
    Object.assign(electron.app, {
      quits: 0,
      exits: [],
      given: [],
      isPackaged: false,
      first: true,
      locale: 'en-GB',
      sandboxed: false,
    })
  })

  afterAll(async () => {
    await quit()
    process.argv = argumentsBefore
    forgetSignals()
  })

  return {
    quit,
    /** Starts the app with a data folder, as Electron would. */
    async startShell(dataFolder: string, ...words: string[]): Promise<void> {
      vi.resetModules()
      process.argv = ['electron', '.', '--no-sandbox', '--data', dataFolder, ...words]
      await import('../../src-main/index.ts')
      await settled()
    },
    /** The one window, after making sure that it is one. */
    theWindow() {
      const [window, ...others] = electron.windows
      if (window === undefined || others.length > 0) throw new Error(`${electron.windows.length} windows`)
      return window
    },
  }
}

/** Lets what was promised already happen. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))
