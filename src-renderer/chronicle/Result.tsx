import { kindOf } from '../journal/lines.ts'
import { entryInWords } from '../journal/words.ts'
import { useTable } from '../at-table/use-play.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'
import { useText } from '../state/use-app.ts'
import type { ChronicleData } from './use-chronicle.ts'

/** How the game ended, and the reasons. */
export function Result({ data }: { readonly data: ChronicleData }) {
  const { chronicle: text } = useText()
  const table = useTable()
  if (table === null || table.ending === null) return null
  const { ending, title } = table.ending
  const { plan, byDay, naming } = data
  const rule = plan.end.ruleOf(ending)
  const counted = byDay.flat().filter(({ entry }) => plan.end.kinds.includes(kindOf(entry)))
  return (
    <section className="course-result leaf" aria-labelledby="result-heading">
      <h3 id="result-heading">{text.result}</h3>
      <p className="course-ending">{title[naming.language]}</p>
      {rule !== null && (
        <p>
          <RuleLink rule={rule} titled />
        </p>
      )}
      {counted.length > 0 && (
        <>
          <h4>{text.why}</h4>
          <ul className="findings">
            {counted.map(({ at, entry }) => {
              const isMet = plan.end.metIn(entry)
              return (
                <li key={at} className={isMet === null ? undefined : isMet ? 'good' : 'middle'}>
                  {entryInWords(entry, naming)} {isMet !== null && <em>({isMet ? text.met : text.notMet})</em>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
