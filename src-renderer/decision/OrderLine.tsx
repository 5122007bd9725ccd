import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

/**
 * Status of the viewer's order: running and cancellable, waiting (for what), or stopped (why); and what was answered
 * automatically.
 */
export function OrderLine({ table: { order, answered, readOnly } }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const told = [...new Set(answered.map((title) => title[language]))]
  return (
    <div className="order-line" aria-live="polite">
      {order?.at === 'goes-on' && (
        <p>
          {text.ordering.goesOn(order.title[language])}{' '}
          {readOnly === null && (
            <button type="button" className="link" onClick={() => app.play.cancelOrder()}>
              {text.ordering.takeBack}
            </button>
          )}
        </p>
      )}
      {order?.at === 'waits' && <p>{text.ordering.waits(order.title[language], order.why?.[language] ?? '')}</p>}
      {order?.at === 'stopped' && (
        <p className="order-stopped">{text.ordering.stopped(order.title[language], order.why?.[language] ?? '')}</p>
      )}
      {told.length > 0 && <p className="hint">{text.ordering.answered(told.join(', '))}</p>}
    </div>
  )
}
