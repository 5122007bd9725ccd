import { useDrawnWidth } from '../parts/use-drawn-width.ts'
import type { Text } from '../text/en.ts'
import type { Luck } from '../journal/luck.ts'

type Props = {
  readonly account: readonly Luck[]
  readonly nameOf: (luck: Luck) => string
  readonly formatDeviations: (favour: number) => string
  readonly text: Text['journal']['luck']
  readonly apart: string
}

/** The scale ends at this many standard deviations; larger values are rare. */
const maxDeviations = 3
/** The layout, in units of the drawing. */
const rowHeight = 38
const top = 20
const usualWidth = 320
/** The maximum width in the style sheet. */
const mostWidth = 480

/**
 * A bar chart of the deviation of each sum from its mean. Direction and hatching, not colour alone, tell good luck from
 * bad.
 */
export function LuckChart({ account, nameOf, formatDeviations, text, apart }: Props) {
  const rows = account.flatMap((luck) => (luck.favour === null ? [] : [{ luck, favour: luck.favour }]))
  const [figure, shown] = useDrawnWidth<HTMLElement>(usualWidth)
  const width = Math.min(mostWidth, shown)
  if (rows.length === 0) return null
  const middle = width / 2
  const deviationWidth = width / 7.6
  const height = top + rows.length * rowHeight + 4
  const label = rows.map(({ luck, favour }) => text.bar(nameOf(luck), formatDeviations(favour))).join(apart)
  return (
    <figure className="luck-chart" ref={figure}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, not an image file */}
      <svg viewBox={`0 0 ${2 * middle} ${height}`} role="img" aria-label={`${text.chart} ${label}`}>
        <defs>
          <pattern id="unkind-luck" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line className="luck-hatch" x1="0" y1="0" x2="0" y2="6" />
          </pattern>
        </defs>
        <text className="luck-end" x={middle - 6} y="13" textAnchor="end">
          ← {text.unkind}
        </text>
        <text className="luck-end" x={middle + 6} y="13">
          {text.kind} →
        </text>
        {[-2, -1, 1, 2].map((at) => (
          <line
            key={at}
            className="luck-grid"
            x1={middle + at * deviationWidth}
            x2={middle + at * deviationWidth}
            y1={top}
            y2={height}
          />
        ))}
        {rows.map(({ luck, favour }, index) => {
          const length = Math.min(maxDeviations, Math.abs(favour)) * deviationWidth
          const y = top + index * rowHeight
          return (
            <g key={`${luck.label} ${luck.side}`}>
              <text className="luck-name" x="0" y={y + 15}>
                {nameOf(luck)}
              </text>
              <rect
                className={favour < 0 ? 'luck-bar unkind' : 'luck-bar'}
                x={favour < 0 ? middle - length : middle}
                y={y + 20}
                width={length}
                height={rowHeight - 24}
              />
              <text className="luck-figure" x={2 * middle} y={y + 15} textAnchor="end">
                {formatDeviations(favour)}
              </text>
            </g>
          )
        })}
        <line className="luck-axis" x1={middle} x2={middle} y1={top} y2={height} />
      </svg>
      <figcaption className="hint">{text.chart}</figcaption>
    </figure>
  )
}
