import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment, toolPath } from './tools.mjs'
import { Trouble } from './trouble.mjs'

/**
 * Runs one TypeScript file of the project as it is: Node strips the types by itself.
 * @param {string} path
 * @returns {import('./run.mjs').Command}
 */
const typescript = (path) => async (house, args) => {
  const file = join(house.root, path)
  if (!existsSync(file))
    throw new Trouble(`${path} is missing from this copy of the project. Restore it with: git checkout ${path}`)
  const { code } = await run(house.node, [file, ...args], { cwd: house.root, env: toolEnvironment(house.root) })
  return wasStopped() ? 0 : code
}

/** `npm run engine`: the engine protocol on standard input and output. */
export const engine = typescript('src-main/protocol/stdio.ts')

/** `npm run campaign`: checks and draws campaigns, and writes their schemas. */
export const campaign = typescript('src-main/campaign-command.ts')

/** `npm run bench`: how fast the engine is, and beside others. */
export const bench = typescript('tests/bench/run.ts')

/** `npm run fuzz`: thousands of whole games at random. */
export const fuzz = typescript('tests/fuzz/run.ts')

const takePictures = typescript('tests/interface/gallery/run.ts')
/** `npm run gallery`: pictures of every state of the window, to be looked at. @type {import('./run.mjs').Command} */
export const gallery = async (house, args) => {
  await ensureChromium(console.log)
  await ensureBuilt(house, console.log)
  return takePictures(house, args)
}

/** `npm run format`: writes every file in the house format. @type {import('./run.mjs').Command} */
export const format = async ({ root, node }, args) => {
  const { code } = await run(node, [toolPath(root, 'oxfmt'), ...args], { cwd: root, env: toolEnvironment(root) })
  return code
}
