import type { ForecastOdds } from '#engine/gaiter-button/window-types.ts'
import { useState } from 'react'
import { Factors, ForecastRange, Outcomes, rangeIn } from './ForecastRange.tsx'
import { type Answer, answersOf, Distribution, Endings, Heads } from './parts.tsx'
import { battleOddsOf, type Chances, chancesIn, meanOf, type PanelProps } from './reading.ts'
import { attackOf, shownOf, strikeOf } from './ThreatPanel.tsx'
import { wordsIn } from './words.ts'

/** What each answer may bring in the battle; best and worst case against a hidden enemy. */
export function Forecast(props: PanelProps) {
  const { language } = props
  const { battle } = wordsIn(language)
  const [chosen, setChosen] = useState('')
  const forecasts = answersOf(props).flatMap((answer) => {
    const odds = battleOddsOf(props, answer)
    return odds === undefined || !('result' in odds) ? [] : [{ answer, odds }]
  })
  // Answers with the same odds share a row.
  const rows = forecasts.filter(
    ({ odds }, index) => forecasts.findIndex((other) => isAlike(other.odds, odds)) === index,
  )
  const shown = rows.find(({ answer }) => answer.action === chosen) ?? rows[0]
  const range = answersOf(props)
    .map((answer) => rangeIn(battleOddsOf(props, answer)))
    .find((one) => one !== undefined)
  if (range !== undefined)
    return (
      <div className="gb-forecast">
        <h4>{battle.forecast}</h4>
        <ForecastRange panel={props} range={range} />
      </div>
    )
  const titleOf = ({ title }: Answer, others: number): string =>
    others === 0 ? title[language] : battle.alike(title[language], others)
  if (shown === undefined) return <Everybody {...props} />
  return (
    <div className="gb-forecast">
      <h4>{battle.forecast}</h4>
      <p className="gb-hint">{battle.exact}</p>
      {rows.length > 1 && (
        <table className="gb-plans">
          <Heads titles={[battle.answer, battle.wins, battle.draws, battle.loses, battle.ownLost, battle.enemyLost]} />
          <tbody>
            {rows.map(({ answer, odds }) => (
              <tr key={answer.action} className={answer === shown.answer ? 'is-chosen' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    aria-pressed={answer === shown.answer}
                    onClick={() => setChosen(answer.action)}
                  >
                    {titleOf(answer, forecasts.filter((other) => isAlike(other.odds, odds)).length - 1)}
                  </button>
                </th>
                <Endings panel={props} odds={odds} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Outcome panel={props} answer={shown.answer} odds={shown.odds} />
    </div>
  )
}

const isAlike = (one: ForecastOdds, other: ForecastOdds): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The forecast before any unit is engaged: with all counters of the zone. */
function Everybody(props: PanelProps) {
  const { battle } = wordsIn(props.language)
  const [attack, strike] = [attackOf(props), strikeOf(props)]
  // WhereTo shows the forecast for a place to retreat to.
  const here = attack?.gone.length === 0 ? attack : undefined
  const worked = strike?.battle ?? here?.battle ?? here?.sally
  if (!worked) return null
  return (
    <div className="gb-forecast">
      <h4>{battle.withAll}</h4>
      <ForecastRange panel={props} range={shownOf(worked)} />
      <Factors panel={props} battle={worked} />
    </div>
  )
}

/** One forecast in full. */
function Outcome({
  panel,
  answer,
  odds,
}: {
  readonly panel: PanelProps
  readonly answer: Answer
  readonly odds: ForecastOdds
}) {
  const { battle, chance: inWords } = wordsIn(panel.language)
  const { rout, zone, surrender } = odds
  const others = [
    [battle.routs, rout.routs],
    [battle.cleared, zone.cleared],
    ...(surrender === undefined ? [] : [[battle.surrenders, surrender.surrenders] as const]),
  ] as const
  return (
    <section aria-label={`${battle.forecastOf} ${answer.title[panel.language]}`}>
      <Outcomes panel={panel} odds={odds} />
      <ul className="gb-chances">
        {others.map(([title, chance]) => (
          <li key={title}>{inWords(title, chance)}</li>
        ))}
      </ul>
      <dl className="facts">
        <Factor panel={panel} title={battle.ownFactor} chances={chancesIn(odds.ownFactor)} />
        <Factor panel={panel} title={battle.enemyFactor} chances={chancesIn(odds.enemyFactor)} />
      </dl>
      <div className="gb-distributions">
        <Distribution panel={panel} title={battle.ownLost} chances={chancesIn(odds.ownLost)} />
        <Distribution panel={panel} title={battle.enemyLost} chances={chancesIn(odds.enemyLost)} />
        {chancesIn(odds.pursuit).some(({ value }) => value !== 'none') && (
          <Distribution
            panel={panel}
            title={battle.pursuit}
            chances={chancesIn(odds.pursuit)}
            names={(value) => (value === 'none' ? battle.noPursuit : value)}
          />
        )}
      </div>
    </section>
  )
}

/** The range and mean of a factor, its die included. */
function Factor({
  panel,
  title,
  chances,
}: {
  readonly panel: PanelProps
  readonly title: string
  readonly chances: Chances
}) {
  const { battle, number } = wordsIn(panel.language)
  const range = battle.rangeFromTo(chances[0]?.value ?? '', chances.at(-1)?.value ?? '')
  return (
    <div>
      <dt>{title}</dt>
      <dd>{battle.meanRange(range, number(meanOf(chances)))}</dd>
    </div>
  )
}
