import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src-main/contract/games.ts'
import { countEqual, mergeDice } from '../../../src-renderer/journal/equal-lines.ts'
import type { Line } from '../../../src-renderer/journal/lines.ts'
import { throwInWords, timesInWords } from '../../../src-renderer/journal/words.ts'
import { en } from '../../../src-renderer/text/en.ts'
import { fr } from '../../../src-renderer/text/fr.ts'

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
      'The French side forms a detachment in Sedan ×12.',
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

describe('dice in brief', () => {
  const die = (at: number, value: number, label = 'hit', of = 6): Line =>
    line(at, 'Fire', { kind: 'draw', label, value, of })
  const told = (lines: readonly Line[], language: 'en' | 'fr' = 'en') =>
    mergeDice(lines.map((one) => ({ ...one, entry: { ...one.entry, stop: 1 } }))).map((one) =>
      throwInWords(one, { text: language === 'en' ? en : fr, language, words: {}, names: {} }),
    )

  it('of one throw are one line: a few as they fell, a dozen by how many show each face', () => {
    expect(told([5, 3, 3].map((value, at) => die(at, value)))).toEqual(['Fire: 5, 3, 3 (of 6)'])
    const dozen = [6, 1, 1, 4, 4, 4, 6, 6, 6, 1, 4, 2].map((value, at) => die(at, value))
    expect(told(dozen)).toEqual(['Fire: 3 × 1, 1 × 2, 4 × 4, 4 × 6 (of 6)'])
    expect(told(dozen, 'fr')[0]).toContain('3 × 1, 1 × 2, 4 × 4, 4 × 6 (sur 6)')
  })

  it('are followed by the sum that they went into, part by part, and one alone by none', () => {
    const tested = (...values: readonly number[]): Line =>
      line(0, 'IR 80 tests its morale.', {
        kind: 'tested',
        ledger: values.map((value, at) => ({ label: ['stands', 'die', 'chits'][at]!, value, rule: 'r' })),
      })
    expect(told([tested(4, 4, -2)])).toEqual(['IR 80 tests its morale (stands 4, die +4, chits −2 = 6).'])
    expect(told([tested(4)])).toEqual(['IR 80 tests its morale.'])
  })

  it('of another kind, with something between them, or one alone stay as they are told', () => {
    expect(told([die(0, 5), die(1, 2, 'save'), die(2, 4)])).toHaveLength(3)
    expect(told([die(0, 5), line(1, 'They fire.'), die(2, 4)])).toEqual([
      'Fire: 5 (of 6)',
      'They fire.',
      'Fire: 4 (of 6)',
    ])
    expect(told([die(0, 5), die(1, 5, 'hit', 10)])).toHaveLength(2)
  })
})
