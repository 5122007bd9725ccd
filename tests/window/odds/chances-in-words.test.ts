import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerWords } from '../../../src-renderer/systems/gaiter-button/layers/words.ts'
import { wordsIn } from '../../../src-renderer/systems/gaiter-button/panels/words.ts'
import { numberIn, percentIn } from '../../../src-renderer/text/chances.ts'

const chances = fc.double({ min: 0, max: 1, noNaN: true })

describe('A chance in words', () => {
  it('is impossible or sure only where it is', () => {
    const [en, fr] = [percentIn('en'), percentIn('fr')]
    expect([0, 0.0004, 0.5, 2 / 3, 0.9996, 1, 1.0000000000000002].map(en)).toEqual([
      '0%',
      'under 0.1%',
      '50%',
      '66.7%',
      'over 99.9%',
      '100%',
      '100%',
    ])
    expect([0.0004, 2 / 3, 0.9996].map(fr)).toEqual(['moins de 0,1\u00a0%', '66,7\u00a0%', 'plus de 99,9\u00a0%'])
    // Sums of chances are a little off.
    expect([1e-17, 0.1 + 0.2 + 0.7, 0.9999999999999996].map(en)).toEqual(['0%', '100%', '100%'])
  })

  it('is told without decimals where there is little room, and then too impossible or sure only where it is', () => {
    expect([0, 0.004, 0.226, 0.996, 1].map(percentIn('en', 0))).toEqual(['0%', 'under 1%', '23%', 'over 99%', '100%'])
    expect([0.004, 0.226].map(percentIn('fr', 0))).toEqual(['moins de 1\u00a0%', '23\u00a0%'])
  })

  it('is never further than half a tenth from what it is', () => {
    fc.assert(
      fc.property(chances, (chance) => {
        const said = percentIn('en')(chance)
        if (/^(under|over)/.test(said)) expect(Math.min(chance, 1 - chance)).toBeLessThanOrEqual(0.001)
        else expect(Math.abs(Number.parseFloat(said) - chance * 100)).toBeLessThanOrEqual(0.05 + 1e-6)
      }),
    )
  })

  it('is the same in panels and on layers, and so are averages', () => {
    fc.assert(
      fc.property(chances, chances, (hurt, lost) => {
        for (const language of ['en', 'fr'] as const) {
          const { percent, number } = wordsIn(language)
          const said = layerWords(language).reach.loss(hurt, 10 * lost)
          expect(said).toContain(percent(hurt))
          expect(said.replaceAll('\u00a0', ' ')).toContain(`${number(10 * lost)} `)
          expect(number(10 * lost)).toBe(numberIn(language)(10 * lost))
        }
      }),
    )
  })
})
