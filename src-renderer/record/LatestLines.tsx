import { PartGuard } from '../parts/PartGuard.tsx'
import { useNaming } from '../at-table/use-naming.ts'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { useShownTable } from '../at-table/use-play.ts'
import { lastInBrief } from '../journal/equal-lines.ts'
import { thingsOf } from '../journal/lines.ts'
import { throwInWords } from '../journal/words.ts'
import { useJournal } from './use-journal.ts'

/** So many lines of the journal are shown beside the map; the record has all of them. */
const shownLines = 30

/** What happened last, beside the map while the record is folded: the newest line first. */
export function LatestLines() {
  const shown = useShownTable()
  return (
    <PartGuard of={shown}>
      <Lines />
    </PartGuard>
  )
}

function Lines() {
  const naming = useNaming()
  const onShow = useShowOnMap()
  const { lines, system } = useJournal()
  const { journal } = naming.text
  const latest = lastInBrief(lines, shownLines).toReversed()
  return (
    <section className="latest" aria-label={journal.latest}>
      <h2 className="label">{journal.latest}</h2>
      {latest.length === 0 && <p className="hint">{journal.empty}</p>}
      <ol>
        {latest.map((line, index) => {
          const { at, entry } = line
          const words = throwInWords(line, naming)
          const things = onShow === null ? [] : thingsOf(entry, system)
          return (
            <li key={at} className={entry.stop === latest[index - 1]?.entry.stop ? undefined : 'leads'}>
              {things.length > 0 && onShow !== null ? (
                <button type="button" tabIndex={-1} title={words} onClick={() => onShow(things)}>
                  {words}
                </button>
              ) : (
                <span title={words}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
