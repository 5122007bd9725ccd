import type { SystemTrial } from '../../kernel/conformance/walk.ts'
import { hiddenTroops } from './hidden-troops.ts'
import { someOrders } from './orders/some-orders.ts'

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['chalons-1870'],
  games: 1,
  bound: 20_000,
  every: 200,
  tried: 200,
  secrets: { fields: ['counter'], names: hiddenTroops },
  orders: someOrders,
}
