import type { LineInWords } from '../at-table/use-entries-in-words.ts'
import type { NamedThing } from '../journal/lines.ts'
import type { Naming } from '../journal/words.ts'
import { firstLines } from './first-lines.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'

type Props = {
  readonly lines: readonly LineInWords[]
  readonly naming: Naming
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
}

/**
 * The entries of a step: each sentence links to its place on the map and to its rule. The rest of a long step is shown
 * on demand.
 */
export function FrameEntries({ lines, naming, onShow }: Props) {
  const { shown, others } = firstLines(lines)
  return (
    <>
      <Entries lines={shown} naming={naming} onShow={onShow} />
      {others.length > 0 && (
        <details>
          <summary>{naming.text.film.more(others.length)}</summary>
          <Entries lines={others} naming={naming} onShow={onShow} />
        </details>
      )}
    </>
  )
}

function Entries({ lines, naming, onShow }: Props) {
  return (
    <ul className="film-said">
      {lines.map(({ words, things, rule }, index) => (
        <li key={index}>
          {onShow !== null && things.length > 0 ? (
            <button
              type="button"
              className="journal-words"
              title={naming.text.journal.show}
              onClick={() => onShow(things)}
            >
              {words}
            </button>
          ) : (
            <span>{words}</span>
          )}
          {rule !== undefined && rule !== '' && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  )
}
