import { useState } from 'react'
import { columnOf, enemyRange } from './battle.ts'
import { type Answer, answersOf, Distribution, Whole } from './parts.tsx'
import { type Chances, chancesIn, field, figure, meanOf, oddsOf, type PanelProps } from './reading.ts'
import type { Json } from '#engine/kernel/result.ts'
import { wordsIn } from './words.ts'

/** What may come of the battle, for every answer that has odds; where the enemy is not known, between what and what. */
export function Forecast(props: PanelProps) {
  const { language } = props
  const { battle, percent, number } = wordsIn(language)
  const [chosen, setChosen] = useState('')
  const forecasts = answersOf(props).flatMap((answer) => {
    const odds = oddsOf(props, answer.action)
    return field(odds, 'result') === undefined ? [] : [{ answer, odds }]
  })
  const shown = forecasts.find(({ answer }) => answer.action === chosen) ?? forecasts[0]
  if (shown === undefined) return <Range {...props} />
  return (
    <div className="gb-forecast">
      <h4>{battle.forecast}</h4>
      <p className="gb-hint">{battle.exact}</p>
      {forecasts.length > 1 && (
        <table className="gb-plans">
          <thead>
            <tr>
              {[battle.answer, battle.wins, battle.draws, battle.loses, battle.ownLost, battle.enemyLost].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {forecasts.map(({ answer, odds }) => (
              <tr key={answer.action} className={answer === shown.answer ? 'is-chosen' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    aria-pressed={answer === shown.answer}
                    onClick={() => setChosen(answer.action)}
                  >
                    {answer.title[language]}
                  </button>
                </th>
                {(['wins', 'draws', 'loses'] as const).map((what) => (
                  <td key={what}>{percent(figure(field(odds, 'result'), what))}</td>
                ))}
                <td>{number(meanOf(chancesIn(odds, 'ownLost')))}</td>
                <td>{number(meanOf(chancesIn(odds, 'enemyLost')))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Outcome panel={props} answer={shown.answer} odds={shown.odds} />
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
  readonly odds: Json | undefined
}) {
  const { battle, chance: inWords } = wordsIn(panel.language)
  const result = field(odds, 'result')
  const side = (key: string, what: string): number => figure(field(odds, key), what)
  const others = [
    [battle.routs, side('rout', 'routs')],
    [battle.cleared, side('zone', 'cleared')],
    ...(field(odds, 'surrender') === undefined ? [] : [[battle.surrenders, side('surrender', 'surrenders')] as const]),
  ] as const
  return (
    <section aria-label={`${battle.forecastOf} ${answer.title[panel.language]}`}>
      <Whole
        panel={panel}
        label={battle.forecast}
        parts={[
          { title: battle.wins, chance: figure(result, 'wins'), tone: 'win' },
          { title: battle.draws, chance: figure(result, 'draws'), tone: 'draw' },
          { title: battle.loses, chance: figure(result, 'loses'), tone: 'lose' },
        ]}
      />
      <ul className="gb-chances">
        {others.map(([title, chance]) => (
          <li key={title}>{inWords(title, chance)}</li>
        ))}
      </ul>
      <dl className="gb-facts">
        <Factor panel={panel} title={battle.ownFactor} chances={chancesIn(odds, 'ownFactor')} />
        <Factor panel={panel} title={battle.enemyFactor} chances={chancesIn(odds, 'enemyFactor')} />
      </dl>
      <div className="gb-distributions">
        <Distribution panel={panel} title={battle.ownLost} chances={chancesIn(odds, 'ownLost')} />
        <Distribution panel={panel} title={battle.enemyLost} chances={chancesIn(odds, 'enemyLost')} />
        {chancesIn(odds, 'pursuit').some(({ value }) => value !== 'none') && (
          <Distribution
            panel={panel}
            title={battle.pursuit}
            chances={chancesIn(odds, 'pursuit')}
            names={(value) => (value === 'none' ? battle.noPursuit : value)}
          />
        )}
      </div>
    </section>
  )
}

/** A factor with its die: from the lowest to the highest. */
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

/** The enemy between what is known and what may be there, while whom to engage is still a question. */
function Range(props: PanelProps) {
  const { table, language } = props
  const { battle, number } = wordsIn(language)
  const { question } = table
  const range = enemyRange(props)
  if (question === null || !question.prompt.startsWith('engage') || range === undefined || range.unknown === 0)
    return null
  const { about } = question
  // As the amplitude has it: guns do not count, cavalry counts half.
  const own = figure(about, 'infantry') + figure(about, 'cavalry') / 2
  const [least, most] = [own + range.least, own + range.most]
  const inColumn = (value: number): string => {
    const column = columnOf(props, Math.ceil(value))
    return battle.amplitudeOf(Number(value.toFixed(1)), column)
  }
  return (
    <div className="gb-forecast">
      <h4>{battle.range}</h4>
      <p>{battle.rangeOf(range.known, range.unknown)}</p>
      <dl className="gb-facts">
        <div>
          <dt>{battle.rangeStrength}</dt>
          <dd>{battle.rangeFromTo(number(range.least), number(range.most))}</dd>
        </div>
        <div>
          <dt>{battle.rangeAmplitude}</dt>
          <dd>{battle.rangeFromTo(inColumn(least), inColumn(most))}</dd>
        </div>
      </dl>
      <p className="gb-hint">{battle.rangeWhy}</p>
    </div>
  )
}
