import { useEffect, useRef, useState } from 'react'
import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { pointAt } from '../at-table/highlights.ts'
import { useEnding, usePlay, useTable } from '../at-table/use-play.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { LessonEnd } from './LessonEnd.tsx'
import { highlightLesson } from '../at-table/lesson-highlights.ts'
import { LessonSteps } from './LessonSteps.tsx'
import { LessonWords } from './LessonWords.tsx'
import { useLessonFolded } from './use-lesson-folded.ts'

/** The lesson of the game in play, beside the map; it can be folded. */
export function LessonCard() {
  const lesson = usePlay((play) => play.lesson, null)
  const game = usePlay((play) => play.id, -1)
  const table = useTable()
  return lesson === null ? null : <Card key={game} game={game} lesson={lesson.seen} isBehind={lesson.of !== table} />
}

/** `isBehind`: the lesson has not been updated since the last act. */
type Props = { readonly game: number; readonly lesson: LessonSeen; readonly isBehind: boolean }

function Card({ game, lesson, isBehind }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const [isFolded, toggle] = useLessonFolded(game, lesson.asLesson)
  const title = lesson.title[language]
  const { steps, end } = lesson
  const isEndShown = useEnding() !== null
  const done = steps.filter(({ state }) => state === 'done').length
  const past = steps.filter(({ state }) => state === 'past').length
  // In any other game of its scenario the lesson is only an offer.
  const isBegun = lesson.asLesson || done > 0
  if (isFolded) {
    return (
      <p className="lesson-folded">
        <button type="button" className="link" aria-expanded={false} onClick={toggle}>
          {isBegun ? text.lesson.unfold(title) : text.lesson.follow(title)}
        </button>
        {isBegun && <span className="quiet"> {text.lesson.progress(done, steps.length, 0)}</span>}
      </p>
    )
  }
  return (
    <section className="lesson leaf" aria-label={text.lesson.label(title)}>
      <header className="lesson-head">
        <h2 className="label">
          {text.lesson.label(title)} <span className="quiet">{text.lesson.progress(done, steps.length, past)}</span>
        </h2>
        {past > 0 && <BeginAgain lesson={lesson} />}
        <button type="button" className="link" aria-expanded onClick={toggle}>
          {text.lesson.fold}
        </button>
      </header>
      {end !== null && isEndShown ? (
        <LessonEnd lesson={lesson} end={end} />
      ) : (
        <Step lesson={lesson} isBehind={isBehind} />
      )}
      <Progress steps={steps} />
    </section>
  )
}

/** Begins the same lesson anew; the game in play stays in the list. */
function BeginAgain({ lesson }: Pick<Props, 'lesson'>) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const campaign = usePlay((play) => play.table?.campaign ?? null, null)
  if (campaign === null) return null
  return (
    <button
      type="button"
      className="link"
      disabled={busy}
      onClick={() => app.newGame.beginLesson(campaign, lesson, text.lesson.game(lesson.title[language]))}
    >
      {text.lesson.again}
    </button>
  )
}

/** The current step with its hint, or another step that the player reads. */
function Step({ lesson: { steps, hint }, isBehind }: Omit<Props, 'game'>) {
  const text = useText()
  const language = useView((view) => view.language)
  const current = steps.find(({ state }) => state === 'current')
  // Reading another step lasts until the current step changes.
  const [reading, setReading] = useState<{ readonly step: string; readonly during: string | undefined } | null>(null)
  const read = reading?.during === current?.id ? (reading?.step ?? null) : null
  const readStep = (step: string | null) => setReading(step === null ? null : { step, during: current?.id })
  const shown = steps.find(({ id }) => id === read) ?? current ?? steps.at(-1)
  return (
    <>
      <LessonSteps steps={steps} shown={shown?.id ?? null} onShow={readStep} />
      {shown !== undefined && (
        <div className="lesson-text">
          <h3>{shown.title[language]}</h3>
          {shown.state === 'past' && (
            <p className="quiet">
              {shown.why === null ? text.lesson.past : text.lesson.pastBecause(shown.why[language])}{' '}
              {text.lesson.beginAgain}
            </p>
          )}
          <p>
            <LessonWords text={shown.text[language]} />
          </p>
        </div>
      )}
      {read !== null && read !== current?.id ? (
        <p className="buttons">
          <button type="button" className="plain" onClick={() => readStep(null)}>
            {text.lesson.back}
          </button>
        </p>
      ) : (
        <Hint hint={hint} isBehind={isBehind} />
      )}
    </>
  )
}

/** The hint: what to click, highlighted on the map; on request the answer itself is highlighted too. */
function Hint({ hint, isBehind }: { readonly hint: LessonSeen['hint']; readonly isBehind: boolean }) {
  const text = useText()
  const language = useView((view) => view.language)
  const { asked, links, map } = useAtTable()
  const [isOpen, setIsOpen] = useState(false)
  const [shownAt, setShownAt] = useState<typeof asked>(null)
  const place = useRef<HTMLDivElement>(null)
  const answer = asked === null || isBehind ? null : (hint?.answer ?? null)
  const isOnMap = answer !== null && links.thingsOf(answer).length > 0
  const isShown = answer !== null && shownAt === asked
  useEffect(() => {
    highlightLesson({ hinted: isOpen ? answer : null, shown: isShown ? answer : null })
    return () => highlightLesson({ hinted: null, shown: null })
  }, [isOpen, isShown, answer])
  // In a low window the hint may open below the visible part.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  function show(): void {
    setShownAt(asked)
    // A march is shown at its destination, not along its way.
    const things = answer === null ? [] : links.thingsOf(answer)
    const thing = things.findLast(({ kind }) => kind === 'zone') ?? things[0]
    // A thing still pointed at would highlight its own answers too.
    pointAt(null)
    if (thing !== undefined) map.current?.goTo(thing)
  }

  return (
    <div ref={place} className="lesson-hint">
      <p className="buttons">
        <button type="button" className="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text.lesson.hint}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={answer === null}
          onClick={() => answer !== null && show()}
        >
          {text.lesson.show}
        </button>
      </p>
      <p aria-live="polite">
        {isOpen && (asked === null || hint === null ? text.lesson.none : <LessonWords text={hint.text[language]} />)}{' '}
        {isShown && <span className="quiet">{isOnMap ? text.lesson.shownOnMap : text.lesson.shown}</span>}
      </p>
    </div>
  )
}

/** Announces finished steps and the next one to screen readers. */
function Progress({ steps }: Pick<LessonSeen, 'steps'>) {
  const { lesson } = useText()
  const language = useView((view) => view.language)
  const [last, setLast] = useState(steps)
  const [announcement, setAnnouncement] = useState('')
  if (last !== steps) {
    setLast(steps)
    const reached = steps.filter(({ state }, index) => state === 'done' && last[index]?.state !== 'done')
    const next = steps.find(({ state }) => state === 'current')?.title[language] ?? null
    const names = reached.map(({ title }) => title[language]).join(', ')
    const leftOut = steps.filter(({ state }, index) => state === 'past' && last[index]?.state !== 'past')
    if (names !== '') setAnnouncement(lesson.announce(names, next))
    else if (leftOut.length > 0) setAnnouncement(lesson.leftOut(leftOut.map(({ title }) => title[language]).join(', ')))
    else if (next !== null && next !== currentOf(last)?.title[language]) setAnnouncement(lesson.now(next))
  }
  return <output className="announced">{announcement}</output>
}

const currentOf = (steps: LessonSeen['steps']) => steps.find(({ state }) => state === 'current')
