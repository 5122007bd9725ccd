import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkElectron } from '../../scripts/electron-safety/check.mjs'
import { house, linkPackages, makeFolder, runIn } from './workshop.ts'

const window = 'src-main/shell/window.ts'
const headers = 'src-main/web/headers.ts'
const page = 'src-renderer/index.html'
const added = 'src-main/shell/added.ts'

/** The shell as it is, and what else the check looks at. */
function makeProject(): string {
  const folder = makeFolder({})
  linkPackages(folder)
  for (const path of ['src-main/shell', 'src-main/preload', 'src-main/index.ts', headers, page]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(house, path), join(folder, path), { recursive: true })
  }
  return folder
}

type Plant = {
  /** The file it is planted in; it is made, or this text of it replaced. */
  in: string
  replaces?: string
  text: string
  says: string
  /** The fault is reported for something above it, or for the whole. */
  above?: true
}

/** A file of its own, of one line that is at fault. */
const file = (text: string, says: string, path = added): Plant => ({
  in: path,
  text: `${text}\n`,
  says,
})

/** Another value of a setting of the window. */
const preference = (name: string, is: boolean, says: string): Plant => ({
  in: window,
  replaces: `${name}: ${is},`,
  text: `${name}: ${!is},`,
  says,
})

const policy = (replaces: string, text: string, says: string, above?: true): Plant => ({
  in: headers,
  replaces,
  text,
  says,
  ...(above ? { above } : {}),
})
const markup = (text: string, says: string): Plant => ({ in: page, replaces: '<div id="window">', text, says })

