import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { moveFocusAmong } from '../parts/move-between.ts'
import { useKeysAt } from '../parts/use-keys-at.ts'
import { sameThing } from '../state/known/thing.ts'
import { useText, useView } from '../state/use-app.ts'
import { useLessonHighlights } from '../at-table/lesson-highlights.ts'
import {
  type AnswerGroup,
  foldedGroups,
  groupAnswers,
  groupKey,
  groupsLedBy,
  limitAnswers,
  type TitledAnswer,
} from '../at-table/answer-groups.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useAnswerNotes } from '../at-table/use-answer-notes.ts'
import { highlightAnswer, useHighlights } from '../at-table/highlights.ts'
import { digits } from '../at-table/answer-keys.ts'
import { answersForThing } from '../at-table/answer-links.ts'
import { OddsInWords } from './OddsInWords.tsx'
import { usePlay } from '../at-table/use-play.ts'
import { useIsClickDeliberate } from './use-is-click-deliberate.ts'

/** More answers than this get a search field. */
const filterAbove = 18
/** The number of answers shown before the player asks for all. */
const firstAnswers = 120

const none: ReadonlySet<string> = new Set()
const noVerbs: readonly string[] = []
const noWords: Readonly<Record<string, string>> = {}

/**
 * The answers to a question: those about things on the map as a list, the others as buttons with digit keys. Tab stops
 * once; the arrow keys move between the answers.
 */
export function Answers() {
  const text = useText()
  const language = useView((view) => view.language)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const { links, ui, odds, showsOdds } = useAtTable()
  const [filter, setFilter] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(none)
  const list = useRef<HTMLFieldSetElement>(null)
  const keysHint = useId()
  const typed = useDeferredValue(filter)
  const { onMap, offMap } = links
  const leads = ui?.answerKeys?.leads ?? noVerbs
  const groups = useMemo(
    () => groupsLedBy(leads, onMap, typed, language, words),
    [leads, onMap, typed, language, words],
  )
  const others = useMemo(() => groupAnswers(offMap, typed, language, words), [offMap, typed, language, words])
  // A group with more answers than digits, such as numbers of cards, is listed as short words under one heading.
  const isLong = ({ prefix, answers }: AnswerGroup): boolean => prefix !== '' && answers.length > digits.length
  const listed = [...groups, ...others.filter(isLong)]
  const asButtons = others.filter((group) => !isLong(group))
  const actions = [...listed, ...asButtons].flatMap(({ answers }) => answers.map(({ action }) => action))
  const shownByLesson = useLessonHighlights((highlights) => highlights.shown)
  // With a filter typed, nothing is folded.
  const folded = useMemo(() => (typed === '' ? foldedGroups(groups) : none), [typed, groups])
  const isOpen = (group: AnswerGroup): boolean =>
    !folded.has(groupKey(group)) ||
    opened.has(groupKey(group)) ||
    group.answers.some(({ action }) => action === shownByLesson)
  const keysIn = (group: AnswerGroup): readonly string[] => [
    ...(folded.has(groupKey(group)) ? [groupKey(group)] : []),
    ...(isOpen(group) ? group.answers.map(({ action }) => action) : []),
  ]
  const stops = [...listed, ...asButtons].flatMap(keysIn)
  const isDeliberate = useIsClickDeliberate()
  // Only answers off the map: those on the map have places of their own.
  const losing = new Set(
    offMap.filter(({ verb }) => ui?.answerKeys?.loses.includes(verb) === true).map(({ action }) => action),
  )
  const tabStop = focused !== null && stops.includes(focused) ? focused : stops[0]
  const litActions = useLitActions()
  const count = onMap.length + offMap.length

  function moveFocus(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.answer, .answer-fold') ?? [])]
    moveFocusAmong(event, buttons, document.activeElement)
  }

  // After a film or a hand-over the focus is on the heading of the question, and after opening a game on its title: from there
  // the arrow keys lead into the answers.
  useKeysAt('#question-heading, #table-title', /^Arrow(Up|Down)$/, () =>
    list.current?.querySelector<HTMLElement>(':is(.answer, .answer-fold)[tabindex="0"]')?.focus(),
  )

  // Scrolls to the answers about the thing under the pointer on the map.
  useEffect(() => {
    if (litActions.size > 0) list.current?.querySelector('.answer.lit')?.scrollIntoView({ block: 'nearest' })
  }, [litActions])

  const notes = useAnswerNotes()
  const itemOf = (answer: TitledAnswer, prefix: string, number?: number) => (
    <li key={answer.action}>
      <AnswerButton
        {...answer}
        note={notes.get(answer.action) ?? null}
        prefix={prefix}
        number={number}
        isTabStop={answer.action === tabStop}
        loses={losing.has(answer.action)}
        isDeliberate={isDeliberate}
        isLit={litActions.has(answer.action)}
        onFocus={() => setFocused(answer.action)}
        onKeyDown={moveFocus}
      />
      <OddsInWords odds={showsOdds ? odds : null} action={answer.action} />
    </li>
  )

  /** The heading of a folded group opens it, and folds it again. */
  function headingOf(group: AnswerGroup): ReactNode {
    const { title, answers } = group
    const key = groupKey(group)
    if (title === null) return null
    const words = title === '' ? text.table.others : title
    if (!folded.has(key)) return <h3>{words}</h3>
    return (
      <h3>
        <button
          type="button"
          className="answer-fold"
          aria-expanded={isOpen(group)}
          tabIndex={key === tabStop ? 0 : -1}
          onFocus={() => setFocused(key)}
          onKeyDown={moveFocus}
          onClick={() =>
            setOpened(
              (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
            )
          }
        >
          {words} <span className="answer-note">{answers.length}</span>
        </button>
      </h3>
    )
  }

  return (
    <>
      {count > filterAbove && (
        <label className="field answer-filter">
          <span>{text.table.filter}</span>
          <input
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              list.current?.querySelector<HTMLElement>('.answer, .answer-fold')?.focus()
            }}
          />
        </label>
      )}
      <output className={typed === '' ? 'announced' : 'hint'}>
        {actions.length === 0 ? text.table.noAnswer(typed) : text.table.count(actions.length)}
      </output>
      {folded.size > 0 && <p className="hint">{text.table.foldedAnswers}</p>}
      <p id={keysHint} className="announced">
        {text.table.keys}
      </p>
      <fieldset ref={list} className="answers" aria-label={text.table.answers} aria-describedby={keysHint}>
        {listed.length > 0 && (
          <div className="answers-on-map">
            {limitAnswers(listed, showsAll || folded.size > 0 ? Infinity : firstAnswers).map((group) => (
              <div key={groupKey(group)} className={group.prefix === '' ? 'answer-group' : 'answer-group is-short'}>
                {headingOf(group)}
                {isOpen(group) && (
                  <ul data-answers={groupKey(group)}>{group.answers.map((answer) => itemOf(answer, group.prefix))}</ul>
                )}
              </div>
            ))}
          </div>
        )}
        {asButtons.length > 0 && (
          <ul className="answers-off-map" data-answers="off the map">
            {asButtons
              .flatMap(({ answers }) => answers)
              .map((answer) => itemOf(answer, '', links.digits.get(answer.action)))}
          </ul>
        )}
      </fieldset>
      {!showsAll && folded.size === 0 && actions.length > firstAnswers && (
        <button type="button" className="plain" onClick={() => setShowsAll(true)}>
          {text.table.allAnswers(actions.length)}
        </button>
      )}
    </>
  )
}

