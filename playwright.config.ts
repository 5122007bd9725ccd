import { defineConfig } from 'playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'
import { allowance } from './tests/tries.ts'

const executablePath = findChromium()

/** The files whose tests take longest. They come first, so that at the end no worker waits for the other. */
const long = [
  '**/{accessibility,campaign,every-question,film,keyboard-turn,lesson,map-play,ruined-libraries,secrets,toy,two-days}.spec.ts',
]

export default defineConfig({
  // Node itself loads these, as it does in the programs: Playwright would rewrite some twelve hundred modules first.
  build: { external: ['**/src-engine/**', '**/src-main/**'] },
  testDir: 'tests/interface',
  testMatch: '**/*.spec.ts',
  outputDir: 'out/playwright',
  globalSetup: './scripts/playwright-kept.ts',
  // Generous, as they also run on small machines that are busy with something else.
  timeout: 120_000 * allowance,
  // What is tried until it holds is tried again soon: by itself Playwright would come to wait for a second between tries.
  expect: { timeout: 20_000, toPass: { intervals: [20, 50, 100] } },
  globalTimeout: 39 * 60_000 * allowance,
  // A test that only passes at the second try counts as passed and is named at the end of the run, as one to be mended.
  retries: 1,
  // Each worker starts a host and a browser of its own, which is as much as two cores carry.
  workers: 2,
  // Tests share nothing but the browser of their worker: a long file does not keep one worker while the other has nothing to do.
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  reporter: [['list'], ['./scripts/playwright-counts.ts']],
  use: {
    browserName: 'chromium',
    // Maps fly and dice roll only in tests that say so: without a graphics card each of their frames costs as much as an act.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests keep a picture of a failure themselves (`tools/house.ts`): asked for it, Playwright takes one of every page that closes.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No sandbox, as containers seldom allow one; the rest keeps the browser from asking the network for anything.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
