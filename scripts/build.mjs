import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable } from './install.mjs'
import { tool } from './tools.mjs'
import { Trouble } from './trouble.mjs'

const sources = [
  'src-engine',
  'src-main',
  'src-renderer',
  'campaigns',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
]
const products = ['out/main/index.js', 'out/main/host.js', 'out/preload/index.cjs', 'out/renderer/index.html']
const stampName = 'out/.built'

/**
 * The time of the latest change to a file, or to a folder and everything below it. Folders count too: removing a file
 * changes only its folder.
 * @param {string} path
 * @returns {number} in ms, 0 if the path does not exist
 */
export function latestChange(path) {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status) return 0
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))))
}

/** @param {string} root */
export function isBuilt(root) {
  if (!products.every((file) => existsSync(join(root, file)))) return false
  const built = latestChange(join(root, stampName))
  return sources.every((source) => latestChange(join(root, source)) < built)
}

/**
 * Builds main, preload and renderer into out/.
 * @param {import('./tools.mjs').Project} project
 */
export async function build(project) {
  // The stamp has the time before the build, so that a file saved during the build counts as newer.
  const started = new Date()
  const { code, output } = await tool(project, 'electron-vite', ['build', '--logLevel', 'warn'])
  const missing = products.filter((file) => !existsSync(join(project.root, file)))
  if (code === 0 && missing.length === 0) {
    writeFileSync(join(project.root, stampName), `${started.toISOString()}\n`)
    utimesSync(join(project.root, stampName), started, started)
    return { ok: true, output }
  }
  // Removes the builder's own stack trace, which does not help.
  const words = output.replaceAll(/^\s+at .*\n?/gm, '')
  const lacking = code === 0 ? `\nThe build ended well but did not write ${missing.join(', ')}.` : ''
  return { ok: false, output: words + lacking }
}

/**
 * Builds the app if its sources have changed since the last build.
 * @param {import('./tools.mjs').Project} project
 * @param {(line: string) => void} say
 */
export async function ensureBuilt(project, say) {
  if (isBuilt(project.root)) return
  const out = join(project.root, 'out')
  requireWritable(existsSync(out) ? out : project.root, 'the app has to be built there (out)')
  mkdirSync(out, { recursive: true })
  say('Building …')
  const { ok, output } = await build(project)
  if (!ok)
    throw new Trouble(`The app could not be built. Correct what follows and run the command again.\n${output.trim()}`)
}
