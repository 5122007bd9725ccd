import { writeFileSync } from 'node:fs'
import type { Reporter, Suite } from 'playwright/types/testReporter'

type Counts = {
  passed: number
  failed: number
  skipped: number
  /** The tests that failed first and then passed. */
  readonly atSecondTry: string[]
}

/** Writes the counts of a run to the file named by COUNTS_FILE, for the closing line of `npm test`. */
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined
  #errors = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** Errors outside any test: a file that cannot be loaded, a browser that cannot be started. */
  onError(): void {
    this.#errors += 1
  }

  onEnd(): void {
    const file = process.env.COUNTS_FILE
    if (!file) return
    const counts: Counts = { passed: 0, failed: this.#errors, skipped: 0, atSecondTry: [] }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'expected') counts.passed += 1
      else if (outcome === 'flaky') {
        counts.passed += 1
        counts.atSecondTry.push(test.titlePath().slice(2).join(' › '))
      } else if (outcome === 'skipped') counts.skipped += 1
      else counts.failed += 1
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
