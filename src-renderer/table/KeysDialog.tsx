import { useEffect, useRef } from 'react'
import { useText } from '../state/use-app.ts'
import type { Text } from '../text/en.ts'
import './keys-dialog.css'

type Words = Text['keys']
type Group = {
  readonly title: keyof Words['titles']
  readonly keys: readonly (readonly [key: string, what: keyof Words['what']])[]
}

const groups: readonly Group[] = [
  {
    title: 'table',
    keys: [
      ['Ctrl+K, /', 'palette'],
      ['Tab', 'part'],
      ['1 – 9', 'digit'],
      ['Ctrl+Z, Ctrl+Y', 'undo'],
      ['A', 'advice'],
      ['C', 'carryOn'],
      ['L', 'layers'],
      ['F1, ?', 'rules'],
      ['Escape', 'leave'],
    ],
  },
  {
    title: 'question',
    keys: [
      ['↑ ↓', 'answers'],
      ['Enter', 'give'],
    ],
  },
  {
    title: 'map',
    keys: [
      ['← ↑ → ↓', 'places'],
      ['N', 'targets'],
      ['Enter', 'choose'],
      ['S', 'stack'],
      ['R', 'turn'],
      ['M', 'measure'],
      ['H', 'hide'],
      ['+, −, 0', 'zoom'],
    ],
  },
  {
    title: 'film',
    keys: [
      ['Space', 'play'],
      ['← →', 'step'],
      ['Escape', 'toQuestion'],
    ],
  },
]

/** The keys of the table and what they do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys: words } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const names: Readonly<Record<string, string>> = words.names
  return (
    <dialog ref={dialog} className="keys-dialog" aria-label={words.heading} onClose={onClose}>
      <header>
        <h2>{words.heading}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      <div className="keys-groups">
        {groups.map(({ title, keys }) => (
          <table key={title}>
            <caption>{words.titles[title]}</caption>
            <thead className="announced">
              <tr>
                <th scope="col">{words.key}</th>
                <th scope="col">{words.does}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, what]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{names[key] ?? key}</kbd>
                  </th>
                  <td>{words.what[what]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </dialog>
  )
}
