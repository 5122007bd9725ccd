import { useText, useView } from '../state/use-app.ts'
import type { BookRule } from '../rule-links/book.ts'
import { ChartTable } from './ChartTable.tsx'
import { openRule } from '../rule-links/open-rule.ts'
import { partsOf } from '../rule-links/parts-of.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'
import { RuleNumber } from '../rule-links/RuleNumber.tsx'

/** One rule: its number and title, its text with links to other rules, and its charts. */
export function RuleArticle({ rule: { article, chapter, charts, previous, next } }: { readonly rule: BookRule }) {
  const text = useText()
  const language = useView((view) => view.language)
  const passage = article[language]
  return (
    <article className="rule">
      <p className="rule-chapter">{chapter[language]}</p>
      <h3 className="rule-heading" tabIndex={-1}>
        <RuleNumber section={article.section} />
        {passage.title}
      </h3>
      <p className="rule-text">
        {partsOf(passage.text).map((part, index) =>
          index % 2 === 1 ? <RuleLink key={`${index} ${part}`} rule={part} titled /> : part,
        )}
      </p>
      {charts.length > 0 && (
        <section aria-label={text.rules.charts} className="rule-charts">
          {charts.map((chart) => (
            <ChartTable key={chart.id} chart={chart} />
          ))}
        </section>
      )}
      <nav className="rule-around" aria-label={text.rules.around}>
        {previous !== null && (
          <button type="button" className="link" onClick={() => openRule(previous.id)}>
            {text.rules.previous(previous[language].title)}
          </button>
        )}
        {next !== null && (
          <button type="button" className="link" onClick={() => openRule(next.id)}>
            {text.rules.next(next[language].title)}
          </button>
        )}
      </nav>
    </article>
  )
}
