import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Mark } from '../../../counters/face.ts'
import { spacedFrench } from '../../../text/language/french.ts'

/** The marks on counters, the most urgent first. */
const rows = [
  { id: 'exhausted', drawing: 'crossed-disc', en: 'exhausted', fr: 'épuisé' },
  { id: 'diminished', drawing: 'half-disc', en: 'diminished', fr: 'diminué' },
  { id: 'offensive', drawing: 'crossed-sabres', en: 'on the offensive', fr: 'à l’offensive' },
  { id: 'unreliable', drawing: 'question', en: 'unreliable', fr: 'peu sûr' },
  { id: 'fired', drawing: 'smoking-muzzle', en: 'has fired', fr: 'a tiré' },
] as const
export type MarkId = (typeof rows)[number]['id']

const marksIn = (language: Language): readonly (Mark & { readonly id: MarkId })[] =>
  rows.map(({ id, drawing, en, fr }) => ({ id, drawing, words: language === 'en' ? en : spacedFrench(fr) }))
export const marks = { en: marksIn('en'), fr: marksIn('fr') } as const
