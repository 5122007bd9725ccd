import { useId, useMemo } from 'react'
import { useDrawnWidth } from '../parts/use-drawn-width.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'
import { useText } from '../state/use-app.ts'
import type { FormationFigure, FormationsPlan } from '../system-ui/system-chronicle.ts'
import { type Ink, patternId, Patterns, sideClass } from '../charts/ChartInk.tsx'
import { round, usualWidth } from '../charts/chart-geometry.ts'
import type { ChronicleData } from './use-chronicle.ts'

/** The layout of a row: the name of a formation above its bar. */
const row = { height: 40, name: 14, bar: 20, thick: 13 }

/** The losses of each formation by cause: bars, and a table of all its figures. */
export function Formations({ data }: { readonly data: ChronicleData }) {
  const { formations } = data.plan
  if (formations === undefined || data.chronicle.formations.length === 0) return null
  return <FormationsChart plan={formations} data={data} />
}

function FormationsChart({ plan, data }: { readonly plan: FormationsPlan; readonly data: ChronicleData }) {
  const { chronicle: text, games } = useText()
  const { chronicle, naming, dress, sideName } = data
  const id = useId()
  const [plot, width] = useDrawnWidth<HTMLDivElement>(usualWidth)
  const format = useMemo(() => new Intl.NumberFormat(games.locale), [games])
  const rows = chronicle.formations
  const nameOf = (formation: string): string => naming.names[formation]?.[naming.language] ?? formation
  const wordsOf = ({ name }: FormationFigure): string => name[naming.language]
  const partsOf = ({ figures }: (typeof rows)[number]): number[] => plan.parts.map(({ key }) => figures[key] ?? 0)
  // Causes without losses have no column.
  const parts = plan.parts.filter(({ key }) => rows.some(({ figures }) => (figures[key] ?? 0) > 0))
  const columns = [...parts, ...plan.figures]
  const height = rows.length * row.height
  const most = Math.max(1, ...rows.map((one) => Math.max(one.figures[plan.limit.key] ?? 0, sumOf(partsOf(one)))))
  const inkOf = (side: number, key: string): Ink => ({
    dress: dress[side === 0 ? 0 : 1],
    figure: plan.parts.findIndex((one) => one.key === key),
  })
  const title = plan.title[naming.language]
  const x = (value: number): number => round(((width - 4) * value) / most)
  const summary = rows.map((one) => `${nameOf(one.id)} ${format.format(sumOf(partsOf(one)))}`).join(', ')
  const sidesShown = [...new Set(rows.map(({ side }) => side))]
  return (
    <div className="course-formations">
      <div className="report-title">
        <h3>{title}</h3>
        <RuleLink rule={plan.rule} />
      </div>
      <figure className="course-chart">
        <div className="chart-and-table">
          <div className="plot" ref={plot}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, not an image file */}
            <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.chart(title, summary)}>
              <Patterns chart={id} inks={sidesShown.flatMap((side) => plan.parts.map(({ key }) => inkOf(side, key)))} />
              {rows.map((one, at) => {
                const top = at * row.height
                const values = partsOf(one)
                const limit = one.figures[plan.limit.key] ?? 0
                return (
                  <g key={one.id}>
                    <text x={0} y={top + row.name}>
                      {nameOf(one.id)}
                    </text>
                    <line className="plot-axis" x1={1} x2={1} y1={top + row.bar} y2={top + row.bar + row.thick} />
                    {plan.parts.map(({ key }, part) => {
                      const value = values[part] ?? 0
                      if (value === 0) return null
                      const ink = inkOf(one.side, key)
                      return (
                        <rect
                          key={key}
                          className={`plot-bar ${sideClass(ink)}`}
                          style={{ fill: `url(#${patternId(id, ink)})` }}
                          x={x(sumOf(values.slice(0, part))) + 1}
                          y={top + row.bar}
                          width={x(value)}
                          height={row.thick}
                        />
                      )
                    })}
                    {limit > 0 && (
                      <line
                        className="chart-limit"
                        x1={x(limit) + 1}
                        x2={x(limit) + 1}
                        y1={top + row.bar - 3}
                        y2={top + row.bar + row.thick + 3}
                      />
                    )}
                  </g>
                )
              })}
            </svg>
            <ul className="chart-key" aria-hidden="true">
              {parts.map(({ key, name }) => (
                <li key={key}>
                  {sidesShown.map((side) => (
                    <svg key={side} viewBox="0 0 30 16">
                      <rect
                        className={`plot-bar ${sideClass(inkOf(side, key))}`}
                        style={{ fill: `url(#${patternId(id, inkOf(side, key))})` }}
                        x="1"
                        y="1"
                        width="28"
                        height="14"
                      />
                    </svg>
                  ))}
                  {name[naming.language]}
                </li>
              ))}
              <li>
                <svg viewBox="0 0 30 16">
                  <line className="chart-limit" x1="15" x2="15" y1="0" y2="16" />
                </svg>
                {wordsOf(plan.limit)}
              </li>
            </ul>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a wide table sideways */}
          <section className="chart-figures" tabIndex={0} aria-label={title}>
            <table className="tabular">
              <caption className="announced">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{text.formation}</th>
                  {columns.map((one) => (
                    <th key={one.key} scope="col" className="figure">
                      {wordsOf(one)}
                    </th>
                  ))}
                </tr>
              </thead>
              {sidesShown.map((side) => (
                <tbody key={side}>
                  <tr>
                    <th scope="rowgroup" colSpan={1 + columns.length}>
                      {sideName(side)}
                    </th>
                  </tr>
                  {rows
                    .filter((one) => one.side === side)
                    .map((one) => (
                      <tr key={one.id}>
                        <th scope="row">{nameOf(one.id)}</th>
                        {columns.map(({ key }) => (
                          <td key={key} className="figure">
                            {format.format(one.figures[key] ?? 0)}
                          </td>
                        ))}
                      </tr>
                    ))}
                </tbody>
              ))}
            </table>
          </section>
        </div>
      </figure>
    </div>
  )
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
