import { EventEmitter } from 'node:events'

/*
 * Electron's program is not on every machine that runs these tests, so the shell is run against objects of the same
 * shape that remember what they were told. Everything behind them is real: data folder, lock, library and router.
 */

type Answer = (...words: unknown[]) => unknown

/** Takes handlers the way Electron's objects do, by methods named `set…Handler`, and lets a test ask them. */
class StandInSession extends EventEmitter {
  readonly handlers = new Map<string, Answer>()
  spellChecker = true
  readonly webRequest = { onBeforeRequest: (handler: Answer) => this.handlers.set('request', handler) }
  setPermissionRequestHandler = (handler: Answer) => this.handlers.set('permission', handler)
  setPermissionCheckHandler = (handler: Answer) => this.handlers.set('check', handler)
  setDevicePermissionHandler = (handler: Answer) => this.handlers.set('device', handler)
  setDisplayMediaRequestHandler = (handler: Answer) => this.handlers.set('screen', handler)
  setBluetoothPairingHandler = (handler: Answer) => this.handlers.set('bluetooth', handler)
  setUSBProtectedClassesHandler = (handler: Answer) => this.handlers.set('usb', handler)
  setSpellCheckerEnabled(enabled: boolean) {
    this.spellChecker = enabled
  }
  /** What a handler of this session says; a handler that is not set is a fault of the test. */
  ask(name: string, ...words: unknown[]): unknown {
    const handler = this.handlers.get(name)
    if (handler === undefined) throw new Error(`no handler for ${name}`)
    return handler(...words)
  }
}

export class StandInContents extends EventEmitter {
  url = ''
  crashes = 0
  reloads = 0
  webRtc = ''
  opened: unknown
  getURL() {
    return this.url
  }
  reload() {
    this.reloads += 1
  }
  forcefullyCrashRenderer() {
    this.crashes += 1
  }
  setWebRTCIPHandlingPolicy(policy: string) {
    this.webRtc = policy
  }
  setWindowOpenHandler(handler: (details: { url: string }) => unknown) {
    this.opened = handler({ url: 'https://example.org' })
  }
}

export type Question = { message: string; detail: string; buttons: string[]; signal?: AbortSignal }

class StandInWindow extends EventEmitter {
  readonly options: Record<string, unknown>
  readonly calls: string[] = []
  readonly webContents = new StandInContents()
  minimized = false
  constructor(options: Record<string, unknown>, all: StandInWindow[]) {
    super()
    this.options = options
    all.push(this)
  }
  loadURL(url: string) {
    this.calls.push(`load ${url}`)
    this.webContents.url = url
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
  isDestroyed() {
    return false
  }
  getNormalBounds() {
    return { x: 30, y: 40, width: 900, height: 700 }
  }
}

class StandInApp extends EventEmitter {
  readonly paths = new Map<string, string>()
  readonly switches: string[] = []
  /** Switches that the app was started with. */
  given: string[] = []
  isPackaged = false
  readonly commandLine = {
    appendSwitch: (name: string, value: string) => this.switches.push(`${name}=${value}`),
    hasSwitch: (name: string) => this.given.includes(name),
  }
  quits = 0
  exits: number[] = []
  first = true
  sandboxed = false
  /** What was handed to the first instance, if this is the second. */
  handed: unknown
  locale = 'en-GB'
  setPath = (name: string, path: string) => this.paths.set(name, path)
  requestSingleInstanceLock(handed: unknown) {
    this.handed = handed
    return this.first
  }
  enableSandbox() {
    this.sandboxed = true
  }
  getLocale() {
    return this.locale
  }
  quit() {
    this.quits += 1
  }
  exit(code: number) {
    this.exits.push(code)
  }
  whenReady() {
    return Promise.resolve()
  }
}

/** A stand-in for Electron and the module that the shell imports; one for a test file. */
export function makeElectron() {
  const windows: StandInWindow[] = []
  const schemes: { scheme: string; privileges: Record<string, boolean> }[] = []
  const errors: string[] = []
  const menus: unknown[] = []
  const questions: { question: Question; answer: (button: number) => void }[] = []
  const app = new StandInApp()
  const session = new StandInSession()
  const ipcMain = new EventEmitter()
  const served: { by?: (request: Request) => Promise<Response> } = {}
  const module = {
    app,
    BrowserWindow: class extends StandInWindow {
      constructor(options: Record<string, unknown>) {
        super(options, windows)
      }
    },
    dialog: {
      showErrorBox: (title: string, text: string) => errors.push(`${title}\n${text}`),
      showMessageBox: (_window: unknown, question: Question) =>
        new Promise((resolve) => {
          questions.push({ question, answer: (button) => resolve({ response: button }) })
        }),
    },
    ipcMain,
    Menu: { setApplicationMenu: (menu: unknown) => menus.push(menu), buildFromTemplate: (menu: unknown) => menu },
    nativeTheme: { shouldUseDarkColors: false },
    protocol: {
      registerSchemesAsPrivileged: (some: typeof schemes) => schemes.push(...some),
      handle: (_scheme: string, serve: (request: Request) => Promise<Response>) => {
        served.by = serve
      },
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: { defaultSession: session },
  }
  return {
    module,
    app,
    session,
    newSession: () => new StandInSession(),
    ipcMain,
    windows,
    schemes,
    errors,
    questions,
    served,
  }
}
