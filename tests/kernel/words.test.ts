import { describe, expect, it } from 'vitest'
import { Why } from '#engine/kernel/explain.ts'
import { fill, kernelWords } from '#engine/kernel/words.ts'

describe('a sentence', () => {
  it('is filled with the facts it names, as often as it names them', () => {
    expect(fill('{a} and {b}, then {a}', { a: 'one', b: 2 })).toBe('one and 2, then one')
  })

  it('keeps a place for which there is no fact, so that the lack shows', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
    expect(fill('{toString}', {})).toBe('{toString}')
  })

  it('takes facts as they are, even when they look like places', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
  })

  it('of the kernel exists in both languages with the same facts', () => {
    const facts = (sentence: string): string[] => (sentence.match(/\{[^}]+\}/g) ?? []).sort()
    expect(Object.keys(kernelWords.fr)).toEqual(Object.keys(kernelWords.en))
    for (const key of Object.keys(kernelWords.en) as (keyof typeof kernelWords.en)[]) {
      expect(facts(kernelWords.fr[key])).toEqual(facts(kernelWords.en[key]))
    }
  })
})

describe('a reason', () => {
  it('is the first one met, and every reason means no', () => {
    const why = new Why()
    expect(why.refusal).toBeUndefined()
    expect([why.because('a', 'first', { n: 1 }), why.because('b', 'second')]).toEqual([false, false])
    expect(why.refusal).toEqual({ rule: 'a', reason: 'first', facts: { n: 1 } })
  })
})
