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
 * What a step tells in one row: what came of it, without the dice that showed it and what only repeats the act; of more than six such lines what
 * nobody may miss, or the first, and how much more there is.
 */
export function rowOfWords(told: readonly Brief[], { film: words }: Text): string {
  const said = told.filter(({ isDraw }) => !isDraw)
  const results = said.filter(({ isEcho }) => !isEcho)
  const lines = [results, said, told].find(({ length }) => length > 0) ?? []
  const { shown, others } = inShort(lines)
  if (others.length === 0) return joinSentences(shown.map((one) => one.words))
  const news = shown.filter(({ isNews }) => isNews)
  const main = news.length > 0 ? news : shown.slice(0, 1)
  return joinSentences([...main.map((one) => one.words), words.more(lines.length - main.length)])
}
