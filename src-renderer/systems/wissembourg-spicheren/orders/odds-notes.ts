import type { Json } from '#engine/kernel/values/result.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { percentIn } from '../../../text/chances.ts'
import { orderWords } from './words.ts'

/** The questions whose answers have their chances beside them. */
const kinds: ReadonlySet<string> = new Set([
  'activation',
  'barrages',
  'declaration',
  'participation',
  'defence',
  'split',
  'evasion',
  'hit',
  'chief-moves',
  'rallies',
])

export const hasOddsBeside = ({ kind }: Question): boolean => kinds.has(kind)

type Outcome = Readonly<Record<string, number>>

/** What an answer is for, by the first of these that its outcome tells: an attack to take a hex, a test to be passed. */
const aims = ['taken', 'acts', 'moves', 'stands', 'rallied'] as const

/** Sums of chances are a little off. */
export const isSure = (chance: number): boolean => chance > 1 - 1e-9

/**
 * What stands beside an answer: how likely it comes to what it is for; of an attack without help and with all that may come. Odds are
 * JSON of any system; those of these rules are outcomes by name.
 */
export function oddsNote(odds: Json, language: Language): string | null {
  const { outcome, helped } = odds as unknown as { readonly outcome?: Outcome; readonly helped?: Outcome } // as above
  if (outcome === undefined) return null
  const words = orderWords(language).odds
  const percent = percentIn(language, 0)
  const { nothing } = outcome
  if (nothing !== undefined) return isSure(nothing) ? words.nothing : words.effect(percent(1 - nothing))
  const aim = aims.find((one) => outcome[one] !== undefined)
  if (aim === undefined) return null
  const alone = percent(outcome[aim] ?? 0)
  const withHelp = helped?.[aim]
  return withHelp === undefined || percent(withHelp) === alone
    ? words[aim](alone)
    : words.helped(words[aim](alone), percent(withHelp))
}
