import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type JournalFilter, filterLines, noFilter } from '../journal/filter-lines.ts'
import { JournalFilters } from './JournalFilters.tsx'
import { JournalList } from './JournalList.tsx'
import { LuckLedger } from './LuckLedger.tsx'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { askJournal, journalAsked } from '../at-table/ask-journal.ts'
import { useJournal } from './use-journal.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useStore } from '../state/store.ts'

/** So many entries are shown at first: nobody reads further without asking. */
const portion = 40
const more = 200

type Props = { readonly choice: JournalFilter; readonly onChoose: (choice: JournalFilter) => void }

/** What happened, as far as the one who looks was told. */
export function Journal({ choice, onChoose }: Props) {
  const onShow = useShowOnMap()
  const naming = useNaming()
  const { journal } = naming.text
  const { lines, periods, system } = useJournal()
  const [most, setMost] = useState(portion)
  const wanted = useDeferredValue(choice)
  const asked = useStore(journalAsked, ({ stop }) => stop)
  const answer = useEffectEvent((stop: number) => {
    const period = lines.find(({ entry }) => entry.stop >= stop)?.period ?? null
    onChoose({ ...noFilter, period, newestFirst: false })
    askJournal(null)
  })
  useEffect(() => {
    if (asked !== null) answer(asked)
  }, [asked])
  const chosen = useMemo(() => filterLines(lines, wanted, naming.language), [lines, wanted, naming.language])
  const told = useMemo(() => new Set(lines.map(({ period }) => period)), [lines])
  const isAll = wanted.category === null && wanted.side === null && wanted.period === null && wanted.search === ''
  return (
    <section className="journal" aria-labelledby="journal-heading">
      <h2 id="journal-heading">{journal.heading}</h2>
      {lines.length === 0 ? (
        <p className="hint">{journal.empty}</p>
      ) : (
        <>
          <JournalFilters
            choice={choice}
            periods={periods}
            told={told}
            onChoose={(next) => {
              onChoose(next)
              setMost(portion)
            }}
          />
          <output className={isAll ? 'announced' : 'hint'}>
            {chosen.length === 0 ? journal.nothing : journal.count(chosen.length)}
          </output>
          <p className="announced">{journal.keys}</p>
          <JournalList
            lines={chosen.slice(0, most)}
            periods={periods}
            system={system}
            naming={naming}
            onShow={onShow}
          />
          {chosen.length > most && (
            <button type="button" className="plain" onClick={() => setMost(most + more)}>
              {wanted.newestFirst ? journal.older : journal.newer}
            </button>
          )}
          <LuckLedger lines={lines} system={system} naming={naming} />
        </>
      )}
    </section>
  )
}
