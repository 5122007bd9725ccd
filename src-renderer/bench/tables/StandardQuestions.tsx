import { percentIn } from '../../text/chances.ts'
import { useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

/** Common questions with their exact chances by these tables, and by the rulebook's if those differ. */
export function StandardQuestions() {
  const { standard: words } = useText().bench.tables
  const { draft, language } = useAtBench()
  const odds = useView((view) => view.bench?.standard ?? null)
  if (odds === null || odds.questions.length === 0) return null
  const percent = percentIn(language)
  return (
    <section className="aid-standard" aria-label={words.heading} aria-busy={odds.ground !== draft.ground}>
      {odds.questions.map(({ id, title, answers }) => (
        <div key={id}>
          <p>{title[language]}</p>
          {answers.some(({ after }) => after === null) ? (
            <p className="hint">{words.waits}</p>
          ) : (
            <dl>
              {answers.map((answer) => {
                const { before, after } = answer
                const isMoved = after !== null && percent(after) !== percent(before)
                return (
                  <div key={answer.id} className={isMoved ? 'is-moved' : undefined}>
                    <dt>{answer.title[language]}</dt>
                    <dd>{percent(after ?? before)}</dd>
                    {isMoved && <dd className="quiet">{words.was(percent(before))}</dd>}
                  </div>
                )
              })}
            </dl>
          )}
        </div>
      ))}
    </section>
  )
}
