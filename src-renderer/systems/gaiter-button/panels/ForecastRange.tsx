import type { BattleRange, EngagementOdds, ForecastOdds } from '#engine/gaiter-button/window-types.ts'
import { headingOf } from './battle.ts'
import { Ledger } from './Ledger.tsx'
import { chancesIn, meanOf, type PanelProps } from './reading.ts'
import { Endings, Heads, Whole } from './parts.tsx'
import { wordsIn } from './words.ts'

/** What is known of the enemy in a battle, and the best and worst case. */
export type RangeShown = Omit<BattleRange, 'worst' | 'best'> & {
  readonly worst: ForecastOdds
  readonly best: ForecastOdds
}

/** The range in the odds of an answer; undefined if they have none. */
export function rangeIn(odds: EngagementOdds | undefined): RangeShown | undefined {
  if (odds === undefined || !('enemy' in odds)) return undefined
  const { enemy, worst, best } = odds
  const { least, most, leastAmplitude, mostAmplitude, ...known } = enemy
  const [strength, amplitude] = [[least, most] as const, [leastAmplitude, mostAmplitude] as const]
  return { ...known, strength, amplitude, worst, best }
}

/** Best and worst case of a battle; one forecast if everything is known. */
export function ForecastRange({ panel, range }: { readonly panel: PanelProps; readonly range: RangeShown }) {
  const { battle, percent, number } = wordsIn(panel.language)
  const { known, unknown, unknownGarrison, bluff, exact: isExact, worst, best } = range
  const wins = ({ result }: ForecastOdds): string => percent(result.wins)
  const [weakest, strongest] = range.strength
  const [least, most] = range.amplitude
  const [lowest, highest] = range.columns
  const [from, to] = [headingOf(lowest), headingOf(highest)]
  const amplitude = from === to ? battle.amplitudeOf(most, to) : battle.amplitudes(least, most, from, to)
  return (
    <div className="gb-range">
      <p>
        {isExact && battle.allKnown} {known + unknown > 0 && !isExact && battle.rangeOf(known, known + unknown)}{' '}
        {unknownGarrison && battle.unknownGarrison} {bluff && battle.bluff}{' '}
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
              <dd>{battle.mean(number(meanOf(chancesIn(worst[key]))))}</dd>
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

/** Best and worst case side by side. */
function Cases({ panel, worst, best }: { readonly panel: PanelProps } & Pick<RangeShown, 'worst' | 'best'>) {
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
export function Outcomes({ panel, odds }: { readonly panel: PanelProps; readonly odds: ForecastOdds }) {
  const { battle } = wordsIn(panel.language)
  const { result } = odds
  return (
    <Whole
      panel={panel}
      label={battle.forecast}
      parts={[
        { title: battle.wins, chance: result.wins, tone: 'win' },
        { title: battle.draws, chance: result.draws, tone: 'draw' },
        { title: battle.loses, chance: result.loses, tone: 'lose' },
      ]}
    />
  )
}

/** The lines of both factors in the worst case, folded. */
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
