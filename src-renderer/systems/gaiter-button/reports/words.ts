import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { reports as en } from './words.en.ts'
import { reports as fr } from './words.fr.ts'

const both: Readonly<Record<Language, typeof en>> = { en, fr: spaced(fr) }
export type ReportWords = typeof en
export const reportWords = (language: Language): typeof en => both[language]
