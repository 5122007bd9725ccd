import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { en, type OrderWords } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { OrderWords }
const both: Readonly<Record<Language, OrderWords>> = { en, fr: spaced(fr) }
export const orderWords = (language: Language): OrderWords => both[language]
