import type { SetUpPlayed } from '../../src-main/contract/simulations.ts'
import type { Dresses } from '../../src-main/contract/words.ts'
import { Mark, sideClass } from '../charts/ChartInk.tsx'
import { frameFor, linePath, namedColumns, pointX, round, scaleFor, usualWidth } from '../charts/chart-geometry.ts'
import { useDrawnWidth } from '../parts/use-drawn-width.ts'
import { useText, useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

type Props = {
  readonly played: SetUpPlayed
  readonly sideOf: (side: number) => string
  readonly dress: Dresses
}

/** The strength of both sides from turn to turn: a line for the mean, and a band that contains eight games in ten. */
export function StrengthChart({ played, sideOf, dress }: Props) {
  const { apart, simulations } = useText()
  const { results: words } = simulations
  const language = useView((view) => view.language)
  const { exact, whole } = useFigures()
  const [plot, width] = useDrawnWidth<HTMLDivElement>(usualWidth)
  const { strength, unit } = played
  const frame = frameFor(width)
  const scale = scaleFor(
    strength.flatMap(({ sides }) => sides.flatMap(({ low, high }) => [low, high])),
    frame,
  )
  const x = (at: number): number => round(pointX(at, strength.length, frame))
  const y = (value: number): number => round(scale.y(value))
  const nameAt = (at: number): string =>
    at === strength.length - 1 ? words.over : (strength[at]?.title?.[language] ?? words.turn(strength[at]?.turn ?? at))
  const named = namedColumns(strength.length, frame, Math.max(...strength.map((_, at) => nameAt(at).length)))
  const inkOf = (side: 0 | 1) => ({ dress: dress[side], figure: side })
  const told = ([0, 1] as const).map((side) =>
    words.strengthOf(
      sideOf(side),
      exact(strength[0]?.sides[side].mean ?? 0),
      exact(strength.at(-1)?.sides[side].mean ?? 0),
    ),
  )
  const summary = [words.strength, ...told].join(apart)
  const band = (side: 0 | 1): string => {
    const there = strength.map(({ sides }, at) => `${x(at)} ${y(sides[side].high)}`)
    const back = strength.map(({ sides }, at) => `${x(at)} ${y(sides[side].low)}`).reverse()
    return `M${[...there, ...back].join('L')}Z`
  }
  return (
    <figure className="course-chart simulation-strength">
      <figcaption>
        <p className="label">{words.strength}</p>
        <p className="hint">{words.strengthWhat(unit[language])}</p>
      </figcaption>
      <div className="plot" ref={plot}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, not an image file */}
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={summary}>
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'plot-axis' : 'plot-grid'}
                x1={frame.left}
                x2={frame.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className="quiet" x={frame.left - 6} y={y(tick) + 4} textAnchor="end">
                {whole(tick)}
              </text>
            </g>
          ))}
          {named.map((at) => (
            <text
              key={at}
              className="quiet"
              x={x(at)}
              y={frame.height - 8}
              textAnchor={at === 0 ? 'start' : at === strength.length - 1 ? 'end' : 'middle'}
            >
              {nameAt(at)}
            </text>
          ))}
          {([0, 1] as const).map((side) => (
            <g key={side}>
              <path className={`simulation-band ${sideClass(inkOf(side))}`} d={band(side)} />
              <path
                className={`plot-line ${sideClass(inkOf(side))}`}
                d={linePath(
                  strength.map(({ sides }) => sides[side].mean),
                  scale,
                  frame,
                )}
              />
              {strength.map(({ sides }, at) => (
                <Mark key={at} ink={inkOf(side)} x={x(at)} y={y(sides[side].mean)} />
              ))}
            </g>
          ))}
        </svg>
        <ul className="chart-key" aria-hidden="true">
          {([0, 1] as const).map((side) => (
            <li key={side}>
              <svg viewBox="0 0 30 16">
                <path className={`plot-line ${sideClass(inkOf(side))}`} d="M0 8H30" />
                <Mark ink={inkOf(side)} x={15} y={8} />
              </svg>
              {sideOf(side)}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
