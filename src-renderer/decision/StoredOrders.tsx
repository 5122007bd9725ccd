import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

/** The key that continues the first order that can be continued. */
const KEY = 'C'

/**
 * The viewer's stored orders: each can be continued with one click once possible, or says what it waits for, and can be
 * dropped. The first that can be continued has a key.
 */
export function StoredOrders({ table: { kept, readOnly, order: last } }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { ui, busy, asked, armed } = useAtTable()
  if (kept.length === 0 || readOnly !== null) return null
  const first = kept.find(({ ready }) => ready)
  const isAlreadyShown = (why: Words): boolean => last?.why?.[language] === why[language]
  const list = (orders: GameSnapshot['kept']) => (
    <ul>
      {orders.map((one) => {
        const { order, title, ready, why } = one
        const what = ui?.orderInWords?.(order) ?? title[language]
        return (
          <li key={JSON.stringify(order)}>
            {ready && asked !== null ? (
              <button
                type="button"
                className={one === first ? 'plain strong' : 'plain'}
                aria-disabled={busy || !armed}
                aria-keyshortcuts={one === first ? KEY : undefined}
                onClick={({ detail }) => {
                  if (!busy && (armed || detail === 0)) app.play.order({ order })
                }}
              >
                {text.ordering.carryOn(what)}
                {one === first && <kbd aria-hidden="true">{KEY}</kbd>}
              </button>
            ) : (
              <span className="hint">
                {what}
                {why !== null && !isAlreadyShown(why) && <span className="kept-why">. {why[language]}</span>}
              </span>
            )}{' '}
            <button
              type="button"
              className="link"
              aria-label={text.ordering.dropWhat(what)}
              onClick={() => app.play.dropOrder(order)}
            >
              {text.ordering.drop}
            </button>
          </li>
        )
      })}
    </ul>
  )
  const waiting = kept.filter(({ ready }) => !ready || asked === null)
  // Several waiting orders are folded into one line until the player opens it.
  const isFolded = waiting.length > 1
  const listed = isFolded ? kept.filter((one) => !waiting.includes(one)) : kept
  return (
    <section className="kept-orders" aria-labelledby="kept-heading">
      <h3 id="kept-heading">{text.ordering.kept}</h3>
      {listed.length > 0 && list(listed)}
      {isFolded && (
        <details>
          <summary>{text.ordering.waiting(waiting.length)}</summary>
          {list(waiting)}
        </details>
      )}
    </section>
  )
}
