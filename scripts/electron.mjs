import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReachable } from './network.mjs'
import { run } from './processes.mjs'

/**
 * The path of Electron's binary, if it has been downloaded. Does not use `require('electron')`, which starts the
 * download.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 */
export function electronBinary(root, env = process.env) {
  const folder = join(root, 'node_modules', 'electron')
  const nameFile = join(folder, 'path.txt')
  const name = existsSync(nameFile) ? readFileSync(nameFile, 'utf8').trim() : 'electron'
  const file = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), name)
  return existsSync(file) ? file : undefined
}

/**
 * Why this machine cannot open a window, whatever is installed, as a part of a sentence; undefined if it can.
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, uid?: number | undefined }} [machine]
 * @returns {string | undefined}
 */
export function windowObstacle({ platform = process.platform, env = process.env, uid = process.getuid?.() } = {}) {
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display (DISPLAY is not set)'
  if (platform === 'linux' && uid === 0) return 'Electron does not run as root; start it from an ordinary account'
  return undefined
}

/** The server from which Electron's own installer downloads, found with the same variables. */
export function downloadOrigin(env = process.env) {
  const mirror =
    env.npm_config_electron_mirror ?? env.ELECTRON_MIRROR ?? 'https://github.com/electron/electron/releases/download/'
  return new URL(mirror).origin
}

/**
 * Downloads Electron's binary with its own installer. Checks the network first, because the installer waits for minutes
 * if the server does not answer.
 * @param {import('./tools.mjs').Project} project
 * @param {(line: string) => void} say
 */
export async function downloadElectron({ root, node }, say) {
  if (!(await isReachable(downloadOrigin(), 3000))) return undefined
  say('Downloading Electron (about 110 MB, only this once) …')
  const script = join(root, 'node_modules', 'electron', 'install.js')
  await run(node, [script], { cwd: root, capture: true, timeout: 300_000 })
  return electronBinary(root)
}
