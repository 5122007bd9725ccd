import { useAtTable } from '../at-table/at-table.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useReports, useReportsGoingOn } from '../at-table/use-reports.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'

const noWords: Readonly<Record<string, string>> = {}

/** What became of battles and reconnaissances, over a corner of the map: the latest, until it is put away. */
export function ResultCards() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { ui, setting, map } = useAtTable()
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const reports = useReports(ui)
  useReportsGoingOn(ui)
  const [report] = reports
  const shows = ui?.reports
  if (report === undefined || shows === undefined || setting === null) return null
  const { key, told } = report
  const title = shows.titleOf(told)
  const Card = shows.card
  const about = shows.aboutOf(told)
  return (
    <section className="result-card leaf" aria-label={title}>
      <header>
        <h2>
          <button type="button" className="link" onClick={() => map.current?.goTo(about)}>
            {title}
          </button>
        </h2>
        {reports.length > 1 && <span className="quiet">{text.ordering.moreResults(reports.length - 1)}</span>}
      </header>
      <PartGuard of={report}>
        <Card told={told} setting={setting} language={language} words={words} />
      </PartGuard>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => app.play.putAwayReport(key)}>
          {text.ordering.putAway}
        </button>
        {reports.length > 1 && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              for (const one of reports) app.play.putAwayReport(one.key)
            }}
          >
            {text.ordering.putAllAway}
          </button>
        )}
      </p>
    </section>
  )
}
