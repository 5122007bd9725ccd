import { openJournal } from '../at-table/open-journal.ts'
import { useTable } from '../at-table/use-play.ts'
import { usePeriod } from '../at-table/use-system.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'
import { useText } from '../state/use-app.ts'
import { closeChronicle, openChronicle } from '../at-table/open-chronicle.ts'
import { figuresOf } from './days.ts'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportLines } from './ReportLines.tsx'
import type { ChronicleData } from './use-chronicle.ts'

type Props = { readonly data: ChronicleData; readonly at: number; readonly openRecord: (() => void) | undefined }

/** The report of one day; it can be printed. */
export function DayReport({ data, at, openRecord }: Props) {
  const { chronicle: text } = useText()
  const period = usePeriod()
  const table = useTable()
  const { chronicle, plan, byDay, eyes, naming, sideOf, sideName, dayOf } = data
  const day = chronicle.days[at]
  const lines = byDay[at] ?? []
  if (day === undefined || table === null) return null
  const sections = plan.sections.flatMap((section) => {
    const reportLines = section.linesOf({ lines, reports: day.reports, eyes, naming, sideOf, sideName })
    const figures = figuresOf(chronicle, at, section.figures).filter(({ value, change }) => value !== 0 || change)
    return reportLines.length === 0 && figures.length === 0 ? [] : [{ section, reportLines, figures }]
  })
  const who = eyes.length > 1 ? text.both : text.one(sideOf(eyes[0] ?? 0))
  const showInJournal = (): void => {
    openJournal(day.from)
    openRecord?.()
    closeChronicle()
  }
  return (
    <article className="day-report leaf" aria-labelledby="report-heading">
      <header>
        <h3 id="report-heading">{text.report(dayOf(day))}</h3>
        <p className="hint">
          {table.name}, {who}
        </p>
        {!day.over && <p className="hint">{period.goesOn}</p>}
        <button type="button" className="link no-print" onClick={showInJournal}>
          {text.inJournal}
        </button>{' '}
        {day.over && chronicle.hasNewspapers && (
          <button type="button" className="link no-print" onClick={() => openChronicle('newspapers', at)}>
            {text.readNewspaper}
          </button>
        )}
      </header>
      {sections.length === 0 && <p>{text.nothingTold}</p>}
      {sections.map(({ section, reportLines, figures }) => (
        <section key={section.id} aria-labelledby={`report-${section.id}`}>
          <div className="report-title">
            <h4 id={`report-${section.id}`}>{section.title[naming.language]}</h4>
            {section.rule !== null && <RuleLink rule={section.rule} />}
          </div>
          {reportLines.length > 0 && <ReportLines lines={reportLines} data={data} />}
          {figures.length > 0 && <ReportFigures figures={figures} data={data} title={section.title[naming.language]} />}
        </section>
      ))}
    </article>
  )
}
