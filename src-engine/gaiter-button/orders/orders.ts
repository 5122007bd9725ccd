import { bad } from '../../kernel/values/result.ts'
import type { Orders } from '../../kernel/system/orders.ts'
import type { Campaign } from '../campaign/campaign.ts'
import type { View } from '../knowledge/view-type.ts'
import { battleMovementOrder } from './battle-movement-order.ts'
import { battleOrder } from './battle-order.ts'
import { fallBackOrder } from './fall-back-order.ts'
import { marchOrder } from './march-order.ts'
import type { OrderKind } from './moment.ts'
import { passIfIdle } from './nothing-to-do.ts'
import { reconnaissanceOrder, screenOrder } from './recon-orders.ts'
import { isQuietOver, nightAsUsual, passDay } from './quiet-orders.ts'
import { workOrders } from './work-orders.ts'

/** The orders of the campaign game, by name. */
const kinds: { readonly [name: string]: OrderKind } = {
  march: marchOrder,
  battle: battleOrder,
  'battle-movement': battleMovementOrder,
  'fall-back': fallBackOrder,
  ...workOrders,
  reconnaissance: reconnaissanceOrder,
  screen: screenOrder,
  'pass-day': passDay,
  night: nightAsUsual,
}

export const orders: Orders<Campaign> = {
  kinds: Object.keys(kinds),
  next(moment, order) {
    const kind = kinds[order.order]
    return kind?.(moment, order) ?? bad({ code: 'bad-order', message: `There is no order "${order.order}".` })
  },
  /** A player who activates the only counter of a zone, or takes the last one that can join, means to march off. */
  meantBy: { 'march-off': ['activate', 'take', 'take-as-cavalry', 'take-as-leader'] },
  isPast: (known, { order }, notes) => isQuietOver(order, known as unknown as View, notes), // the view of this system
  /** Returning a 0 costs a command point and cannot improve the draw. A side that can do nothing passes. */
  obvious(moment) {
    const { kind, about } = moment.question
    if (kind === 'impulse') return passIfIdle(moment)
    return kind === 'marker' && about['marker'] === 'fatigue-0' ? 'keep' : undefined
  },
}
