import type { BattleReport, Force } from '#engine/gaiter-button/window-types.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { dieIn } from '../panels/battle.ts'
import { SmallDie } from '../../../parts/Die.tsx'
import { totalOf } from '../panels/reading.ts'
import type { CardProps } from './card-props.ts'
import { outcomeOfBattle, wordOfSide } from './outcome.ts'
import { reportWords } from './words.ts'

/** A battle: the dice and factors of both sides, their losses, and the fate of the loser. */
export function BattleCard(props: CardProps<BattleReport>) {
  const { report, language, setting } = props
  const words = reportWords(language)
  const sideOf = wordOfSide(setting, language)
  const outcome = outcomeOfBattle(report, words, sideOf)
  if (report.unfought !== null) {
    return (
      <>
        <p>{outcome}</p>
        <After {...props} />
      </>
    )
  }
  const { amplitude, column, shift, forces } = report
  return (
    <>
      <p>
        <strong>{outcome}</strong> {amplitude !== null && column !== null && words.column(amplitude, column, shift)}
      </p>
      <table className="result-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="announced">{words.what}</span>
            </th>
            {forces.map(({ side }) => (
              <th key={side} scope="col">
                {sideOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">{words.rows[key]}</th>
              {forces.map((force) => (
                <td key={force.side}>{of(force, props)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <After {...props} />
    </>
  )
}

const rows = [
  {
    key: 'lead',
    of: ({ lead }: Force, { tools }: CardProps<BattleReport>) => (lead === null ? '–' : tools.counterName(lead)),
  },
  {
    key: 'die',
    of({ ledger }: Force) {
      const die = dieIn(ledger)
      return die === undefined ? '–' : <SmallDie value={die} />
    },
  },
  { key: 'factor', of: ({ ledger }: Force) => (ledger.length === 0 ? '–' : totalOf(ledger)) },
  { key: 'lost', of: (force: Force, props: CardProps<BattleReport>) => <Losses force={force} props={props} /> },
] as const

/** The losses of a side by unit and arm. */
function Losses({ force, props }: { readonly force: Force; readonly props: CardProps<BattleReport> }) {
  const { lost, destroyed } = force
  const { tools, setting, language } = props
  const words = reportWords(language)
  if (lost.length === 0) return words.none
  const armName = (arm: string | null): string =>
    arm === null ? '' : (setting.names[arm]?.[language] ?? words.arm(arm))
  const nameOf = (id: string): string =>
    (tools.counterName(id) === id ? setting.names[id]?.[language] : undefined) ?? tools.counterName(id)
  const units = [...new Set(lost.map((one) => one.of))]
  return (
    <ul>
      {units.map((unit) => (
        <li key={unit}>
          {nameOf(unit)}{' '}
          {lost
            .filter((one) => one.of === unit)
            .map(({ arm, count }) => words.loss(count, armName(arm)))
            .join(', ')}
          {destroyed.includes(unit) && ` ${words.destroyed}`}
        </li>
      ))}
    </ul>
  )
}

/** Rout, retreat, axis and pursuit. */
function After({ report, tools, language }: CardProps<BattleReport>) {
  const words = reportWords(language)
  /** Known counters by name, and the number of others: the number on an enemy counter identifies nothing to the player. */
  const goersIn = (who: readonly string[]): string => {
    const named = who.filter((one) => tools.counterName(one) !== one)
    const others = who.length - named.length
    return tools.list([
      ...named.map(tools.counterName),
      ...(others === 0 ? [] : [words.counters(others, named.length > 0)]),
    ])
  }
  const { rout, retreat, wentBack, axis, pursuit, forces } = report
  const demoralised = forces.flatMap((force) => force.demoralised)
  const ways = goals(report).map(({ to, who }) => words.wentBack(goersIn(who), to && tools.placeName(to)))
  const lines = [
    ...(rout === null ? [] : [words.rout(dieOf(rout.ledger), totalOf(rout.ledger), rout.morale, rout.routs)]),
    ...(demoralised.length === 0 ? [] : [words.demoralised(tools.list(demoralised.map(tools.counterName)))]),
    ...(retreat === null ? [] : [words.retreat(retreat.die, retreat.succeeds)]),
    ...(wentBack.length === 0 ? [] : ways),
    ...(axis === null ? [] : [words.axis(tools.wayName(axis))]),
    ...(pursuit === null ? [] : [words.pursuit(totalOf(pursuit.winner), totalOf(pursuit.loser), pursuit.losses)]),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="result-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const dieOf = (lines: readonly LedgerLine[]): number => dieIn(lines) ?? 0

/** Where each unit ended up: only its last step counts. */
function goals({ wentBack }: BattleReport): { readonly to: string | null; readonly who: readonly string[] }[] {
  const last = new Map(wentBack.map(({ who, to }) => [who, to]))
  return [...new Set(last.values())].map((to) => ({
    to,
    who: [...last].flatMap(([who, goal]) => (goal === to ? [who] : [])),
  }))
}
