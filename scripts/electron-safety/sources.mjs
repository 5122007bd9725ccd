import { parseSync, Visitor } from 'vite'
import { policyFaults } from './policy.mjs'
import { weakeningSwitches, weakeningVariables } from './switches.mjs'

/** @typedef {{ line: number, sentence: string, remedy: string }} Fault */
/** @typedef {import('vite').ESTree.Node} Node */

/** Whether a file may use Electron. @param {string} file */
const isShell = (file) => /^src-main\/(index\.ts$|shell\/|preload\/)/.test(file)

const calls = 'src-main/shell/serve.ts'
const headers = 'src-main/web/headers.ts'

/** @type {Map<string, { must: boolean, why: string }>} */
const preferences = new Map([
  ['nodeIntegration', { must: false, why: 'gives the page the whole machine' }],
  ['nodeIntegrationInWorker', { must: false, why: 'gives the page’s workers the whole machine' }],
  ['nodeIntegrationInSubFrames', { must: false, why: 'gives frames in the page the preload' }],
  ['allowRunningInsecureContent', { must: false, why: 'loads scripts over open lines' }],
  ['experimentalFeatures', { must: false, why: 'turns unfinished features of Chromium on' }],
  ['webviewTag', { must: false, why: 'lets the page show other pages' }],
  ['contextIsolation', { must: true, why: 'keeps the page out of the preload' }],
  ['sandbox', { must: true, why: 'keeps the page out of the machine' }],
  ['webSecurity', { must: true, why: 'keeps other pages out of this one' }],
])

/** Preferences that every window must set explicitly, although they are Electron's defaults today. */
const spelledOut = ['sandbox', 'contextIsolation', 'nodeIntegration', 'devTools']

/** @type {Map<string, { sentence: string, remedy: string }>} */
const members = new Map([
  [
    'openExternal',
    { sentence: 'openExternal starts other programs with an address', remedy: 'Show the address as text' },
  ],
  ['openPath', { sentence: 'openPath starts other programs with a file', remedy: 'Show the path as text' }],
  ['openDevTools', { sentence: 'openDevTools opens the page to be changed', remedy: 'Leave it out' }],
  [
    'executeJavaScript',
    { sentence: 'executeJavaScript runs text in the page', remedy: 'Tell the page through the contract' },
  ],
  [
    'executeJavaScriptInIsolatedWorld',
    {
      sentence: 'executeJavaScriptInIsolatedWorld runs text in the page',
      remedy: 'Tell the page through the contract',
    },
  ],
  [
    'setAsDefaultProtocolClient',
    { sentence: 'setAsDefaultProtocolClient lets any page call the app', remedy: 'Games are opened as files' },
  ],
  [
    'exposeInMainWorld',
    {
      sentence: 'exposeInMainWorld puts something of the preload into the page',
      remedy: 'The page has its port; use the contract',
    },
  ],
  [
    'exposeInIsolatedWorld',
    {
      sentence: 'exposeInIsolatedWorld puts something of the preload into the page',
      remedy: 'The page has its port; use the contract',
    },
  ],
  ['remote', { sentence: 'remote hands the page the main process', remedy: 'Ask through the contract' }],
  ['loadFile', { sentence: 'loadFile shows a page without an origin', remedy: 'Load it through the app’s own scheme' }],
  ['_linkedBinding', { sentence: '_linkedBinding reaches behind Electron', remedy: 'Use what Electron documents' }],
  ['innerHTML', { sentence: 'innerHTML makes a page of text', remedy: 'Make elements, or use React' }],
  ['outerHTML', { sentence: 'outerHTML makes a page of text', remedy: 'Make elements, or use React' }],
  [
    'insertAdjacentHTML',
    { sentence: 'insertAdjacentHTML makes a page of text', remedy: 'Make elements, or use React' },
  ],
])

const evaluators = { remedy: 'Write the code down, or keep what changes as data' }

/** @param {Node | null | undefined} node @returns {string | undefined} */
function nameOf(node) {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return undefined
}

/** @param {Node | null | undefined} node */
const text = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined)

/** Whether a value is `!app.isPackaged`. @param {Node} node */
const isOffWhenPacked = (node) =>
  node.type === 'UnaryExpression' && node.operator === '!' && nameOf(node.argument) === 'isPackaged'

/** @param {string} name */
const isElectron = (name) => /^(electron(\/.*)?|@electron\/remote(\/.*)?)$/.test(name)

