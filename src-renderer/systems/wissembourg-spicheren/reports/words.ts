import type { Language } from '../../../../src-main/contract/settings.ts'
import { en, type ReportWords } from './words.en.ts'
import { fr } from './words.fr.ts'

const both: Readonly<Record<Language, ReportWords>> = { en, fr }
export const wordsIn = (language: Language): ReportWords => both[language]
