import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { acceptsConnections } from './network.mjs'
import { run } from './processes.mjs'
import { Trouble } from './trouble.mjs'

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.installed-for')
const systemName = `${process.platform}-${process.arch}`

/**
 * A hash of what node_modules depends on: the lock file and the system, because binaries differ between systems.
 * @param {string} lock the text of package-lock.json
 */
export function stamp(lock, system = systemName) {
  return createHash('sha256').update(lock).update(system).digest('hex')
}

/**
 * Whether `npm ci` was run by hand, judged by the list of packages that npm leaves in node_modules. Optional packages
 * may be missing: they are for other systems.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted the packages of package-lock.json
 * @param {Record<string, { version?: string }>} present the packages of node_modules/.package-lock.json
 */
export function isInstalledByHand(wanted, present) {
  return (
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
    ) && Object.keys(present).every((path) => wanted[path])
  )
}

/** @param {string} root */
export function isInstalled(root, system = systemName) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const file = stampFile(root)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim() === stamp(lock, system)
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  return isInstalledByHand(JSON.parse(lock).packages, JSON.parse(readFileSync(list, 'utf8')).packages)
}

/** Throws if the folder cannot be written. @param {string} folder @param {string} purpose */
export function requireWritable(folder, purpose) {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Trouble(
      `The folder ${folder} cannot be written, and ${purpose}. ` +
        'Give this account the right to write there, or copy the project to a place of your own and run it from there.',
    )
  }
}

/**
 * Explains why `npm ci` failed. For an unusual reason it quotes npm's last lines.
 * @param {string} output
 */
export function installTrouble(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED|network/i.test(output))
    return (
      'The packages could not be installed: the npm registry cannot be reached. Connect this machine to the network ' +
      '(or set the registry or proxy of your network with `npm config`) and run the command again.'
    )
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'The packages could not be installed: npm may not write to node_modules or to its cache. Correct the owner of both and run the command again.'
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed: the disk is full. Free about 1 GB and run the command again.'
  const lines = output.trim().split('\n').slice(-12).join('\n')
  return `The packages could not be installed. Run \`npm ci\` to see it again; npm said:\n${lines}`
}

/** The npm that started this script, or the one on the path. @returns {{ program: string, first: string[], shell: boolean }} */
function npm() {
  const script = process.env.npm_execpath
  if (script && basename(script).startsWith('npm') && existsSync(script))
    return { program: process.execPath, first: [script], shell: false }
  // On Windows npm is a .cmd file, which only a shell can run.
  return { program: 'npm', first: [], shell: process.platform === 'win32' }
}

/**
 * Whether npm's registry is unreachable. npm is then told to use only its cache, because otherwise it retries every
 * package for minutes. Behind a proxy, or without npm's own variables, this cannot be determined and the answer is no.
 */
async function isOffline(env = process.env) {
  const proxies = ['proxy', 'https_proxy', 'http_proxy', 'npm_config_proxy', 'npm_config_https_proxy']
  if (!env.npm_execpath || proxies.some((name) => env[name] ?? env[name.toUpperCase()])) return false
  return !(await acceptsConnections(env.npm_config_registry ?? 'https://registry.npmjs.org', 8000))
}

const everything = {
  says: 'Installing the packages (node_modules, about 500 MB; a minute at most on a usual line) …',
  options: /** @type {string[]} */ ([]),
}

/**
 * Installs the packages if they are missing or belong to another lock file or system.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(root, say, { says, options } = everything) {
  if (isInstalled(root)) return
  requireWritable(root, 'the packages have to be installed there (node_modules)')
  say(says)
  rmSync(stampFile(root), { force: true })
  const { program, first, shell } = npm()
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const args = [
    ...first,
    'ci',
    '--loglevel=error',
    '--no-progress',
    (await isOffline()) ? '--offline' : '--prefer-offline',
    ...patience,
    ...options,
  ]
  const { code, output } = await run(program, args, { cwd: root, capture: true, shell })
  if (code === 127) throw new Trouble(`npm could not be started (${output.trim()}). Install it and run this again.`)
  if (code !== 0) throw new Trouble(installTrouble(output))
  writeFileSync(stampFile(root), `${stamp(readFileSync(join(root, 'package-lock.json'), 'utf8'))}\n`)
}
