import type { CombatReport, Fate, AnyReport, Roll } from '#engine/wissembourg-spicheren/window-types.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { ReportWords } from './words.en.ts'

/** Reports in words, for cards and for the report of a turn. */

export const reportIn = (told: JsonObject): AnyReport => told as unknown as AnyReport // made by these rules

export const totalOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { value }) => sum + value, 0)
export const dieOf = (lines: readonly LedgerLine[]): number => lines.find(({ label }) => label === 'die')?.value ?? 0

export const resultOf = ({ result }: Roll, words: ReportWords): string => words.results[result] ?? ''

/** How an attack ended, in a sentence. */
export function endOf(report: CombatReport, named: Named, { ends }: ReportWords): string {
  const { advanced, objective, assault, attackers, fates } = report
  if (advanced !== null) return (objective ? ends.takenWith : ends.taken)(named(advanced))
  if (assault !== null) return ends.held
  const isGone = (unit: string): boolean =>
    fates.some((one) => one.unit === unit && (one.eliminated || one.retreat.length > 0))
  return attackers.every(isGone) ? ends.repulsed : ends.left
}

/** The fate of a counter in a few words. */
export function fateInWords(one: Fate, named: Named, { fate: words, unharmed }: ReportWords): string {
  const { tests, steps, disorganised, eliminated, refused, retreat, cornered, danger, fell } = one
  const goal = retreat.at(-1)
  const parts = [
    ...tests.map(({ ledger, needed, passed }) => words.test(totalOf(ledger), needed, passed)),
    ...(refused ? [words.refused] : []),
    ...(cornered ? [words.cornered] : []),
    ...(steps > 0 ? [words.steps(steps)] : []),
    ...(disorganised && !eliminated ? [words.disorganised] : []),
    ...(goal === undefined || eliminated ? [] : [words.retreat(named(goal))]),
    ...(eliminated ? [words.eliminated] : []),
    ...(danger === null ? [] : [words.danger(danger, fell)]),
    ...(fell ? [words.fell] : []),
  ]
  return parts.length === 0 ? unharmed : parts.join(', ')
}

type Named = (id: string) => string
