import { useId, useState } from 'react'
import { draftName } from '../../../src-main/contract/draft-name.ts'
import type { DraftEntry } from '../../../src-main/contract/drafts.ts'
import { InWords } from '../../parts/InWords.tsx'
import { moveFocusInList } from '../../parts/move-between.ts'
import { timeAgo } from '../../parts/times.ts'
import { useNow } from '../../parts/use-now.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'

type Props = { readonly entry: DraftEntry }

/** A draft in the list: a button that opens it, and one that unfolds the other actions. */
export function DraftRow({ entry }: Props) {
  const app = useApp()
  const text = useText()
  const { list: words } = text.bench
  const language = useView((view) => view.language)
  const busy = useView((view) => view.drafts.busy)
  const now = useNow()
  const [unfolded, setUnfolded] = useState(false)
  const actions = useId()
  const { id, campaign, gestures, changed, foreign, published, trouble } = entry
  const name = draftName(entry, language)
  const facts = [
    words.gestures(gestures),
    words.changed(timeAgo(changed, now, text)),
    ...(foreign ? [words.foreign] : []),
    ...(published === null ? [] : [published.changedSince ? words.publishedBefore : words.published]),
  ]

  return (
    <li className="game-row">
      <div className="game-line">
        <button
          type="button"
          className="entry game-entry"
          aria-disabled={trouble !== null}
          onKeyDown={moveFocusInList}
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
        <button type="button" className="plain" disabled={busy || trouble !== null} onClick={() => app.bench.copy(id)}>
          {words.copy}
        </button>
        <button type="button" className="plain" disabled={busy} onClick={() => app.bench.export(id)}>
          {words.export}
        </button>
        <button type="button" className="plain" disabled={busy} onClick={() => app.bench.remove(id)}>
          {words.remove}
        </button>
      </div>
    </li>
  )
}
