import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Leaves the numbers of a run in the file named by COUNTS_FILE, for the closing line of `npm test`. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env.COUNTS_FILE
    if (!file) return
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      // Errors outside any test: a file that cannot be loaded, a hook of the file that throws.
      counts.failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed += 1
        else if (state === 'skipped') counts.skipped += 1
        else counts.failed += 1
      }
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
