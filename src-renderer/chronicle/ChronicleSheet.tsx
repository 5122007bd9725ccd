import { useEffect, useRef } from 'react'
import { keepFocus } from '../at-table/to-question.ts'
import { usePlay, useSideWord, useTable } from '../at-table/use-play.ts'
import { useStore } from '../state/store.ts'
import { useApp, useText } from '../state/use-app.ts'
import { Charts } from './Charts.tsx'
import { DayReport } from './DayReport.tsx'
import { FiguresTools } from './FiguresTools.tsx'
import { chroniclePlace, type ChroniclePart, closeChronicle, openChronicle } from '../at-table/open-chronicle.ts'
import { Perspective } from './Perspective.tsx'
import { Playback } from './Playback.tsx'
import { Result } from './Result.tsx'
import { TurningPoints } from './TurningPoints.tsx'
import { type Told, useChronicle } from './use-chronicle.ts'
import './chronicle.css'

/** Opens the record of the game where it is folded away. */
type Props = { readonly openRecord: (() => void) | undefined }

/** The course of the game, beside the map: how it stands, the reports of its days, and in the end the debriefing. */
export function ChronicleSheet({ openRecord }: Props) {
  const shown = useStore(chroniclePlace, (place) => place.shown)
  // It tells how things stand now, and a film has not come so far yet.
  const isFilm = usePlay((play) => play.film !== null, false)
  // Whoever leaves the table leaves its chronicle.
  useEffect(() => closeChronicle, [])
  return shown && !isFilm ? <OpenSheet openRecord={openRecord} /> : null
}

const parts: readonly ChroniclePart[] = ['course', 'day']

function OpenSheet({ openRecord }: Props) {
  const app = useApp()
  const { chronicle: text } = useText()
  const table = useTable()
  const part = useStore(chroniclePlace, (place) => place.part)
  const told = useChronicle()
  const sideOf = useSideWord()
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
      // The notice that led here is gone by now, and its button with it.
      requestAnimationFrame(keepFocus)
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
          {parts.map((one) => (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => openChronicle(one)}>
              {one === 'course' ? text.course : text.days}
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
        {told === null ? (
          <p className="hint">{text.reading}</p>
        ) : (
          <>
            <FiguresTools told={told} />
            {part === 'course' ? <Course told={told} /> : <Days told={told} openRecord={openRecord} />}
          </>
        )}
      </div>
    </dialog>
  )
}

function Course({ told }: { readonly told: Told }) {
  const name = usePlay((play) => play.table?.name ?? '', '')
  return (
    <>
      <p className="only-print course-name">{name}</p>
      <Result told={told} />
      <Charts told={told} />
      <TurningPoints told={told} />
    </>
  )
}

function Days({ told, openRecord }: { readonly told: Told } & Props) {
  const { chronicle: text } = useText()
  const chosen = useStore(chroniclePlace, (place) => place.day)
  const { days } = told.chronicle
  const last = Math.max(
    0,
    days.findLastIndex(({ over }) => over),
  )
  const at = Math.min(chosen ?? last, days.length - 1)
  const go = (day: number): void => openChronicle('day', day)
  return (
    <>
      <p className="tools no-print day-choice">
        <button type="button" className="plain" disabled={at === 0} onClick={() => go(at - 1)}>
          {text.earlier}
        </button>
        <select aria-label={text.chooseDay} value={at} onChange={({ target }) => go(Number(target.value))}>
          {days.map((day, index) => (
            <option key={day.from} value={index}>
              {told.dayOf(day)}
              {day.over ? '' : ` (${text.present})`}
            </option>
          ))}
        </select>
        <button type="button" className="plain" disabled={at === days.length - 1} onClick={() => go(at + 1)}>
          {text.later}
        </button>
      </p>
      <DayReport told={told} at={at} openRecord={openRecord} />
    </>
  )
}
