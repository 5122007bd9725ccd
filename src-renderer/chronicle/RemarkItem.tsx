import type { Advice, Remark } from '../../src-main/contract/advice.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useTable } from '../at-table/use-play.ts'
import { useEntriesInWords } from '../at-table/use-entries-in-words.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

/** An action and the comment on it. */
export function RemarkItem({ remark }: { readonly remark: Remark }) {
  const app = useApp()
  const { counsel, saidOf } = useText()
  const { remarks: words } = counsel
  const language = useView((view) => view.language)
  const inBrief = useEntriesInWords()
  const lastStop = useTable()?.stop ?? 0
  const { stop, done, asked, told, advice, alike, against } = remark
  const { best, others } = advice
  const said = inBrief(told).slice(0, MOST_TOLD)
  const inItself = asked === null ? done[language] : `${asked[language]} ${done[language]}`
  return (
    <li>
      <p className="remark-done">
        <strong>{words.did}</strong> {said.length === 0 ? inItself : said.map((one) => one.words).join(' ')}{' '}
        <button
          type="button"
          className="journal-moment"
          title={words.show}
          aria-label={saidOf(words.show, String(stop))}
          onClick={() => app.play.lookAt(Math.min(stop, lastStop))}
        >
          {stop}
        </button>
      </p>
      {against !== null && (
        <p className="bad">
          {words.against} {against[language]}
        </p>
      )}
      {alike ? (
        <p className="good">
          {words.agrees} {best.purpose?.[language]}
        </p>
      ) : (
        <p>
          {words.instead} <ThoughtInWords thought={best} />
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.others}</summary>
          <ul>
            {others.map((one) => (
              <li key={JSON.stringify(one.does)}>
                <ThoughtInWords thought={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** Maximum number of lines; only the beginning of a long battle is told here. */
const MOST_TOLD = 4

function ThoughtInWords({ thought: { does, title, purpose, worth } }: { readonly thought: Advice['best'] }) {
  const { counsel } = useText()
  const language = useView((view) => view.language)
  const { ui } = useAtTable()
  const inWords = 'order' in does ? (ui?.orderInWords?.(does.order) ?? null) : null
  return (
    <>
      {inWords ?? title[language]}. {purpose?.[language]}{' '}
      {worth !== null && <span className="tabular">({counsel.worth(worth)})</span>}
    </>
  )
}
