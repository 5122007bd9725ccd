import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftEntry } from '../../../src-main/contract/drafts.ts'
import { InWords } from '../../parts/InWords.tsx'
import { moveBetween } from '../../parts/move-between.ts'
import { ago } from '../../parts/times.ts'
import { useNow } from '../../parts/use-now.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'

type Props = { readonly entry: DraftEntry; readonly onRemove: () => void }

/** A draft in the list: a button that opens it, and one that unfolds the other actions. */
export function DraftRow({ entry, onRemove }: Props) {
  const app = useApp()
  const text = useText()
  const { list: words } = text.bench
  const language = useView((view) => view.language)
  const busy = useView((view) => view.drafts.busy)
  const now = useNow()
  const [unfolded, setUnfolded] = useState(false)
  const [isInDoubt, setInDoubt] = useState(false)
  const actions = useId()
  const removing = useRef<HTMLButtonElement>(null)
  const keeping = useRef<HTMLButtonElement>(null)
  const { id, name, campaign, gestures, changed, foreign, published, trouble } = entry
  const facts = [
    words.gestures(gestures),
    words.changed(ago(changed, now, text)),
    ...(foreign ? [words.foreign] : []),
    ...(published === null ? [] : [published.changedSince ? words.publishedBefore : words.published]),
  ]

  /** Asks whether it is to be deleted, with the focus on the answer that keeps it; or takes the question back. */
  function ask(isAsked: boolean): void {
    flushSync(() => setInDoubt(isAsked))
    const answer = isAsked ? keeping : removing
    answer.current?.focus()
  }

  return (
    <li className="game-row">
      <div className="game-line">
        <button
          type="button"
          className="entry game-entry"
          aria-disabled={trouble !== null}
          onKeyDown={moveBetween}
          onClick={() => {
            if (trouble === null) app.go({ at: 'bench', draft: id })
          }}
        >
          <span className="game-words">
            <span className="entry-title">{name}</span>
            <span className="entry-subtitle">{campaign[language]}</span>
            <span className="entry-facts">{facts.join(' · ')}</span>
            {trouble !== null && (
              <span className="entry-fault">
                <InWords said={trouble} />
              </span>
            )}
          </span>
        </button>
        <button
          type="button"
          className="plain game-more"
          aria-expanded={unfolded}
          aria-controls={actions}
          aria-label={words.actions(name)}
          onClick={() => setUnfolded(!unfolded)}
        >
          {words.more}
        </button>
      </div>
      <div id={actions} className="game-actions" hidden={!unfolded}>
        {isInDoubt ? (
          <RemoveQuestion name={name} keeping={keeping} onRemove={onRemove} onKeep={() => ask(false)} />
        ) : (
          <>
            <button type="button" className="plain" disabled={busy} onClick={() => app.bench.export(id)}>
              {words.export}
            </button>
            <button ref={removing} type="button" className="plain" onClick={() => ask(true)}>
              {words.remove}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

type QuestionProps = {
  readonly name: string
  readonly keeping: RefObject<HTMLButtonElement | null>
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Whether a draft is to be deleted for good. Escape keeps it. */
function RemoveQuestion({ name, keeping, onRemove, onKeep }: QuestionProps) {
  const { list: words } = useText().bench
  const busy = useView((view) => view.drafts.busy)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onKeep()
  }
  return (
    <>
      <span>{words.removeSure(name)}</span>
      <button type="button" className="plain grave" disabled={busy} onClick={onRemove} onKeyDown={onKeyDown}>
        {words.removeYes}
      </button>
      <button ref={keeping} type="button" className="plain" onClick={onKeep} onKeyDown={onKeyDown}>
        {words.cancel}
      </button>
    </>
  )
}
