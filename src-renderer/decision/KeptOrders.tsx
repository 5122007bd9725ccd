import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

/** Carries on the first that can be. */
const KEY = 'C'

/**
 * The orders that the viewer keeps: each is carried on with one click once it can be, or says what keeps it, and can be dropped. The first that
 * can be carried on has a key.
 */
export function KeptOrders({ table: { kept, readOnly, order: last } }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { ui, busy, asked, armed } = useAtTable()
  if (kept.length === 0 || readOnly !== null) return null
  const first = kept.findIndex(({ ready }) => ready)
  const isJustTold = (why: Words): boolean => last?.at === 'stopped' && last.why?.[language] === why[language]
  return (
    <section className="kept-orders" aria-labelledby="kept-heading">
      <h3 id="kept-heading">{text.ordering.kept}</h3>
      <ul>
        {kept.map(({ order, title, ready, why }, index) => {
          const what = ui?.orderInWords?.(order) ?? title[language]
          return (
            <li key={JSON.stringify(order)}>
              {ready && asked !== null ? (
                <button
                  type="button"
                  className={index === first ? 'plain strong' : 'plain'}
                  aria-disabled={busy || !armed}
                  aria-keyshortcuts={index === first ? KEY : undefined}
                  onClick={({ detail }) => {
                    if (!busy && (armed || detail === 0)) app.play.order({ order })
                  }}
                >
                  {text.ordering.carryOn(what)}
                  {index === first && <kbd aria-hidden="true">{KEY}</kbd>}
                </button>
              ) : (
                <span className="hint">
                  {what}
                  {why !== null && !isJustTold(why) && <span className="kept-why">. {why[language]}</span>}
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
    </section>
  )
}