/**
 * Finds everything in a source file that Electron's checklist advises against.
 * @param {string} file its path from the root, with slashes
 * @param {string} source
 * @returns {Fault[]}
 */
export function sourceFaults(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return [{ line: 1, sentence: 'cannot be read', remedy: 'Correct what the compiler finds' }]
  /** @type {Fault[]} */
  const faults = []
  /** @type {{ text: string, line: number }[]} */
  const texts = []
  /**
   * Positions of allowed uses: of ipcRenderer where it is imported or posts a message, and of switches that are only
   * tested for.
   * @type {Set<number>}
   */
  const allowed = new Set()
  /** @type {Map<string, string>} */
  const electron = new Map()
  let listeners = 0
  const lineOf = (/** @type {Node} */ node) => source.slice(0, node.start).split('\n').length
  const refuse = (/** @type {Node} */ node, /** @type {string} */ sentence, /** @type {string} */ remedy) =>
    void faults.push({ line: lineOf(node), sentence, remedy })

  /** @param {Node} node @param {string} name what is imported or required */
  function refuseModule(node, name) {
    if (/^(node:)?vm$/.test(name)) refuse(node, `${name} runs text as code`, evaluators.remedy)
    if (!isElectron(name)) return
    if (name !== 'electron')
      refuse(node, `${name} is imported`, 'Import what is documented for this process from electron')
    else if (!isShell(file))
      refuse(node, 'electron is known outside the shell', 'Put it into src-main/shell, and ask the shell')
  }

  /** @param {import('vite').ESTree.NewExpression} node */
  function checkWindow(node) {
    const [options] = node.arguments
    const found = options?.type === 'ObjectExpression' ? options.properties : []
    const property = found.find((one) => one.type === 'Property' && nameOf(one.key) === 'webPreferences')
    const given =
      property?.type === 'Property' && property.value.type === 'ObjectExpression' ? property.value.properties : []
    const said = given.map((one) => (one.type === 'Property' ? nameOf(one.key) : '…'))
    const missing = spelledOut.filter((name) => !said.includes(name))
    if (missing.length > 0) {
      refuse(
        node,
        `a window is made without ${missing.join(', ')}`,
        'Write them into its webPreferences, where it is made',
      )
    }
    if (said.includes('…'))
      refuse(node, 'webPreferences are mixed with others', 'Write every one of them where the window is made')
  }

  /** @param {Node} node @param {string} value */
  function checkText(node, value) {
    texts.push({ text: value, line: lineOf(node) })
    const name = value.replace(/^--/, '').replace(/=.*$/s, '')
    // "inspect" is also an ordinary word, so it counts only with the dashes of a command line.
    const weakens = name === 'inspect' && name === value ? undefined : weakeningSwitches.get(name)
    if (weakens) refuse(node, `${value} ${weakens}`, 'Leave it out')
    const silences = weakeningVariables.get(value)
    if (silences) refuse(node, `${value} ${silences}`, 'Leave it out')
    if (value.toLowerCase() === 'content-security-policy' && file !== headers) {
      refuse(node, 'a content policy is set', `The one there is stands in ${headers}; change it there`)
    }
  }

  const visitor = new Visitor({
    ImportDeclaration(node) {
      refuseModule(node, node.source.value)
      if (node.source.value !== 'electron') return
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier') {
          refuse(one, 'all of electron is imported under one name', 'Import what is used by name')
          continue
        }
        const name = nameOf(one.imported) ?? ''
        electron.set(one.local.name, name)
        allowed.add(one.imported.start).add(one.local.start)
        if (name === 'ipcMain' && file !== calls)
          refuse(one, 'messages of the page are listened to', `The one there is goes to ${calls}; use the contract`)
        if (file.startsWith('src-main/preload/') && name !== 'ipcRenderer')
          refuse(one, `the preload uses ${name}`, 'It hands a port over and does nothing else')
        if (name === 'remote') refuse(one, 'remote hands the page the main process', 'Ask through the contract')
      }
    },
    ExportNamedDeclaration(node) {
      if (node.source) refuseModule(node, node.source.value)
    },
    ExportAllDeclaration(node) {
      refuseModule(node, node.source.value)
      if (isElectron(node.source.value)) refuse(node, 'electron is passed on', 'Import what is used by name')
    },
    ImportExpression(node) {
      refuseModule(node, text(node.source) ?? '')
    },
    Property(node) {
      const name = nameOf(node.key) ?? ''
      const preference = file.startsWith('src-main/') ? preferences.get(name) : undefined
      const value = node.value.type === 'Literal' ? node.value.value : undefined
      if (preference && value !== preference.must) {
        const be = preference.must
          ? `${name} ${preference.why} and is not plainly true`
          : `${name} ${preference.why} and is not plainly false`
        refuse(node, be, `Write ${name}: ${preference.must}`)
      }
      if (name === 'devTools' && file.startsWith('src-main/') && value !== false && !isOffWhenPacked(node.value))
        refuse(
          node,
          'devTools shows the page to whoever sits there, in packages too',
          'Write devTools: !app.isPackaged',
        )
      if (name === 'enableBlinkFeatures')
        refuse(node, `${name} turns unfinished features of Chromium on`, 'Leave it out')
    },
    NewExpression(node) {
      const name = nameOf(node.callee) ?? ''
      if (['BrowserWindow', 'BrowserView', 'WebContentsView'].includes(electron.get(name) ?? name)) checkWindow(node)
      if (node.callee.type === 'Identifier' && name === 'Function')
        refuse(node, 'new Function runs text as code', evaluators.remedy)
    },
    CallExpression(node) {
      const { callee } = node
      const name = nameOf(callee) ?? ''
      if (callee.type === 'Identifier' && ['eval', 'Function'].includes(name))
        refuse(node, `${name} runs text as code`, evaluators.remedy)
      if (/^set(Timeout|Interval|Immediate)$/.test(name) && text(node.arguments[0]) !== undefined)
        refuse(node, `${name} runs text as code`, 'Give it a function')
      if (name === 'require') refuseModule(node, text(node.arguments[0]) ?? '')
      if (callee.type !== 'MemberExpression') return
      const { object } = callee
      if (nameOf(object) === 'ipcRenderer' && name === 'postMessage') allowed.add(object.start)
      // hasSwitch only tests for a switch, in order to refuse it.
      const asked = name === 'hasSwitch' ? node.arguments[0] : undefined
      if (asked) allowed.add(asked.start)
      const listens = /^(on|once|addListener|handle|handleOnce)$/.test(name)
      if (listens && nameOf(object) === 'ipc')
        refuse(node, 'messages of the page are listened to', `The one there is goes to ${calls}; use the contract`)
      if (listens && object.type === 'Identifier' && electron.get(object.name) === 'ipcMain') {
        listeners += 1
        if (listeners > 1 || name !== 'on')
          refuse(
            node,
            'another message of the page is listened to',
            'One hands the port over; everything else goes through the contract',
          )
      }
      const address = name === 'loadURL' ? text(node.arguments[0]) : undefined
      if (address !== undefined)
        refuse(node, `${address} is shown in a window`, 'A window shows windowUrl and nothing else')
    },
    MemberExpression(node) {
      const name = nameOf(node.property) ?? ''
      const known = node.computed && node.property.type === 'Identifier' ? undefined : members.get(name)
      if (known) refuse(node.property, known.sentence, known.remedy)
      if (name === 'eval' && !node.computed) refuse(node.property, 'eval runs text as code', evaluators.remedy)
      const weakens = weakeningVariables.get(name)
      if (weakens && node.property.type === 'Identifier') refuse(node.property, `${name} ${weakens}`, 'Leave it out')
    },
    JSXOpeningElement(node) {
      const name = nameOf(node.name) ?? ''
      if (['webview', 'iframe', 'object', 'embed'].includes(name))
        refuse(node, `<${name}> brings another page in`, 'The window is one page; leave it out')
    },
    JSXAttribute(node) {
      if (nameOf(node.name) === 'dangerouslySetInnerHTML')
        refuse(node, 'dangerouslySetInnerHTML makes a page of text', 'Make elements')
    },
    Identifier(node) {
      if (node.name === 'ipcRenderer' && !allowed.has(node.start))
        refuse(node, 'ipcRenderer is given to somebody', 'Only post the one message with it, in src-main/preload')
    },
    Literal(node) {
      if (typeof node.value === 'string' && !allowed.has(node.start)) checkText(node, node.value)
    },
    TemplateLiteral(node) {
      for (const part of node.quasis) checkText(node, part.value.cooked ?? part.value.raw)
    },
  })
  visitor.visit(program)
  if (file === headers) faults.push(...policyFaults(texts))
  return faults
}
