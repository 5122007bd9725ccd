import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { Trouble } from './trouble.mjs'

/** A command's project: its root folder and the path of the Node that runs everything in it. */
/** @typedef {{ root: string, node: string }} Project */

/**
 * The script behind a package's command, to run with the project's Node; node_modules/.bin differs between systems.
 * @param {string} root
 * @param {string} name the package
 * @param {string} [command] its command, if the package has several
 */
export function toolPath(root, name, command = name) {
  const folder = join(root, 'node_modules', name)
  const file = join(folder, 'package.json')
  if (!existsSync(file)) throw new Trouble(`The package ${name} is missing from node_modules. Run: npm ci`)
  const { bin } = JSON.parse(readFileSync(file, 'utf8'))
  const path = typeof bin === 'string' ? bin : bin?.[command]
  if (!path) throw new Trouble(`The package ${name} has no command ${command}. Run: npm ci`)
  return join(folder, path)
}

/**
 * The environment of every tool: the project's Node comes first on the path, also for programs that the tool starts.
 * @param {string} root
 * @param {Record<string, string>} [extra]
 */
export function toolEnvironment(root, extra = {}) {
  const { PATH = '', ...env } = process.env
  return { ...env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${PATH}`, ...extra }
}

/**
 * Runs a package's command and captures its output.
 * @param {Project} project
 * @param {string} name
 * @param {string[]} args
 * @param {{ command?: string, env?: Record<string, string>, timeout?: number }} [options]
 */
export function tool({ root, node }, name, args, { command = name, env = {}, timeout } = {}) {
  return run(node, [toolPath(root, name, command), ...args], {
    cwd: root,
    env: toolEnvironment(root, env),
    capture: true,
    ...(timeout ? { timeout } : {}),
  })
}
