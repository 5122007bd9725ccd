import type { Chart, Handbook, RulesAtHand } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'

type Article = Handbook[number]['articles'][number]

/** A rule with its chapter, charts and neighbours. */
export type BookRule = {
  readonly article: Article
  readonly chapter: Words
  readonly charts: readonly Chart[]
  readonly previous: Article | null
  readonly next: Article | null
}

export type Book = ReadonlyMap<string, BookRule>

/** Indexes the handbook: every rule by its id, with its charts and its neighbours in the order of the book. */
export function bookOf({ handbook, charts }: RulesAtHand): Book {
  const all = handbook.flatMap(({ title, articles }) => articles.map((article) => ({ article, chapter: title })))
  return new Map(
    all.map(({ article, chapter }, index) => [
      article.id,
      {
        article,
        chapter,
        charts: charts.filter(({ rule }) => rule === article.id),
        previous: all[index - 1]?.article ?? null,
        next: all[index + 1]?.article ?? null,
      },
    ]),
  )
}
