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
 * The latest change in a file or in a folder and all below it. Folders count themselves: a file removed changes only them.
 * @param {string} path
 * @returns {number} in ms, 0 when there is nothing
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
 * @param {import('./tools.mjs').House} house
 */
export async function build(house) {
  // Taken before the build: a file saved while it runs is newer than what was built.
  const started = new Date()
  const { code, output } = await tool(house, 'electron-vite', ['build', '--logLevel', 'warn'])
  const missing = products.filter((file) => !existsSync(join(house.root, file)))
  if (code === 0 && missing.length === 0) {
    writeFileSync(join(house.root, stampName), `${started.toISOString()}\n`)
    utimesSync(join(house.root, stampName), started, started)
    return { ok: true, output }
  }
  // The builder adds where in itself it gave up, which tells nobody anything.
  const words = output.replaceAll(/^\s+at .*\n?/gm, '')
  const lacking = code === 0 ? `\nThe build ended well but did not write ${missing.join(', ')}.` : ''
  return { ok: false, output: words + lacking }
}

/**
 * @param {import('./tools.mjs').House} house
 * @param {(line: string) => void} say
 */
export async function ensureBuilt(house, say) {
  if (isBuilt(house.root)) return
  const out = join(house.root, 'out')
  requireWritable(existsSync(out) ? out : house.root, 'the app has to be built there (out)')
  mkdirSync(out, { recursive: true })
  say('Building …')
  const { ok, output } = await build(house)
  if (!ok)
    throw new Trouble(`The app could not be built. Correct what follows and run the command again.\n${output.trim()}`)
}
