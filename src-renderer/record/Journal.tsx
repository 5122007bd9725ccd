import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type JournalFilter, filterLines, noFilter } from '../journal/filter-lines.ts'
import { JournalFilters } from './JournalFilters.tsx'
import { JournalList } from './JournalList.tsx'
import { LuckLedger } from './LuckLedger.tsx'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { openJournal, journalRequest } from '../at-table/open-journal.ts'
import { useJournal } from './use-journal.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useStore } from '../state/kit/store.ts'

/** The number of lines shown at first, and added by each press of the button. */
const firstLines = 40
const moreLines = 200

type Props = { readonly filter: JournalFilter; readonly onFilter: (filter: JournalFilter) => void }

/** The journal of the game as the viewer knows it, with its filters and the account of luck. */
export function Journal({ filter, onFilter }: Props) {
  const onShow = useShowOnMap()
  const naming = useNaming()
  const { journal } = naming.text
  const { lines, periods, system } = useJournal()
  const [limit, setLimit] = useState(firstLines)
  const applied = useDeferredValue(filter)
  const requestedStop = useStore(journalRequest, ({ stop }) => stop)
  const showPeriodOf = useEffectEvent((stop: number) => {
    const period = lines.find(({ entry }) => entry.stop >= stop)?.period ?? null
    onFilter({ ...noFilter, period, newestFirst: false })
    openJournal(null)
  })
  useEffect(() => {
    if (requestedStop !== null) showPeriodOf(requestedStop)
  }, [requestedStop])
  const matching = useMemo(() => filterLines(lines, applied, naming.language), [lines, applied, naming.language])
  const filledPeriods = useMemo(() => new Set(lines.map(({ period }) => period)), [lines])
  const filledCategories = useMemo(() => new Set(lines.flatMap((line) => line.categories)), [lines])
  const isAll = applied.category === null && applied.side === null && applied.period === null && applied.search === ''
  return (
    <section className="journal" aria-labelledby="journal-heading">
      <h2 id="journal-heading">{journal.heading}</h2>
      {lines.length === 0 ? (
        <p className="hint">{journal.empty}</p>
      ) : (
        <>
          <JournalFilters
            filter={filter}
            periods={periods}
            filledPeriods={filledPeriods}
            filledCategories={filledCategories}
            onFilter={(next) => {
              onFilter(next)
              setLimit(firstLines)
            }}
          />
          <output className={isAll ? 'announced' : 'hint'}>
            {matching.length === 0 ? journal.nothing : journal.count(matching.length)}
          </output>
          <p className="announced">{journal.keys}</p>
          <JournalList
            lines={matching.slice(0, limit)}
            periods={periods}
            system={system}
            naming={naming}
            onShow={onShow}
          />
          {matching.length > limit && (
            <button type="button" className="plain" onClick={() => setLimit(limit + moreLines)}>
              {applied.newestFirst ? journal.older : journal.newer}
            </button>
          )}
          <LuckLedger lines={lines} system={system} naming={naming} />
        </>
      )}
    </section>
  )
}
