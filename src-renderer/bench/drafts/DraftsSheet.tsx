import { useRef } from 'react'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { BeginDraft } from './BeginDraft.tsx'
import { DraftRow } from './DraftRow.tsx'
import { DraftsMessages } from './DraftsMessages.tsx'
import './drafts.css'

/** The list of drafts, and the choices for a new one. */
export function DraftsSheet() {
  const app = useApp()
  const text = useText()
  const { list: words } = text.bench
  const list = useView((view) => view.drafts.list)
  const file = useRef<HTMLInputElement>(null)

  return (
    <article className="sheet drafts-sheet" aria-labelledby="sheet-heading">
      <h2 id="sheet-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="description">{words.what}</p>
      <DraftsMessages />
      {list === null && <p className="hint">{words.reading}</p>}
      {list !== null && list.length > 0 && (
        <>
          <h3 className="label">{words.drafts}</h3>
          <ul className="game-list" aria-label={words.drafts}>
            {list.map((entry) => (
              <DraftRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <BeginDraft />
      <div className="games-tools">
        <button type="button" className="plain" onClick={() => file.current?.click()}>
          {words.import}
        </button>
        <button type="button" className="plain" onClick={() => app.go({ at: 'drafts-basket' })}>
          {text.games.trash.heading}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words.import}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen !== undefined) app.bench.import(chosen)
          }}
        />
        <span className="hint">{words.ofGame}</span>
      </div>
    </article>
  )
}
