import type { Handbook } from '../../src-main/contract/games.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Book } from '../rule-links/book.ts'
import { RuleArticle } from './RuleArticle.tsx'

/** All rules with their charts, chapter by chapter, for printing. */
export function WholeHandbook({ handbook, book }: { readonly handbook: Handbook; readonly book: Book }) {
  const text = useText()
  const language = useView((view) => view.language)
  return (
    <div className="rules-whole">
      <h2>{text.rules.heading}</h2>
      {handbook.map(({ id, title, articles }) => (
        <section key={id}>
          <h3 className="rules-whole-chapter">{title[language]}</h3>
          {articles.map((article) => (
            <RuleArticle key={article.id} rule={book.get(article.id)!} />
          ))}
        </section>
      ))}
    </div>
  )
}
