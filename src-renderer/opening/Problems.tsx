import type { Problem } from '../../src-main/contract/campaign.ts'
import { useText } from '../state/use-app.ts'

/** Problems of a campaign, each with its place and its remedy. The check writes them in English only. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const text = useText()
  return (
    <ul className="problems">
      {problems.map(({ severity, file, path, message, remedy }) => (
        <li key={`${file} ${path} ${message}`} className={severity}>
          <span className="problem-place">{[file || text.broken.folder, path].filter(Boolean).join(': ')}</span>
          <span lang="en">
            {message} <span className="remedy">{remedy}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
