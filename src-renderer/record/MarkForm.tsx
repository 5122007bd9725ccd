import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFocusLeft } from '../parts/use-focus-left.ts'
import { useText } from '../state/use-app.ts'

type Props = {
  readonly name: string
  readonly note: string
  readonly onKeep: (marking: { readonly name: string; readonly note: string }) => void
  readonly onDone: () => void
}

/** A form for the name and the note of a bookmark or a branch. */
export function MarkForm({ name: before, note: noteBefore, onKeep, onDone }: Props) {
  const { past: words } = useText().table
  const [name, setName] = useState(before)
  const [note, setNote] = useState(noteBefore)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const form = useRef<HTMLFormElement>(null)
  useFocusLeft(form, (around) => focusSoonIn(around?.closest('li, section')))
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  return (
    <form
      ref={form}
      className="mark-form"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep({ name: name.trim(), note })
        onDone()
      }}
    >
      <label className="field">
        <span>{words.name}</span>
        <input
          ref={field}
          required
          pattern=".*\S.*"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={closeOnEscape}
        />
      </label>
      <label className="field">
        <span>{words.note}</span>
        <textarea
          rows={2}
          maxLength={10_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={closeOnEscape}
        />
      </label>
      <p className="buttons">
        <button type="submit" className="plain strong">
          {words.keep}
        </button>
        <button type="button" className="plain" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}

/** Focuses the first control near the form after it has closed, unless something else has the focus. */
function focusSoonIn(around: Element | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) around?.querySelector<HTMLElement>('button, input')?.focus()
  })
}
