import type { Simulated } from '../../src-main/contract/simulations.ts'
import { capital } from '../parts/times.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { PlacesFought } from './PlacesFought.tsx'
import { Shares } from './Shares.tsx'
import { StrengthChart } from './StrengthChart.tsx'
import { useFigures } from './use-figures.ts'

type Props = {
  readonly simulated: Simulated
  readonly stale: boolean
  /** Whether its games are stored individually. */
  readonly hasGames: boolean
  readonly onPoint: (place: string | null) => void
  readonly onGo: (place: string) => void
}

/** The full results of one simulation. */
export function ResultSheet({ simulated, stale, hasGames, onPoint, onGo }: Props) {
  const app = useApp()
  const text = useText()
  const { results: words } = text.simulations
  const language = useView((view) => view.language)
  const of = useView((view) => view.simulations.of)
  const most = useView((view) => view.simulations.choices?.mostGames ?? 0)
  const isBusy = useView((view) => view.simulations.running !== null)
  const { whole, percent } = useFigures()
  const { played, versus, names, sideNames, dress, wished, mirrored, seed } = simulated
  const { games } = played
  const sideOf = (side: number | null): string =>
    side === null ? words.nobody : capital(sideNames[side === 1 ? 1 : 0][language])
  const about = [
    words.line(names[0][language], names[1][language], words.games(played.games)),
    ...(mirrored ? [words.mirrored] : []),
    words.seed(seed),
  ]
  const { mean, low, high } = played.acts
  return (
    <article className="simulation-result" aria-label={about.join(', ')}>
      <p>{about.join(' · ')}</p>
      {stale && <p className="notice">{words.staleWhat}</p>}
      {wished > played.games && <p className="hint">{words.stopped(whole(wished))}</p>}
      {versus !== null && (
        <div className="notice calm">
          <p className="notice-heading">
            {typeof versus.with === 'string'
              ? words.versus[versus.with]
              : words.versusOther(versus.name?.[language] ?? words.nameless)}
          </p>
          <p>{versus.verdict[language]}</p>
          <p className="hint">{words.versusWhat}</p>
        </div>
      )}
      <Shares
        heading={words.winners}
        rows={played.winners.map((one) => ({ ...one, name: sideOf(one.winner) }))}
        before={
          versus && {
            heading: typeof versus.with === 'string' ? words.was : words.first,
            now: typeof versus.with === 'string' ? words.is : words.second,
            rows: versus.played.winners.map((one) => ({ ...one, name: sideOf(one.winner) })),
          }
        }
      />
      {played.score !== null && (
        <p>
          {words.score(
            names[0][language],
            percent(played.score.share),
            percent(played.score.low),
            percent(played.score.high),
          )}
        </p>
      )}
      <Shares
        heading={words.endings}
        rows={played.endings.map((one) => ({ ...one, name: one.title[language] }))}
        before={null}
      />
      <StrengthChart played={played} sideOf={sideOf} dress={dress} />
      <p className="label">{words.turns}</p>
      <p>
        {played.turns
          .map(({ turn, title, count }) => text.saidOf(title?.[language] ?? words.turn(turn), words.games(count)))
          .join(' · ')}
      </p>
      <p className="hint">{words.acts(whole(mean), whole(low), whole(high))}</p>
      <PlacesFought places={played.places} onPoint={onPoint} onGo={onGo} />
      <p className="buttons">
        {hasGames && !stale && of !== null && games < most && (
          <button
            type="button"
            className="plain"
            disabled={isBusy}
            onClick={() => app.simulations.goOn(of, simulated, Math.min(most, wished > games ? wished : 2 * games))}
          >
            {wished > games ? words.rest(whole(wished - games)) : words.more(whole(Math.min(most - games, games)))}
          </button>
        )}
        {hasGames && (
          <button
            type="button"
            className="plain"
            title={words.exportWhat}
            onClick={() => app.simulations.export(simulated.id)}
          >
            {words.export}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.simulations.remove(simulated.id)}>
          {words.remove}
        </button>
      </p>
    </article>
  )
}
