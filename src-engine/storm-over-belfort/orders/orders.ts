import { bad, textIn, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../../kernel/system/orders.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { bombardOrder } from './bombard-order.ts'
import { goOrder } from './go-order.ts'
import { rallyOrder } from './rally-order.ts'
import { closeOrder, holdOrder, isTurnOver } from './quiet-orders.ts'
import { standOrder } from './stand-order.ts'
import { placeOrder, transferOrder } from './transfer-order.ts'

/**
 * What a player says at once, by the name of the order. `go`: units of a zone go into action, march, and attack where that is said. `bombard`: guns fire
 * at a zone until something gives way or none is left. `rally`: those in the worst state rise first. `transfer`: several units make the same
 * operational movement. `place`: all who are left are placed where history had them. `stand`: until the end of the fortnight the enemy's fire is answered and hits
 * are dealt out without asking. `hold` and `close` answer what is asked before the bombardment and in the reorganisation.
 */
const kinds: {
  readonly [name: string]: (moment: OrderMoment<Campaign>, order: Order) => Result<OrderStep>
} = {
  go: goOrder,
  bombard: bombardOrder,
  rally: rallyOrder,
  transfer: transferOrder,
  place: placeOrder,
  stand: standOrder,
  hold: holdOrder,
  close: closeOrder,
}

/** Orders that are over with the turn for which they were given. */
const ofATurn: ReadonlySet<string> = new Set(['stand', 'hold', 'close'])

export const orders: Orders<Campaign> = {
  kinds: Object.keys(kinds),
  next(moment, order) {
    const name = textIn(order.order)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return (
      kind?.(moment, order) ?? bad({ code: 'bad-order', message: `There is no order "${name}".`, path: 'order.order' })
    )
  },
  isPast: (known, order) => ofATurn.has(order.order) && isTurnOver(known, order),
}
