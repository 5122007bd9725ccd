import type { Language } from '../../../../src-main/contract/settings.ts'
import { piece } from '../../../system-ui/answers.ts'
import type { ReportUi } from '../../../system-ui/system-ui.ts'
import { aboutIn, InWords, reportIn, targetsOf } from './in-words.ts'
import './reports.css'

/** What became of volleys and close combats, on a card. */
export function reportsFor(language: Language, named: (id: string) => string): ReportUi {
  const words = new InWords(language, named)
  return {
    card({ told }) {
      const report = reportIn(told)
      const groups =
        report.report === 'fire'
          ? targetsOf(report).map((target) => words.fireAt(report, target))
          : [words.combat(report)]
      const after = words.after(report)
      return (
        <div className="es-result">
          {groups.map((lines) => (
            <Lines key={lines.join()} lines={lines} />
          ))}
          {after.length > 0 && <Lines lines={after} isAfter />}
        </div>
      )
    },
    titleOf: (told) => words.title(reportIn(told)),
    aboutOf: (told) => piece(aboutIn(reportIn(told))),
    // A single volley is told beside the question.
    isOver(told) {
      const report = reportIn(told)
      return report.report === 'combat' || report.volleys.length > 1
    },
  }
}

function Lines({ lines, isAfter = false }: { readonly lines: readonly string[]; readonly isAfter?: boolean }) {
  return (
    <ul className={isAfter ? 'es-after' : undefined}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
