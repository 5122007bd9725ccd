import { useEffect } from 'react'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGoTo } from '../at-bench/use-go-to.ts'

/** The differences from the start of the draft: in words, and as arrows on the map. */
export function DifferencePart() {
  const app = useApp()
  const { difference: words } = useText().bench
  const { draft, things, language, placeName } = useAtBench()
  const difference = useView((view) => view.bench?.difference ?? null)
  const goTo = useGoTo()
  useEffect(() => app.bench.readDifference(), [app, draft.number])
  if (difference === null) return null
  const { lines, moved } = difference
  if (lines.length + moved.length === 0) return <p className="hint">{words.none}</p>
  const nameOf = (place: string | null): string => (place === null ? words.off : placeName(place))
  return (
    <>
      {moved.length > 0 && (
        <p className="hint">
          {words.moved(moved.length)} {words.onMap}
        </p>
      )}
      <ul className="bench-lines">
        {lines.map((line, index) => (
          <li key={index}>{line[language]}</li>
        ))}
      </ul>
      <ul className="bench-lines">
        {moved.map(({ thing, was, is }) => (
          <li key={thing}>
            <button type="button" className="link" onClick={() => goTo([thing], is === null ? [] : [is])}>
              {things.get(thing)?.name[language] ?? thing}
            </button>{' '}
            <span className="quiet">{`${nameOf(was)} → ${nameOf(is)}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
