import { closingLine, exitCode, single, sum } from './counts.mjs'
import { wasStopped } from './processes.mjs'
import { steps } from './steps.mjs'
import { sentence, Trouble } from './trouble.mjs'

/**
 * The steps asked for by name, or all of them.
 * @param {string[]} names
 */
export function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const list = steps.map((step) => `  ${step.name.padEnd(12)}${step.purpose}`).join('\n')
    throw new Trouble(
      `There is no step "${unknown.join('", "')}". \`npm test\` runs all of these, \`npm test -- types lint\` some:\n${list}`,
    )
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name))
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {string} text */
const indented = (text) => text.trim().replaceAll(/^/gm, '    ')

/**
 * `npm test`: every step, also after one has failed, so that one run shows everything.
 * @param {import('./tools.mjs').House} house
 * @param {string[]} names
 */
export async function test(house, names) {
  const chosen = chooseSteps(names)
  const started = performance.now()
  /** @type {Map<string, boolean>} */
  const results = new Map()
  /** @type {import('./counts.mjs').Counts[]} */
  const all = []
  for (const step of chosen) {
    const begun = performance.now()
    process.stdout.write(`${step.name.padEnd(12)}`)
    const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n${' '.repeat(12)}`)
    const { counts, output } = await step
      .perform({ house, say, results })
      .catch((error) => ({ counts: single(false), output: sentence(error) }))
    if (wasStopped()) return 130
    all.push(counts)
    const several = counts.passed + counts.failed + counts.skipped > 1
    const result = several ? closingLine(counts) : counts.failed > 0 ? 'failed' : 'ok'
    console.log(`${result.padEnd(32)}${seconds(begun).padStart(8)}`)
    results.set(step.name, counts.failed === 0)
    if (counts.failed > 0) console.log(`\n${indented(output)}\n`)
  }
  const total = sum(all)
  const failed = chosen.filter(({ name }) => !results.get(name)).map(({ name }) => name)
  const verdict = failed.length === 0 ? 'All steps passed' : `Failed: ${failed.join(', ')}`
  console.log(`\n${verdict} in ${seconds(started)}`)
  console.log(closingLine(total))
  return exitCode(total)
}
