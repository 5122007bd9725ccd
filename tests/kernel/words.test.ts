import { describe, expect, it } from 'vitest'
import { Why } from '#engine/kernel/values/explain.ts'
import { fill, kernelWords } from '#engine/kernel/system/words.ts'

describe('a sentence', () => {
  it('is filled with the facts it names, as often as it names them', () => {
    expect(fill('Of {a} and {b}, {a}', { a: 'one', b: 2 })).toBe('Of one and 2, one')
  })

  it('keeps a place for which there is no fact, so that the lack shows', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
    expect(fill('{toString}', {})).toBe('{toString}')
  })

  it('takes facts as they are, even when they look like places', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
  })

  it('chooses a word by a number, by whether something is so, and from a row', () => {
    const sentence = '{count} {count|counter marches|counters march}'
    expect([0, 1, 2].map((count) => fill(sentence, { count }))).toEqual([
      '0 counters march',
      '1 counter marches',
      '2 counters march',
    ])
    expect([0, 1, 2].map((count) => fill('{count} {count|pion|pions}', { count }, 'fr'))).toEqual([
      '0 pion',
      '1 pion',
      '2 pions',
    ])
    expect([1.5, 2.5].map((by) => fill('{by} {by|pouce|pouces}', { by }, 'fr'))).toEqual(['1,5 pouce', '2,5 pouces'])
    expect(fill('{by/16}″', { by: 40 }, 'fr')).toBe('2,5″')
    expect(fill('{by} inches', { by: 2.5 })).toBe('2.5 inches')
    // As the text of an action says it.
    expect(fill(sentence, { count: '1' })).toBe('1 counter marches')
    expect([true, false].map((rain) => fill('{rain?Rain|Dry}{rain? all day|}, {rain}', { rain }))).toEqual([
      'Rain all day, yes',
      'Dry, no',
    ])
    expect([0, 1, 2, 3].map((level) => fill('{level#none|little|much}', { level }))).toEqual([
      'none',
      'little',
      'much',
      'much',
    ])
  })

  it('tells how many by their place in a row, the last for all that are more', () => {
    const engaged = (n: number): string => fill('{n#None yet|One unit|# units}.', { n })
    expect([0, 1, 2, 12].map(engaged)).toEqual(['None yet.', 'One unit.', '2 units.', '12 units.'])
  })

  it('begins with a capital letter, and tells a number below nothing by its own sign', () => {
    expect(fill('{who} has {n}', { who: 'decoy 1', n: -3 })).toBe('Decoy 1 has −3')
  })

  it('gives a number its sign where the sentence asks for it', () => {
    expect([4, 0, -2].map((n) => fill('modifier {n+}', { n }))).toEqual(['modifier +4', 'modifier 0', 'modifier −2'])
  })

  it('takes a name itself for a form of it that it does not have', () => {
    expect(fill('The {side.adjective} side', { side: 'Germans', 'side.adjective': 'German' })).toBe('The German side')
    expect(fill('The {side.adjective} side', { side: 'blue' })).toBe('The blue side')
    expect(fill('Elle est engagé{unit.e}', { unit: 'x', 'unit.e': 'e' }, 'fr')).toBe('Elle est engagée')
    expect(fill('Il est engagé{unit.e}', { unit: 'x' }, 'fr')).toBe('Il est engagé')
  })

  it('joins French articles and names, and nothing that the sentence has of its own', () => {
    const at = (zone: string) => fill('De {zone} à {zone}, avant de le voir', { zone }, 'fr')
    expect(at('Le Chesne')).toBe('Du Chesne au Chesne, avant de le voir')
    expect(at('Les Grandes-Loges')).toBe('Des Grandes-Loges aux Grandes-Loges, avant de le voir')
    expect(at('Autry')).toBe('D’Autry à Autry, avant de le voir')
    expect(at('L’Effincourt')).toBe('De L’Effincourt à L’Effincourt, avant de le voir')
    expect(at('La Houquette')).toBe('De La Houquette à La Houquette, avant de le voir')
    expect(at('le détachement C')).toBe('Du détachement C au détachement C, avant de le voir')
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
