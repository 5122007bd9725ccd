import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { moveAmong } from '../parts/move-between.ts'
import { sameThing } from '../state/thing.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Answer, Odds } from '../system-ui/system-ui.ts'
import { useLessonLights } from '../at-table/lesson-lights.ts'
import { firstOf, groupsOf, type TitledAnswer } from './answers.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { lightAnswer, useLights } from '../at-table/lights.ts'
import { meantBy } from '../at-table/links.ts'
import { OddsInWords } from './OddsInWords.tsx'
import { usePlay } from '../at-table/use-play.ts'

/** From so many answers on there is a field to find one, and not more than so many are shown before somebody asks. */
const many = 9
const most = 120
/** So many answers have a key of their own. */
export const keyed = 9

const noWords: Readonly<Record<string, string>> = {}

/**
 * The answers to a question: those about something on the map as a list, those about nothing there as buttons with keys
 * of their own. One stop for Tab, and the arrow keys go through them.
 */
export function Answers({ odds }: { readonly odds: Odds | null }) {
  const text = useText()
  const language = useView((view) => view.language)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const { links, ui, asked } = useAtTable()
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const keys = useId()
  const typed = useDeferredValue(filter)
  const { onMap, offMap } = links
  const groups = useMemo(() => groupsOf(onMap, typed, language, words), [onMap, typed, language, words])
  const others = useMemo(() => groupsOf(offMap, typed, language, words), [offMap, typed, language, words])
  const actions = [...groups, ...others].flatMap(({ answers }) => answers.map(({ action }) => action))
  const stop = current !== null && actions.includes(current) ? current : actions[0]
  const meant = useMeant()
  const count = onMap.length + offMap.length

  function walk(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.answer') ?? [])]
    moveAmong(event, buttons, document.activeElement)
  }

  // Who points at the map finds what can be answered there also in a long list.
  useEffect(() => {
    if (meant.size > 0) list.current?.querySelector('.answer.lit')?.scrollIntoView({ block: 'nearest' })
  }, [meant])

  const notes = useMemo(
    () =>
      new Map(asked?.question.answers.map((answer) => [answer.action, ui?.noteOf?.(answer, asked) ?? null] as const)),
    [ui, asked],
  )
  const one = (answer: TitledAnswer, number?: number) => (
    <li key={answer.action}>
      <AnswerButton
        {...answer}
        note={notes.get(answer.action) ?? null}
        number={number}
        isStop={answer.action === stop}
        isLit={meant.has(answer.action)}
        onFocus={() => setCurrent(answer.action)}
        onKeyDown={walk}
      />
      <OddsInWords odds={odds} action={answer.action} />
    </li>
  )

  return (
    <>
      {count > many && (
        <label className="field answer-filter">
          <span>{text.table.filter}</span>
          <input
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              list.current?.querySelector<HTMLElement>('.answer')?.focus()
            }}
          />
        </label>
      )}
      <output className={typed === '' ? 'announced' : 'hint'}>
        {actions.length === 0 ? text.table.noAnswer(typed) : text.table.count(actions.length)}
      </output>
      <p id={keys} className="announced">
        {text.table.keys}
      </p>
      <fieldset ref={list} className="answers" aria-label={text.table.answers} aria-describedby={keys}>
        {groups.length > 0 && (
          <div className="answers-on-map">
            {firstOf(groups, all ? Infinity : most).map(({ verb, title, answers }) => (
              <div key={verb} className="answer-group">
                {title !== null && <h3>{title === '' ? text.table.others : title}</h3>}
                <ul data-answers={verb}>{answers.map((answer) => one(answer))}</ul>
              </div>
            ))}
          </div>
        )}
        {others.length > 0 && (
          <ul className="answers-off-map" data-answers="off the map">
            {others.flatMap(({ answers }) => answers).map((answer) => one(answer, numberOf(offMap, answer.action)))}
          </ul>
        )}
      </fieldset>
      {!all && actions.length > most && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {text.table.allAnswers(actions.length)}
        </button>
      )}
    </>
  )
}

/** The key of an answer about nothing on the map; the same however the list is filtered. */
function numberOf(offMap: readonly Answer[], action: string): number | undefined {
  const at = offMap.findIndex((one) => one.action === action)
  return at < keyed ? at + 1 : undefined
}

const none: ReadonlySet<string> = new Set()

/** The answers about what is pointed at on the map, and the one a lesson shows. */
function useMeant(): ReadonlySet<string> {
  const { links, pieces } = useAtTable()
  const pointed = useLights((lights) => lights.pointed)
  const shown = useLessonLights((lights) => lights.shown)
  return useMemo(() => {
    // Where the lesson has led the eye, the others that are about the same place would only distract.
    if (shown !== null && links.thingsOf(shown).some((one) => pointed === null || sameThing(one, pointed))) {
      return new Set([shown])
    }
    const meant = pointed === null ? [] : meantBy(links, pointed, pieces).map(({ action }) => action)
    return shown === null && meant.length === 0 ? none : new Set(shown === null ? meant : [...meant, shown])
  }, [links, pieces, pointed, shown])
}

type ButtonProps = TitledAnswer & {
  readonly note: string | null
  readonly number: number | undefined
  readonly isStop: boolean
  readonly isLit: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function AnswerButton({ action, title, note, number, isStop, isLit, onFocus, onKeyDown }: ButtonProps) {
  const { give, busy } = useAtTable()
  return (
    <button
      type="button"
      className={isLit ? 'answer lit' : 'answer'}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={busy}
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      onFocus={({ currentTarget }) => {
        onFocus()
        // A button that was clicked has the focus too, but nobody looks for it on the map any more.
        if (currentTarget.matches(':focus-visible')) lightAnswer(action)
      }}
      onBlur={() => lightAnswer(null)}
      onPointerEnter={() => lightAnswer(action)}
      onPointerLeave={() => lightAnswer(null)}
      onKeyDown={onKeyDown}
      onClick={() => give(action)}
    >
      {title}
      {note !== null && <span className="answer-note">{note}</span>}
      {number !== undefined && (
        <kbd aria-hidden="true" className="answer-key">
          {number}
        </kbd>
      )}
    </button>
  )
}
