import { ensureBuilt } from './build.mjs'
import { electronBinary, windowObstacle } from './electron.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment, toolPath } from './tools.mjs'

/**
 * `npm run test:electron`: runs the tests of `npm test -- e2e` in Electron's window instead of Chromium. It is not part of
 * `npm test`, because not every machine can run Electron; without it, this says so and succeeds.
 * @type {import('./run.mjs').Command}
 */
export async function testElectron(project, args) {
  const binary = electronBinary(project.root)
  const why = binary === undefined ? 'there is no Electron here; `npm start` downloads it' : windowObstacle()
  if (binary === undefined || why !== undefined) {
    console.log(`Not run: ${why}.`)
    return 0
  }
  await ensureBuilt(project, (line) => console.log(line))
  // One worker, because only one window of a system has the keyboard focus.
  const words = ['test', '--forbid-only', '--workers=1', '--reporter=list', ...args]
  const { code } = await run(project.node, [toolPath(project.root, 'playwright'), ...words], {
    cwd: project.root,
    env: toolEnvironment(project.root, { GAITER_BUTTON_ELECTRON: binary }),
  })
  return wasStopped() ? 130 : code
}