const plants: Plant[] = [
  preference(
    'nodeIntegration',
    false,
    'nodeIntegration gives the page the whole machine and is not plainly false. Write nodeIntegration: false.',
  ),
  preference('nodeIntegrationInWorker', false, 'nodeIntegrationInWorker gives'),
  preference('nodeIntegrationInSubFrames', false, 'nodeIntegrationInSubFrames gives'),
  preference('contextIsolation', true, 'contextIsolation keeps the page out of the preload and is not plainly true'),
  preference('sandbox', true, 'sandbox keeps'),
  preference('webSecurity', true, 'webSecurity keeps'),
  preference('allowRunningInsecureContent', false, 'allowRunningInsecureContent loads'),
  preference('experimentalFeatures', false, 'experimentalFeatures turns'),
  preference('webviewTag', false, 'webviewTag lets'),
  { in: window, replaces: 'devTools: !app.isPackaged,', text: 'devTools: true,', says: 'devTools shows the page' },
  {
    in: window,
    replaces: 'devTools: !app.isPackaged,',
    text: 'devTools: app.isPackaged,',
    says: 'devTools shows the page',
  },
  {
    in: window,
    replaces: 'devTools: !app.isPackaged,',
    text: '',
    says: 'a window is made without devTools. Write',
    above: true,
  },
  file('export const show = (page: any) => page.openDevTools()', 'openDevTools opens the page to be changed'),
  file(
    "import { app } from 'electron'; app.commandLine.appendSwitch('remote-debugging-port', '1')",
    'remote-debugging-port lets other programs steer the page',
  ),
  { in: window, replaces: 'sandbox: true,', text: 'sandbox: Boolean(1),', says: 'sandbox keeps' },
  {
    in: window,
    replaces: 'sandbox: true,',
    text: "enableBlinkFeatures: 'X', sandbox: true,",
    says: 'enableBlinkFeatures turns',
  },
  { in: window, replaces: 'sandbox: true,', text: '', says: 'a window is made without sandbox. Write', above: true },
  {
    in: window,
    replaces: 'sandbox: true,',
    text: 'sandbox: true, ...place,',
    says: 'webPreferences are mixed with others',
    above: true,
  },
  file(
    "import { BrowserWindow as W } from 'electron'; new W()",
    'a window is made without sandbox, contextIsolation, nodeIntegration, devTools',
  ),
  file(
    "import { WebContentsView } from 'electron'; new WebContentsView({ webPreferences: {} })",
    'a window is made without',
  ),
  file("import { shell } from 'electron'; void shell.openExternal(x)", 'openExternal starts other programs'),
  file("import { shell } from 'electron'; void shell['openExternal'](x)", 'openExternal starts other programs'),
  file("import { shell } from 'electron'; void shell.openPath(x)", 'openPath starts other programs'),
  file("export const run = (page: any) => page.executeJavaScript('1')", 'executeJavaScript runs text in the page'),
  file("eval('1')", 'eval runs text as code'),
  file("globalThis.eval('1')", 'eval runs text as code'),
  file("export const one = new Function('return 1')", 'new Function runs text as code'),
  file("export const one = Function('return 1')", 'Function runs text as code'),
  file("setTimeout('run()', 10)", 'setTimeout runs text as code'),
  file("import { runInThisContext } from 'node:vm'", 'node:vm runs text as code'),
  file("import { remote } from 'electron'", 'remote hands the page the main process'),
  file("import { initialize } from '@electron/remote/main'", '@electron/remote/main is imported'),
  file(
    "import { ipcMain } from 'electron'",
    'messages of the page are listened to. The one there is goes to src-main/shell/serve.ts',
  ),
  file("page.ipc.handle('x', () => 1)", 'messages of the page are listened to'),
  {
    in: 'src-main/shell/serve.ts',
    replaces: 'ipcMain.on(connectMessage',
    text: "ipcMain.handle('x', () => 1)\n  ipcMain.on(connectMessage",
    says: 'another message of the page is listened to',
  },
  {
    in: 'src-main/shell/serve.ts',
    replaces: 'ipcMain.on(connectMessage',
    text: "ipcMain.on('x', () => 1), ipcMain.on(connectMessage",
    says: 'another message of the page is listened to',
  },
  file("import { app } from 'electron'", 'electron is known outside the shell', 'src-main/services/added.ts'),
  file("import type { App } from 'electron'", 'electron is known outside the shell', 'src-main/host.ts'),
  file("const { app } = require('electron')", 'electron is known outside the shell', 'src-main/services/added.cjs'),
  file("export const e = await import('electron')", 'electron is known outside the shell', 'src-renderer/added.tsx'),
  file("export { app } from 'electron'", 'electron is known outside the shell', 'src-engine/kernel/added.ts'),
  file("import * as electron from 'electron'", 'all of electron is imported under one name'),
  file("import electron from 'electron'", 'all of electron is imported under one name'),
  file("export * from 'electron'", 'electron is passed on'),
  file("import { contextBridge } from 'electron'", 'the preload uses contextBridge', 'src-main/preload/added.ts'),
  file(
    "import { contextBridge, ipcRenderer } from 'electron'; contextBridge.exposeInMainWorld('ipc', ipcRenderer)",
    'exposeInMainWorld puts something of the preload into the page',
    'src-main/preload/added.ts',
  ),
  file(
    "import { ipcRenderer } from 'electron'; Object.assign(window, { ipc: ipcRenderer })",
    'ipcRenderer is given to somebody',
    'src-main/preload/added.ts',
  ),
  file(
    "import { ipcRenderer } from 'electron'; export const ask = (name: string) => ipcRenderer.invoke(name)",
    'ipcRenderer is given to somebody',
    'src-main/preload/added.ts',
  ),
  file(
    "import { app } from 'electron'; app.setAsDefaultProtocolClient('x')",
    'setAsDefaultProtocolClient lets any page call the app',
  ),
  file("void window.loadURL('https://example.org')", 'https://example.org is shown in a window'),
  file("void window.loadFile('index.html')", 'loadFile shows a page without an origin'),
  file('document.body.innerHTML = words', 'innerHTML makes a page of text', 'src-renderer/added.ts'),
  file(
    'export const A = () => <div dangerouslySetInnerHTML={{ __html: words }} />',
    'dangerouslySetInnerHTML makes',
    'src-renderer/added.tsx',
  ),
  file('export const A = () => <webview />', '<webview> brings another page in', 'src-renderer/added.tsx'),
  ...[
    'disable-web-security',
    'no-sandbox',
    'ignore-certificate-errors',
    'remote-debugging-port',
    'inspect-brk',
  ].flatMap((name) => [
    file(`app.commandLine.appendSwitch('${name}')`, `${name} `),
    file(`export const words = ['--${name}=1']`, `--${name}=1 `),
  ]),
  file("export const words = ['--inspect']", '--inspect lets other programs run code in this one'),
  file("process.env.ELECTRON_RUN_AS_NODE = '1'", 'ELECTRON_RUN_AS_NODE makes the app a Node'),
  file("process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'", 'NODE_TLS_REJECT_UNAUTHORIZED accepts broken certificates'),
  file("export const args = ['--no-sandbox']", '--no-sandbox takes the sandbox away', 'scripts/package/added.mjs'),
  policy("script-src 'self'", "script-src 'self' 'unsafe-inline'", "allows 'unsafe-inline' for script-src"),
  policy("script-src 'self'", "script-src 'self' 'unsafe-eval'", "allows 'unsafe-eval' for script-src"),
  policy("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "allows 'wasm-unsafe-eval' for script-src"),
  policy("script-src 'self'", "script-src 'self' data:", 'allows data: for script-src'),
  policy("style-src 'self'", "style-src 'self' 'unsafe-inline'", "allows 'unsafe-inline' for style-src"),
  policy(
    "img-src 'self' data:",
    "img-src 'self' data: https://tiles.example.org",
    'allows https://tiles.example.org for img-src: https://tiles.example.org lets in what is not the app’s own',
  ),
  policy("img-src 'self' data:", 'img-src *', 'allows * for img-src: * lets everything in'),
  policy("img-src 'self' data:", "img-src 'self' https:", 'allows https: for img-src'),
  policy(
    "form-action 'none'",
    "font-src fonts.example.org; form-action 'none'",
    'allows fonts.example.org for font-src',
  ),
  policy("default-src 'none'", "default-src 'self'", "the content policy lacks default-src 'none'", true),
  policy("frame-ancestors 'none'", "form-action 'none'", "the content policy lacks frame-ancestors 'none'", true),
  file(
    "export const headers = { 'Content-Security-Policy': '' }",
    'a content policy is set. The one there is stands in src-main/web/headers.ts',
  ),
  markup('<script>run()</script><div id="window">', 'a script stands in the page itself'),
  markup('<script src="./a.js">run()</script><div id="window">', 'a script stands in the page itself'),
  markup('<style>p { margin: 0 }</style><div id="window">', 'a style stands in the page itself'),
  markup('<div style="margin: 0" id="window">', 'a style stands in the page itself'),
  markup('<div onclick="run()" id="window">', 'onclick is a script in the page itself'),
  markup(
    '<img src="https://example.org/a.png" /><div id="window">',
    'something is loaded from elsewhere (src="https://example.org/a.png)',
  ),
  markup('<link href=//example.org/a.css rel=stylesheet /><div id="window">', 'something is loaded from elsewhere'),
  markup('<a href="javascript:run()"></a><div id="window">', 'an address carries its content (javascript:run())'),
  markup('<iframe src="./a.html"></iframe><div id="window">', '<iframe> brings another page in'),
  markup(
    '<meta http-equiv="Content-Security-Policy" content="x" /><div id="window">',
    'says in the page what the hosts say',
  ),
  {
    in: 'src-main/shell/guard.ts',
    replaces: 'app.enableSandbox()',
    text: '',
    says: 'src-main/shell: app.enableSandbox() is nowhere: a wall is gone',
    above: true,
  },
  {
    in: 'src-main/shell/guard.ts',
    replaces: "'will-navigate'",
    text: "'did-navigate'",
    says: "src-main/shell: 'will-navigate' is nowhere",
    above: true,
  },
  {
    in: 'src-main/shell/session-guard.ts',
    replaces: '.setPermissionRequestHandler(',
    text: '.setX(',
    says: '.setPermissionRequestHandler( is nowhere',
    above: true,
  },
  file('export const half =', 'cannot be read'),
]

describe('the check of the shell', () => {
  it('finds nothing in the shell as it is', async () => {
    const { output, code } = await runIn(makeProject(), 'scripts/check-electron.mjs')
    expect(output).toMatch(/^\d+ sources and 1 page: nothing that Electron’s checklist refuses\n$/)
    expect(code).toBe(0)
  })

  it('does not pass when it read nothing', async () => {
    const { output, code } = await runIn(makeFolder({}), 'scripts/check-electron.mjs')
    expect(output).toContain('No page was found')
    expect(code).toBe(1)
  })

  it('lets pass what only looks alike', () => {
    const folder = makeProject()
    const alike = [
      "// eval('1') is not how; nor is --no-sandbox",
      "export const inspect = 'inspect'",
      'export const evaluate = (evaluator: number) => evaluator',
      'setTimeout(() => inspect, 10)',
    ]
    writeFileSync(join(folder, added), alike.join('\n'))
    expect(checkElectron(folder).faults).toEqual([])
  })
})

describe('a fault planted in the shell is found, with its line and what to do:', () => {
  it.each(plants)('$in $text', ({ in: path, replaces = '', text, says, above = false }) => {
    const folder = makeProject()
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    const before = replaces === '' ? '' : readFileSync(place, 'utf8')
    expect(before).toContain(replaces)
    writeFileSync(place, before === '' ? text : before.replace(replaces, text))
    const fault = checkElectron(folder).faults.find((one) => one.includes(says))
    expect(fault).toMatch(/^(src-main\/shell|\S+:\d+): .+\. .+\.$/)
    const line = before.slice(0, before.indexOf(replaces)).split('\n').length
    if (!above) expect(fault).toContain(`${path}:${line}: `)
  })
})
