import { useEffect, useRef } from 'react'
import type { LibraryMessage } from '../state/known/games-view.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { faultSentence, FaultWords } from '../parts/FaultWords.tsx'
import { InWords } from '../parts/InWords.tsx'

/** Work in progress, a refused file, and the message about the last success or failure. */
export function Messages() {
  return (
    <div className="messages" aria-live="polite">
      <WorkNotice />
      <RefusedNotice />
      <MessageNotice />
    </div>
  )
}

function WorkNotice() {
  const app = useApp()
  const text = useText()
  const work = useView((view) => view.games.work)
  if (work === null) return null
  const { kind, name, done, of } = work
  const heading = kind === 'import' ? text.games.importing(name) : text.games.verifying(name)
  return (
    <div className="notice calm">
      <p id="work-heading">{heading}</p>
      <progress aria-labelledby="work-heading" max={of || 1} {...(of === 0 ? {} : { value: done })} />
      <p className="hint">{of === 0 ? '' : text.games.progress(Math.round(done), Math.round(of))}</p>
      <button type="button" className="plain" onClick={() => app.games.cancelWork()}>
        {text.games.cancel}
      </button>
    </div>
  )
}

function RefusedNotice() {
  const app = useApp()
  const text = useText()
  const refused = useView((view) => view.games.refused)
  if (refused === null) return null
  const { file, moment, reason, whole } = refused
  return (
    <div className="notice">
      <p className="notice-heading">{text.games.bad.heading(file)}</p>
      {moment !== null && (
        <p>
          {text.games.bad.act(moment)} {whole > 0 ? text.games.bad.part(whole) : text.games.bad.noneRemedy}
        </p>
      )}
      {reason !== null && (
        <p className="hint">
          {text.games.reason} <InWords said={reason} />
        </p>
      )}
      <p className="buttons">
        {whole > 0 && (
          <button type="button" className="plain strong" onClick={() => app.games.importWholePart()}>
            {text.games.bad.take}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.games.dismissRefusedFile()}>
          {text.games.bad.leave}
        </button>
      </p>
    </div>
  )
}

function MessageNotice() {
  const app = useApp()
  const text = useText()
  const message = useView((view) => view.games.message)
  const undo = useRef<HTMLButtonElement>(null)
  // The removed row had the focus: move it to the Undo button.
  useEffect(() => {
    if (message?.what === 'removed') undo.current?.focus()
  }, [message])
  if (message === null) return null
  const opens = message.what === 'imported' ? message.result.id : message.what === 'taken-back' ? message.id : null
  return (
    <div className={isBad(message) ? 'notice' : 'notice calm'}>
      <MessageWords message={message} />
      <p className="buttons">
        {message.what === 'removed' && (
          <button ref={undo} type="button" className="plain strong" onClick={() => app.games.restore(message.id)}>
            {text.games.undo}
          </button>
        )}
        {opens !== null && (
          <button type="button" className="plain strong" onClick={() => app.play.open(opens)}>
            {text.games.openNew}
          </button>
        )}
        {message.what === 'folder' && !message.shown && !message.copied && (
          <button type="button" className="plain strong" onClick={() => app.backups.copyPath(message.folder)}>
            {text.backups.copyPath}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.games.dismiss()}>
          {text.games.dismiss}
        </button>
      </p>
    </div>
  )
}

const isBad = (message: LibraryMessage): boolean =>
  message.what === 'fault' ||
  (message.what === 'imported-several' && message.taken < message.of) ||
  (message.what === 'verified' && !message.result.whole)

function MessageWords({ message }: { readonly message: LibraryMessage }) {
  const { backups, games } = useText()
  switch (message.what) {
    case 'removed':
      return <p>{games.removed(message.name)}</p>
    case 'restored':
      return <p>{games.trash.restored(message.name)}</p>
    case 'duplicated':
      return <p>{games.duplicated(message.name)}</p>
    case 'exported':
      return <p>{games.exported(message.name)}</p>
    case 'erased':
      return <p>{games.trash.erased(message.count)}</p>
    case 'imported': {
      const { name, acts, again, fault } = message.result
      return (
        <>
          <p>{games.imported(name, acts)}</p>
          {again && <p>{games.importedAgain}</p>}
          {fault !== null && <p>{games.importedPart(fault.moment)}</p>}
        </>
      )
    }
    case 'imported-several': {
      const { taken, of, refused } = message
      const left = of - taken - refused.length
      return (
        <>
          <p>{games.importedSeveral(taken, of)}</p>
          {refused.length > 0 && (
            <ul>
              {refused.map(({ file, fault }) => (
                <li key={file}>
                  {file} –{' '}
                  {fault.said === null ? faultSentence(fault.code, games.faults) : <InWords said={fault.said} />}
                </li>
              ))}
            </ul>
          )}
          {left > 0 && <p>{games.importedNoMore(left)}</p>}
        </>
      )
    }
    case 'verified': {
      const { whole, acts, fault } = message.result
      if (whole || fault === null) return <p>{games.whole(message.name, acts)}</p>
      return (
        <>
          <p>{games.notWhole(message.name, fault.moment, fault.moment - 1)}</p>
          <p className="hint">
            {games.reason} <InWords said={fault.reason} />
          </p>
        </>
      )
    }
    case 'backed-up':
      return <p>{backups.made}</p>
    case 'gone-back':
      return <p>{backups.restored(message.aside)}</p>
    case 'taken-back':
      return <p>{backups.taken(message.name, message.acts)}</p>
    case 'folder':
      if (message.shown) return <p>{backups.folderShown}</p>
      return (
        <>
          <p>{message.copied ? backups.copied : backups.folder}</p>
          <p className="path">{message.folder}</p>
        </>
      )
    case 'fault':
      return <FaultWords fault={message.fault} />
  }
}
