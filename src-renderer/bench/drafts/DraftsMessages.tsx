import { useEffect, useRef } from 'react'
import { FaultWords } from '../../parts/FaultWords.tsx'
import type { DraftsMessage } from '../../state/known/bench-view.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'

/** The result of the last action on drafts, or why it failed. */
export function DraftsMessages() {
  const app = useApp()
  const text = useText()
  const { list: words } = text.bench
  const fault = useView((view) => view.drafts.fault)
  const message = useView((view) => view.drafts.message)
  const undo = useRef<HTMLButtonElement>(null)
  // The removed row had the focus: move it to the button that restores it.
  useEffect(() => {
    if (message?.what === 'removed') undo.current?.focus()
  }, [message])
  return (
    <div className="messages" aria-live="polite">
      {fault !== null && (
        <div className="notice">
          <FaultWords fault={fault} />
          <button type="button" className="plain" onClick={() => app.bench.dismiss()}>
            {text.games.dismiss}
          </button>
        </div>
      )}
      {message !== null && (
        <div className="notice calm">
          <MessageWords message={message} />
          <p className="buttons">
            {message.what === 'removed' && (
              <button ref={undo} type="button" className="plain strong" onClick={() => app.bench.restore(message.id)}>
                {text.games.undo}
              </button>
            )}
            {(message.what === 'imported' || message.what === 'copied') && (
              <button
                type="button"
                className="plain strong"
                onClick={() => {
                  app.bench.dismiss()
                  app.go({ at: 'bench', draft: message.id })
                }}
              >
                {words.openNew}
              </button>
            )}
            <button type="button" className="plain" onClick={() => app.bench.dismiss()}>
              {text.games.dismiss}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

function MessageWords({ message }: { readonly message: DraftsMessage }) {
  const { list: words } = useText().bench
  switch (message.what) {
    case 'imported':
      return <p>{words.imported(message.name)}</p>
    case 'copied':
      return <p>{words.copied(message.name)}</p>
    case 'removed':
      return <p>{words.removed(message.name)}</p>
    case 'restored':
      return <p>{words.trash.restored(message.name)}</p>
    case 'erased':
      return <p>{words.trash.erased(message.count)}</p>
  }
}
