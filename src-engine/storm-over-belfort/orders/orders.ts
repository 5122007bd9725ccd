import { bad, textIn, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../../kernel/system/orders.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { bombardOrder } from './bombard-order.ts'
import { goOrder } from './go-order.ts'
import { openIn } from './moment.ts'
import { rallyOrder } from './rally-order.ts'
import { closeOrder, holdOrder, isTurnOver } from './quiet-orders.ts'
import { standOrder } from './stand-order.ts'
import { placeOrder, transferOrder } from './transfer-order.ts'

/**
 * Orders that a player can give as a whole, by name. `go`: units of a zone go into action, march, and attack if
 * ordered. `bombard`: guns fire at a zone until something gives way or no gun is left. `rally`: units in the worst
 * state rise first. `transfer`: several units make the same operational movement. `place`: all remaining units are
 * placed at their historical positions. `stand`: until the end of the fortnight the enemy's fire is answered and hits
 * are distributed without asking. `hold` and `close` answer the questions before the bombardment and in the
 * reorganisation.
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

/** Orders that end with the turn for which they were given. */
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
  obvious(moment) {
    const { kind, actions } = moment.question
    if (kind === 'muster') return onlyToJoin(actions)
    return kind === 'keeping' && isLastTurn(moment) ? 'keep-none' : undefined
  },
  isPast: (known, order) => ofATurn.has(order.order) && isTurnOver(known, order),
}

/** The joining of a lone battalion, if it is all that can go into action from its zone. */
function onlyToJoin(actions: readonly string[]): string | undefined {
  const [first, ...more] = actions.filter((action) => action.startsWith('join '))
  return more.length === 0 && !actions.includes('ready') ? first : undefined
}

/** No turn follows for which a counter could be kept. */
function isLastTurn({ campaign, known }: OrderMoment<Campaign>): boolean {
  const { scenario, turn } = openIn(known)
  return campaign.scenarios.find(({ id }) => id === scenario)?.turns.last === turn
}
