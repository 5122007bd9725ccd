import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { Finding } from './Finding.tsx'

const tones = { well: 'good', note: 'middle', bad: 'bad' } as const

/** A report on the start of the first day, made on request: a line for each finding, with a link to its subject. */
export function ReportPart() {
  const app = useApp()
  const { report: words } = useText().bench
  const { draft, language } = useAtBench()
  const report = useView((view) => view.bench?.report ?? null)
  const isLooking = useView((view) => view.bench?.looking ?? false)
  const isFaulty = useView((view) => (view.bench?.draft?.errors ?? 0) > 0)
  return (
    <>
      <p className="hint">{words.what}</p>
      <p className="buttons">
        <button type="button" className="plain" disabled={isLooking || isFaulty} onClick={() => app.bench.readReport()}>
          {report === null ? words.make : words.again}
        </button>
      </p>
      <output className="hint">
        {isFaulty
          ? words.faulty
          : isLooking
            ? words.working
            : report !== null && report.number !== draft.number && words.stale}
      </output>
      {report !== null && report.lines.length === 0 && <p className="bench-sound">{words.none}</p>}
      {report !== null && report.lines.length > 0 && (
        <ul className="findings bench-faults">
          {report.lines.map((line, index) => (
            <Finding key={index} tone={tones[line.tone]} things={line.things} places={line.places}>
              <p>{line.sentence[language]}</p>
            </Finding>
          ))}
        </ul>
      )}
    </>
  )
}
