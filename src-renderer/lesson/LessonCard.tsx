import { useEffect, useRef, useState } from 'react'
import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { pointAt } from '../at-table/lights.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { useText, useView } from '../state/use-app.ts'
import { LessonEnd } from './LessonEnd.tsx'
import { lightLesson } from '../at-table/lesson-lights.ts'
import { LessonSteps } from './LessonSteps.tsx'
import { LessonWords } from './LessonWords.tsx'
import { useFolded } from './use-folded.ts'

/** The lesson of the game on the table, beside the map; it stands in nobody’s way and can be folded away. */
export function LessonCard() {
  const lesson = usePlay((play) => play.lesson, null)
  const game = usePlay((play) => play.id, -1)
  const table = useTable()
  return lesson === null ? null : <Card key={game} game={game} lesson={lesson.seen} isBehind={lesson.of !== table} />
}

/** `isBehind`: something has been done since, and what it says of that is awaited. */
type Props = { readonly game: number; readonly lesson: LessonSeen; readonly isBehind: boolean }

function Card({ game, lesson, isBehind }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const [folded, toggle] = useFolded(game, lesson.asLesson)
  const title = lesson.title[language]
  const { steps, end } = lesson
  const done = steps.filter(({ state }) => state === 'done').length
  if (folded) {
    return (
      <p className="lesson-folded">
        <button type="button" className="link" aria-expanded={false} onClick={toggle}>
          {text.lesson.unfold(title)}
        </button>{' '}
        <span className="quiet">{text.lesson.progress(done, steps.length)}</span>
      </p>
    )
  }
  return (
    <section className="lesson leaf" aria-label={text.lesson.label(title)}>
      <header className="lesson-head">
        <h2 className="label">
          {text.lesson.label(title)} <span className="quiet">{text.lesson.progress(done, steps.length)}</span>
        </h2>
        <button type="button" className="link" aria-expanded onClick={toggle}>
          {text.lesson.fold}
        </button>
      </header>
      {end === null ? <Step lesson={lesson} isBehind={isBehind} /> : <LessonEnd lesson={lesson} end={end} />}
      <Progress steps={steps} />
    </section>
  )
}

/** The present step, or another that somebody looks at; and what to do about the question. */
function Step({ lesson: { steps, hint }, isBehind }: Omit<Props, 'game'>) {
  const text = useText()
  const language = useView((view) => view.language)
  const current = steps.find(({ state }) => state === 'current')
  // Whoever reads ahead comes back by himself when something has been done.
  const [look, setLook] = useState<{ readonly at: string; readonly during: string | undefined } | null>(null)
  const looked = look?.during === current?.id ? (look?.at ?? null) : null
  const setLooked = (at: string | null) => setLook(at === null ? null : { at, during: current?.id })
  const shown = steps.find(({ id }) => id === looked) ?? current ?? steps.at(-1)
  return (
    <>
      <LessonSteps steps={steps} looked={shown?.id ?? null} onLook={setLooked} />
      {shown !== undefined && (
        <div className="lesson-text">
          <h3>{shown.title[language]}</h3>
          <p>
            <LessonWords text={shown.text[language]} />
          </p>
        </div>
      )}
      {looked !== null && looked !== current?.id ? (
        <p className="buttons">
          <button type="button" className="plain" onClick={() => setLooked(null)}>
            {text.lesson.back}
          </button>
        </p>
      ) : (
        <Hint hint={hint} isBehind={isBehind} />
      )}
    </>
  )
}

/** What to click; it is lit on the map. Whoever wants to be shown finds the answer lit as well. */
function Hint({ hint, isBehind }: { readonly hint: LessonSeen['hint']; readonly isBehind: boolean }) {
  const text = useText()
  const language = useView((view) => view.language)
  const { asked, links, map } = useAtTable()
  const [open, setOpen] = useState(false)
  const [shownAt, setShownAt] = useState<typeof asked>(null)
  const place = useRef<HTMLDivElement>(null)
  const answer = asked === null || isBehind ? null : (hint?.answer ?? null)
  const isOnMap = answer !== null && links.thingsOf(answer).length > 0
  const isShown = answer !== null && shownAt === asked
  useEffect(() => {
    lightLesson({ hinted: open ? answer : null, shown: isShown ? answer : null })
    return () => lightLesson({ hinted: null, shown: null })
  }, [open, isShown, answer])
  // In a low window the words may lie below what is in sight.
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  function show(): void {
    setShownAt(asked)
    // Whoever goes somewhere points at where he goes, not at the way there.
    const things = answer === null ? [] : links.thingsOf(answer)
    const thing = things.findLast(({ kind }) => kind === 'zone') ?? things[0]
    // What is still pointed at from before would light its own answers beside the one that is shown.
    pointAt(null)
    if (thing !== undefined) map.current?.goTo(thing)
  }

  return (
    <div ref={place} className="lesson-hint">
      <p className="buttons">
        <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
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
        {open && (asked === null || hint === null ? text.lesson.none : <LessonWords text={hint.text[language]} />)}{' '}
        {isShown && <span className="quiet">{isOnMap ? text.lesson.shownOnMap : text.lesson.shown}</span>}
      </p>
    </div>
  )
}

/** Tells who listens what has been done, and what comes now. */
function Progress({ steps }: Pick<LessonSeen, 'steps'>) {
  const { lesson } = useText()
  const language = useView((view) => view.language)
  const [last, setLast] = useState(steps)
  const [said, setSaid] = useState('')
  if (last !== steps) {
    setLast(steps)
    const reached = steps.filter(({ state }, index) => state === 'done' && last[index]?.state !== 'done')
    const next = steps.find(({ state }) => state === 'current')?.title[language] ?? null
    const names = reached.map(({ title }) => title[language]).join(', ')
    if (names !== '') setSaid(lesson.announce(names, next))
    else if (next !== null && next !== currentOf(last)?.title[language]) setSaid(lesson.now(next))
  }
  return <output className="announced">{said}</output>
}

const currentOf = (steps: LessonSeen['steps']) => steps.find(({ state }) => state === 'current')
