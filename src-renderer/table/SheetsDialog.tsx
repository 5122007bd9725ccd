import { useEffect, useRef } from 'react'
import { useText } from '../state/use-app.ts'
import type { Aside } from '../system-ui/system-ui.ts'
import { SystemPart } from '../at-table/SystemPart.tsx'
import { useShownTable } from '../at-table/use-play.ts'

type Props = { readonly sheets: Aside; readonly onClose: () => void }

/** The rule system's reference sheets, over the whole window. */
export function SheetsDialog({ sheets, onClose }: Props) {
  const text = useText()
  const table = useShownTable()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="sheets-dialog" aria-label={text.table.bar.sheets} onClose={onClose}>
      <button type="button" className="plain" onClick={() => dialog.current?.close()}>
        {text.table.beside.close}
      </button>
      {table !== null && <SystemPart part={sheets} table={table} odds={null} />}
    </dialog>
  )
}
