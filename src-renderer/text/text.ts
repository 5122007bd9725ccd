import type { Language } from '../../src-main/contract/settings.ts'
import { en, type Text } from './en.ts'
import { fr } from './fr.ts'

const texts: Readonly<Record<Language, Text>> = { en, fr }

export function textIn(language: Language): Text {
  return texts[language]
}
