import { useApp, useText, useView } from '../state/use-app.ts'
import type { Interrupted } from '../state/known/simulations-view.ts'

/** A notice that a simulation was interrupted and can be continued. */
export function InterruptedNotice({ title }: Interrupted) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { interrupted: words } = text.simulations
  return (
    <div className="notice">
      <p>
        <output>{words.what(title[language])}</output>
      </p>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => app.simulations.resume()}>
          {words.goOn}
        </button>
        <button type="button" className="plain" onClick={() => app.simulations.leaveInterrupted()}>
          {text.games.dismiss}
        </button>
      </p>
    </div>
  )
}
