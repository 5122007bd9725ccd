import { describe, expect, it } from 'vitest'
import { makeFolder, runIn } from './workshop.ts'

const rulebook = (...ids: string[]) =>
  `export const rulebook = [\n${ids.map((id) => `  { id: '${id}', section: 'Fire', title: 'A rule' },\n`).join('')}]\n`

const sound = {
  'src-engine/first/rulebook.ts': rulebook('fs.fire.range', 'fs.move'),
  'src-engine/first/fire.ts': '/** @rule fs.fire.range — how far a gun reaches. */\nexport const reach = 3\n',
  'src-engine/first/move.ts': '/**\n * Movement.\n * @rule fs.move\n */\nexport const pace = 2\n',
  'tests/rulebook/first/fire.test.ts': "it('fs.fire.range: a gun reaches three hexes', () => {})\n",
  'tests/rulebook/first/move.test.ts': "describe.each([1])('fs.move', () => {})\n",
}

const check = (changes: Record<string, string>) =>
  runIn(makeFolder({ ...sound, ...changes }), 'scripts/check-rules.mjs')

describe('the check of rule homes', () => {
  it('passes when each rule has one home and a test', async () => {
    const { output, code } = await check({})
    expect(output).toBe('2 rules of first: each has one home and at least one test\n')
    expect(code).toBe(0)
  })

  it('fails when there is no rule system at all', async () => {
    const { output, code } = await runIn(makeFolder({ 'src-engine/kernel/play.ts': '' }), 'scripts/check-rules.mjs')
    expect(output).toContain('No rule system was found')
    expect(code).toBe(1)
  })

  it('names every fault of every system in one run', async () => {
    const { output, code } = await check({
      'src-engine/first/fire.ts': 'export const reach = 3\n',
      'src-engine/second/rulebook.ts': rulebook('sc.night'),
    })
    expect(output).toContain('src-engine/first/rulebook.ts:2: fs.fire.range has no home.')
    expect(output).toContain('src-engine/second/rulebook.ts:2: sc.night has no home.')
    expect(output).toContain('src-engine/second/rulebook.ts:2: sc.night has no test.')
    expect(code).toBe(1)
  })

  const faults = [
    {
      fault: 'a rule without a home, as a tag in a string is none',
      changes: { 'src-engine/first/move.ts': "export const text = '/** @rule fs.move */'\n" },
      says: 'src-engine/first/rulebook.ts:3: fs.move has no home.',
    },
    {
      fault: 'a rule with two homes',
      changes: { 'src-engine/first/route.ts': '// Also here.\n// @rule fs.move\nexport const route = 1\n' },
      says: 'fs.move has 2 homes: src-engine/first/move.ts:3, src-engine/first/route.ts:2.',
    },
    {
      fault: 'a tag for a rule that is not in the book',
      changes: { 'src-engine/first/rain.ts': '\n/** @rule fs.rain */\nexport const rain = 1\n' },
      says: 'src-engine/first/rain.ts:2: @rule fs.rain is not in src-engine/first/rulebook.ts.',
    },
    {
      fault: 'a test for a rule that is not in the book',
      changes: { 'tests/rulebook/first/rain.test.ts': "\ntest('fs.rain: roads turn to mud', () => {})\n" },
      says: 'tests/rulebook/first/rain.test.ts:2: the test names fs.rain, which is not in src-engine/first/rulebook.ts.',
    },
    {
      fault: 'a rule whose only test is a comment',
      changes: { 'tests/rulebook/first/move.test.ts': "// it('fs.move: a corps marches two zones', () => {})\n" },
      says: 'src-engine/first/rulebook.ts:3: fs.move has no test.',
    },
    {
      fault: 'a rule whose only test is skipped',
      changes: {
        'tests/rulebook/first/move.test.ts': "describe.skip('later', () => {\n  it('fs.move: marches', () => {})\n})\n",
      },
      says: 'src-engine/first/rulebook.ts:3: fs.move has no test.',
    },
    {
      fault: 'an id that is listed twice',
      changes: { 'src-engine/first/rulebook.ts': rulebook('fs.fire.range', 'fs.move', 'fs.move') },
      says: 'fs.move is listed twice.',
    },
    {
      fault: 'an id that is none',
      changes: { 'src-engine/first/rulebook.ts': rulebook('fs.fire.range', 'fs.move', 'Night') },
      says: 'src-engine/first/rulebook.ts:4: "Night" is not an id.',
    },
    {
      fault: 'a rulebook that lists nothing',
      changes: { 'src-engine/first/rulebook.ts': 'export const rulebook = []\n' },
      says: 'src-engine/first/rulebook.ts: exports no rules.',
    },
  ]

  it.each(faults)('finds $fault', async ({ changes, says }) => {
    const { output, code } = await check(changes)
    expect(output).toContain(says)
    expect(code).toBe(1)
  })
})
