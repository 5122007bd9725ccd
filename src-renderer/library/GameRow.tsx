import { memo, useEffect, useId, useRef, useState } from 'react'
import type { GameEntry } from '../../src-main/contract/library.ts'
import { moveFocusInList } from '../parts/move-between.ts'
import { useApp, useText } from '../state/use-app.ts'
import { GameFacts } from './GameFacts.tsx'
import { GamePicture } from './GamePicture.tsx'

/** A game in the list: a button that opens it, and one that unfolds the other actions. */
export const GameRow = memo(function GameRow({ entry }: { readonly entry: GameEntry }) {
  const app = useApp()
  const text = useText()
  const [unfolded, setUnfolded] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const actions = useId()
  const { id, name, trouble } = entry
  const done = () => {
    setRenaming(false)
    more.current?.focus()
  }
  return (
    <li className="game-row">
      <div className="game-line">
        {renaming ? (
          <RenameForm entry={entry} onDone={done} />
        ) : (
          <button
            type="button"
            className="entry game-entry"
            aria-disabled={trouble !== null}
            onKeyDown={moveFocusInList}
            onClick={() => {
              if (trouble === null) app.play.open(id)
            }}
          >
            <GamePicture entry={entry} />
            <span className="game-words">
              <span className="entry-title">{name}</span>
              <GameFacts entry={entry} />
            </span>
          </button>
        )}
        <button
          ref={more}
          type="button"
          className="plain game-more"
          aria-expanded={unfolded}
          aria-controls={actions}
          aria-label={text.games.actions(name)}
          onClick={() => setUnfolded(!unfolded)}
        >
          {text.games.actionsShort}
        </button>
      </div>
      <div id={actions} className="game-actions" hidden={!unfolded}>
        <button type="button" className="plain" onClick={() => setRenaming(true)}>
          {text.games.rename}
        </button>
        <button type="button" className="plain" onClick={() => app.games.duplicate(id)}>
          {text.games.duplicate}
        </button>
        <button type="button" className="plain" onClick={() => app.games.export(id)}>
          {text.games.export}
        </button>
        <button
          type="button"
          className="plain"
          aria-describedby={`${actions}-check`}
          onClick={() => app.games.verify(id)}
        >
          {text.games.verify}
        </button>
        <button type="button" className="plain" onClick={() => app.games.remove(id)}>
          {text.games.remove}
        </button>
        <span id={`${actions}-check`} className="hint">
          {text.games.verifyHint}
        </span>
      </div>
    </li>
  )
})

function RenameForm({ entry, onDone }: { readonly entry: GameEntry; readonly onDone: () => void }) {
  const app = useApp()
  const text = useText()
  const [name, setName] = useState(entry.name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && name.trim() !== entry.name) app.games.rename(entry.id, name.trim())
        onDone()
      }}
    >
      <label className="field">
        <span>{text.games.newName}</span>
        <input
          ref={field}
          value={name}
          maxLength={200}
          required
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onDone()
          }}
        />
      </label>
      <button type="submit" className="plain strong">
        {text.games.keepName}
      </button>
      <button type="button" className="plain" onClick={onDone}>
        {text.games.cancel}
      </button>
    </form>
  )
}
