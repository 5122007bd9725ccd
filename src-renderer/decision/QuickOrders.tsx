import { useAtTable } from '../at-table/at-table.ts'
import { useApp, useText } from '../state/use-app.ts'

/** The orders beside the answers: each lets its side say once what else would be asked many times. */
export function QuickOrders() {
  const app = useApp()
  const text = useText()
  const { ui, asked, busy, armed, order: inHand } = useAtTable()
  const orders = asked === null ? [] : (ui?.quickOrdersOf?.(asked) ?? [])
  if (orders.length === 0 && !inHand.isPutAway) return null
  return (
    <ul className="quick-orders">
      {inHand.isPutAway && (
        <li>
          <button type="button" className="plain" onClick={inHand.open}>
            {text.ordering.asCard}
          </button>
        </li>
      )}
      {orders.map(({ order, words, hint }) => (
        <li key={words}>
          <button
            type="button"
            className="plain"
            aria-disabled={busy || !armed}
            onClick={({ detail }) => {
              if (!busy && (armed || detail === 0)) app.play.order({ order })
            }}
          >
            {words}
          </button>
          {hint !== null && <p className="hint">{hint}</p>}
        </li>
      ))}
    </ul>
  )
}
