import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { run, wasStopped } from './processes.mjs'
import { toolEnvironment, toolPath } from './tools.mjs'
import { Trouble } from './trouble.mjs'

/**
 * A command that runs a TypeScript file of the project; Node strips the types itself.
 * @param {string} path
 * @returns {import('./run.mjs').Command}
 */
const typescript = (path) => async (project, args) => {
  const file = join(project.root, path)
  if (!existsSync(file))
    throw new Trouble(`${path} is missing from this copy of the project. Restore it with: git checkout ${path}`)
  const { code } = await run(project.node, [file, ...args], { cwd: project.root, env: toolEnvironment(project.root) })
  return wasStopped() ? 0 : code
}

/** `npm run engine`: serves the engine protocol on standard input and output. */
export const engine = typescript('src-main/protocol/stdio.ts')

/** `npm run campaign`: checks and draws campaigns, and writes their schemas. */
export const campaign = typescript('src-main/campaign-command.ts')

/** `npm run simulate`: lets opponents play many games and reports the results. */
export const simulate = typescript('src-main/simulate-command.ts')

/**
 * `npm run simulate:slurm`: shows on this machine that a simulation on Slurm gives the same results.
 * @type {import('./run.mjs').Command}
 */
export const simulateOnSlurm = async ({ root, node }, args) => {
  const env = { ...toolEnvironment(root), NODE: node }
  const { code } = await run('sh', [join(root, 'scripts/simulating/slurm.sh'), ...args], { cwd: root, env })
  return wasStopped() ? 0 : code
}

/** `npm run bench`: measures the engine's speed, also in comparison with peers. */
export const bench = typescript('tests/bench/run.ts')

/** `npm run fuzz`: plays thousands of whole random games. */
export const fuzz = typescript('tests/fuzz/run.ts')

const takePictures = typescript('tests/interface/gallery/run.ts')
/** `npm run gallery`: takes pictures of every state of the window. @type {import('./run.mjs').Command} */
export const gallery = async (project, args) => {
  await ensureChromium(console.log)
  await ensureBuilt(project, console.log)
  return takePictures(project, args)
}

/** `npm run format`: formats every file. @type {import('./run.mjs').Command} */
export const format = async ({ root, node }, args) => {
  const { code } = await run(node, [toolPath(root, 'oxfmt'), ...args], { cwd: root, env: toolEnvironment(root) })
  return code
}
