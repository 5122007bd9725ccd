import { useRef } from 'react'
import { useApp, useText } from '../state/use-app.ts'

/** Imports a game from a file the player chooses. */
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
        aria-label={text.games.import}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) app.games.import(file)
        }}
      />
      <span className="hint">{text.games.importHint}</span>
    </>
  )
}
