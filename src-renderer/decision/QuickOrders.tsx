import { useState } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { useApp, useText } from '../state/use-app.ts'

/** Up to this many orders are shown with their meaning. */
const FEW = 1

/** The orders beside the answers: each answers once what would otherwise be asked many times. */
export function QuickOrders() {
  const app = useApp()
  const text = useText()
  const { ui, asked, odds, busy, armed, order: inHand } = useAtTable()
  const [isOpen, setOpen] = useState(false)
  const orders = asked === null ? [] : (ui?.quickOrdersOf?.(asked, odds) ?? [])
  if (orders.length === 0 && !inHand.isPutAway) return null
  // Many orders have one line each, so that the answers stay in sight; pointing at one shows its meaning. In a low window a button unfolds them.
  const areMany = orders.length > FEW
  const list = (
    <ul className={areMany ? 'quick-orders many' : 'quick-orders'}>
      {inHand.isPutAway && (
        <li>
          <button type="button" className="plain" onClick={inHand.open}>
            {text.ordering.asCard}
          </button>
        </li>
      )}
      {orders.map(({ order, words, hint, keep = [] }) => (
        <li key={words}>
          <button
            type="button"
            className="plain"
            aria-disabled={busy || !armed}
            {...(areMany && { title: hint === null ? words : `${words}. ${hint}` })}
            onClick={({ detail }) => {
              if (busy || (!armed && detail !== 0)) return
              setOpen(false)
              app.play.order({ order, keep })
            }}
          >
            {words}
          </button>
          {hint !== null && !areMany && <p className="hint">{hint}</p>}
        </li>
      ))}
    </ul>
  )
  if (!areMany) return list
  return (
    <div className={isOpen ? 'quick-orders-fold is-open' : 'quick-orders-fold'}>
      <button type="button" className="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.ordering.severalAnswers(orders.length)}
      </button>
      {list}
    </div>
  )
}
