import { useEffect, useRef } from 'react'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { usePlay, useSideWord, useTable } from '../at-table/use-play.ts'
import { usePeriod } from '../at-table/use-system.ts'
import { useStore } from '../state/kit/store.ts'
import { useApp, useText } from '../state/use-app.ts'
import { Charts } from './Charts.tsx'
import { DayReport } from './DayReport.tsx'
import { DayChoice, useChosenDay } from './DayChoice.tsx'
import { Formations } from './Formations.tsx'
import { FiguresTools } from './FiguresTools.tsx'
import { Newspapers } from './Newspapers.tsx'
import { chroniclePlace, type ChroniclePart, closeChronicle, openChronicle } from '../at-table/open-chronicle.ts'
import { Perspective } from './Perspective.tsx'
import { Playback } from './Playback.tsx'
import { Remarks } from './Remarks.tsx'
import { Result } from './Result.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { type ChronicleData, useChronicle } from './use-chronicle.ts'
import './chronicle.css'

/** `openRecord` unfolds the record of the game; undefined while it is open. */
type Props = { readonly openRecord: (() => void) | undefined }

/** The chronicle beside the map: the course of the game, the reports of its days, and after the end the debriefing. */
export function ChronicleSheet({ openRecord }: Props) {
  const isShown = useStore(chroniclePlace, (place) => place.shown)
  // Hidden during a film: the chronicle would tell what the film has still to show.
  const isFilm = usePlay((play) => play.film !== null, false)
  // Closes with the table.
  useEffect(() => closeChronicle, [])
  return isShown && !isFilm ? <OpenSheet openRecord={openRecord} /> : null
}

const parts: readonly ChroniclePart[] = ['course', 'day', 'newspapers', 'remarks']

function OpenSheet({ openRecord }: Props) {
  const app = useApp()
  const { chronicle: text } = useText()
  const table = useTable()
  const part = useStore(chroniclePlace, (place) => place.part)
  const data = useChronicle()
  const sideOf = useSideWord()
  const period = usePeriod()
  const heading = useRef<HTMLHeadingElement>(null)
  const stop = table?.stop ?? 0
  const isOver = (table?.ending ?? null) !== null
  const eyes = table?.eyes ?? null

  useEffect(() => {
    app.play.readChronicle()
  }, [app, stop, eyes])
  useEffect(() => {
    const { activeElement } = document
    heading.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
      // The button that had the focus may be gone together with its notice.
      requestAnimationFrame(focusQuestionIfLost)
    }
  }, [])

  return (
    <dialog
      open
      className="chronicle-sheet"
      aria-labelledby="chronicle-heading"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        closeChronicle()
      }}
    >
      <div className="chronicle-head no-print">
        <h2 id="chronicle-heading" ref={heading} tabIndex={-1}>
          {isOver ? text.debriefing : text.standing}
        </h2>
        <fieldset className="chronicle-parts" aria-label={text.parts}>
          {parts
            .filter((one) => one !== 'newspapers' || data?.chronicle.hasNewspapers === true)
            .map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === part}
                onClick={() => openChronicle(one, chroniclePlace.get().day)}
              >
                {one === 'day' ? period.oneByOne : text.partNames[one]}
              </button>
            ))}
        </fieldset>
        <button type="button" className="plain" onClick={closeChronicle}>
          {text.close}
        </button>
      </div>
      <div className="chronicle-controls no-print">
        <Perspective sideOf={sideOf} />
        <Playback />
      </div>
      <div className="chronicle-page">
        {data === null ? (
          <p className="hint">{text.reading}</p>
        ) : (
          <>
            {(part === 'course' || part === 'day') && <FiguresTools data={data} />}
            {part === 'course' && <Course data={data} />}
            {part === 'day' && <Days data={data} openRecord={openRecord} />}
            {part === 'newspapers' && <Newspapers data={data} />}
            {part === 'remarks' && <Remarks data={data} />}
          </>
        )}
      </div>
    </dialog>
  )
}

function Course({ data }: { readonly data: ChronicleData }) {
  const name = usePlay((play) => play.table?.name ?? '', '')
  return (
    <>
      <p className="only-print course-name">{name}</p>
      <Result data={data} />
      <Charts data={data} />
      <Formations data={data} />
      <TurningPoints data={data} />
    </>
  )
}

function Days({ data, openRecord }: { readonly data: ChronicleData } & Props) {
  const { days } = data.chronicle
  const at = useChosenDay(data, days.length)
  return (
    <>
      <DayChoice data={data} at={at} count={days.length} part="day" />
      <DayReport data={data} at={at} openRecord={openRecord} />
    </>
  )
}
