import { describe, expect, it } from 'vitest'
import { fuzzSaves } from './fuzz-saves.ts'
import { tries } from '../tries.ts'

const SAVES = tries(300)

describe('spoilt games, in files and in the library', { timeout: 120_000 }, () => {
  it('are refused or taken as far as they are whole, never taken for another, and never stop the program', async () => {
    const { tally, wrong } = await fuzzSaves(SAVES)
    expect(wrong.map(({ number, what, problem }) => `${number}: ${what}: ${problem}`)).toEqual([])
    const verdicts = [...tally.values()]
    expect(verdicts.reduce((sum, row) => sum + row['a part'], 0)).toBeGreaterThan(SAVES / 6)
    expect(verdicts.reduce((sum, row) => sum + row.refused, 0)).toBeGreaterThan(SAVES / 6)
    for (const what of ['an action forged, everything made to fit', 'row: an action forged, sums made to fit'])
      expect(tally.get(what)?.['a part']).toBeGreaterThan(SAVES / 60)
    expect(tally.get('an action forged, everything made to fit')).toMatchObject({ refused: 0, 'the whole': 0 })
  })
})
