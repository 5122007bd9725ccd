import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { endChildrenOnExit } from './processes.mjs'
import { sentence, Trouble } from './trouble.mjs'

/*
 * The entry point of every command in package.json. It runs under any Node from 18 on, possibly before anything is
 * installed, so this file and its imports are plain JavaScript without dependencies.
 */

/** @typedef {(project: import('./tools.mjs').Project, args: string[]) => Promise<number>} Command */

/** @type {Record<string, () => Promise<Command>>} */
const commands = {
  start: async () => (await import('./start.mjs')).start,
  test: async () => (await import('./test.mjs')).test,
  engine: async () => (await import('./programs.mjs')).engine,
  campaign: async () => (await import('./programs.mjs')).campaign,
  simulate: async () => (await import('./programs.mjs')).simulate,
  'simulate:slurm': async () => (await import('./programs.mjs')).simulateOnSlurm,
  bench: async () => (await import('./programs.mjs')).bench,
  fuzz: async () => (await import('./programs.mjs')).fuzz,
  format: async () => (await import('./programs.mjs')).format,
  gallery: async () => (await import('./programs.mjs')).gallery,
  'test:electron': async () => (await import('./test-electron.mjs')).testElectron,
  package: async () => (await import('./package/command.mjs')).packageApp,
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name = '', ...args] = process.argv.slice(2)

/** Prints a remark; to standard error for the engine, whose standard output carries the protocol. */
const remark = (/** @type {string} */ line) => (name === 'engine' ? console.error(line) : console.log(line))

try {
  const load = commands[name]
  if (!load) throw new Trouble(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  endChildrenOnExit()
  await ensureInstalled(root, remark)
  const command = await load()
  process.exitCode = await command({ root, node: chooseNode(root) }, args)
} catch (error) {
  console.error(process.env.GAITER_BUTTON_TRACE ? error : sentence(error))
  process.exitCode = 1
}
