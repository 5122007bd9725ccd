import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [atSecondTry] names of tests that failed at first and then passed; they count as passed
 */

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

/** The counts of a step that passes or fails as a whole. @param {boolean} ok @returns {Counts} */
export const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/**
 * Reads the counts written by a test runner's reporter. A run that was interrupted, failed outside any test, or ran no
 * test counts as a failure.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function runnerCounts(file, code) {
  if (!existsSync(file)) return single(false)
  /** @type {Counts} */
  const counts = JSON.parse(readFileSync(file, 'utf8'))
  const hasHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return hasHiddenFailure ? { ...counts, failed: 1 } : counts
}

/** The last line of `npm test`. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Counts} counts */
export const exitCode = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)
