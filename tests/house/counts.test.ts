import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closingLine, exitCode, runnerCounts, single, sum } from '../../scripts/counts.mjs'
import { toolPath } from '../../scripts/tools.mjs'
import { house, linkPackages, makeFolder, runIn } from './workshop.ts'

describe('the closing line', () => {
  it('says how many passed and failed, and how many were skipped only when some were', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 3, failed: 2, skipped: 1 })).toBe('3 passed, 2 failed, 1 skipped')
  })

  it('adds the tests of the runners and each other step as one', () => {
    expect(sum([single(true), single(false), { passed: 40, failed: 1, skipped: 2 }])).toEqual({
      passed: 41,
      failed: 2,
      skipped: 2,
    })
  })

  it('goes with an exit code of 0 only when something passed and nothing failed', () => {
    expect(exitCode({ passed: 1, failed: 0, skipped: 0 })).toBe(0)
    expect(exitCode({ passed: 9, failed: 1, skipped: 0 })).toBe(1)
    expect(exitCode({ passed: 0, failed: 0, skipped: 5 })).toBe(1)
  })
})

describe('a test runner that ends badly counts as a failure', () => {
  const file = (text: string) => join(makeFolder({ 'counts.json': text }), 'counts.json')

  it('when it left no numbers', () => {
    expect(runnerCounts('/nowhere/counts.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('when it failed for a reason that no test shows', () => {
    expect(runnerCounts(file('{"passed":5,"failed":0,"skipped":0}'), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  it('when it ran no test', () => {
    expect(runnerCounts(file('{"passed":0,"failed":0,"skipped":2}'), 0)).toEqual({ passed: 0, failed: 1, skipped: 2 })
  })

  it('but not twice', () => {
    expect(runnerCounts(file('{"passed":5,"failed":2,"skipped":0}'), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
  })
})

describe('the runners leave their numbers behind', () => {
  const cases = (runner: string) => `import { test } from '${runner}'
test('holds', () => {})
test('holds too', () => {})
test('breaks', () => { throw new Error('broken on purpose') })
test.skip('waits', () => {})
`
  const counted = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'))
  const script = (name: string) => toolPath(house, name).slice(house.length + 1)

  it('vitest, with a file that cannot be loaded', async () => {
    const folder = makeFolder({ 'a.test.ts': cases('vitest'), 'b.test.ts': "import './nowhere.ts'\n" })
    linkPackages(folder)
    const reporter = `--reporter=${join(house, 'scripts/vitest-counts.ts')}`
    const { code } = await runIn(folder, script('vitest'), ['run', '--root', folder, reporter], {
      COUNTS_FILE: join(folder, 'counts.json'),
    })
    expect(counted(folder)).toEqual({ passed: 2, failed: 2, skipped: 1 })
    expect(code).toBe(1)
  })

  it('Playwright, with a test that passes at the second try', async () => {
    const shaky = `test('is shaky', ({}, { retry }) => { if (retry === 0) throw new Error('broken at first') })\n`
    const folder = makeFolder({
      'a.spec.ts': cases('playwright/test') + shaky,
      'package.json': '{ "type": "module" }',
      'playwright.config.ts': 'export default { retries: 1 }\n',
    })
    linkPackages(folder)
    const reporter = `--reporter=${join(house, 'scripts/playwright-counts.ts')}`
    const { code } = await runIn(folder, script('playwright'), ['test', reporter], {
      COUNTS_FILE: join(folder, 'counts.json'),
    })
    expect(counted(folder)).toEqual({ passed: 3, failed: 1, skipped: 1, atSecondTry: ['a.spec.ts › is shaky'] })
    expect(code).toBe(1)
  })
})
