import { useRef } from 'react'
import { FaultWords } from '../../parts/FaultWords.tsx'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { BeginDraft } from './BeginDraft.tsx'
import { DraftRow } from './DraftRow.tsx'

/** The drafts there are, and what another can begin with. */
export function DraftsSheet() {
  const app = useApp()
  const text = useText()
  const { list: words } = text.bench
  const list = useView((view) => view.drafts.list)
  const fault = useView((view) => view.drafts.fault)
  const imported = useView((view) => view.drafts.imported)
  const file = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const drafts = useRef<HTMLUListElement>(null)

  /** The row goes with the focus in it: the list has it from then on, or the heading where nothing is left to list. */
  function remove(id: number): void {
    app.bench.remove(id)
    const next = list !== null && list.length > 1 ? drafts : heading
    next.current?.focus()
  }

  return (
    <article className="sheet drafts-sheet" aria-labelledby="sheet-heading">
      <h2 ref={heading} id="sheet-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="description">{words.what}</p>
      <div className="messages" aria-live="polite">
        {fault !== null && (
          <div className="notice">
            <FaultWords fault={fault} />
            <button type="button" className="plain" onClick={() => app.bench.dismiss()}>
              {text.games.dismiss}
            </button>
          </div>
        )}
        {imported !== null && (
          <div className="notice calm">
            <p>{words.imported(imported.name)}</p>
            <p className="buttons">
              <button
                type="button"
                className="plain strong"
                onClick={() => {
                  app.bench.dismiss()
                  app.go({ at: 'bench', draft: imported.id })
                }}
              >
                {words.openNew}
              </button>
              <button type="button" className="plain" onClick={() => app.bench.dismiss()}>
                {text.games.dismiss}
              </button>
            </p>
          </div>
        )}
      </div>
      {list === null && <p className="hint">{words.reading}</p>}
      {list !== null && list.length > 0 && (
        <>
          <h3 className="label">{words.drafts}</h3>
          <ul ref={drafts} className="game-list" tabIndex={-1} aria-label={words.drafts}>
            {list.map((entry) => (
              <DraftRow key={entry.id} entry={entry} onRemove={() => remove(entry.id)} />
            ))}
          </ul>
        </>
      )}
      <BeginDraft />
      <div className="games-tools">
        <button type="button" className="plain" onClick={() => file.current?.click()}>
          {words.import}
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
