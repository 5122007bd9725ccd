import type { BattleRange } from '#engine/gaiter-button/studies/fought.ts'
import type { Json } from '#engine/kernel/result.ts'
import { columnOf } from './battle.ts'
import { Ledger } from './Ledger.tsx'
import { chancesIn, field, figure, meanOf, type PanelProps } from './reading.ts'
import { Endings, Heads, Whole } from './parts.tsx'
import { wordsIn } from './words.ts'

/** What is known of the enemy of a battle, and what it may come to at worst and at best. */
export type RangeShown = Pick<BattleRange, 'known' | 'unknown' | 'bluff' | 'strength' | 'amplitude'> & {
  readonly worst: Json
  readonly best: Json
}

/** As the odds of an answer have it. */
export function rangeIn(odds: Json | undefined): RangeShown | undefined {
  const [worst, best, enemy] = [field(odds, 'worst'), field(odds, 'best'), field(odds, 'enemy')]
  if (worst === undefined || best === undefined || enemy === undefined) return undefined
  return {
    known: figure(enemy, 'known'),
    unknown: figure(enemy, 'unknown'),
    bluff: field(enemy, 'bluff') === true,
    strength: [figure(enemy, 'least'), figure(enemy, 'most')],
    amplitude: [figure(enemy, 'leastAmplitude'), figure(enemy, 'mostAmplitude')],
    worst,
    best,
  }
}

/** A battle between its worst and its best; where everything is known, as it is. */
export function ForecastRange({ panel, range }: { readonly panel: PanelProps; readonly range: RangeShown }) {
  const { battle, percent, number } = wordsIn(panel.language)
  const { known, unknown, bluff, worst, best } = range
  const isExact = unknown === 0
  const wins = (odds: Json): string => percent(figure(field(odds, 'result'), 'wins'))
  const [weakest = 0, strongest = 0] = range.strength
  const [least = 0, most = 0] = range.amplitude
  const [from, to] = [columnOf(panel, least).column, columnOf(panel, most).column]
  const amplitude = from === to ? battle.amplitudeOf(most, to) : battle.amplitudes(least, most, from, to)
  return (
    <div className="gb-range">
      <p>
        {isExact ? battle.allKnown : battle.rangeOf(known, known + unknown)} {bluff && battle.bluff}{' '}
        {!isExact && battle.winsBetween(wins(worst), wins(best))}
      </p>
      {isExact && <Outcomes panel={panel} odds={worst} />}
      {!isExact && <Cases panel={panel} worst={worst} best={best} />}
      <dl className="facts">
        {isExact &&
          (
            [
              ['ownLost', battle.ownLost],
              ['enemyLost', battle.enemyLost],
            ] as const
          ).map(([key, title]) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{battle.mean(number(meanOf(chancesIn(worst, key))))}</dd>
            </div>
          ))}
        <div>
          <dt>{battle.rangeStrength}</dt>
          <dd>{battle.rangeFromTo(number(weakest), number(strongest))}</dd>
        </div>
        <div>
          <dt>{battle.rangeAmplitude}</dt>
          <dd>{amplitude}</dd>
        </div>
      </dl>
      {!isExact && <p className="gb-hint">{battle.rangeWhy}</p>}
    </div>
  )
}

/** Both cases beside each other. */
function Cases({ panel, worst, best }: { readonly panel: PanelProps; readonly worst: Json; readonly best: Json }) {
  const { battle } = wordsIn(panel.language)
  return (
    <table className="gb-plans">
      <Heads titles={[battle.case, battle.wins, battle.draws, battle.loses, battle.ownLost, battle.enemyLost]} />
      <tbody>
        {(
          [
            [battle.worst, worst],
            [battle.best, best],
          ] as const
        ).map(([title, odds]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <Endings panel={panel} odds={odds} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How likely a battle is won, drawn and lost, in one bar. */
export function Outcomes({ panel, odds }: { readonly panel: PanelProps; readonly odds: Json | undefined }) {
  const { battle } = wordsIn(panel.language)
  const result = field(odds, 'result')
  return (
    <Whole
      panel={panel}
      label={battle.forecast}
      parts={[
        { title: battle.wins, chance: figure(result, 'wins'), tone: 'win' },
        { title: battle.draws, chance: figure(result, 'draws'), tone: 'draw' },
        { title: battle.loses, chance: figure(result, 'loses'), tone: 'lose' },
      ]}
    />
  )
}

/** What makes up both factors, at worst; folded up until somebody asks. */
export function Factors({ panel, battle: range }: { readonly panel: PanelProps; readonly battle: BattleRange }) {
  const { battle } = wordsIn(panel.language)
  const { own, enemy } = range.worst
  return (
    <details className="gb-where">
      <summary>{range.exact ? battle.factors : battle.factorsAtWorst}</summary>
      <Ledger panel={panel} title={battle.ownFactor} lines={own} />
      <Ledger panel={panel} title={battle.enemyFactor} lines={enemy} />
    </details>
  )
}
