import { useRef } from 'react'
import { useApp, useText } from '../state/use-app.ts'

/** Imports games from files the player chooses. */
export function ImportButton() {
  const app = useApp()
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="plain" onClick={() => field.current?.click()}>
        {text.games.import}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label={text.games.import}
        onChange={(event) => {
          // The files are copied first, because emptying the field empties its list too.
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          app.games.import(files)
        }}
      />
      <span className="hint">{text.games.importHint}</span>
    </>
  )
}
