import type { Game } from '#engine/kernel/game/game.ts'
import { firstStep } from '#engine/kernel/game/carry-out.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Order, OrderStop } from '#engine/kernel/system/orders.ts'
import type { GameSnapshot } from '../../contract/games.ts'
import type { Words } from '../../contract/words.ts'
import { plain, type Wording } from '../../wording/wording.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { OrderGiven, CurrentOrders } from '../open/current-orders.ts'

/** The orders of the viewer: the last one given, and those that are kept. */

type OrderSeen = NonNullable<GameSnapshot['order']>
type KeptSeen = GameSnapshot['kept'][number]

/** The viewer's order; for a viewer of both sides, that of the side to decide, or else the other's. */
export function visibleOrder({ game, eyes, orders, pinned: { wording } }: OpenGame): GameSnapshot['order'] {
  const { decider } = game.play
  // No order is carried out once the game is over.
  if (decider < 0) return null
  const sides = eyes === EVERYONE ? [decider, 1 - decider] : eyes === undefined ? [] : [eyes]
  for (const side of sides) {
    const given = givenNow(game, orders, side)
    const goesOn = given !== undefined
    const order = (given ?? orders.overOf(side))?.order
    if (order === undefined) continue
    const why = goesOn ? null : (orders.overOf(side)?.why ?? null)
    const over = why === null ? 'done' : why.forToday === true ? 'waits' : 'stopped'
    return {
      order: asJson(order),
      title: titleOf(wording, order),
      at: goesOn ? 'goes-on' : over,
      why: why && reasonIn(wording, why),
    }
  }
  return null
}

/** The order that a side is carrying out, unless it has expired although the side has not been asked since. */
function givenNow(game: Game, orders: CurrentOrders, side: number): OrderGiven | undefined {
  const given = orders.givenBy(side)
  if (given === undefined || game.play.decider === side) return given
  const isPast = game.loaded.system.orders?.isPast?.(game.view(side).known, given.order, given.progress.notes)
  return isPast === true ? undefined : given
}

/**
 * The orders that the viewer keeps; for a viewer of both sides, those of the side to decide. While that side is asked,
 * each order says whether it can be carried out now, and orders with nothing left to do are omitted.
 */
export function visibleStoredOrders(openGame: OpenGame): readonly KeptSeen[] {
  const { game, eyes, kept, pinned } = openGame
  const { decider } = game.play
  const side = eyes === EVERYONE ? decider : eyes
  if (side === undefined || side < 0) return []
  return kept.of(side, game.history).flatMap(({ order, why }): KeptSeen[] => {
    const step = side === decider && openGame.isPerson(side) ? firstStep(game, order) : undefined
    if (step?.ok === true && 'end' in step.value && step.value.end === 'done') return []
    const ready = step?.ok === true && 'act' in step.value
    const reason = ready ? null : (why ?? (step?.ok === true && 'why' in step.value ? step.value.why : null))
    return [
      {
        order: asJson(order),
        title: titleOf(pinned.wording, order),
        ready,
        why: reason && reasonIn(pinned.wording, reason),
      },
    ]
  })
}

const asJson = (order: Order) => order as OrderSeen['order'] // JSON of the system's own

const titleOf = (wording: Wording, order: Order): Words =>
  wording.sentence(`order.${order.order}`, order) ?? plain(order.order)

const reasonIn = (wording: Wording, { key, facts }: OrderStop): Words =>
  wording.sentence(`order.stop.${key}`, facts) ?? plain(key)
