import type { Language } from '../../../../src-main/contract/settings.ts'

const wordsIn = {
  en: {
    covered: 'in cover',
    long: 'at long range',
    needed: (needed: number) => `${needed} or more`,
    noHit: 'none can hit',
    waits: 'volley waits',
  },
  fr: {
    covered: 'à couvert',
    long: 'à longue portée',
    needed: (needed: number) => `${needed} ou plus`,
    noHit: 'aucun ne peut toucher',
    waits: 'salve en attente',
  },
} as const

/** What a die has to show, in words and in short; of some none can hit. */
export const neededIn =
  (language: Language) =>
  (needed: number | null): string =>
    needed === null ? wordsIn[language].noHit : wordsIn[language].needed(needed)
export const neededShort = (needed: number | null): string => (needed === null ? '–' : `${needed}+`)

export const coverIn = (language: Language): string => wordsIn[language].covered

/** What stands beside who fires once all who react have answered. */
export const waitsIn = (language: Language): string => wordsIn[language].waits

/** What stands against a volley, to be said after the number that it needs. */
export const againstIn =
  (language: Language) =>
  ({ covered, long }: { readonly covered: boolean; readonly long: boolean }): string =>
    [...(covered ? [wordsIn[language].covered] : []), ...(long ? [wordsIn[language].long] : [])]
      .map((words) => `, ${words}`)
      .join('')
