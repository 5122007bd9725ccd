import { availableParallelism } from 'node:os'
import { closingLine, exitCode, single, sum } from './counts.mjs'
import { wasStopped } from './processes.mjs'
import { steps } from './steps.mjs'
import { sentence, Trouble } from './trouble.mjs'

/** The argument that requests every random try; it is not a step. */
const everyTry = 'all'

/**
 * The steps with these names, or all of them.
 * @param {string[]} names
 */
export function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const list = steps.map((step) => `  ${step.name.padEnd(12)}${step.purpose}`).join('\n')
    throw new Trouble(
      `There is no step "${unknown.join('", "')}". \`npm test\` runs all of these, \`npm test -- types lint\` some:\n${list}\n` +
        `\`npm test -- all\` makes every random try in them, five times as many as usual.`,
    )
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name))
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {string} text */
const indented = (text) => text.trim().replaceAll(/^/gm, '    ')

/**
 * Runs one step and prints its line when it ends, because steps may run in parallel.
 * @param {import('./steps.mjs').Step} step
 * @param {Omit<import('./steps.mjs').Context, 'say'>} context
 */
async function runStep(step, context) {
  const begun = performance.now()
  const name = step.name.padEnd(12)
  const say = (/** @type {string} */ line) => console.log(`${name}${line}`)
  const { counts, output } = await step
    .perform({ ...context, say })
    .catch((error) => ({ counts: single(false), output: sentence(error) }))
  context.results.set(step.name, counts.failed === 0)
  if (wasStopped()) return counts
  const several = counts.passed + counts.failed + counts.skipped > 1
  const result = several ? closingLine(counts) : counts.failed > 0 ? 'failed' : 'ok'
  console.log(`${name}${result.padEnd(32)}${seconds(begun).padStart(8)}`)
  if (counts.failed > 0) console.log(`\n${indented(output)}\n`)
  return counts
}

/**
 * `npm test`: runs every step, even after one has failed, so that one run shows everything. Steps that use one
 * processor run in parallel; then the wide ones run one at a time.
 * @param {import('./tools.mjs').Project} project
 * @param {string[]} words names of steps, and perhaps `all`
 */
export async function test(project, words) {
  const chosen = chooseSteps(words.filter((word) => word !== everyTry))
  const started = performance.now()
  const context = { project, results: new Map(), everyTry: words.includes(everyTry) }
  /** @type {import('./counts.mjs').Counts[]} */
  const all = []
  const waiting = chosen.filter(({ wide }) => !wide)
  const lane = async () => {
    for (let step = waiting.shift(); step && !wasStopped(); step = waiting.shift())
      all.push(await runStep(step, context))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  for (const step of chosen.filter(({ wide }) => wide)) if (!wasStopped()) all.push(await runStep(step, context))
  if (wasStopped()) return 130
  const total = sum(all)
  const failed = chosen.filter(({ name }) => !context.results.get(name)).map(({ name }) => name)
  const verdict = failed.length === 0 ? 'All steps passed' : `Failed: ${failed.join(', ')}`
  console.log(`\n${verdict} in ${seconds(started)}`)
  console.log(closingLine(total))
  return exitCode(total)
}
