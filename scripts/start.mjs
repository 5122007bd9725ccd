import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { downloadElectron, electronBinary, windowObstacle } from './electron.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment } from './tools.mjs'

/** @param {string} line */
const say = (line) => console.log(line)

/**
 * Endings of a program that the system would not let run: it was not found, a library of it was missing, or its sandbox
 * could not be set up. Whatever Electron itself ends with is an ordinary code.
 * @param {import('./processes.mjs').Ending} ending
 */
const neverRan = ({ code, signal }) => code === 127 || ['SIGTRAP', 'SIGABRT', 'SIGILL'].includes(signal ?? '')

/**
 * Opens the window.
 * @param {import('./tools.mjs').House} house
 * @param {string[]} args
 * @returns {Promise<{ code: number } | { instead: string }>} how it ended, or why it is to be the browser instead
 */
async function startWindow(house, args) {
  const obstacle = windowObstacle()
  if (obstacle) return { instead: `No window can be opened: ${obstacle}.` }
  const binary = electronBinary(house.root) ?? (await downloadElectron(house, say))
  if (!binary) return { instead: 'Electron is not installed and its download cannot be reached.' }
  const ending = await run(binary, ['.', ...args], { cwd: house.root, env: toolEnvironment(house.root) })
  if (neverRan(ending) && !wasStopped()) return { instead: 'Electron is installed but does not run on this machine.' }
  return { code: ending.code }
}

/**
 * `npm start`: the app in its window where there can be one, else in the browser. What follows `--` goes to the app.
 * @param {import('./tools.mjs').House} house
 * @param {string[]} args
 */
export async function start(house, args) {
  const web = args.includes('--web')
  let rest = args.filter((arg) => arg !== '--web')
  await ensureBuilt(house, say)
  if (!web) {
    const window = await startWindow(house, rest)
    if ('code' in window) return wasStopped() ? 0 : window.code
    if (wasStopped()) return 0
    say(`${window.instead} The app is served in the browser instead:`)
    if (!windowObstacle()) rest = ['--open', ...rest]
  }
  const host = join(house.root, 'out', 'main', 'host.js')
  const { code } = await run(house.node, [host, ...rest], { cwd: house.root, env: toolEnvironment(house.root) })
  return wasStopped() ? 0 : code
}
