import { FaultWords } from '../parts/FaultWords.tsx'
import { useText, useView } from '../state/use-app.ts'

/** Why a game could not be begun. */
export function BeginFault() {
  const text = useText()
  const fault = useView((view) => view.fresh.fault)
  return (
    <div className="messages" aria-live="polite">
      {fault !== null && (
        <div className="notice">
          <p>{text.games.fresh.cannot}</p>
          <FaultWords fault={fault} />
          <p>{text.games.fresh.cannotRemedy}</p>
        </div>
      )}
    </div>
  )
}
