import { ensureBuilt } from './build.mjs'
import { electronBinary, windowObstacle } from './electron.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment, toolPath } from './tools.mjs'

/**
 * `npm run test:electron`: what `npm test -- e2e` runs in Chromium, in Electron's own window. It is no part of `npm test`, as
 * Electron cannot be had everywhere; where it cannot, that is said and nothing has failed.
 * @type {import('./run.mjs').Command}
 */
export async function testElectron(house, args) {
  const binary = electronBinary(house.root)
  const why = binary === undefined ? 'there is no Electron here; `npm start` downloads it' : windowObstacle()
  if (binary === undefined || why !== undefined) {
    console.log(`Not run: ${why}.`)
    return 0
  }
  await ensureBuilt(house, (line) => console.log(line))
  // One at a time: only one window of a system has the keyboard.
  const words = ['test', '--forbid-only', '--workers=1', '--reporter=list', ...args]
  const { code } = await run(house.node, [toolPath(house.root, 'playwright'), ...words], {
    cwd: house.root,
    env: toolEnvironment(house.root, { GAITER_BUTTON_ELECTRON: binary }),
  })
  return wasStopped() ? 130 : code
}
