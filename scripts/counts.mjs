import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts[]} counts @returns {Counts} */
export function sum(counts) {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    none,
  )
}

/** A step that is one check: passed or failed as a whole. @param {boolean} ok @returns {Counts} */
export const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/**
 * What a test runner's reporter left behind, held against how the runner ended: a run that broke off or that failed for
 * a reason no test shows counts as one more failure, and one without any test is a failure too.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function runnerCounts(file, code) {
  if (!existsSync(file)) return single(false)
  /** @type {Counts} */
  const counts = JSON.parse(readFileSync(file, 'utf8'))
  const unseen = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return unseen ? { ...counts, failed: 1 } : counts
}

/** The last line of `npm test`. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Counts} counts */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)
