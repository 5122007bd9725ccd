import { kindOf } from '../journal/lines.ts'
import { useText } from '../state/use-app.ts'
import { ReportLines } from './ReportLines.tsx'
import type { ChronicleData } from './use-chronicle.ts'

/** The decisive entries of the game, day by day. */
export function TurningPoints({ data }: { readonly data: ChronicleData }) {
  const { chronicle: text } = useText()
  const { chronicle, plan, byDay, dayOf } = data
  const days = chronicle.days.flatMap((day, at) => {
    const lines = (byDay[at] ?? []).filter(({ entry }) => plan.turning.includes(kindOf(entry)))
    return lines.length === 0 ? [] : [{ day, lines }]
  })
  if (plan.turning.length === 0) return null
  return (
    <section className="turning" aria-labelledby="turning-heading">
      <h3 id="turning-heading">{text.turning}</h3>
      {days.length === 0 && <p className="hint">{text.noTurning}</p>}
      {days.map(({ day, lines }) => (
        <section key={day.from} aria-label={dayOf(day)}>
          <h4>{dayOf(day)}</h4>
          <ReportLines lines={lines.map((line) => ({ line }))} data={data} />
        </section>
      ))}
    </section>
  )
}
