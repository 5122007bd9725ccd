import { usePeriod } from '../at-table/use-system.ts'
import { useText } from '../state/use-app.ts'
import type { Column, Series } from './series.ts'

type Props = {
  readonly title: string
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
  readonly sideOf: (side: number) => string
  /** The name of a figure; not used in charts of a single figure, whose title names it. */
  readonly titleOf: (key: string) => string
  readonly format: Intl.NumberFormat
  readonly onLook: (stop: number) => void
  readonly adds: boolean
}

/** The figures of a chart as a table. Each day links to the map at its end. */
export function ChartTable({ title, series, columns, sideOf, titleOf, format, onLook, adds }: Props) {
  const { chronicle: text } = useText()
  const period = usePeriod()
  const groups = groupsOf(series)
  const isOne = groups.length === 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a wide table sideways
    <section className="chart-figures" tabIndex={0} aria-label={title}>
      <table className="tabular">
        <caption className="announced">{title}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={isOne ? 1 : 2}>
              {period.name}
            </th>
            {isOne
              ? series.map((one) => <SideHead key={one.side} name={sideOf(one.side)} />)
              : groups.map(({ key, count }) => (
                  <th key={key} scope="colgroup" colSpan={count} className="chart-figure">
                    {titleOf(key)}
                  </th>
                ))}
          </tr>
          {!isOne && (
            <tr>
              {series.map((one) => (
                <SideHead key={`${one.key} ${one.side}`} name={sideOf(one.side)} />
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {columns.map(({ name, stop }, at) => (
            <tr key={at}>
              <th scope="row">
                <button type="button" className="link" title={text.look(name)} onClick={() => onLook(stop)}>
                  {name}
                </button>
              </th>
              {series.map((one) => (
                <td key={`${one.key} ${one.side}`} className="figure">
                  {valueText(one.values[at] ?? null, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {adds && columns.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {series.map((one) => (
                <td key={`${one.key} ${one.side}`} className="figure">
                  {format.format(one.values.reduce<number>((sum, value) => sum + (value ?? 0), 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

const SideHead = ({ name }: { readonly name: string }) => (
  <th scope="col" className="figure">
    {name}
  </th>
)

/** The figures of a chart, each with the number of sides that have values. */
function groupsOf(series: readonly Series[]): { readonly key: string; readonly count: number }[] {
  const keys = [...new Set(series.map(({ key }) => key))]
  return keys.map((key) => ({ key, count: series.filter((one) => one.key === key).length }))
}

/** A dash for an unknown value; a true minus sign for negative ones. */
const valueText = (value: number | null, format: Intl.NumberFormat): string =>
  value === null ? '–' : format.format(value).replace('-', '−')
