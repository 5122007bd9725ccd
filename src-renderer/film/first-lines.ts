import type { LineInWords } from '../at-table/use-entries-in-words.ts'
import { newsFirst } from '../journal/news.ts'
import { joinSentences } from '../journal/words.ts'
import type { Text } from '../text/en.ts'

/**
 * A step with more than `most` lines (such as a whole set-up) shows its `first` lines, or up to `most` of its news; the
 * rest is shown on demand.
 */
const most = 6
const first = 3

/** The lines of a step that are shown at once, news first, and those shown on demand. */
export function firstLines<T extends Pick<LineInWords, 'isNews'>>(
  told: readonly T[],
): { readonly shown: readonly T[]; readonly others: readonly T[] } {
  if (told.length <= most) return { shown: told, others: [] }
  const lines = newsFirst(told, ({ isNews }) => isNews)
  const shown = Math.min(most, Math.max(first, told.filter(({ isNews }) => isNews).length))
  return { shown: lines.slice(0, shown), others: lines.slice(shown) }
}

/**
 * The words of a step in one row: its results, without dice and without lines that only repeat the act. Of more than
 * six such lines it has the news or the first lines, and the number of the others.
 */
export function rowOfWords(told: readonly LineInWords[], { film: words }: Text): string {
  const said = told.filter(({ isDraw }) => !isDraw)
  const results = said.filter(({ isEcho }) => !isEcho)
  const lines = [results, said, told].find(({ length }) => length > 0) ?? []
  const { shown, others } = firstLines(lines)
  if (others.length === 0) return joinSentences(shown.map((one) => one.words))
  const news = shown.filter(({ isNews }) => isNews)
  const main = news.length > 0 ? news : shown.slice(0, 1)
  return joinSentences([...main.map((one) => one.words), words.more(lines.length - main.length)])
}
