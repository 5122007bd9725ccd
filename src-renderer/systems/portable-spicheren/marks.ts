import type { Language } from '../../../src-main/contract/settings.ts'
import type { Mark } from '../../counters/face.ts'
import { spacedFrench } from '../../text/language/french.ts'

/** The marks on counters, the most urgent first. */
const rows = [
  { id: 'suppressed', drawing: 'stopped-muzzle', en: 'suppressed', fr: 'neutralisé' },
  { id: 'engaged', drawing: 'burst', en: 'engaged', fr: 'engagé' },
  { id: 'fired', drawing: 'smoking-muzzle', en: 'has fired', fr: 'a tiré' },
] as const
export type MarkId = (typeof rows)[number]['id']

const marksIn = (language: Language): readonly (Mark & { readonly id: MarkId })[] =>
  rows.map(({ id, drawing, en, fr }) => ({ id, drawing, words: language === 'en' ? en : spacedFrench(fr) }))
export const marks = { en: marksIn('en'), fr: marksIn('fr') } as const
