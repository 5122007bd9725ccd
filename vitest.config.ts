import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests in a browser are tests/interface/**/*.spec.ts and run with Playwright.
    include: ['tests/**/*.test.ts'],
    reporters: ['default', './scripts/vitest-counts.ts'],
  },
})
