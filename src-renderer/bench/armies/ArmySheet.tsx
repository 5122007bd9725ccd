import { useEffect } from 'react'
import type { ArmyLine, ArmyList } from '../../../src-main/contract/draft-desks.ts'
import { Counter } from '../../counters/Counter.tsx'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { LineInput } from './LineInput.tsx'

/** A list of the order of battle: a line for each counter, with its current face. */
export function ArmySheet({ list }: { readonly list: ArmyList }) {
  const app = useApp()
  const { armies: words } = useText().bench
  const { language } = useAtBench()
  const sought = useView((view) => view.bench?.sought ?? null)
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  const faulty = new Set(faults?.flatMap(({ values }) => values))
  useEffect(() => {
    if (sought === null) return
    const line = document.getElementById(sought)
    line?.scrollIntoView({ block: 'center' })
    line?.querySelector('input')?.focus()
    app.bench.seek(null)
  }, [app, sought])
  return (
    <table className="aid-chart army-sheet">
      <caption>{list.title[language]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.counter}</th>
          {list.columns.map((column) => (
            <th key={column.id} scope="col" className={`is-${column.input}`}>
              <span>{column.title[language]}</span>
            </th>
          ))}
          <th scope="col">{words.actions}</th>
        </tr>
      </thead>
      <tbody>
        {list.lines.map((line) => (
          <Line key={line.id} list={list} line={line} isFaulty={faulty.has(line.address)} />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = { readonly list: ArmyList; readonly line: ArmyLine; readonly isFaulty: boolean }

function Line({ list, line, isFaulty }: LineProps) {
  const { armies: words } = useText().bench
  const { language, things, faceOf } = useAtBench()
  const { setCell, changeLine } = useGestures()
  const { id, address, values, rulebook } = line
  const name = line.name[language]
  const thing = things.get(id)
  const isChanged = rulebook !== null && JSON.stringify(values) !== JSON.stringify(rulebook)
  const className = [rulebook === null ? 'is-new' : '', isFaulty ? 'is-faulty' : ''].filter(Boolean).join(' ')
  return (
    <tr id={address} className={className}>
      <th scope="row" title={id}>
        {thing === undefined ? name : <Counter face={faceOf(thing)} size={30} title={name} />}
        {rulebook === null && <span className="aid-count">{words.isNew}</span>}
      </th>
      {list.columns.map((column, index) => (
        <td key={column.id}>
          <LineInput
            column={column}
            name={name}
            value={values[index] ?? null}
            rulebook={rulebook === null ? undefined : (rulebook[index] ?? null)}
            onSet={(value) => setCell(list.id, id, column.id, value)}
          />
        </td>
      ))}
      <td className="army-tools">
        {list.mayGrow && (
          <button
            type="button"
            className="link"
            aria-label={words.copyWhat(name)}
            onClick={() => changeLine('copy-line', list.id, id)}
          >
            {words.copy}
          </button>
        )}
        {isChanged && (
          <button
            type="button"
            className="link"
            aria-label={words.putBackWhat(name)}
            onClick={() => changeLine('put-line-back', list.id, id)}
          >
            {words.putBack}
          </button>
        )}
        {list.mayGrow && (
          <button
            type="button"
            className="link"
            aria-label={words.dropWhat(name)}
            onClick={() => changeLine('drop-line', list.id, id)}
          >
            {words.drop}
          </button>
        )}
      </td>
    </tr>
  )
}
