import { FaultWords } from '../parts/FaultWords.tsx'
import { useText, useView } from '../state/use-app.ts'

/** Says why a game could not be begun. */
export function BeginFault() {
  const text = useText()
  const fault = useView((view) => view.newGame.fault)
  return (
    <div className="messages" aria-live="polite">
      {fault !== null && (
        <div className="notice">
          <p>{text.games.newGame.cannot}</p>
          <FaultWords fault={fault} />
          <p>{text.games.newGame.cannotRemedy}</p>
        </div>
      )}
    </div>
  )
}
