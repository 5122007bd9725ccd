import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { guardContents, refusePermissions } from './shell/guard.ts'
import { registerScheme, serveCalls, serveWindow } from './shell/serve.ts'
import { openWindow, setMenu } from './shell/window.ts'
import { readDataFolder } from './start/arguments.ts'
import { prepareDataFolder } from './start/data-folder.ts'
import { findHouse, windowFolder } from './start/house.ts'
import { Problem } from './start/problem.ts'
import { start } from './start/start.ts'
import { requireWindow } from './web/window-files.ts'

/** The desktop app. What must happen before Electron is ready happens at once, the rest when it is. */
function run(): void {
  const house = findHouse(import.meta.dirname)
  const dataFolder = prepareDataFolder(readDataFolder(process.argv.slice(1), process.env))
  // Chromium's own files go below ours, and its single-instance lock is then one per data folder.
  const chromium = join(dataFolder, 'window')
  mkdirSync(chromium, { recursive: true })
  app.setPath('userData', chromium)
  if (!app.requestSingleInstanceLock()) {
    // The first instance hears of this and comes to the front.
    app.quit()
    return
  }
  const started = start(house, 'electron', dataFolder)
  app.on('quit', () => started.close())
  registerScheme()
  guardContents()
  requireWindow(windowFolder(house))

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())
  app.on('window-all-closed', () => app.quit())

  void app.whenReady().then(() => {
    refusePermissions()
    setMenu(process.platform)
    serveWindow(windowFolder(house))
    serveCalls(started.router)
    const window = openWindow(started.table, join(house.folder, 'out'))
    app.on('second-instance', () => {
      if (window.isMinimized()) window.restore()
      window.focus()
    })
  })
}

try {
  run()
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`Gaiter Button cannot start. ${error.message}\n${error.remedy}\n`)
  dialog.showErrorBox('Gaiter Button cannot start', `${error.message}\n\n${error.remedy}`)
  app.exit(1)
}
