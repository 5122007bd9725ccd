import type { Text } from '../text/en.ts'
import type { Luck } from '../journal/luck.ts'

type Props = {
  readonly account: readonly Luck[]
  readonly nameOf: (luck: Luck) => string
  readonly deviations: (favour: number) => string
  readonly text: Text['journal']['luck']
  readonly apart: string
}

/** The scale ends here; nobody is that lucky often. */
const most = 3
const row = 38
const top = 20
const middle = 160
const unit = 42

/**
 * How far each sum was from what could be expected. Kind and unkind are told apart by their direction and by full or
 * hatched bars, never by colour alone.
 */
export function LuckChart({ account, nameOf, deviations, text, apart }: Props) {
  const rows = account.flatMap((luck) => (luck.favour === null ? [] : [{ luck, favour: luck.favour }]))
  if (rows.length === 0) return null
  const height = top + rows.length * row + 4
  const label = rows.map(({ luck, favour }) => text.bar(nameOf(luck), deviations(favour))).join(apart)
  return (
    <figure className="luck-chart">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file */}
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
          <line key={at} className="luck-grid" x1={middle + at * unit} x2={middle + at * unit} y1={top} y2={height} />
        ))}
        {rows.map(({ luck, favour }, index) => {
          const length = Math.min(most, Math.abs(favour)) * unit
          const y = top + index * row
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
                height={row - 24}
              />
              <text className="luck-figure" x={2 * middle} y={y + 15} textAnchor="end">
                {deviations(favour)}
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
