import { PartGuard } from '../parts/PartGuard.tsx'
import { useNaming } from '../at-table/use-naming.ts'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { useShownTable } from '../at-table/use-play.ts'
import { useLatest } from './use-latest.ts'

/** The latest events, beside the map while the record is folded. */
export function LatestLines() {
  const shown = useShownTable()
  return (
    <PartGuard of={shown}>
      <Lines />
    </PartGuard>
  )
}

function Lines() {
  const { journal } = useNaming().text
  const onShow = useShowOnMap()
  const rows = useLatest()
  return (
    <section className="latest" aria-label={journal.latest}>
      <h2 className="label">{journal.latest}</h2>
      {rows.length === 0 && <p className="hint">{journal.empty}</p>}
      <ol>
        {rows.map(({ key, words, whole, things, leads }) => (
          <li key={key} className={leads ? 'leads' : undefined}>
            {things.length > 0 && onShow !== null ? (
              <button type="button" tabIndex={-1} title={whole} onClick={() => onShow(things)}>
                {words}
              </button>
            ) : (
              <span title={whole}>{words}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
