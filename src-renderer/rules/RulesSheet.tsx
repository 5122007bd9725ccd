import { useEffect, useRef } from 'react'
import { useStore } from '../state/kit/store.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { backInRules, closeRules, openContents, openRules, rulesPlace } from '../rule-links/open-rule.ts'
import { RuleArticle } from './RuleArticle.tsx'
import { RulesContents } from './RulesContents.tsx'
import { RulesSearch } from './RulesSearch.tsx'
import { WholeHandbook } from './WholeHandbook.tsx'
import { useRules } from '../rule-links/use-rules.ts'
import { isTypedInto } from '../parts/typing.ts'
import { useIsPrinted } from '../parts/use-is-printed.ts'

/** The rules sheet beside the table; the game goes on while it is open. Mount it while a game is shown. */
export function RulesSheet() {
  const shown = useStore(rulesPlace, (place) => place.shown)
  useRulesKeys()
  // Leaving the table closes the sheet; its trail stays for the next game.
  useEffect(() => closeRules, [])
  return shown ? <OpenSheet /> : null
}

function OpenSheet() {
  const text = useText()
  const trail = useStore(rulesPlace, (place) => place.trail)
  const opened = useStore(rulesPlace, (place) => place.opened)
  const { rules, book } = useRules()
  const isPrinted = useIsPrinted()
  const sheet = useRef<HTMLDialogElement>(null)
  const id = trail.at(-1)
  const rule = id === undefined ? undefined : book.get(id)
  const ready = rules !== null
  const isRule = rule !== undefined

  // Remember the focused element before the sheet takes the focus, and focus it again when the sheet closes.
  useEffect(() => {
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  // Focus the opened rule, also if the sheet was open already.
  useEffect(() => {
    if (!ready) return
    sheet.current?.querySelector<HTMLElement>(isRule ? '.rule-heading' : '.rules-search input')?.focus()
  }, [opened, ready, isRule])

  return (
    <dialog
      open
      ref={sheet}
      className="rules-sheet"
      aria-labelledby="rules-heading"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        closeRules()
      }}
    >
      <div className="rules-head">
        <h2 id="rules-heading">{text.rules.heading}</h2>
        <button type="button" className="plain" onClick={closeRules}>
          {text.rules.close}
        </button>
      </div>
      {rules === null ? (
        <Waiting />
      ) : (
        <>
          <RulesSearch book={book} />
          <p className="buttons rules-ways">
            <button type="button" className="plain" disabled={trail.length < 2} onClick={backInRules}>
              {text.rules.back}
            </button>
            <button type="button" className="plain" disabled={!isRule} onClick={openContents}>
              {text.rules.contents}
            </button>
            <button type="button" className="plain" onClick={() => window.print()}>
              {text.rules.print}
            </button>
          </p>
          <div className="rules-page" tabIndex={-1} key={id ?? ''}>
            {rule !== undefined ? (
              <RuleArticle rule={rule} />
            ) : isPrinted ? (
              <WholeHandbook handbook={rules.handbook} book={book} />
            ) : (
              <RulesContents handbook={rules.handbook} />
            )}
          </div>
        </>
      )}
    </dialog>
  )
}

function Waiting() {
  const app = useApp()
  const text = useText()
  const game = useView((view) => view.play?.id ?? null)
  const { failed } = useRules()
  if (!failed) return <p className="hint">{text.rules.reading}</p>
  return (
    <div className="notice">
      <p>{text.rules.missing}</p>
      <button
        type="button"
        className="plain strong"
        onClick={() => {
          if (game !== null) app.rules.read(game)
        }}
      >
        {text.rules.retry}
      </button>
    </div>
  )
}

/** F1 opens and closes the sheet; `?` opens it, except in a text field. */
function useRulesKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1' && (event.key !== '?' || isTypedInto(event.target))) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (rulesPlace.get().shown && event.key === 'F1') closeRules()
      else openRules()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
