import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { orders as en } from './words.en.ts'
import { orders as fr } from './words.fr.ts'

export type OrderWords = typeof en
const both: Readonly<Record<Language, OrderWords>> = { en, fr: spaced(fr) }
export const orderWords = (language: Language): OrderWords => both[language]
