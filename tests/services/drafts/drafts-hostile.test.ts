import { expect, test } from 'vitest'
import { tries } from '../../tries.ts'
import { type Outcome, spoilDrafts } from './spoilt-drafts.ts'

// npm run fuzz -- --drafts 5000 spoils as many.
const DRAFTS = tries(250)

test(
  'a draft that was spoilt, in a file or in the library, opens as it was, is a draft like any other, or is refused in both languages',
  { timeout: 300_000 },
  async () => {
    const wrong: string[] = []
    const outcomes = new Set<Outcome>()
    await spoilDrafts(DRAFTS, 1, ({ number, what, outcome, problem }) => {
      outcomes.add(outcome)
      if (problem !== undefined) wrong.push(`${number}, ${what}: ${problem}`)
    })
    expect(wrong).toEqual([])
    expect(outcomes).toEqual(new Set(['as it was', 'a draft', 'refused']))
  },
)
