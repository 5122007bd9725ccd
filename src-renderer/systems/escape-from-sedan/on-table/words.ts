import type { Language } from '../../../../src-main/contract/settings.ts'

const wordsIn = {
  en: { covered: 'in cover', long: 'at long range' },
  fr: { covered: 'à couvert', long: 'à longue portée' },
} as const

export const coverIn = (language: Language): string => wordsIn[language].covered

/** What stands against a volley, to be said after the number that it needs. */
export const againstIn =
  (language: Language) =>
  ({ covered, long }: { readonly covered: boolean; readonly long: boolean }): string =>
    [...(covered ? [wordsIn[language].covered] : []), ...(long ? [wordsIn[language].long] : [])]
      .map((words) => `, ${words}`)
      .join('')
