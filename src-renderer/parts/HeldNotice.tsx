import { useApp, useText, useView } from '../state/use-app.ts'

/** Shown while work waits for another program to release the library. */
export function HeldNotice() {
  const app = useApp()
  const text = useText()
  const held = useView((view) => view.held)
  if (!held) return null
  return (
    <div className="notice">
      <p className="notice-heading">{text.held.heading}</p>
      <p>{text.held.remedy}</p>
      <button type="button" className="plain" onClick={() => app.giveUpWaiting()}>
        {text.held.giveUp}
      </button>
    </div>
  )
}
