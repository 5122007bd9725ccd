import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { toolPath } from '../../scripts/tools.mjs'
import { house, linkPackages, makeFolder, runIn } from './workshop.ts'

const plants = [
  { rule: 'no-restricted-globals', file: 'src-engine/kernel/clock.ts', text: 'export const now = () => Date.now()\n' },
  {
    rule: 'no-restricted-properties',
    file: 'src-engine/kernel/dice.ts',
    text: 'export const die = () => Math.random()\n',
  },
  { rule: 'no-console', file: 'src-engine/first/talk.ts', text: "console.log('said')\n" },
  { rule: 'no-restricted-imports', file: 'src-engine/first/files.ts', text: "import 'node:fs'\n" },
  { rule: 'no-restricted-imports', file: 'src-main/services/wrong.ts', text: "import '../../src-renderer/view.ts'\n" },
  { rule: 'no-restricted-imports', file: 'src-renderer/files.ts', text: "import 'node:path'\n" },
  { rule: 'no-explicit-any', file: 'src-main/services/any.ts', text: 'export const any = (x: any) => x\n' },
  {
    rule: 'no-floating-promises',
    file: 'src-main/services/forgotten.ts',
    text: 'const later = async () => 1\nexport function go() {\n  later()\n}\n',
  },
  {
    rule: 'no-cycle',
    file: 'src-main/services/one.ts',
    text: "import { two } from './two.ts'\nexport const one = () => two\n",
  },
  { rule: 'no-default-export', file: 'src-main/services/nameless.ts', text: 'export default 1\n' },
]

const beside = {
  'src-main/services/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
  'src-renderer/view.ts': 'export const view = 1\n',
}

describe('the linter', () => {
  let report = ''
  let code = 0

  beforeAll(async () => {
    const folder = makeFolder({ ...beside, ...Object.fromEntries(plants.map(({ file, text }) => [file, text])) })
    linkPackages(folder)
    for (const file of ['package.json', '.oxlintrc.json', 'tsconfig.base.json'])
      copyFileSync(join(house, file), join(folder, file))
    for (const part of ['src-engine', 'src-main', 'src-renderer'])
      copyFileSync(join(house, part, 'tsconfig.json'), join(folder, part, 'tsconfig.json'))
    const script = toolPath(house, 'oxlint').slice(house.length + 1)
    const ending = await runIn(folder, script, ['--type-aware', '--deny-warnings', '-f', 'unix'])
    report = ending.output
    code = ending.code
  })

  it.each(plants)('finds $rule in $file', ({ rule, file }) => {
    const lines = report.split('\n').filter((text) => text.startsWith(`${file}:`))
    expect(lines.some((text) => text.includes(`(${rule})`))).toBe(true)
  })

  it('fails on what it finds', () => {
    expect(code).toBe(1)
  })
})
