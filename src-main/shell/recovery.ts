import { app, type BrowserWindow, dialog } from 'electron'
import { windowUrl } from '../contract/carriers.ts'
import type { ShellWords } from './words.ts'

/** The end of the page's process, with Chromium's name for the reason (`crashed`, `oom`). */
export type Crash = { readonly reason: string; readonly exitCode: number }

type Options = {
  /** Called for every question, because the language may change. */
  readonly words: () => ShellWords
  readonly tell: (crash: Crash) => void
  /** In milliseconds. */
  readonly now?: () => number
}

/** After this many crashes within this many milliseconds the page is no longer reloaded automatically. */
const tooMany = { crashes: 3, within: 60_000 }

/**
 * Reloads the page in its last place when its process has ended; everything played is in the library, so nothing is
 * lost. If the page keeps crashing, asks the user instead.
 */
export function recoverFromCrashes(
  window: BrowserWindow,
  { words, tell, now = () => performance.now() }: Options,
): void {
  let crashes: number[] = []
  const load = () => {
    // Reloading keeps the session storage, in which the page stores its current place in the app.
    if (window.webContents.getURL().startsWith(windowUrl)) window.webContents.reload()
    else void window.loadURL(windowUrl)
  }
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    tell({ reason, exitCode })
    const time = now()
    crashes = [...crashes.filter((earlier) => time - earlier < tooMany.within), time]
    if (crashes.length < tooMany.crashes) {
      load()
      return
    }
    void askToTryAgain(window, words(), reason).then((again) => {
      if (!again) {
        app.quit()
        return
      }
      crashes = []
      load()
    })
  })
}

async function askToTryAgain(window: BrowserWindow, { crashLoop }: ShellWords, reason: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: crashLoop.message,
    detail: crashLoop.detail(tooMany.crashes, reason),
    buttons: [crashLoop.tryAgain, crashLoop.quit],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}

/** Asks what to do when the page does not respond, one dialog at a time; the dialog closes if the page responds. */
export function askWhenUnresponsive(window: BrowserWindow, words: () => ShellWords): void {
  let asking: AbortController | undefined
  window.on('responsive', () => asking?.abort())
  window.on('unresponsive', () => {
    if (asking !== undefined) return
    const question = new AbortController()
    asking = question
    const { unresponsive } = words()
    void dialog
      .showMessageBox(window, {
        type: 'warning',
        message: unresponsive.message,
        detail: unresponsive.detail,
        buttons: [unresponsive.wait, unresponsive.loadAgain],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
        signal: question.signal,
      })
      .then(({ response }) => {
        asking = undefined
        // The page then counts as crashed and is reloaded in the same way.
        if (response === 1 && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
      })
  })
}
