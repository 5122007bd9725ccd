import { join } from 'node:path'
import { app, BrowserWindow, Menu, nativeTheme, screen } from 'electron'
import type { SettingsTable } from '../library/tables/settings-table.ts'
import { settingsService } from '../services/settings.ts'
import { storeBounds, storedBounds } from './bounds.ts'
import { windowUrl } from '../contract/carriers.ts'

/** Opens the only window, at its last position. */
export function openWindow(table: SettingsTable, outFolder: string): BrowserWindow {
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const kept = storedBounds(table, screens)
  const place = kept === undefined ? {} : { x: kept.x, y: kept.y }
  const window = new BrowserWindow({
    width: kept?.width ?? 1280,
    height: kept?.height ?? 840,
    ...place,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Gaiter Button',
    // The page's own colours, so that the window does not flash white before the first paint.
    backgroundColor: isLamplit(table) ? '#1b1713' : '#f3ead6',
    webPreferences: {
      preload: join(outFolder, 'preload', 'index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Chromium's developer tools can show and change everything in the page, so only the unpackaged app has them.
      devTools: !app.isPackaged,
      // Lets the user silence a page that keeps opening dialogs.
      safeDialogs: true,
      spellcheck: false,
    },
  })
  if (kept?.maximized === true) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => {
    storeBounds(table, { ...window.getNormalBounds(), maximized: window.isMaximized() })
  })
  void window.loadURL(windowUrl)
  return window
}

function isLamplit(table: SettingsTable): boolean {
  const { theme } = settingsService(table).read()
  return theme === 'system' ? nativeTheme.shouldUseDarkColors : theme === 'lamplight'
}

/** macOS needs a menu for its standard keys; elsewhere the page fills the whole window. */
export function setMenu(platform: NodeJS.Platform): void {
  const menu = [{ role: 'appMenu' as const }, { role: 'editMenu' as const }, { role: 'windowMenu' as const }]
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate(menu) : null)
}
