import { expect } from 'vitest'
import { type Handbook, partsOf } from '#engine/kernel/system/handbook.ts'

type Language = 'en' | 'fr'

const numbers: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { two: '2', both: '2', three: '3', four: '4', five: '5', twelve: '12', sixty: '60', half: '1/2', halved: '1/2' },
  fr: { deux: '2', trois: '3', quatre: '4', cinq: '5', douze: '12', soixante: '60', moitié: '1/2' },
}

/** Numbers of corps are names: those of German ones are Roman in French. */
const noFigures = /\{[^{}]*\}|half-turn|\b\d+(?:st|nd|rd|th) corps|\b\d+(?:er|e|ᵉʳ|ᵉ) corps/giu

/** The figures of a text in their order of size as words, those that are written out among them, without its facts. */
export function figuresIn(text: string, language: Language): readonly string[] {
  const words = text.replace(noFigures, ' ').match(/\d+|\p{L}+/gu) ?? []
  return words.flatMap((word) => (/\d/.test(word) ? word : (numbers[language][word.toLowerCase()] ?? []))).sort()
}

/** A rule of a handbook tells all of these figures, each as often as it is here. */
export function expectFigures(handbook: Handbook, rule: string, expected: readonly (number | string)[]): void {
  const article = handbook.flatMap(({ articles }) => articles).find(({ id }) => id === rule)
  const words = partsOf(article?.en.text ?? '').filter((_, place) => place % 2 === 0)
  const told = [...figuresIn(words.join(' '), 'en')]
  expect(expected.length).toBeGreaterThan(0)
  for (const figure of expected.map(String)) {
    expect(told, `${figure} in ${rule}`).toContain(figure)
    told.splice(told.indexOf(figure), 1)
  }
}
