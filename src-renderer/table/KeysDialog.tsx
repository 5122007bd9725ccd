import { useEffect, useRef } from 'react'
import { useText } from '../state/use-app.ts'
import './keys-dialog.css'

/** The keys of the table and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="keys-dialog" aria-label={keys.heading} onClose={onClose}>
      <header>
        <h2>{keys.heading}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {keys.close}
        </button>
      </header>
      <div className="keys-groups">
        {keys.groups.map(({ title, keys: rows }) => (
          <table key={title}>
            <caption>{title}</caption>
            <thead className="announced">
              <tr>
                <th scope="col">{keys.key}</th>
                <th scope="col">{keys.does}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </dialog>
  )
}
