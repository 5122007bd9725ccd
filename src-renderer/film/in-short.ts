import type { Brief } from '../at-table/use-in-brief.ts'
import { joinSentences } from '../journal/words.ts'
import type { Text } from '../text/en.ts'

/** Of a step that tells more than this, as a whole set-up, the first lines are shown, and the others on demand. */
const most = 6
const first = 3

/** The lines of a step that are shown at once, and those that are shown on demand. */
export const inShort = <T>(told: readonly T[]): { readonly shown: readonly T[]; readonly others: readonly T[] } =>
  told.length <= most ? { shown: told, others: [] } : { shown: told.slice(0, first), others: told.slice(first) }

/** What a step tells in one row: all of it, or how it begins and how much more there is. */
export function rowOfWords(told: readonly Brief[], { film: words }: Text): string {
  const { shown, others } = inShort(told.map((one) => one.words))
  return joinSentences(others.length === 0 ? shown : [...shown.slice(0, 1), words.more(told.length - 1)])
}
