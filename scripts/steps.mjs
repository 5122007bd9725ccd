import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, ensureBuilt } from './build.mjs'
import { runnerCounts, single } from './counts.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { run } from './processes.mjs'
import { tool, toolEnvironment } from './tools.mjs'

/**
 * @typedef {object} Context
 * @property {import('./tools.mjs').House} house
 * @property {(line: string) => void} say
 * @property {Map<string, boolean>} results whether each step so far has passed, by its name
 * @property {boolean} everyTry whether every random try is made, or a fifth of each
 *
 * @typedef {object} Outcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output shown when something failed
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} purpose
 * @property {true} [wide] it uses every processor, and runs alone
 * @property {(context: Context) => Promise<Outcome>} perform
 */

/** No step takes nearly as long; one that hangs must not keep a machine for ever. In ms. */
const longest = 20 * 60_000

/** @param {import('./processes.mjs').Ending} ending @returns {Outcome} */
function outcome({ code, output, timedOut }) {
  const note = timedOut ? `\nStopped: it took more than ${longest / 60_000} minutes.` : ''
  return { counts: single(code === 0), output: output + note }
}

/** @param {string} name @param {string[]} args @param {string} [command] @returns {Step['perform']} */
const runTool =
  (name, args, command = name) =>
  async ({ house }) =>
    outcome(await tool(house, name, args, { command, timeout: longest }))

/** @param {string} script one of ours, that needs the pinned Node @returns {Step['perform']} */
const runScript =
  (script) =>
  async ({ house: { root, node } }) =>
    outcome(
      await run(node, [join('scripts', script)], {
        cwd: root,
        env: toolEnvironment(root),
        capture: true,
        timeout: longest,
      }),
    )

/**
 * @param {Pick<Context, 'house' | 'everyTry'>} context
 * @param {string} name a test runner
 * @param {string[]} args
 * @param {Record<string, string>} [extra] variables
 * @returns {Promise<Outcome>}
 */
async function runTests({ house, everyTry }, name, args, extra = {}) {
  const folder = join(house.root, 'out', 'counts')
  const file = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const env = { ...extra, COUNTS_FILE: file, ...(everyTry ? { GAITER_BUTTON_TRIES: 'all' } : {}) }
  const ending = await tool(house, name, args, { env, timeout: everyTry ? 3 * longest : longest })
  return { counts: runnerCounts(file, ending.code), output: outcome(ending).output }
}

/** @type {Step['perform']} */
async function endToEnd(context) {
  const { house, say, results } = context
  if (results.get('build') === false) return { counts: single(false), output: 'Not run, as the build failed.' }
  const chromium = await ensureChromium(say)
  // What this run has built is what it tests, even if somebody has gone on writing since.
  if (!results.get('build')) await ensureBuilt(house, say)
  return runTests(context, 'playwright', ['test', '--forbid-only', '--reporter=dot,./scripts/playwright-counts.ts'], {
    CHROMIUM: chromium,
  })
}

/** In this order, the wide ones last: what takes longest of the others begins first. @type {Step[]} */
export const steps = [
  { name: 'types', purpose: 'the compiler, over every folder', perform: runTool('typescript', ['-b'], 'tsc') },
  {
    name: 'lint',
    purpose: 'oxlint, with the rules that need types',
    perform: runTool('oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'format', purpose: 'oxfmt; `npm run format` puts it right', perform: runTool('oxfmt', ['--check']) },
  { name: 'boundaries', purpose: 'who may import whom', perform: runScript('check-boundaries.mjs') },
  {
    name: 'electron',
    purpose: 'nothing that Electron’s checklist of security refuses',
    perform: runScript('check-electron.mjs'),
  },
  {
    name: 'unused',
    purpose: 'files, exports and packages that nobody uses',
    perform: runTool('knip', ['--no-progress', '--no-config-hints']),
  },
  { name: 'rules', purpose: 'each rule has one home and a test', perform: runScript('check-rules.mjs') },
  {
    name: 'unit',
    purpose: 'unit and property tests',
    wide: true,
    perform: (context) => runTests(context, 'vitest', ['run', '--allowOnly=false']),
  },
  {
    name: 'build',
    purpose: 'the app, as it is started',
    perform: async ({ house }) => {
      const { ok, output } = await build(house)
      return { counts: single(ok), output }
    },
  },
  { name: 'e2e', purpose: 'the built app in Chromium, accessibility included', wide: true, perform: endToEnd },
]
