import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { Question } from '../../src-main/contract/games.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { firstOf, groupsOf } from './answers.ts'
import { usePlay } from './use-play.ts'

/** From so many answers on there is a field to find one, and not more than so many are shown before somebody asks. */
const many = 9
const most = 120

const noWords: Readonly<Record<string, string>> = {}

/** The answers to a question: one stop for Tab, and the arrow keys go through them. */
export function Answers({ question, onAnswer }: { readonly question: Question; readonly onAnswer: () => void }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const busy = usePlay((play) => play.keeping === 'keeping' || play.keeping === 'unsure', false)
  const connected = useView((view) => view.connection === 'connected')
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const keys = useId()
  const typed = useDeferredValue(filter)
  const groups = useMemo(() => groupsOf(question, typed, language, words), [question, typed, language, words])
  const actions = groups.flatMap(({ answers }) => answers.map(({ action }) => action))
  const stop = current !== null && actions.includes(current) ? current : actions[0]

  function walk(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.answer') ?? [])]
    const at = buttons.findIndex((one) => one === document.activeElement)
    const last = buttons.length - 1
    const to: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    }
    const next = to[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <>
      {question.answers.length > many && (
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
        {firstOf(groups, all ? Infinity : most).map(({ verb, title, answers }) => (
          <div key={verb} className="answer-group">
            {title !== null && <h3>{title === '' ? text.table.others : title}</h3>}
            <ul>
              {answers.map((answer) => (
                <li key={answer.action}>
                  <button
                    type="button"
                    className="answer"
                    tabIndex={answer.action === stop ? 0 : -1}
                    aria-disabled={busy || !connected}
                    onFocus={() => setCurrent(answer.action)}
                    onKeyDown={walk}
                    onClick={() => {
                      if (busy || !connected) return
                      onAnswer()
                      app.play.act(answer.action)
                    }}
                  >
                    {answer.title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </fieldset>
      {!all && actions.length > most && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {text.table.allAnswers(actions.length)}
        </button>
      )}
    </>
  )
}
