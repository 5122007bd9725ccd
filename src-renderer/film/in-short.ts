import type { Brief } from '../at-table/use-in-brief.ts'
import { newsFirst } from '../journal/news.ts'
import { joinSentences } from '../journal/words.ts'
import type { Text } from '../text/en.ts'

/**
 * Of a step that tells more than this, as a whole set-up, the first lines are shown, and the others on demand; what nobody may miss is shown up to so
 * many lines.
 */
const most = 6
const first = 3

/** The lines of a step that are shown at once, first what nobody may miss, and those that are shown on demand. */
export function inShort<T extends Pick<Brief, 'isNews'>>(
  told: readonly T[],
): { readonly shown: readonly T[]; readonly others: readonly T[] } {
  if (told.length <= most) return { shown: told, others: [] }
  const lines = newsFirst(told, ({ isNews }) => isNews)
  const shown = Math.min(most, Math.max(first, told.filter(({ isNews }) => isNews).length))
  return { shown: lines.slice(0, shown), others: lines.slice(shown) }
}

/**
 * What a step tells in one row: all of it, or what nobody may miss, and where there is nothing of that the first that was no mere die; and how
 * much more there is.
 */
export function rowOfWords(told: readonly Brief[], { film: words }: Text): string {
  const { shown, others } = inShort(told)
  if (others.length === 0) return joinSentences(shown.map((one) => one.words))
  const news = shown.filter(({ isNews }) => isNews)
  const main = news.length > 0 ? news : [told.find(({ isDraw }) => !isDraw) ?? shown[0]!] // more than six were told
  return joinSentences([...main.map((one) => one.words), words.more(told.length - main.length)])
}
