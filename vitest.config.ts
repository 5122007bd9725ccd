import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { allowance } from './tests/tries.ts'

/** These replace modules, signals or the timers of their process, so each file gets a process of its own. */
const alone = [
  'tests/main/{host-process,preload,shell*,web-attacks}.test.ts',
  'tests/house/{commands,electron,machine,package}.test.ts',
]
/** Node itself loads the engine and the process, as it does in the programs: Vitest would rewrite each module and ask for every import at each use. */
const byNode = /\/src-(?:engine|main)\//
/** What these load anew for each test is the program that is started, not what it is made of, which knows nothing of one start or another. */
const keptLoaded = /\/src-(?:engine|main\/(?!index|host|preload|shell|start|web)[\w-]+)\//
/** The toy is tried in a copy of the project to which it is added. */
const toy = 'tests/toy/**'

export default defineConfig({
  test: {
    // Generous, as they also run on small machines that are busy with something else.
    testTimeout: 120_000 * allowance,
    hookTimeout: 120_000 * allowance,
    // Vitest itself would leave one processor idle, which is half of two.
    maxWorkers: availableParallelism(),
    // What programs that tests start have compiled is kept for the next ones.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'out/compiled') },
    globalSetup: ['./tests/house/make-programs.ts'],
    setupFiles: ['./tests/around-each-file.ts'],
    reporters: ['default', './scripts/vitest-counts.ts'],
    // Tests in a browser are tests/interface/**/*.spec.ts and run with Playwright.
    projects: [
      { extends: true, test: { name: 'alone', include: alone, server: { deps: { external: [keptLoaded] } } } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts'],
          exclude: [...alone, toy],
          // The files share a process and what they import: modules are evaluated and campaigns loaded once.
          isolate: false,
          server: { deps: { external: [byNode] } },
        },
      },
    ],
  },
})
