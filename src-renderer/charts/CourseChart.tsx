import { useId } from 'react'
import type { Dresses } from '../../src-main/contract/words.ts'
import { useDrawnWidth } from '../parts/use-drawn-width.ts'
import { useText } from '../state/use-app.ts'
import { ChartTable } from './ChartTable.tsx'
import { type Ink, Mark, patternId, Patterns, sideClass } from './ChartInk.tsx'
import {
  bandX,
  barsOf,
  linePath,
  namedColumns,
  nameX,
  columnAt,
  pointX,
  round,
  scaleFor,
  frameFor,
  usualWidth,
  stackTotals,
} from './chart-geometry.ts'
import type { Column, Series } from './series.ts'

type Props = {
  readonly title: string
  readonly what?: string
  readonly form: 'lines' | 'bars'
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
  readonly dress: Dresses
  readonly sideOf: (side: number) => string
  readonly titleOf: (key: string) => string
  /** “French: strength points on the map” */
  readonly figureOf: (key: string, side: number) => string
  readonly format: Intl.NumberFormat
  /** The stop shown on the map. */
  readonly shownStop: number
  readonly onLook: (stop: number) => void
  /** Whether the figures of the days add up to a total. */
  readonly adds: boolean
}

/** A chart over the days, with a table of its figures beside it. */
export function CourseChart(props: Props) {
  const { title, what, form, series, columns, dress, sideOf, figureOf, format, shownStop } = props
  const { chronicle: text, apart } = useText()
  const id = useId()
  const keys = [...new Set(series.map(({ key }) => key))]
  const nameOf = ({ key, side }: Series): string => (keys.length === 1 ? sideOf(side) : figureOf(key, side))
  const inkOf = (one: Series): Ink => ({ dress: dress[one.side === 0 ? 0 : 1], figure: keys.indexOf(one.key) })
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const [plot, width] = useDrawnWidth<HTMLDivElement>(usualWidth)
  const frame = frameFor(width)
  const scale = scaleFor(form === 'bars' ? stackTotals(series, columns.length) : values, frame)
  const x = (at: number): number => (form === 'bars' ? bandX : pointX)(at, columns.length, frame)
  const named = namedColumns(columns.length, frame, Math.max(...columns.map(({ name }) => name.length)))
  const isCentred = form === 'bars' || columns.length < 2
  const summary = series
    .map((one) => {
      const known = one.values.filter((value) => value !== null)
      return text.fromTo(nameOf(one), format.format(known[0] ?? 0), format.format(known.at(-1) ?? 0))
    })
    .join(apart)
  const at = columnAt(
    shownStop,
    columns.map(({ stop }) => stop),
  )
  return (
    <figure className="course-chart">
      <figcaption>
        <h4>{title}</h4>
        {what !== undefined && <p className="hint">{what}</p>}
      </figcaption>
      <div className="chart-and-table">
        <div className="plot" ref={plot}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, not an image file */}
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={text.chart(title, summary)}>
            <Patterns chart={id} inks={form === 'bars' ? series.map(inkOf) : []} />
            {scale.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={tick === 0 ? 'plot-axis' : 'plot-grid'}
                  x1={frame.left}
                  x2={frame.right}
                  y1={round(scale.y(tick))}
                  y2={round(scale.y(tick))}
                />
                <text className="quiet" x={frame.left - 6} y={round(scale.y(tick)) + 4} textAnchor="end">
                  {format.format(tick).replace('-', '−')}
                </text>
              </g>
            ))}
            {form === 'lines' && columns.length > 1 && (
              <line
                className="chart-looked"
                x1={round(frame.left + (pointX(1, columns.length, frame) - frame.left) * at)}
                x2={round(frame.left + (pointX(1, columns.length, frame) - frame.left) * at)}
                y1={frame.top}
                y2={frame.bottom}
              />
            )}
            {columns.map(({ name }, column) =>
              named.includes(column) ? (
                <text
                  key={column}
                  className="quiet"
                  x={round(isCentred ? nameX(x(column), name.length, frame) : x(column))}
                  y={frame.height - 8}
                  textAnchor={isCentred ? 'middle' : anchorOf(column, columns.length)}
                >
                  {name}
                </text>
              ) : null,
            )}
            {form === 'bars'
              ? barsOf(series, columns.length, scale, frame).map((bar) => {
                  const one = series[bar.series]
                  if (one === undefined) return null
                  return (
                    <rect
                      key={`${bar.column} ${bar.series}`}
                      className={`plot-bar ${sideClass(inkOf(one))}`}
                      style={{ fill: `url(#${patternId(id, inkOf(one))})` }}
                      x={bar.x}
                      y={bar.y}
                      width={bar.width}
                      height={bar.height}
                    />
                  )
                })
              : series.map((one) => (
                  <g key={`${one.key} ${one.side}`}>
                    <path className={`plot-line ${sideClass(inkOf(one))}`} d={linePath(one.values, scale, frame)} />
                    {one.values.map((value, column) =>
                      value === null ? null : (
                        <Mark key={column} ink={inkOf(one)} x={round(x(column))} y={round(scale.y(value))} />
                      ),
                    )}
                  </g>
                ))}
          </svg>
          <ul className="chart-key" aria-hidden="true">
            {series.map((one) => (
              <li key={`${one.key} ${one.side}`}>
                <svg viewBox="0 0 30 16">
                  {form === 'bars' ? (
                    <rect
                      className={`plot-bar ${sideClass(inkOf(one))}`}
                      style={{ fill: `url(#${patternId(id, inkOf(one))})` }}
                      x="1"
                      y="1"
                      width="28"
                      height="14"
                    />
                  ) : (
                    <>
                      <path className={`plot-line ${sideClass(inkOf(one))}`} d="M0 8H30" />
                      <Mark ink={inkOf(one)} x={15} y={8} />
                    </>
                  )}
                </svg>
                {nameOf(one)}
              </li>
            ))}
          </ul>
        </div>
        <ChartTable {...props} />
      </div>
    </figure>
  )
}

const anchorOf = (column: number, count: number): 'start' | 'middle' | 'end' =>
  column === 0 ? 'start' : column === count - 1 ? 'end' : 'middle'
