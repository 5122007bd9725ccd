import { usePeriod } from '../at-table/use-system.ts'
import { useText } from '../state/use-app.ts'
import type { DayFigure } from './days.ts'
import type { ChronicleData } from './use-chronicle.ts'

type Props = { readonly figures: readonly DayFigure[]; readonly data: ChronicleData; readonly title: string }

/** A table of a day's figures with their change from the day before. */
export function ReportFigures({ figures, data, title }: Props) {
  const { chronicle: text, games } = useText()
  const period = usePeriod()
  const value = new Intl.NumberFormat(games.locale)
  const change = new Intl.NumberFormat(games.locale, { signDisplay: 'exceptZero' })
  return (
    <table className="tabular report-figures">
      <caption className="announced">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.figure}</th>
          <th scope="col">{text.side}</th>
          <th scope="col" className="figure">
            {text.value}
          </th>
          <th scope="col" className="figure" title={period.before}>
            {text.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((one) => (
          <tr key={`${one.key} ${one.side}`}>
            <th scope="row">{data.titleOf(one.key)}</th>
            <td>{data.sideName(one.side)}</td>
            <td className="figure">{value.format(one.value).replace('-', '−')}</td>
            <td className="figure">{one.change === null ? '–' : change.format(one.change).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
