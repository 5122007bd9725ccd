import type { Problem } from '../../src-main/contract/campaign.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Text } from '../text/en.ts'

/** Problems of a campaign, each with its place and its remedy. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const text = useText()
  const language = useView((view) => view.language)
  return (
    <ul className="problems">
      {problems.map((problem) => {
        const { severity, file, path, message, inFrench } = problem
        const told = language === 'fr' ? inFrench : problem
        return (
          <li key={`${file} ${path} ${message}`} className={severity}>
            <span className="problem-place">{placeOf(problem, text)}</span>
            <span>
              {told.message} <span className="remedy">{told.remedy}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** `map.json, line 12: zones.3.terrain` */
function placeOf({ file, path, line, column }: Problem, { broken }: Text): string {
  const name = file === '' ? broken.folder : file
  if (line !== undefined && column !== undefined) return `${name}, ${broken.lineAndColumn(line, column)}`
  const place = line === undefined ? name : `${name}, ${broken.line(line)}`
  return path === '' ? place : broken.at(place, path)
}
