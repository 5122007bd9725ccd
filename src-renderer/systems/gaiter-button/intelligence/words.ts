import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { type BookWords, en } from './words.en.ts'
import { fr } from './words.fr.ts'

const all: Readonly<Record<Language, BookWords>> = { en, fr: spaced(fr) }
export const wordsIn = (language: Language): BookWords => all[language]
