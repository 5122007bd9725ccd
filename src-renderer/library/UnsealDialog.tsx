import { useEffect, useRef, useState } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { capital } from '../parts/times.ts'

/** Asks for the passphrases of a sealed game in the library or in a file. */
export function UnsealDialog() {
  const unseal = useView((view) => view.games.unseal)
  if (unseal === null) return null
  return <Asking key={unseal.of === 'game' ? unseal.id : unseal.file} />
}

function Asking() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const unseal = useView((view) => view.games.unseal)
  const [typed, setTyped] = useState<readonly [string, string]>(['', ''])
  const dialog = useRef<HTMLDialogElement>(null)
  const wrong = unseal?.wrong ?? null
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (wrong !== null) dialog.current?.querySelector<HTMLInputElement>(`[data-side="${wrong}"]`)?.select()
  }, [wrong, unseal])
  if (unseal === null) return null
  const entry = unseal.of === 'game' ? app.games.entryOf(unseal.id) : undefined
  const sides = [0, 1].filter((side) => entry?.sealed[side] ?? true)
  const nameOf = (side: number) =>
    capital(entry?.sides[side === 0 ? 0 : 1][language] ?? text.games.unseal.sides[side] ?? '')
  const close = () => app.games.change({ unseal: null })
  return (
    <dialog ref={dialog} aria-labelledby="unseal-heading" onClose={close}>
      <h2 id="unseal-heading">{text.games.unseal.heading(unseal.of === 'game' ? (entry?.name ?? '') : unseal.file)}</h2>
      <p>{unseal.of === 'game' ? text.games.unseal.what : text.games.unseal.file}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [a, b] = typed
          const passphrases: [string | null, string | null] = [
            sides.includes(0) && a !== '' ? a : null,
            sides.includes(1) && b !== '' ? b : null,
          ]
          if (unseal.of === 'game' && unseal.to === 'open') {
            app.games.change({ unseal: { ...unseal, busy: true } })
            app.play.open(unseal.id, passphrases)
          } else {
            app.games.enterPassphrases(passphrases)
          }
        }}
      >
        {sides.map((side) => (
          <div key={side}>
            <label className="field">
              <span>{text.games.unseal.of(nameOf(side))}</span>
              <input
                type="password"
                autoComplete="off"
                data-side={side}
                value={typed[side === 0 ? 0 : 1]}
                required={unseal.of === 'game'}
                aria-invalid={wrong === side}
                aria-describedby={wrong === side ? 'unseal-wrong' : undefined}
                onChange={({ target }) => setTyped(side === 0 ? [target.value, typed[1]] : [typed[0], target.value])}
              />
            </label>
            {wrong === side && (
              <p id="unseal-wrong" className="wrong" role="alert">
                {text.games.unseal.wrong}
              </p>
            )}
          </div>
        ))}
        <p className="buttons">
          <button type="submit" className="plain strong" disabled={unseal.busy}>
            {text.games.unseal.show}
          </button>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            {text.games.unseal.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
