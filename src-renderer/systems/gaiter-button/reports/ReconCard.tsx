import type { ReconReport } from '#engine/gaiter-button/window-types.ts'
import type { CardProps } from './card-props.ts'
import { outcomeOfReconnaissance } from './outcome.ts'
import { reportWords } from './words.ts'

/** A reconnaissance: the declarations, the die, and the counters revealed. */
export function ReconCard({ report, tools, language }: CardProps<ReconReport>) {
  const words = reportWords(language)
  const { declared, screen, shown, decoys } = report
  return (
    <>
      <p>
        {words.declared(declared, screen)} {outcomeOfReconnaissance(report, words)}
      </p>
      {(shown.length > 0 || decoys > 0) && (
        <ul className="result-lines">
          {shown.map(({ counter, strength }) => (
            <li key={counter}>
              <strong>{tools.counterName(counter)}</strong>
              {strength !== null && ` ${words.strength(strength)}`}
            </li>
          ))}
          {decoys > 0 && <li>{words.decoys(decoys)}</li>}
        </ul>
      )}
    </>
  )
}
