import type { Json } from '#engine/kernel/values/result.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { readUnits, type Unit } from '../counters/counters.ts'
import { aboutOf, chancesIn, known } from '../reads/reads.ts'
import { FoldedHand, Hand } from './Hand.tsx'
import { wordsIn } from './words.ts'

/** The current attack: its possible results, and the units of both sides in it. The question shows its magnitude and modifier. */
export function Assault(props: AsideProps) {
  const { table, setting, language, odds } = props
  const words = wordsIn(language)
  const [attack, defence] = [aboutOf(table.question, 'attack'), aboutOf(table.question, 'defence')]
  const about = attack ?? defence
  const view = known(table)
  if (about === undefined || view === undefined) return <Hand {...props} />
  const units = readUnits(setting, language)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  const standing = (zone: string, wanted: (unit: Unit) => boolean) =>
    Object.entries(view.unit).flatMap(([id, row]) => {
      const unit = units.get(id)
      return unit !== undefined && row.zone === zone && wanted(unit) ? [{ unit, status: row.status }] : []
    })
  const attacking = about.attackers.split(' ')
  const attackers = standing(about.source, ({ id }) => attacking.includes(id))
  const defenders = standing(about.target, ({ values }) => values !== null)
  const oddsOf = (wanted: string): Json | undefined => odds?.find(({ action }) => action === wanted)?.odds
  const results = attack === undefined ? [] : resultsIn(oddsOf('assault'))
  const won = results.reduce((sum, one) => sum + (one.won ? one.chance : 0), 0)
  return (
    <div className="sb-panel">
      {results.length > 0 && (
        <dl className="facts">
          <Fact title={words.wins} value={words.percent(won)} />
        </dl>
      )}
      {results.length > 0 && (
        <div className="sb-chance" aria-hidden="true">
          <span style={{ flexGrow: won }} className="is-won" />
          <span style={{ flexGrow: 1 - won }} className="is-lost" />
        </div>
      )}
      {results.length > 0 && <Results results={results} panel={props} />}
      {defence !== undefined && <Hits odds={oddsOf('fire')} panel={props} />}
      <div className="sb-exchange">
        <Card title={words.attacker} place={named(about.source)} troops={attackers} value={1} panel={props} />
        <Card title={words.defender} place={named(about.target)} troops={defenders} value={2} panel={props} />
      </div>
      <FoldedHand {...props} />
    </div>
  )
}

const Fact = ({ title, value }: { readonly title: string; readonly value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
)

type CardProps = {
  readonly title: string
  readonly place: string
  readonly troops: readonly { readonly unit: Unit; readonly status: number }[]
  /** The index of the value that counts here. */
  readonly value: 1 | 2
  readonly panel: AsideProps
}

function Card({ title, place, troops, value, panel }: CardProps) {
  const words = wordsIn(panel.language)
  const [first] = troops
  const whose = first === undefined ? '' : first.unit.side === 0 ? 'is-french' : 'is-prussian'
  return (
    <section className={`sb-side ${whose}`}>
      <h4>
        {title} · {place}
      </h4>
      <ul>
        {troops.map(({ unit, status }) => (
          <li key={unit.id}>
            {(value === 1 ? words.attackValue : words.defenceValue)(
              unit.name,
              Math.max(0, (unit.values?.[value] ?? 0) - status),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Result = {
  readonly won: boolean
  readonly suffered: number
  /** Hits absorbed by the shelter of the zone. */
  readonly absorbed: number
  readonly onAttacker: number
  readonly chance: number
}

/** The odds of an assault, as the rules write its results: `won 1/2 absorbed 1`. */
function resultsIn(odds: Json | undefined): readonly Result[] {
  return chancesIn(odds).map(({ result, chance }) => {
    const [end, losses = '', , absorbed = '0'] = result.split(' ')
    const [suffered, onAttacker] = losses.split('/').map(Number)
    return {
      won: end === 'won',
      suffered: suffered ?? 0,
      onAttacker: onAttacker ?? 0,
      absorbed: Number(absorbed),
      chance,
    }
  })
}

/** Every possible result: hits of the table, hits absorbed by the shelter of the zone, and the chance. */
function Results({ results, panel }: { readonly results: readonly Result[]; readonly panel: AsideProps }) {
  const words = wordsIn(panel.language)
  return (
    <table className="sb-results">
      <thead>
        <tr>
          {[words.chance, words.winner, words.defenderLoses, words.attackerLoses].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map(({ won, suffered, absorbed, onAttacker, chance }) => (
          <tr key={`${won} ${suffered} ${absorbed} ${onAttacker}`}>
            <th scope="row">{words.percent(chance)}</th>
            <td>{won ? words.attacker : words.defender}</td>
            <td>{absorbed === 0 ? suffered : words.absorbed(suffered, absorbed)}</td>
            <td>{onAttacker}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The chance of each number of hits. */
function Hits({ odds, panel }: { readonly odds: Json | undefined; readonly panel: AsideProps }) {
  const words = wordsIn(panel.language)
  const chances = chancesIn(odds).map(({ result, chance }) => ({ hits: Number(result), chance }))
  return (
    <ul className="sb-hits">
      {chances
        .toSorted((one, other) => one.hits - other.hits)
        .map(({ hits, chance }) => (
          <li key={hits}>{words.hits(hits, words.percent(chance))}</li>
        ))}
    </ul>
  )
}
