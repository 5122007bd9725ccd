import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  strip: 'The course of the battle',
  track: 'Turns until dark',
  losses: 'Losses',
  lossesOf: (side: string, lost: number, all: number, units: number): string =>
    `${side}: ${lost} of ${all} points, ${units} ${units === 1 ? 'unit' : 'units'}`,
}
type StripWords = typeof en

const fr: StripWords = {
  strip: 'Le cours de la bataille',
  track: 'Les tours jusqu’à la nuit',
  losses: 'Pertes',
  lossesOf: (side, lost, all, units) =>
    `${side} : ${lost} ${lost < 2 ? 'point' : 'points'} sur ${all}, ${units} ${units < 2 ? 'unité' : 'unités'}`,
}

const both: Readonly<Record<Language, StripWords>> = { en, fr: spaced(fr) }
export const stripWords = (language: Language): StripWords => both[language]
