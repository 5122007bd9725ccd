import type { Language } from '../../../../src-main/contract/settings.ts'
import { piece } from '../../../system-ui/answers.ts'
import type { ReportUi } from '../../../system-ui/system-ui.ts'
import { aboutIn, InWords, reportIn, targetsOf } from './in-words.ts'

/** Results of volleys and close combats, on a card. */
export function reportsFor(
  language: Language,
  named: (id: string) => string,
  sideOf: (id: string) => number | null,
): ReportUi {
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
        <>
          {groups.map(([outcome, ...details]) => (
            <ul key={outcome} className="result-lines">
              <li>
                <strong>{outcome}</strong>
              </li>
              {details.map((line) => (
                <li key={line} className="quiet">
                  {line}
                </li>
              ))}
            </ul>
          ))}
          {after.length > 0 && (
            <ul className="result-lines">
              {after.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )
    },
    titleOf: (told) => words.title(reportIn(told)),
    resultOf: (told) => words.result(reportIn(told)),
    aboutOf: (told) => piece(aboutIn(reportIn(told))),
    // The result of a single volley is shown beside the question, except an enemy's, which has a card if it did harm.
    isOver(told, { eyes }) {
      const report = reportIn(told)
      if (report.report === 'combat' || report.volleys.length > 1) return true
      const [volley] = report.volleys
      const isOfEnemy = typeof eyes === 'number' && volley !== undefined && sideOf(volley.unit) === 1 - eyes
      return isOfEnemy && (report.losses.some(({ lost }) => lost > 0) || report.chits.length > 0)
    },
  }
}
