import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { en, type ResultWords } from './words.en.ts'
import { fr } from './words.fr.ts'

const both: Readonly<Record<Language, ResultWords>> = { en, fr: spaced(fr) }
export const resultWords = (language: Language): ResultWords => both[language]
