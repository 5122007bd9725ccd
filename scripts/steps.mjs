import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, ensureBuilt } from './build.mjs'
import { runnerCounts, single } from './counts.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { run } from './processes.mjs'
import { tool, toolEnvironment } from './tools.mjs'

/**
 * @typedef {object} Context
 * @property {import('./tools.mjs').Project} project
 * @property {(line: string) => void} say
 * @property {Map<string, boolean>} results whether each finished step has passed, by its name
 * @property {boolean} everyTry whether to make every random try instead of a fifth of them
 *
 * @typedef {object} Outcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output shown if the step fails
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} purpose
 * @property {true} [wide] uses every processor, so it runs alone
 * @property {(context: Context) => Promise<Outcome>} perform
 */

/** The time limit of a step, in ms; no step takes nearly as long, even on a machine busy with other work. */
const timeLimit = 40 * 60_000

/**
 * Makes the C library of Linux request large pages. Each try of a passphrase takes 128 MiB, which with pages of 4 KiB
 * costs as much again as the derivation itself. Older C libraries and other systems ignore it.
 */
const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

/** @param {import('./processes.mjs').Ending} ending @returns {Outcome} */
function outcome({ code, output, timedOut }) {
  const note = timedOut ? `\nStopped: it took more than ${timeLimit / 60_000} minutes.` : ''
  return { counts: single(code === 0), output: output + note }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ command?: string, env?: Record<string, string> }} [options]
 * @returns {Step['perform']}
 */
const runTool =
  (name, args, options = {}) =>
  async ({ project }) =>
    outcome(await tool(project, name, args, { ...options, timeout: timeLimit }))

/** @param {string} script one of the project's scripts that need the pinned Node @returns {Step['perform']} */
const runScript =
  (script) =>
  async ({ project: { root, node } }) =>
    outcome(
      await run(node, [join('scripts', script)], {
        cwd: root,
        env: toolEnvironment(root),
        capture: true,
        timeout: timeLimit,
      }),
    )

/**
 * @param {Pick<Context, 'project' | 'everyTry' | 'say'>} context
 * @param {string} name a test runner
 * @param {string[]} args
 * @param {Record<string, string>} [extra] variables
 * @returns {Promise<Outcome>}
 */
async function runTests({ project, everyTry, say }, name, args, extra = {}) {
  const folder = join(project.root, 'out', 'counts')
  const file = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const env = { ...largePages, ...extra, COUNTS_FILE: file, ...(everyTry ? { GAITER_BUTTON_TRIES: 'all' } : {}) }
  const ending = await tool(project, name, args, { env, timeout: everyTry ? 3 * timeLimit : timeLimit })
  const counts = runnerCounts(file, ending.code)
  for (const test of counts.atSecondTry ?? []) say(`passed only at the second try, to be mended: ${test}`)
  return { counts, output: outcome(ending).output }
}

/** @type {Step['perform']} */
async function endToEnd(context) {
  const { project, say, results, everyTry } = context
  if (results.get('build') === false) return { counts: single(false), output: 'Not run, as the build failed.' }
  // The full browser if every try is made, else its headless shell.
  const chromium = await ensureChromium(say, { whole: everyTry })
  // Tests the build of this run, even if sources have changed since.
  if (!results.get('build')) await ensureBuilt(project, say)
  return runTests(context, 'playwright', ['test', '--forbid-only', '--reporter=dot,./scripts/playwright-counts.ts'], {
    CHROMIUM: chromium,
    // Without a language Chromium cannot give a download a name with a dash in it.
    LANG: process.env.LANG ?? 'C.UTF-8',
  })
}

/** All steps: first those that run in parallel, the longest first, then the wide ones. @type {Step[]} */
export const steps = [
  {
    name: 'types',
    purpose: 'the compiler, over every folder',
    // One checker per project: several would each check what they share, which costs twice the time of two processors.
    perform: runTool('typescript', ['-b', '--checkers', '1'], { command: 'tsc' }),
  },
  {
    name: 'lint',
    purpose: 'oxlint, with the rules that need types',
    // Likewise: with a single thread the type checker reads each type only once.
    perform: runTool('oxlint', ['--type-aware', '--deny-warnings'], { env: { GOMAXPROCS: '1' } }),
  },
  { name: 'format', purpose: 'oxfmt; `npm run format` puts it right', perform: runTool('oxfmt', ['--check']) },
  {
    name: 'boundaries',
    purpose: 'who may import whom, that what is shared names no rule system, and that no folder is crowded',
    perform: runScript('check-boundaries.mjs'),
  },
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
    perform: async ({ project }) => {
      const { ok, output } = await build(project)
      return { counts: single(ok), output }
    },
  },
  { name: 'e2e', purpose: 'the built app in Chromium, accessibility included', wide: true, perform: endToEnd },
]
