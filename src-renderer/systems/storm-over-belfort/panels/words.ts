import type { Language } from '../../../../src-main/contract/settings.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { spaced } from '../../../text/language/french.ts'
import { en, type PanelWords } from './words.en.ts'
import { fr } from './words.fr.ts'

const both: Readonly<Record<Language, PanelWords>> = { en, fr: spaced(fr) }
/** The name of a side at the beginning of a line. */
export function sideTitle({ setting, language }: Pick<AsideProps, 'setting' | 'language'>, side: string): string {
  const name = setting.sides[side === 'french' ? 0 : 1]?.[language] ?? side
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export const wordsIn = (language: Language): PanelWords => both[language]
