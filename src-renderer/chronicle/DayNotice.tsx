import { useEffect } from 'react'
import { keepFocus } from '../at-table/to-question.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { useSystem } from '../at-table/use-system.ts'
import { useStore } from '../state/store.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { daysOver, daysSeen, isNew, seeDays } from './days-seen.ts'
import { openChronicle } from '../at-table/open-chronicle.ts'

/** A day is over and the game goes on: a line that says so and leads to its report, and is in nobody’s way. */
export function DayNotice() {
  const app = useApp()
  const { chronicle: text } = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isFilm = usePlay((play) => play.film !== null, false)
  const turned = usePlay((play) => play.stops.filter(({ when }) => when !== null).length, 0)
  const chronicle = usePlay((play) => play.chronicle, null)
  const who = table === null ? null : `${table.id} ${table.eyes}`
  const seen = useStore(daysSeen, (days) => (who === null ? undefined : days[who]))
  const isOver = (table?.ending ?? null) !== null
  const withDays = useSystem().chronicle?.hasDays ?? false
  // Of how far the days have come the present table tells; a new one is reckoned only when the time has changed.
  useEffect(() => {
    if (who !== null && turned > 0 && withDays) app.play.readChronicle()
  }, [app, who, turned, isOver, withDays])

  const over = daysOver(withDays, chronicle)
  const isFirst = seen === undefined
  const isBack = over !== null && seen !== undefined && over < seen
  useEffect(() => {
    if (who !== null && over !== null && (isFirst || isBack)) seeDays(who, over)
  }, [who, over, isFirst, isBack])

  // What a film leads up to is told when it is over; how a game has ended, with all its days, the bar tells.
  if (isFilm || isOver || chronicle === null || who === null || over === null || !isNew(seen, over)) return null
  const day = chronicle.days[over - 1]
  const read = (): void => {
    seeDays(who, over)
    openChronicle('day', over - 1)
  }
  const dismiss = (): void => {
    seeDays(who, over)
    requestAnimationFrame(keepFocus)
  }
  return (
    <div className="notice calm day-over">
      <output>{text.dayOver(day?.title?.[language] ?? text.dayNumber(day?.turn ?? over))}</output>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={read}>
          {text.readReport}
        </button>
        <button type="button" className="plain" onClick={dismiss}>
          {text.dismiss}
        </button>
      </p>
    </div>
  )
}
