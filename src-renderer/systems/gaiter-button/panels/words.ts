import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { en, type PanelWords } from './words.en.ts'
import { fr } from './words.fr.ts'

const all: Readonly<Record<Language, PanelWords>> = { en, fr: spaced(fr) }
export const wordsIn = (language: Language): PanelWords => all[language]
