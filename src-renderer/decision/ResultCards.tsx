import type { KeyboardEvent } from 'react'
import type { Report, Setting } from '../../src-main/contract/games.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useReports, useOpenReports } from '../at-table/use-reports.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { ReportUi } from '../system-ui/system-ui.ts'

const noWords: Readonly<Record<string, string>> = {}

/** Results of battles and reconnaissances, over a corner of the map: the latest, until the player dismisses it. */
export function ResultCards() {
  const { ui, setting } = useAtTable()
  const reports = useReports(ui)
  useOpenReports(ui)
  const [latest] = reports
  const shows = ui?.reports
  const isShown = latest !== undefined && shows !== undefined && setting !== null
  return (
    <>
      <output className="announced">
        {isShown && `${shows.titleOf(latest.told)}. ${shows.resultOf(latest.told)}`}
      </output>
      {isShown && <ResultCard latest={latest} reports={reports} shows={shows} setting={setting} />}
    </>
  )
}

type Props = {
  readonly latest: Report
  /** All reports not dismissed, including the latest. */
  readonly reports: readonly Report[]
  readonly shows: ReportUi
  readonly setting: Setting
}

function ResultCard({ latest, reports, shows, setting }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { map } = useAtTable()
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const { told } = latest
  const title = shows.titleOf(told)
  const Card = shows.card
  const about = shows.aboutOf(told)
  const putAway = (all: readonly Report[]): void => {
    for (const one of all) app.play.putAwayReport(one.key)
    requestAnimationFrame(focusQuestionIfLost)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape dismisses it
    <section
      className="result-card leaf"
      aria-label={title}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        putAway([latest])
      }}
    >
      <header>
        <h2>
          <button type="button" className="link" onClick={() => map.current?.goTo(about)}>
            {title}
          </button>
        </h2>
        {reports.length > 1 && <span className="quiet">{text.ordering.moreResults(reports.length - 1)}</span>}
      </header>
      <PartGuard of={latest}>
        <Card told={told} setting={setting} language={language} words={words} />
      </PartGuard>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => putAway([latest])}>
          {text.ordering.putAway}
        </button>
        {reports.length > 1 && (
          <button type="button" className="plain" onClick={() => putAway(reports)}>
            {text.ordering.putAllAway}
          </button>
        )}
      </p>
    </section>
  )
}
