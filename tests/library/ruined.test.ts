import { expect, it } from 'vitest'
import { triesOr } from '../tries.ts'
import { fuzzLibraries } from './ruined/judge.ts'

// npm run fuzz -- --libraries --count 30000 damages as many.
const COUNT = triesOr('GAITER_BUTTON_RUINED', 1500, 1, 15)

it(
  'a data folder opens with any file damaged in any way, and reports exactly which acts are missing',
  { timeout: 300_000 + COUNT * 2_000 },
  async () => {
    const wrong: string[] = []
    await fuzzLibraries(COUNT, 0, (number, { what, outcome, problem }) => {
      if (outcome === 'wrong') wrong.push(`${number}, ${what}: ${problem}`)
    })
    expect(wrong).toEqual([])
  },
)
