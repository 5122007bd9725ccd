import type { Handbook } from '../../src-main/contract/games.ts'
import { useText, useView } from '../state/use-app.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { RuleNumber } from '../rule-links/RuleNumber.tsx'

/** The table of contents: chapters that unfold to their rules. */
export function RulesContents({ handbook }: { readonly handbook: Handbook }) {
  const text = useText()
  const language = useView((view) => view.language)
  if (handbook.length === 0) return <p className="hint">{text.rules.none}</p>
  return (
    <div className="rules-contents">
      <h3 className="rule-heading" tabIndex={-1}>
        {text.rules.contents}
      </h3>
      {handbook.map(({ id, title, articles }) => (
        <details key={id} name="rules-chapter">
          <summary>
            {title[language]} <span className="hint">{text.rules.articles(articles.length)}</span>
          </summary>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <button type="button" className="link" onClick={() => openRule(article.id)}>
                  <RuleNumber section={article.section} />
                  {article[language].title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
