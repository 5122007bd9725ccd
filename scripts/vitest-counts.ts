import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The time after which to warn, in ms; no test file should take nearly as long. */
const longRun = 2 * 60_000

/**
 * Writes the counts of a run to the file named by COUNTS_FILE, for the closing line of `npm test`. Also reports files
 * that run very long, because an endless loop blocks the test's own time limit.
 */
export default class VitestCounts implements Reporter {
  readonly #running = new Map<string, NodeJS.Timeout>()

  onTestModuleStart({ moduleId }: TestModule): void {
    const name = relative(process.cwd(), moduleId)
    const warn = () =>
      console.log(`${name} has been running for ${longRun / 60_000} minutes. Is there an endless loop?`)
    this.#running.set(moduleId, setTimeout(warn, longRun).unref())
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    clearTimeout(this.#running.get(moduleId))
  }

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
