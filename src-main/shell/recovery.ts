import { app, type BrowserWindow, dialog } from 'electron'
import { windowUrl } from '../contract/carriers.ts'
import type { ShellWords } from './words.ts'

/** That the process behind the page ended, and how Chromium names the reason (`crashed`, `oom`). */
export type Crash = { readonly reason: string; readonly exitCode: number }

type Options = {
  /** Called for every question, because the language may change. */
  readonly words: () => ShellWords
  readonly tell: (crash: Crash) => void
  /** In milliseconds. */
  readonly now?: () => number
}

/** After so many crashes within so many milliseconds the page is not loaded again by itself. */
const tooMany = { crashes: 3, within: 60_000 }

/**
 * Loads the page again, where it was, when its process has ended; what was played is in the library, so nothing is
 * lost. If the page goes on crashing, asks the user instead.
 */
export function recoverFromCrashes(
  window: BrowserWindow,
  { words, tell, now = () => performance.now() }: Options,
): void {
  let crashes: number[] = []
  const load = () => {
    // Loading again keeps the storage of the session, in which the page notes where in the app somebody is.
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

/** Asks what to do when the page does not answer, once at a time; the question goes away when it does answer. */
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
        // The page then counts as crashed and is loaded again in the same way.
        if (response === 1 && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
      })
  })
}
