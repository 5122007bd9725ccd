import { useMemo, useState } from 'react'
import { useSideName } from '../at-table/use-play.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { percentIn } from '../text/chances.ts'
import { exactLimit } from '../journal/chances.ts'
import type { Line } from '../journal/lines.ts'
import { LuckChart } from './LuckChart.tsx'
import { type Luck, luckOf } from '../journal/luck.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { Naming } from '../journal/words.ts'

type Props = { readonly lines: readonly Line[]; readonly system: SystemJournal; readonly naming: Naming }

/** The account of luck; it is computed only when the player unfolds it. */
export function LuckLedger(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className="luck" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{props.naming.text.journal.luck.heading}</h3>
      </summary>
      {open && <Account {...props} />}
    </details>
  )
}

const noCharts = [] as const

function Account({ lines, system, naming }: Props) {
  const { language, words } = naming
  const { luck: text } = naming.text.journal
  const { rules } = useRules()
  const sideName = useSideName()
  const charts = rules?.charts ?? noCharts
  const account = useMemo(() => luckOf(lines, system, charts), [lines, system, charts])
  if (account.length === 0) return <p className="hint">{text.none}</p>
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = percentIn(language)
  const formatSigned = (value: number): string => signed.format(value).replace('-', '−')
  const labelOf = ({ label }: Luck): string => words[`draw.${label}`] ?? label
  const sideNameOf = ({ side }: Luck): string => (side === null ? text.nobody : sideName(side))
  const bag = account.some(({ label }) => label === system.bag?.label) ? system.bag : undefined
  return (
    <div className="luck-account">
      <p className="hint">{text.what}</p>
      <LuckChart
        account={account}
        nameOf={(one) => (one.namesSide ? labelOf(one) : `${labelOf(one)}, ${sideNameOf(one)}`)}
        formatDeviations={formatSigned}
        text={text}
        apart={naming.text.apart}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a wide table sideways */}
      <section className="luck-table" tabIndex={0} aria-label={text.heading}>
        <table>
          <caption className="announced">{text.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{text.draw}</th>
              {(['count', 'sum', 'expected', 'difference', 'chance'] as const).map((heading) => (
                <th key={heading} scope="col" className="figure" title={text[heading]}>
                  {text.short[heading]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {account.map((one) => (
              <tr key={`${one.label} ${one.side}`}>
                <th scope="row">
                  {labelOf(one)} {!one.namesSide && <span className="hint">{sideNameOf(one)}</span>}
                </th>
                <td className="figure">{one.count}</td>
                <td className="figure">{one.sum}</td>
                <td className="figure">{figure.format(one.expected)}</td>
                <td className="figure">{formatSigned(one.difference)}</td>
                <td className="figure" title={text.chanceOf[one.good](one.sum)}>
                  {percent(one.chance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">{text.dice}</p>
      {bag !== undefined && <p className="hint">{bag.says[language]}</p>}
      {account.some(({ exact }) => !exact) && <p className="hint">{text.normal(exactLimit)}</p>}
    </div>
  )
}
