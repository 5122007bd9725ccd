import { useEffect, useRef, useState } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { GamePicture } from './GamePicture.tsx'
import { Messages } from './Messages.tsx'
import { ago, exactly } from '../parts/times.ts'
import { useNow } from '../parts/use-now.ts'

/** The removed games, which can still be restored. */
export function BasketSheet() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const basket = useView((view) => view.games.basket)
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hasActed = useRef(false)
  // The pressed button goes with its game: move the focus to the next one.
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return
    hasActed.current = false
    const next = list.current?.querySelector('button') ?? heading.current
    next?.focus()
  }, [basket])
  return (
    <article className="sheet games-sheet" aria-labelledby="sheet-heading">
      <h2 ref={heading} id="sheet-heading" tabIndex={-1}>
        {text.games.basket.heading}
      </h2>
      <p className="hint">{text.games.basket.what}</p>
      <Messages />
      <div className="games-tools">
        <button type="button" className="plain" onClick={() => app.go({ at: 'games' })}>
          {text.games.basket.back}
        </button>
        {basket !== null && basket.length > 0 && (
          <button type="button" className="plain" onClick={() => setAsking(true)}>
            {text.games.basket.emptyIt}
          </button>
        )}
      </div>
      {basket?.length === 0 && <p>{text.games.basket.empty}</p>}
      <ul ref={list} className="game-list" aria-label={text.games.basket.heading}>
        {basket?.map((entry) => (
          <li key={entry.id} className="game-row">
            <div className="game-line">
              <div className="game-entry">
                <GamePicture entry={entry} />
                <span className="game-words">
                  <span className="entry-title">{entry.name}</span>
                  <span className="game-of">
                    {entry.campaign[language]} · {entry.scenario[language]}
                  </span>
                  {entry.removed !== null && (
                    <span className="entry-facts">
                      {text.games.basket.thrown} {ago(entry.removed, now, text)},{' '}
                      {text.games.at(exactly(entry.removed, text))}
                    </span>
                  )}
                </span>
              </div>
              <button
                type="button"
                className="plain game-more"
                aria-label={text.games.basket.restoreName(entry.name)}
                onClick={() => {
                  hasActed.current = true
                  app.games.restore(entry.id)
                }}
              >
                {text.games.basket.restore}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asking && (
        <EmptyDialog
          count={basket?.length ?? 0}
          onErase={() => {
            hasActed.current = true
            app.games.emptyBasket()
          }}
          onDone={() => setAsking(false)}
        />
      )}
    </article>
  )
}

type EmptyProps = { readonly count: number; readonly onErase: () => void; readonly onDone: () => void }

function EmptyDialog({ count, onErase, onDone }: EmptyProps) {
  const { basket } = useText().games
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="empty-heading" onClose={onDone}>
      <h2 id="empty-heading">{basket.question(count)}</h2>
      <p>{basket.forEver}</p>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => dialog.current?.close()}>
          {basket.no}
        </button>
        <button
          type="button"
          className="plain grave"
          onClick={() => {
            onErase()
            dialog.current?.close()
          }}
        >
          {basket.yes}
        </button>
      </p>
    </dialog>
  )
}