/** The answers to highlight: those about the thing under the pointer on the map, and the one that a lesson shows. */
function useLitActions(): ReadonlySet<string> {
  const { links, pieces } = useAtTable()
  const pointed = useHighlights((highlights) => highlights.pointed)
  const shown = useLessonHighlights((highlights) => highlights.shown)
  return useMemo(() => {
    // At the place that the lesson shows, other answers would only distract.
    if (shown !== null && links.thingsOf(shown).some((one) => pointed === null || sameThing(one, pointed))) {
      return new Set([shown])
    }
    const meant = pointed === null ? [] : answersForThing(links, pointed, pieces).map(({ action }) => action)
    return shown === null && meant.length === 0 ? none : new Set(shown === null ? meant : [...meant, shown])
  }, [links, pieces, pointed, shown])
}

type ButtonProps = TitledAnswer & {
  readonly note: string | null
  /** The prefix of the title: here for screen readers only, as the heading shows it. */
  readonly prefix: string
  readonly number: number | undefined
  readonly isTabStop: boolean
  /** An answer that loses something takes a click only once `isDeliberate`: it may be where a harmless answer was. */
  readonly loses: boolean
  readonly isDeliberate: boolean
  readonly isLit: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function AnswerButton({
  action,
  title,
  note,
  prefix,
  number,
  isTabStop,
  loses,
  isDeliberate,
  isLit,
  onFocus,
  onKeyDown,
}: ButtonProps) {
  const { give, barred, busy, armed } = useAtTable()
  const isBarred = barred.has(action)
  const takesClicks = armed && (isDeliberate || !loses)
  return (
    <button
      type="button"
      className={['answer', isLit ? 'lit' : '', loses ? 'loses' : '', isBarred ? 'barred' : '']
        .filter(Boolean)
        .join(' ')}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={busy || isBarred || !takesClicks}
      data-arming={takesClicks ? undefined : ''}
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      onFocus={({ currentTarget }) => {
        onFocus()
        // A click focuses the button too, but then its place on the map need not be highlighted.
        if (currentTarget.matches(':focus-visible')) highlightAnswer(action)
      }}
      onBlur={() => highlightAnswer(null)}
      onPointerEnter={() => highlightAnswer(action)}
      onPointerLeave={() => highlightAnswer(null)}
      onKeyDown={(event) => {
        // A key held down answers only one question.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
        else onKeyDown(event)
      }}
      // Clicks by keys or by a program (detail 0) are never misplaced by a question appearing under the pointer.
      onClick={({ detail }) => {
        if (takesClicks || detail === 0) give(action)
      }}
    >
      <span className="answer-content">
        <span className="answer-words">
          {prefix !== '' && <span className="announced">{prefix}</span>}
          {title.slice(prefix.length)}
        </span>
        {note !== null && <span className="answer-note">{note}</span>}
      </span>
      {number !== undefined && (
        <kbd aria-hidden="true" className="answer-key">
          {number}
        </kbd>
      )}
    </button>
  )
}
