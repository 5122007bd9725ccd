import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftTables, TableValue } from '../../../src-main/contract/draft-desks.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { AidChart, type EditableValues } from './AidChart.tsx'
import { StandardQuestions } from './StandardQuestions.tsx'
import { inputId } from './ValueInput.tsx'
import './tables.css'

type Chart = DraftTables['charts'][number]

/** The player aid as printed: every number is edited in place, and differences from the rulebook are marked. */
export function TablesDesk() {
  const app = useApp()
  const { tables: words } = useText().bench
  const { draft } = useAtBench()
  const tables = useView((view) => view.bench?.tables ?? null)
  const isRead = tables?.ground === draft.ground
  useEffect(() => {
    if (!isRead) app.bench.readTables()
  }, [app, isRead])
  return (
    <section className="bench-desk aid" aria-label={words.heading} aria-busy={!isRead}>
      {tables === null ? <p className="hint">{words.reading}</p> : <Charts tables={tables} />}
    </section>
  )
}

function Charts({ tables }: { readonly tables: DraftTables }) {
  const app = useApp()
  const { tables: words } = useText().bench
  const { language } = useAtBench()
  const { putBack } = useGestures()
  const sought = useView((view) => view.bench?.sought ?? null)
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  const [onlyChanged, setOnlyChanged] = useState(false)
  const aid = useMemo(
    (): EditableValues => ({
      values: new Map(tables.values.map((value) => [value.address, value])),
      faulty: new Set(faults?.flatMap(({ values }) => values)),
    }),
    [tables, faults],
  )
  const changed = tables.values.filter((value) => value.changed).length + tables.gone
  const marks = useMemo(() => tables.charts.map((chart) => marksOf(chart, aid)), [tables, aid])
  const shown = tables.charts.filter((_, index) => !onlyChanged || changed === 0 || marks[index]!.changed > 0)
  useEffect(() => {
    if (sought === null) return
    document.getElementById(inputId(sought))?.focus()
    app.bench.seek(null)
  }, [app, sought])
  return (
    <>
      <div className="aid-head">
        <p>{words.differs(changed)}</p>
        <label>
          <input
            type="checkbox"
            checked={onlyChanged && changed > 0}
            disabled={changed === 0}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />{' '}
          {words.onlyChanged}
        </label>
        <button type="button" className="plain" disabled={changed === 0} onClick={() => putBack(null)}>
          {words.putAllBack}
        </button>
      </div>
      <StandardQuestions />
      <nav className="aid-contents" aria-label={words.contents}>
        <ul>
          {tables.charts.map((chart, index) => (
            <li key={chart.id}>
              <button
                type="button"
                className={marks[index]!.faulty > 0 ? 'link is-faulty' : 'link'}
                onClick={() => {
                  flushSync(() => setOnlyChanged(false))
                  document.getElementById(`aid-${chart.id}`)?.scrollIntoView({ block: 'start' })
                }}
              >
                {chart.title.text[language]}
                {marks[index]!.changed > 0 && (
                  <span className="aid-count">{words.changedIn(marks[index]!.changed)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it too */}
      <section className="aid-charts" tabIndex={0} aria-label={words.charts}>
        {shown.map((chart) => (
          <AidChart key={chart.id} chart={chart} aid={aid} />
        ))}
      </section>
    </>
  )
}

/** How many values of a chart differ from the rulebook, and how many are at fault. */
function marksOf(
  { title, columns, rows }: Chart,
  { values, faulty }: EditableValues,
): { changed: number; faulty: number } {
  const inside = [title, ...columns, ...rows.flat()]
    .flatMap(({ homes }) => homes)
    .flatMap(({ address }): readonly TableValue[] => {
      const value = values.get(address)
      return value === undefined ? [] : [value]
    })
  return {
    changed: inside.filter((value) => value.changed).length,
    faulty: inside.filter(({ address }) => faulty.has(address)).length,
  }
}
