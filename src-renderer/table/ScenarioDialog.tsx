import { useEffect, useId, useRef, useState } from 'react'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { FaultWords } from '../parts/FaultWords.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'

/** Makes a draft of a scenario from the position shown, or from the morning of its day. */
export function ScenarioDialog({ onClose }: { readonly onClose: () => void }) {
  const app = useApp()
  const { fromGame: words, dialog: common } = useText().bench
  const table = useTable()
  const stop = usePlay((play) => play.past?.stop, undefined)
  const busy = useView((view) => view.drafts.busy)
  const fault = useView((view) => view.drafts.fault)
  const [morning, setMorning] = useState(false)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  if (table === null) return null
  const game = table.id
  return (
    <dialog ref={dialog} className="scenario-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{words.heading}</h2>
      <p>{words.what}</p>
      {([false, true] as const).map((one) => (
        <label key={String(one)} className="choice">
          <input type="radio" name="when" checked={morning === one} onChange={() => setMorning(one)} />
          <span>{one ? words.morning : words.now}</span>
        </label>
      ))}
      {fault !== null && <FaultWords fault={fault} />}
      <p className="buttons">
        <button
          type="button"
          className="plain strong"
          disabled={busy}
          onClick={() =>
            app.bench.begin({ from: { what: 'game', game, morning, ...(stop === undefined ? {} : { stop }) } })
          }
        >
          {words.go}
        </button>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {common.cancel}
        </button>
      </p>
    </dialog>
  )
}
