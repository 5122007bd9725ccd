import { bad } from '../../kernel/values/result.ts'
import type { Orders } from '../../kernel/system/orders.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { battleOrder } from './battle-order.ts'
import { marchOrder } from './march-order.ts'
import type { OrderKind } from './moment.ts'
import { nightAsUsual, passDay } from './quiet-orders.ts'

/** The orders of the campaign game, by their names. */
const kinds: { readonly [name: string]: OrderKind } = {
  march: marchOrder,
  battle: battleOrder,
  'pass-day': passDay,
  night: nightAsUsual,
}

export const orders: Orders<Campaign> = {
  kinds: Object.keys(kinds),
  next(moment, order) {
    const kind = kinds[order.order]
    return kind?.(moment, order) ?? bad({ code: 'bad-order', message: `There is no order "${order.order}".` })
  },
  /** To put a 0 back costs a command point, and nothing better can be drawn. */
  obvious: ({ question: { kind, about } }) =>
    kind === 'marker' && about['marker'] === 'fatigue-0' ? 'keep' : undefined,
}
