import { useEffect, useRef } from 'react'
import type { Said } from '../state/games-view.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { FaultWords } from '../parts/FaultWords.tsx'
import { InWords } from '../parts/InWords.tsx'

/** What has just been done with a game, what is under way, and what could not be done. */
export function Messages() {
  return (
    <div className="messages" aria-live="polite">
      <WorkNotice />
      <RefusedNotice />
      <SaidNotice />
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
      <p>
        {moment === null ? text.games.bad.none : text.games.bad.act(moment)}{' '}
        {whole > 0 ? text.games.bad.part(whole) : text.games.bad.noneRemedy}
      </p>
      {reason !== null && (
        <p className="hint">
          {text.games.reason} <InWords said={reason} />
        </p>
      )}
      <p className="buttons">
        {whole > 0 && (
          <button type="button" className="plain strong" onClick={() => app.games.takePart()}>
            {text.games.bad.take}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.games.leaveFile()}>
          {text.games.bad.leave}
        </button>
      </p>
    </div>
  )
}

function SaidNotice() {
  const app = useApp()
  const text = useText()
  const said = useView((view) => view.games.said)
  const undo = useRef<HTMLButtonElement>(null)
  // The row with the focus is gone: its Undo takes it.
  useEffect(() => {
    if (said?.what === 'removed') undo.current?.focus()
  }, [said])
  if (said === null) return null
  const opens = said.what === 'imported' ? said.result.id : null
  return (
    <div className={isBad(said) ? 'notice' : 'notice calm'}>
      <SaidWords said={said} />
      <p className="buttons">
        {said.what === 'removed' && (
          <button ref={undo} type="button" className="plain strong" onClick={() => app.games.restore(said.id)}>
            {text.games.undo}
          </button>
        )}
        {opens !== null && (
          <button type="button" className="plain strong" onClick={() => app.play.open(opens)}>
            {text.games.openNew}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.games.dismiss()}>
          {text.games.dismiss}
        </button>
      </p>
    </div>
  )
}

const isBad = (said: Said): boolean => said.what === 'fault' || (said.what === 'verified' && !said.result.whole)

function SaidWords({ said }: { readonly said: Said }) {
  const { games } = useText()
  switch (said.what) {
    case 'removed':
      return <p>{games.removed(said.name)}</p>
    case 'restored':
      return <p>{games.basket.restored(said.name)}</p>
    case 'duplicated':
      return <p>{games.duplicated(said.name)}</p>
    case 'exported':
      return <p>{games.exported(said.name)}</p>
    case 'erased':
      return <p>{games.basket.erased(said.count)}</p>
    case 'imported': {
      const { name, acts, again, fault } = said.result
      return (
        <>
          <p>{games.imported(name, acts)}</p>
          {again && <p>{games.importedAgain}</p>}
          {fault !== null && <p>{games.importedPart(fault.moment)}</p>}
        </>
      )
    }
    case 'verified': {
      const { whole, acts, fault } = said.result
      if (whole || fault === null) return <p>{games.whole(said.name, acts)}</p>
      return (
        <>
          <p>{games.notWhole(said.name, fault.moment, fault.moment - 1)}</p>
          <p className="hint">
            {games.reason} <InWords said={fault.reason} />
          </p>
        </>
      )
    }
    case 'fault':
      return <FaultWords fault={said.fault} />
  }
}
