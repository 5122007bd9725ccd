import type { KeptSimulations, Simulated } from '../../src-main/contract/simulations.ts'
import { timeAgo, dateAndTime } from '../parts/times.ts'
import { useNow } from '../parts/use-now.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { useShownResult } from './use-heat.ts'

type Props = {
  readonly kept: KeptSimulations
  readonly onPoint: (place: string | null) => void
  readonly onGo: (place: string) => void
}

/** The stored results of a set-up, with one of them in full. */
export function Results({ kept, onPoint, onGo }: Props) {
  const app = useApp()
  const text = useText()
  const { results: words } = text.simulations
  const language = useView((view) => view.language)
  const now = useNow()
  const shown = useShownResult()
  const lineOf = ({ names, played }: Simulated): string =>
    words.line(names[0][language], names[1][language], words.games(played.games))
  return (
    <section aria-label={words.heading}>
      <p className="label">{words.heading}</p>
      {kept.spoilt > 0 && <p className="hint">{words.spoilt(kept.spoilt)}</p>}
      {kept.list.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="simulation-list">
        {kept.list.map(({ simulated, stale }) => (
          <li key={simulated.id}>
            <button
              type="button"
              className="link"
              aria-current={simulated.id === shown?.simulated.id}
              onClick={() => app.simulations.show(simulated.id)}
            >
              {lineOf(simulated)}
            </button>{' '}
            <span className="quiet" title={dateAndTime(simulated.at, text)}>
              {timeAgo(simulated.at, now, text)}
            </span>
            {stale && <strong className="simulation-stale"> {words.stale}</strong>}
          </li>
        ))}
      </ul>
      {shown !== null && <ResultSheet key={shown.simulated.id} {...shown} onPoint={onPoint} onGo={onGo} />}
    </section>
  )
}
