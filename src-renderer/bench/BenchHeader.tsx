import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftName } from '../../src-main/contract/draft-name.ts'
import { Controls } from '../parts/Controls.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'
import { PastList } from './PastList.tsx'

type Props = { readonly onPlay: () => void; readonly onPublish: () => void }

/** The head of the bench: the draft's name, whether it is saved, undo and redo, and the buttons for the whole draft. */
export function BenchHeader({ onPlay, onPublish }: Props) {
  const app = useApp()
  const text = useText()
  const { bar } = text.bench
  const { draft, setting, language } = useAtBench()
  const waiting = useView((view) => (view.bench?.waiting ?? 0) > 0)
  const busy = useView((view) => view.drafts.busy)
  const isDeleted = useView((view) => (view.bench?.fault ?? view.drafts.fault)?.code === 'noDraft')
  const kept = isDeleted ? '' : waiting ? bar.saving : bar.saved
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, foreign, undo, redo } = draft
  const name = draftName(draft, language)
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    document.title = `${name} · ${text.name}`
  }, [name, text])
  useEffect(() => heading.current?.focus(), [id])

  return (
    <header className="table-header bench-header">
      <button
        type="button"
        className="plain back"
        aria-label={bar.back}
        title={bar.back}
        onClick={() => app.go({ at: 'drafts' })}
      >
        <Emblem />
      </button>
      <div className="table-title">
        {renaming ? (
          <RenameForm
            name={name}
            onLeft={() => setRenaming(false)}
            onDone={() => {
              flushSync(() => setRenaming(false))
              rename.current?.focus()
            }}
          />
        ) : (
          <h1 ref={heading} tabIndex={-1} title={name}>
            <span className="bench-name">{name}</span>{' '}
            <button ref={rename} type="button" className="link bench-rename" onClick={() => setRenaming(true)}>
              {bar.rename}
            </button>
          </h1>
        )}
        <p className="table-what">
          {setting.campaign[language]} · {draft.title[language]}
          {foreign && <strong> · {bar.foreign}</strong>}
        </p>
      </div>
      <output className={waiting ? 'kept keeping' : 'kept'} title={kept}>
        {kept}
      </output>
      <div className="buttons table-tools">
        <button
          type="button"
          className="plain"
          aria-keyshortcuts="Control+Z"
          aria-disabled={undo === null}
          title={undo === null ? bar.nothingToUndo : bar.undoOf(undo[language])}
          onClick={() => undo !== null && app.bench.undo()}
        >
          {bar.undo}
        </button>
        <button
          type="button"
          className="plain"
          aria-keyshortcuts="Control+Y"
          aria-disabled={redo === null}
          title={redo === null ? bar.nothingToRedo : bar.redoOf(redo[language])}
          onClick={() => redo !== null && app.bench.redo()}
        >
          {bar.redo}
        </button>
        <PastList />
        <button type="button" className="plain strong" onClick={onPlay}>
          {bar.play}
        </button>
        <button type="button" className="plain" onClick={onPublish}>
          {bar.publish}
        </button>
        <button type="button" className="plain" disabled={busy} onClick={() => app.bench.export(id)}>
          {bar.share}
        </button>
      </div>
      <Controls>{[]}</Controls>
    </header>
  )
}

type RenameProps = {
  readonly name: string
  /** Renamed, or cancelled by Escape. */
  readonly onDone: () => void
  /** The focus has moved elsewhere. */
  readonly onLeft: () => void
}

function RenameForm({ name, onDone, onLeft }: RenameProps) {
  const app = useApp()
  const { bar } = useText().bench
  const { draft } = useAtBench()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  function keep(): void {
    if (typed.trim() !== '' && typed.trim() !== name) app.bench.rename(draft.id, typed.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep()
        onDone()
      }}
    >
      <input
        ref={field}
        aria-label={bar.rename}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          keep()
          onLeft()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
      />
    </form>
  )
}
