import { useText } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

type Row = {
  readonly name: string
  readonly count: number
  readonly share: number
  readonly low: number
  readonly high: number
}

type Props = {
  readonly heading: string
  readonly rows: readonly Row[]
  /** The same rows of the compared result, with the headings of both columns. */
  readonly before: { readonly heading: string; readonly now: string; readonly rows: readonly Row[] } | null
}

/** Frequencies of outcomes: as figures, and as bars with a line for the confidence interval. */
export function Shares({ heading, rows, before }: Props) {
  const { results: words } = useText().simulations
  const { whole, percent } = useFigures()
  return (
    <table className="tabular simulation-shares">
      <caption className="label">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="announced">{heading}</span>
          </th>
          {before !== null && <th scope="col">{before.heading}</th>}
          <th scope="col">{before === null ? words.share : before.now}</th>
          <th scope="col">{words.interval}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, share, low, high }, index) => (
          <tr key={index}>
            <th scope="row">
              {name}
              <svg className="plot simulation-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className="simulation-share" width={100 * share} height="6" />
                <path d={`M${100 * low} 3H${100 * high}`} />
              </svg>
            </th>
            {before !== null && <td className="figure">{percent(before.rows[index]?.share ?? 0)}</td>}
            <td className="figure">{percent(share)}</td>
            <td className="figure">
              {percent(low)} – {percent(high)}
            </td>
            <td className="figure">{whole(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
