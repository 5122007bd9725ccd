import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../state/use-app.ts'
import { timeAgo, dateAndTime } from './times.ts'
import { useNow } from './use-now.ts'

/** Something that was removed and can be restored. */
export type TrashEntry = {
  readonly id: number
  readonly name: string
  readonly of: string
  readonly removed: number | null
  readonly picture?: ReactNode
}

type Props = {
  readonly words: {
    readonly what: string
    readonly back: string
    readonly question: (count: number) => string
  }
  /** Null until they have been read. */
  readonly entries: readonly TrashEntry[] | null
  readonly messages: ReactNode
  readonly onBack: () => void
  readonly onRestore: (id: number) => void
  readonly onEmpty: () => void
}

/** Removed items of one kind, games or drafts, that can still be restored. */
export function Trash({ words, entries, messages, onBack, onRestore, onEmpty }: Props) {
  const text = useText()
  const { trash } = text.games
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hasActed = useRef(false)
  // The pressed button disappears with its row: move the focus to the next one.
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return
    hasActed.current = false
    const next = list.current?.querySelector('button') ?? heading.current
    next?.focus()
  }, [entries])
  return (
    <article className="sheet games-sheet" aria-labelledby="sheet-heading">
      <h2 ref={heading} id="sheet-heading" tabIndex={-1}>
        {trash.heading}
      </h2>
      <p className="hint">{words.what}</p>
      {messages}
      <div className="games-tools">
        <button type="button" className="plain" onClick={onBack}>
          {words.back}
        </button>
        {entries !== null && entries.length > 0 && (
          <button type="button" className="plain" onClick={() => setAsking(true)}>
            {trash.emptyIt}
          </button>
        )}
      </div>
      {entries?.length === 0 && <p>{trash.empty}</p>}
      <ul ref={list} className="game-list" aria-label={trash.heading}>
        {entries?.map(({ id, name, of, removed, picture }) => (
          <li key={id} className="game-row">
            <div className="game-line">
              <div className="game-entry">
                {picture}
                <span className="game-words">
                  <span className="entry-title">{name}</span>
                  <span className="game-of">{of}</span>
                  {removed !== null && (
                    <span className="entry-facts">
                      {trash.thrown} {timeAgo(removed, now, text)}, {text.games.at(dateAndTime(removed, text))}
                    </span>
                  )}
                </span>
              </div>
              <button
                type="button"
                className="plain game-more"
                aria-label={trash.restoreName(name)}
                onClick={() => {
                  hasActed.current = true
                  onRestore(id)
                }}
              >
                {trash.restore}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {asking && (
        <EmptyDialog
          question={words.question(entries?.length ?? 0)}
          onErase={() => {
            hasActed.current = true
            onEmpty()
          }}
          onDone={() => setAsking(false)}
        />
      )}
    </article>
  )
}

type EmptyProps = { readonly question: string; readonly onErase: () => void; readonly onDone: () => void }

function EmptyDialog({ question, onErase, onDone }: EmptyProps) {
  const { trash } = useText().games
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="empty-heading" onClose={onDone}>
      <h2 id="empty-heading">{question}</h2>
      <p>{trash.forEver}</p>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => dialog.current?.close()}>
          {trash.no}
        </button>
        <button
          type="button"
          className="plain grave"
          onClick={() => {
            onErase()
            dialog.current?.close()
          }}
        >
          {trash.yes}
        </button>
      </p>
    </dialog>
  )
}
