import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { spacedFrench } from '../../../text/language/french.ts'

/** French abbreviations printed on counters, and their English equivalents. */
const inEnglish: Readonly<Record<string, string>> = {
  DI: 'ID',
  DC: 'CD',
  DRC: 'RCD',
  'bav.': 'Bav.',
  'wurt.': 'Württ.',
}

/** A name as it is printed on a counter, such as “1re DI bav.”, in the language of the window: “1st Bav. ID”. */
export function printedIn(language: Language, name: string): string {
  if (language === 'fr') return spacedFrench(name)
  const [kind = '', land = ''] = name.replace(/^\d+(?:re|er|e) /, '').split(' ')
  const english = inEnglish[kind]
  if (english === undefined) return name
  const number = /^(\d+)(?:re|er|e) /.exec(name)?.[1]
  return [number === undefined ? '' : ordinal(Number(number)), inEnglish[land] ?? land, english]
    .filter(Boolean)
    .join(' ')
}

/** The name of a leader where the French print of the counters is not shown. */
export const leaderIn =
  (names: Setting['names'], language: Language) =>
  (leader: string): string | undefined =>
    language === 'fr' ? undefined : names[leader]?.[language]

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
export const ordinal = (number: number): string => `${number}${endings.get(rules.select(number)) ?? 'th'}`
