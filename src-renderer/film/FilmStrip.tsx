import { useEffect, useMemo, useRef } from 'react'
import type { Frame } from '../../src-main/contract/games.ts'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { MomentNotes } from '../at-table/MomentNotes.tsx'
import { TakeOver } from '../at-table/TakeOver.tsx'
import { useNaming } from '../at-table/use-naming.ts'
import type { Naming } from '../journal/words.ts'
import type { FilmView } from '../state/known/film-view.ts'
import { isRecordShown, isShared } from '../state/table/seats.ts'
import { useApp, useView } from '../state/use-app.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { usePlay, wordsIn } from '../at-table/use-play.ts'
import './film.css'
import { FilmList } from './FilmList.tsx'
import { FilmPreferences, FilmTools } from './FilmTools.tsx'
import { FrameEntries } from './FrameEntries.tsx'
import { frameDuration } from './frame-marks.ts'
import { firstLines, rowOfWords } from './first-lines.ts'
import { wordsOfQuietFrame } from './quiet-frame.ts'
import { useLinesOfStep } from './use-lines-of-step.ts'
import { useFilmKeys } from './use-film-keys.ts'

/** The film of the other side's actions, in place of the question: the current frame, the controls, and all frames. */
export function FilmStrip() {
  const film = usePlay((play) => play.film, null)
  return film === null ? null : <RunningFilm film={film} />
}

function RunningFilm({ film }: { readonly film: FilmView }) {
  const app = useApp()
  const naming = useNaming()
  const onShow = useShowOnMap()
  const { ui } = useAtTable()
  const { text, language } = naming
  const linesOf = useLinesOfStep(film)
  const heading = useRef<HTMLHeadingElement>(null)
  const { frames, at } = film
  const frame = frames[at - 1]
  const linesNow = useMemo(() => (frame === undefined ? [] : linesOf(frame)), [frame, linesOf])
  const words = rowOfWords(linesNow, text)
  const [isEmpty, isOver] = [frames.length === 0, at === frames.length]
  const isRecord = isRecordShown(film.table)
  useFilmKeys(film)
  // Notes count towards the duration of the frame, so that they can be read.
  const notes = frame?.notes ?? []
  const lines = [
    ...notes.map(({ text: note }) => note[language]),
    ...firstLines(linesNow).shown.map((one) => one.words),
  ]
  const letters = lines.reduce((sum, line) => sum + line.length, 0)
  useAutoAdvance(film, letters)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(focusQuestionIfLost)
    }
  }, [])
  // If there is a strip over the map, it shows the time.
  const when = ui?.strip === undefined ? wordsIn(film.table.when, language) : ''
  const now =
    frame === undefined ? (isEmpty ? text.film.nothing : text.film.before) : words || wordsOfQuietFrame(frame, naming)
  return (
    <section className="question film" aria-labelledby="film-heading">
      {when !== '' && (
        <p className="who">
          <strong>{when}</strong>
        </p>
      )}
      <h2 id="film-heading" ref={heading} tabIndex={-1}>
        {film.since !== undefined ? text.film.past : isShared(film.table) ? text.film.heading : text.film.since}
      </h2>
      <output className="announced">{frame === undefined ? now : `${text.film.at(at, frames.length)}. ${now}`}</output>
      <FilmTools film={film}>
        <button
          type="button"
          className={isOver ? 'plain strong film-on' : 'plain film-on'}
          aria-keyshortcuts="Escape"
          onClick={() => app.play.endFilm()}
        >
          {isRecord ? text.film.end : isOver ? text.film.toQuestion : text.film.skip}
        </button>
      </FilmTools>
      <div className="film-now">
        {!isEmpty && (
          <p className="film-count">
            {frame === undefined ? text.film.atBefore(frames.length) : text.film.at(at, frames.length)}
          </p>
        )}
        {linesNow.length === 0 ? (
          <p>{now}</p>
        ) : (
          <FrameEntries key={at} lines={linesNow} naming={naming} onShow={onShow} />
        )}
      </div>
      <MomentNotes notes={notes} />
      {isRecord && isOver && <RecordEnds words={text.film} />}
      {film.table.players.open && (
        <TakeOver key={String(isRecord && isOver)} stop={film.table.stop} isOpen={isRecord && isOver} />
      )}
      {!isEmpty && <FilmList film={film} linesOf={linesOf} naming={naming} />}
      <div className="film-foot">
        <FilmPreferences hasTurns={!isRecord} />
        {!isEmpty && (
          <p className="hint">
            {text.film.keys} {film.running && film.leadsOn && text.film.leadsOn}
          </p>
        )}
      </div>
    </section>
  )
}

/** The end of a recorded game, which has no question: the player can watch it again, continue from it, or leave. */
function RecordEnds({ words }: { readonly words: Naming['text']['film'] }) {
  const app = useApp()
  return (
    <div className="record-ends">
      <p>
        <strong>{words.recordEnds}</strong>
      </p>
      <p className="buttons">
        <button type="button" className="plain" onClick={() => app.play.goFrame(0)}>
          {words.toBeginning}
        </button>
        <button type="button" className="plain" onClick={() => app.go({ at: 'games' })}>
          {words.toGames}
        </button>
      </p>
    </div>
  )
}

/** Advances to the next frame when the current one has been shown long enough. */
function useAutoAdvance(
  { running, at, frames }: { running: boolean; at: number; frames: readonly Frame[] },
  letters: number,
) {
  const app = useApp()
  const pace = useView((view) => view.filmSettings.filmPace)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => app.play.nextFrame(), frameDuration(at === 0 ? 0 : letters, pace))
    return () => clearTimeout(timer)
  }, [app, running, at, frames, letters, pace])
}
