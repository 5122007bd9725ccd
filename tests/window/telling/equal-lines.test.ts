import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src-main/contract/games.ts'
import { countEqual } from '../../../src-renderer/journal/equal-lines.ts'
import type { Line } from '../../../src-renderer/journal/lines.ts'
import { timesInWords } from '../../../src-renderer/journal/words.ts'

const line = (at: number, sentence: string, entry: Entry['entry'] = { kind: 'told' }, period = 0): Line => ({
  at,
  entry: { stop: at, entry, sentence: { en: sentence, fr: sentence } },
  categories: ['other'],
  side: 0,
  period,
})

describe('lines of the journal that say the same', () => {
  it('are one line that says how often, as the enemy’s dozen detachments are', () => {
    const formed = Array.from({ length: 12 }, (_, at) => line(at, 'The French side forms a detachment in Sedan.'))
    const [only, ...others] = countEqual([...formed, line(12, 'They march.')])
    expect([only?.times, others.map(({ times }) => times)]).toEqual([12, [1]])
    expect(timesInWords('The French side forms a detachment in Sedan.', 12)).toBe(
      'The French side forms a detachment in Sedan. ×12',
    )
    expect(timesInWords('They march.', 1)).toBe('They march.')
  })

  it('stay apart on two days, with others between them, and where they tell of chance or of sums', () => {
    expect(countEqual([line(0, 'a'), line(1, 'a', { kind: 'told' }, 1)])).toHaveLength(2)
    expect(countEqual([line(0, 'a'), line(1, 'b'), line(2, 'a')])).toHaveLength(3)
    expect(countEqual([0, 1].map((at) => line(at, 'a', { kind: 'draw', label: 'die' })))).toHaveLength(2)
    const sum = { kind: 'told', ledger: [{ label: 'x', value: 1, rule: 'r' }] }
    expect(countEqual([0, 1].map((at) => line(at, 'a', sum)))).toHaveLength(2)
  })
})
