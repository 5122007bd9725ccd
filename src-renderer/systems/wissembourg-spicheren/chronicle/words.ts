import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Words } from '../../../../src-main/contract/words.ts'
import { type ChronicleWords, en } from './words.en.ts'
import { fr } from './words.fr.ts'

const all: Readonly<Record<Language, ChronicleWords>> = { en, fr }
export const periods = { en: en.period, fr: fr.period }
export const wordsIn = (language: Language): ChronicleWords => all[language]
export const inBoth = (of: (words: ChronicleWords) => string): Words => ({ en: of(en), fr: of(fr) })
