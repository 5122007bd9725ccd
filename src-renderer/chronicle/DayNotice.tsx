import { useEffect } from 'react'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { usePeriod } from '../at-table/use-system.ts'
import { useStore } from '../state/kit/store.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { finishedDays, daysSeen, isNew, daysSeenAtFirstLook, setDaysSeen, viewerOf } from './days-seen.ts'
import { openChronicle } from '../at-table/open-chronicle.ts'

/** A notice that a day of the game is over, with a button that opens its report. */
export function DayNotice() {
  const app = useApp()
  const { chronicle: text } = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isFilm = usePlay((play) => play.film !== null, false)
  const turningPoints = usePlay((play) => play.stops.filter(({ when }) => when !== null).length, 0)
  const chronicle = usePlay((play) => play.chronicle, null)
  const viewer = table === null ? null : viewerOf(table)
  const seen = useStore(daysSeen, (days) => (viewer === null ? undefined : days[viewer]))
  const isOver = (table?.ending ?? null) !== null
  const { over: tellOver } = usePeriod()
  const hasDays = tellOver !== null
  // Re-reads the chronicle only at turning points, because only those end days.
  useEffect(() => {
    if (viewer !== null && turningPoints > 0 && hasDays) app.play.readChronicle()
  }, [app, viewer, turningPoints, isOver, hasDays])

  const over = finishedDays(hasDays, chronicle)
  const isFirst = seen === undefined
  const isUndone = over !== null && seen !== undefined && over < seen
  useEffect(() => {
    if (table !== null && over !== null && (isFirst || isUndone))
      setDaysSeen(table, isFirst ? daysSeenAtFirstLook(table, over) : over)
  }, [table, over, isFirst, isUndone])

  // Not during a film, which has still to show the end of the day, nor after the end of the game, which the decision
  // bar reports.
  if (isFilm || isOver || chronicle === null || table === null || over === null || !isNew(seen, over)) return null
  const day = chronicle.days[over - 1]
  const read = (part: 'day' | 'newspapers'): void => {
    setDaysSeen(table, over)
    openChronicle(part, over - 1)
  }
  const dismiss = (): void => {
    setDaysSeen(table, over)
    requestAnimationFrame(focusQuestionIfLost)
  }
  return (
    <div className="notice calm day-over">
      <output>{tellOver?.(day?.title?.[language] ?? text.dayNumber(day?.turn ?? over))}</output>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => read('day')}>
          {text.readReport}
        </button>
        {chronicle.hasNewspapers && (
          <button type="button" className="plain" onClick={() => read('newspapers')}>
            {text.readNewspaper}
          </button>
        )}
        <button type="button" className="plain" onClick={dismiss}>
          {text.dismiss}
        </button>
      </p>
    </div>
  )
}
