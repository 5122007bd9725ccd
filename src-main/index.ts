import { join } from 'node:path'
import { app, dialog } from 'electron'
import { refuseDebugging } from './shell/debugging.ts'
import { guardApp, guardWindowSession } from './shell/guard.ts'
import { filesOnCommandLine, gatherFiles } from './shell/open-file.ts'
import { askWhenUnresponsive, recoverFromCrashes } from './shell/recovery.ts'
import { registerScheme, serveCalls, serveWindow } from './shell/serve.ts'
import { showInFolder } from './shell/show-in-folder.ts'
import { importOpenedFile } from './shell/import-opened-file.ts'
import { openWindow, setMenu } from './shell/window.ts'
import { shellWords } from './shell/words.ts'
import { readDataFolder } from './start/arguments.ts'
import { folderForWindow } from './start/data-folder.ts'
import { findInstallation, windowFolder } from './start/installation.ts'
import { Problem } from './wording/problem.ts'
import { startOrShowFault } from './start/start-or-show-fault.ts'
import { requireWindow } from './web/window-files.ts'

/** The desktop app. What must happen before Electron is ready happens at once, the rest when it is. */
function run(): void {
  const installation = findInstallation(import.meta.dirname)
  const words = process.argv.slice(1)
  const dataFolder = readDataFolder(words, process.env)
  // Chromium's own files go below ours, and its single-instance lock is then one per data folder.
  app.setPath('userData', folderForWindow(dataFolder))
  const files = filesOnCommandLine(words, process.cwd())
  if (!app.requestSingleInstanceLock({ files })) {
    // The first instance hears of this, comes to the front and opens what this one was to open.
    app.quit()
    return
  }
  refuseDebugging()
  guardApp()
  const opened = gatherFiles(files)
  const running = startOrShowFault(installation, 'electron', dataFolder, showInFolder)
  if (running.now.problem !== null) process.stderr.write(`The library is not open. ${running.now.problem.message}\n`)
  endAfter(() => running.close())
  registerScheme()
  requireWindow(windowFolder(installation))

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())
  app.on('window-all-closed', () => app.quit())
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => note(`A process (${type})`, reason, exitCode))

  void app.whenReady().then(() => {
    guardWindowSession()
    setMenu(process.platform)
    serveWindow(windowFolder(installation), () => running.now.look())
    serveCalls(() => running.now.router)
    const window = openWindow(running.now.table, join(installation.folder, 'out'))
    const spoken = () => shellWords(running.now.table.get('language'), app.getLocale())
    recoverFromCrashes(window, {
      words: spoken,
      tell: ({ reason, exitCode }) => note('The window', reason, exitCode),
    })
    askWhenUnresponsive(window, spoken)
    app.on('second-instance', (_event, _words, _folder, handed) => {
      if (window.isMinimized()) window.restore()
      window.focus()
      opened.take(handed)
    })
    const openFile = async (path: string) => {
      const { kept, message, detail } = await importOpenedFile(running.now.router, path, spoken())
      // The page reads its list of games when it is loaded.
      if (kept) window.webContents.reload()
      const type = kept ? 'info' : 'warning'
      await dialog.showMessageBox(window, { type, message, detail, buttons: [spoken().opened.ok] })
    }
    const openOrNote = (path: string) => {
      openFile(path).catch((error: unknown) => note('Opening a file', String(error), 0))
    }
    window.webContents.once('did-finish-load', () => opened.handOver(openOrNote))
  })
}

/** Ends when everything has been put away, and not before; asked again meanwhile, somebody is in a hurry. */
function endAfter(putAway: () => Promise<void>): void {
  let ending = false
  app.on('will-quit', (event) => {
    if (ending) return
    ending = true
    event.preventDefault()
    void putAway().finally(() => app.exit(0))
  })
}

function note(what: string, reason: string, exitCode: number): void {
  process.stderr.write(`${what} stopped: ${reason}, ${exitCode}.\n`)
}

try {
  run()
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`Gaiter Button cannot start. ${error.message}\n${error.remedy}\n`)
  dialog.showErrorBox('Gaiter Button cannot start', `${error.message}\n\n${error.remedy}`)
  app.exit(1)
}
