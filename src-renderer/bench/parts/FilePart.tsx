import { useEffect } from 'react'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

/** The file of the scenario, with the lines of faults marked. */
export function FilePart() {
  const app = useApp()
  const { file: words } = useText().bench
  const { draft } = useAtBench()
  const text = useView((view) => view.bench?.text ?? null)
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  useEffect(() => app.bench.readText(), [app, draft.number])
  if (text === null) return null
  const wrong = new Set(faults?.flatMap(({ problem }) => (problem.file === text.file ? [problem.line] : [])))
  return (
    <>
      <p className="hint">
        {words.what} <span className="path">{text.file}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <ol className="bench-file" tabIndex={0}>
        {text.text.split('\n').map((line, index) => (
          <li key={index} className={wrong.has(index + 1) ? 'bad' : undefined}>
            {line}
          </li>
        ))}
      </ol>
    </>
  )
}
