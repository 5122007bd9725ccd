import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests in a browser are tests/interface/**/*.spec.ts and run with Playwright.
    include: ['tests/**/*.test.ts'],
    // Generous, as they also run on small machines that are busy with something else.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    reporters: ['default', './scripts/vitest-counts.ts'],
  },
})
