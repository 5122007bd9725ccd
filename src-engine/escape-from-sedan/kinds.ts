import { assault } from './combat/assault.ts'
import { chargeMorale, declareCharge } from './combat/declare.ts'
import { volleyFrame } from './fire/fire.ts'
import { march } from './movement/march.ts'
import { riding } from './orders/riding.ts'
import { acting, orders } from './orders/orders.ts'
import { reaction, reactions } from './turn/reactions.ts'
import { turnKinds } from './turn/turn.ts'

/** Every kind of frame in the order of the rulebook, which fixes the order of verbs and thus of actions. */
export const kinds = [
  turnKinds.battle,
  turnKinds.deal,
  turnKinds.turn,
  turnKinds.whoIsFirst,
  turnKinds.sideTurn,
  orders,
  acting,
  riding,
  march,
  volleyFrame,
  declareCharge,
  chargeMorale,
  assault,
  turnKinds.commandPhases,
  turnKinds.answered,
  turnKinds.checks,
  reactions,
  reaction,
  turnKinds.assaults,
] as const
export type Kind = (typeof kinds)[number]
