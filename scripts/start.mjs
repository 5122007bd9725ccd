import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { downloadElectron, electronBinary, windowObstacle } from './electron.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment } from './tools.mjs'

/** @param {string} line */
const say = (line) => console.log(line)

/**
 * Whether the system could not run the program: not found, a missing library, or no sandbox. Electron itself exits with
 * ordinary codes.
 * @param {import('./processes.mjs').Ending} ending
 */
const neverRan = ({ code, signal }) => code === 127 || ['SIGTRAP', 'SIGABRT', 'SIGILL'].includes(signal ?? '')

/**
 * Opens the window in Electron.
 * @param {import('./tools.mjs').Project} project
 * @param {string[]} args
 * @returns {Promise<{ code: number } | { instead: string }>} the exit code, or why to use the browser instead
 */
async function startWindow(project, args) {
  const obstacle = windowObstacle()
  if (obstacle) return { instead: `No window can be opened: ${obstacle}.` }
  const binary = electronBinary(project.root) ?? (await downloadElectron(project, say))
  if (!binary) return { instead: 'Electron is not installed and its download cannot be reached.' }
  const ending = await run(binary, ['.', ...args], { cwd: project.root, env: toolEnvironment(project.root) })
  if (neverRan(ending) && !wasStopped()) return { instead: 'Electron is installed but does not run on this machine.' }
  return { code: ending.code }
}

/**
 * `npm start`: starts the app in its window if possible, else in the browser. Arguments after `--` go to the app.
 * @param {import('./tools.mjs').Project} project
 * @param {string[]} args
 */
export async function start(project, args) {
  const web = args.includes('--web')
  let rest = args.filter((arg) => arg !== '--web')
  await ensureBuilt(project, say)
  if (!web) {
    const window = await startWindow(project, rest)
    if ('code' in window) return wasStopped() ? 0 : window.code
    if (wasStopped()) return 0
    say(`${window.instead} The app is served in the browser instead:`)
    if (!windowObstacle()) rest = ['--open', ...rest]
  }
  const out = join(project.root, 'out')
  // Node's compile cache saves recompiling the program at the next start, which takes two thirds of the time.
  const env = toolEnvironment(project.root, { NODE_COMPILE_CACHE: join(out, 'compiled') })
  const { code } = await run(project.node, [join(out, 'main', 'host.js'), ...rest], { cwd: project.root, env })
  return wasStopped() ? 0 : code
}
