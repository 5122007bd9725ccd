import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../state/use-app.ts'
import './dialogs.css'

type Props = {
  readonly heading: string
  /** There is nothing left to cancel: the button reads “Close”. */
  readonly isDone?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the bench; Escape closes it, and the focus returns to where it was. */
export function BenchDialog({ heading, isDone = false, onClose, children }: Props) {
  const { bench } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="bench-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
      <p className="buttons bench-dialog-foot">
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {isDone ? bench.dialog.close : bench.dialog.cancel}
        </button>
      </p>
    </dialog>
  )
}
