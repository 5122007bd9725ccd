import type { Language } from '../../../src-main/contract/settings.ts'
import type { Mark } from '../../counters/face.ts'

export type MarkId = 'routing' | 'chits' | 'dismounted'

type TableWords = {
  /** The marks on units, the most urgent first. */
  readonly marks: readonly (Mark & { readonly id: MarkId })[]
  readonly formation: Readonly<Record<string, string>>
  /** A unit's facing, of twelve. */
  readonly facing: (facing: number) => string
  readonly emperor: string
}

const winds = {
  en: ['north', 'north-north-east', 'east-north-east', 'east', 'east-south-east', 'south-south-east'],
  fr: ['nord', 'nord-nord-est', 'est-nord-est', 'est', 'est-sud-est', 'sud-sud-est'],
} as const
const opposite = {
  en: ['south', 'south-south-west', 'west-south-west', 'west', 'west-north-west', 'north-north-west'],
  fr: ['sud', 'sud-sud-ouest', 'ouest-sud-ouest', 'ouest', 'ouest-nord-ouest', 'nord-nord-ouest'],
} as const

const wind = (language: Language, facing: number): string =>
  [...winds[language], ...opposite[language]][facing] ?? String(facing)

/** Before a vowel the article is shortened: « l’est ». */
const withArticle = (word: string): string => (/^[aeiou]/.test(word) ? `l’${word}` : `le ${word}`)

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    marks: [
      { id: 'routing', drawing: 'white-flag', words: 'routing' },
      { id: 'chits', drawing: 'burst', words: 'has morale chits' },
      { id: 'dismounted', drawing: 'half-disc', words: 'dismounted' },
    ],
    formation: {
      skirmish: 'in skirmish order',
      line: 'in line',
      column: 'in column',
      'road-column': 'in road column',
      square: 'in square',
      unlimbered: 'in position',
      limbered: 'limbered',
    },
    facing: (facing) => `facing ${wind('en', facing)}`,
    emperor: 'The Emperor',
  },
  fr: {
    marks: [
      { id: 'routing', drawing: 'white-flag', words: 'en déroute' },
      { id: 'chits', drawing: 'burst', words: 'a des jetons de moral' },
      { id: 'dismounted', drawing: 'half-disc', words: 'à pied' },
    ],
    formation: {
      skirmish: 'en tirailleurs',
      line: 'en ligne',
      column: 'en colonne',
      'road-column': 'en colonne de route',
      square: 'en carré',
      unlimbered: 'en batterie',
      limbered: 'sur avant-trains',
    },
    facing: (facing) => `face à ${withArticle(wind('fr', facing))}`.replace('à le ', 'au '),
    emperor: 'L’Empereur',
  },
}
