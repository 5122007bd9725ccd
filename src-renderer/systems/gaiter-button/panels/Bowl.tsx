import { type MarkerValue, markersOf, returnedIn } from './fatigue.ts'
import type { PanelProps } from './reading.ts'
import { Picture } from './Picture.tsx'
import { wordsIn } from './words.ts'

/** Places in the bowl, from the bottom up: rows of five, four and three. */
const places = [5, 4, 3].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({ x: 100 + (index - (count - 1) / 2) * 27, y: 104 - row * 25 })),
)

/** The bowl of fatigue markers, and the markers outside it. */
export function Bowl(props: PanelProps) {
  const { bowl } = wordsIn(props.language)
  const markers = markersOf(props)
  const inside = markers.flatMap(({ value, inBowl }) => Array.from({ length: inBowl }, () => value))
  const all = markers.reduce((sum, one) => sum + one.all, 0)
  const kept = markers.flatMap(({ value, kept: count }) => Array.from({ length: count }, () => value))
  const drawn = markers.find((one) => one.drawn)
  const returned = returnedIn(props)
  const title = bowl.drawing(inside.length, all)
  return (
    <figure className="gb-bowl">
      <Picture viewBox="14 34 172 102" title={title}>
        <path className="gb-bowl-side" d="M18 52C24 108 58 132 100 132S176 108 182 52Z" />
        <ellipse className="gb-bowl-rim" cx="100" cy="52" rx="82" ry="14" />
        {inside.map((value, index) => {
          const place = places[index]
          return place && <Disc key={index} value={value} {...place} />
        })}
      </Picture>
      <figcaption>{title}</figcaption>
      <dl className="gb-markers">
        <div>
          <dt>{bowl.inBowl}</dt>
          <dd>
            {markers.map(({ marker, value, inBowl }) => (
              <span key={marker} className="gb-count">
                <Chip value={value} title={bowl.marker(value)} /> {bowl.times(inBowl)}
              </span>
            ))}
          </dd>
        </div>
        {drawn && (
          <div className="gb-drawn">
            <dt>{bowl.drawn}</dt>
            <dd>
              {/* Each draw is a chip of its own, which comes up out of the bowl. */}
              <Chip
                key={`${inside.length} ${kept.length} ${returned.length}`}
                value={drawn.value}
                title={bowl.marker(drawn.value)}
                large
              />
            </dd>
          </div>
        )}
        <Row title={bowl.kept} values={kept} name={bowl.marker} />
        <Row title={bowl.returned} values={returned} name={bowl.marker} />
      </dl>
    </figure>
  )
}

/** Markers outside the bowl, if there are any. */
function Row({
  title,
  values,
  name,
}: {
  readonly title: string
  readonly values: readonly MarkerValue[]
  readonly name: (value: MarkerValue) => string
}) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {values.map((value, index) => (
          <Chip key={index} value={value} title={name(value)} />
        ))}
      </dd>
    </div>
  )
}

function Disc({ value, x, y }: { readonly value: MarkerValue; readonly x: number; readonly y: number }) {
  return (
    <g className={value === 'stop' ? 'gb-disc is-stop' : 'gb-disc'} transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y={value === 'stop' ? 2.8 : 5} className={value === 'stop' ? 'gb-disc-stop' : ''}>
        {value === 'stop' ? 'STOP' : value}
      </text>
    </g>
  )
}

/** A marker drawn within text. */
function Chip({
  value,
  title,
  large,
}: {
  readonly value: MarkerValue
  readonly title: string
  readonly large?: boolean
}) {
  return (
    <Picture className={large ? 'gb-chip is-large' : 'gb-chip'} viewBox="-13 -13 26 26" title={title}>
      <Disc value={value} x={0} y={0} />
    </Picture>
  )
}
