import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pageFaults } from './page.mjs'
import { sourceFaults } from './sources.mjs'

/** Calls and events that the shell must contain: each protects the machine from the page. */
const walls = [
  'app.enableSandbox()',
  '.setPermissionRequestHandler(',
  '.setPermissionCheckHandler(',
  '.setDevicePermissionHandler(',
  '.setWindowOpenHandler(',
  '.onBeforeRequest(',
  "'will-navigate'",
  "'will-frame-navigate'",
  "'will-redirect'",
  "'will-attach-webview'",
  "'will-download'",
  "'certificate-error'",
  "hasSwitch('remote-debugging-port')",
  "hasSwitch('remote-debugging-pipe')",
]
/** @param {string} root @param {string} folder @returns {string[]} paths from the root, with slashes */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => !file.includes('/node_modules/'))
    .sort()
}

/**
 * Finds everything in the sources that Electron's security checklist advises against (docs/security.md), and missing
 * protections. Also reports if there was nothing to check.
 * @param {string} root
 */
export function checkElectron(root) {
  const files = ['src-engine', 'src-main', 'src-renderer', 'scripts/package'].flatMap((folder) =>
    filesBelow(root, folder),
  )
  const sources = files.filter((file) => /\.(ts|tsx|mts|cts|mjs|cjs|js)$/.test(file))
  const pages = files.filter((file) => file.endsWith('.html'))
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

  const shell = sources
    .filter((file) => file.startsWith('src-main/shell/'))
    .map(read)
    .join('\n')

  const faults = [
    ...sources.map((file) => ({ file, found: sourceFaults(file, read(file)) })),
    ...pages.map((file) => ({ file, found: pageFaults(read(file)) })),
  ].flatMap(({ file, found }) =>
    found
      .sort((a, b) => a.line - b.line)
      .map(({ line, sentence, remedy }) => `${file}:${line}: ${sentence}. ${remedy}.`),
  )
  for (const wall of walls) {
    if (!shell.includes(wall)) faults.push(`src-main/shell: ${wall} is nowhere: a wall is gone. Put it back.`)
  }
  if (!files.includes('src-main/web/headers.ts'))
    faults.push('src-main/web/headers.ts: there is none, so the page has no content policy. Put it back.')
  if (pages.length === 0)
    faults.push('No page was found: it was not read whether it is safe. Start this in the root of the project.')
  return { sources: sources.length, pages: pages.length, faults }
}
