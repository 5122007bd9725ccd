import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useText, useView } from '../state/use-app.ts'
import type { Book } from '../rule-links/book.ts'
import { findRules, searchIndexOf } from './find-rules.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { RuleNumber } from '../rule-links/RuleNumber.tsx'

/** How many results are shown. */
const maxShown = 30

/** Searches titles, texts, sections, charts and ids while the player types. */
export function RulesSearch({ book }: { readonly book: Book }) {
  const text = useText()
  const language = useView((view) => view.language)
  const [typed, setTyped] = useState('')
  // Opening a result hides the list; focusing the field shows it again.
  const [isAway, setAway] = useState(false)
  const wanted = useDeferredValue(isAway ? '' : typed)
  const part = useRef<HTMLElement>(null)
  const index = useMemo(() => searchIndexOf(book, language), [book, language])
  const found = useMemo(() => findRules(index, wanted, language), [index, wanted, language])

  /** Moves the focus with the arrow keys between the field and the results. */
  function walk(event: KeyboardEvent): void {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped('')
      part.current?.querySelector('input')?.focus()
      return
    }
    const stops = [...(part.current?.querySelectorAll<HTMLElement>('input, .rule-found') ?? [])]
    const at = stops.findIndex((one) => one === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step === undefined ? undefined : stops[at + step]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    next.focus()
  }

  function open(id: string | undefined): void {
    if (id === undefined) return
    setAway(true)
    openRule(id)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys of what is in it
    <search ref={part} className="rules-search" onKeyDown={walk}>
      <label className="field">
        <span>{text.rules.search}</span>
        <input
          type="search"
          value={typed}
          autoComplete="off"
          aria-describedby="rules-search-keys"
          onChange={({ target }) => {
            setAway(false)
            setTyped(target.value)
          }}
          onFocus={() => setAway(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') open(findRules(index, typed, language)[0]?.rule.article.id)
          }}
        />
      </label>
      <p id="rules-search-keys" className="announced">
        {text.rules.searchKeys}
      </p>
      <output className={wanted.trim() === '' ? 'announced' : 'hint'}>
        {wanted.trim() === '' ? '' : text.rules.found(found.length)}
      </output>
      {found.length > 0 && (
        <ul className="rules-found">
          {found.slice(0, maxShown).map(({ rule: { article }, excerpt }) => (
            <li key={article.id}>
              <button type="button" className="rule-found" onClick={() => open(article.id)}>
                <RuleNumber section={article.section} />
                <strong>{article[language].title}</strong> <span className="hint">{excerpt}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > maxShown && <p className="hint">{text.rules.more(found.length - maxShown)}</p>}
    </search>
  )
}
