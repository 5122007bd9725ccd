import type { ChargeOdds, VolleyOdds } from '#engine/escape-from-sedan/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { orderWords } from './words.ts'

/** The verbs whose odds are told beside their answers: a volley in reaction, a charge and who joins it, and who stands against one. */
const told: Readonly<Record<string, 'volley' | 'charge'>> = {
  volley: 'volley',
  charge: 'charge',
  'join-charge': 'charge',
  'charge-home': 'charge',
  stand: 'charge',
}

export const hasOddsBeside = ({ answers }: Question): boolean => answers.some(({ verb }) => told[verb] !== undefined)

/** What stands beside an answer of such a verb. Odds are JSON of any system; these are made by these rules. */
export function oddsNote(verb: string, odds: Json, language: Language): string | null {
  const { words, against, needed, number, percent, space } = orderWords(language)
  if (told[verb] === 'volley') {
    const volley = odds as unknown as VolleyOdds // as above
    return space(words.shot(volley.dice, needed(volley.needed), against(volley), number(volley.loss)))
  }
  if (told[verb] !== 'charge') return null
  const { passes, stands, wins } = odds as unknown as ChargeOdds // as above
  const parts = [
    ...(passes === undefined || passes === 1 ? [] : [words.passes(percent(passes))]),
    ...(stands === undefined ? [] : [(verb === 'stand' ? words.holds : words.stands)(percent(stands))]),
    ...(wins === undefined ? [] : [words.wins(percent(wins))]),
  ]
  return parts.length === 0 ? null : space(parts.join(', '))
}
