import type { Json } from '#engine/kernel/values/result.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { percentIn } from '../../../text/chances.ts'
import { orderWords } from './words.ts'

/** The questions whose answers show their chances. */
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

/** The aim of an answer is the first of these in its outcome: for an attack to take the hex, for a test to pass it. */
const aims = ['taken', 'acts', 'moves', 'stands', 'rallied'] as const

/** Certain, with a tolerance for rounding in sums of chances. */
export const isSure = (chance: number): boolean => chance > 1 - 1e-9

/**
 * The note beside an answer: the chance that it reaches its aim; for an attack, without help and with all possible help. Odds are
 * JSON of any system; in these rules they are outcomes by name.
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
