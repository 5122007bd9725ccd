import type { Brief } from '../at-table/use-in-brief.ts'
import { joinSentences } from '../journal/words.ts'
import type { Text } from '../text/en.ts'

/** Of a step that tells more than this, as a whole set-up, the first lines are shown, and the others on demand. */
const most = 6
const first = 3

/** The lines of a step that are shown at once, and those that are shown on demand. */
export const inShort = <T>(told: readonly T[]): { readonly shown: readonly T[]; readonly others: readonly T[] } =>
  told.length <= most ? { shown: told, others: [] } : { shown: told.slice(0, first), others: told.slice(first) }

/** What a step tells in one row: all of it, or the first that was no mere die, and how much more there is. */
export function rowOfWords(told: readonly Brief[], { film: words }: Text): string {
  const { shown, others } = inShort(told)
  if (others.length === 0) return joinSentences(shown.map((one) => one.words))
  const main = told.find(({ isDraw }) => !isDraw) ?? told[0]
  return joinSentences([...(main === undefined ? [] : [main.words]), words.more(told.length - 1)])
}
