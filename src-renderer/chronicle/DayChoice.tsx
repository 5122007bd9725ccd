import type { ReactNode } from 'react'
import { chroniclePlace, type ChroniclePart, openChronicle } from '../at-table/open-chronicle.ts'
import { usePeriod } from '../at-table/use-system.ts'
import { useStore } from '../state/kit/store.ts'
import { useText } from '../state/use-app.ts'
import type { ChronicleData } from './use-chronicle.ts'

/** The chosen day among the first `count`; by default the last finished day. */
export function useChosenDay({ chronicle }: ChronicleData, count: number): number {
  const chosen = useStore(chroniclePlace, (place) => place.day)
  const last = Math.max(
    0,
    chronicle.days.findLastIndex(({ over }) => over),
  )
  return Math.min(chosen ?? last, count - 1)
}

type Props = {
  readonly data: ChronicleData
  readonly at: number
  readonly count: number
  readonly part: ChroniclePart
  /** Further actions for the chosen day. */
  readonly children?: ReactNode
}

/** Steps through the days in a part of the chronicle. */
export function DayChoice({ data, at, count, part, children }: Props) {
  const { chronicle: text } = useText()
  const period = usePeriod()
  const go = (day: number): void => openChronicle(part, day)
  return (
    <p className="tools no-print day-choice">
      <button type="button" className="plain" disabled={at === 0} onClick={() => go(at - 1)}>
        {period.earlier}
      </button>
      <select aria-label={period.choose} value={at} onChange={({ target }) => go(Number(target.value))}>
        {data.chronicle.days.slice(0, count).map((day, index) => (
          <option key={day.from} value={index}>
            {data.dayOf(day)}
            {day.over ? '' : ` (${text.present})`}
          </option>
        ))}
      </select>
      <button type="button" className="plain" disabled={at >= count - 1} onClick={() => go(at + 1)}>
        {period.later}
      </button>
      {children}
    </p>
  )
}
