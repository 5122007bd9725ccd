import type { ActionCode } from '../../kernel/actions/actions.ts'
import { actions } from '../../escape-from-sedan/cards/command.ts'
import { payable, heldOf } from '../../escape-from-sedan/cards/command.ts'
import { otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf } from '../../escape-from-sedan/state/pose.ts'
import { actionGain, type Standing } from './doings.ts'
import { turnsLeft } from './goals.ts'
import { exposure } from './reacting.ts'

/** The worth of orders to units. */

/** An order on offer: its unit, and its action. */
export interface Ordered {
  readonly code: ActionCode
  readonly unit: number
  readonly action: number
}

export interface Valued {
  readonly code: ActionCode
  readonly worth: number
}

/**
 * The orders to one unit, with the gain of each: to the first unit that gains anything by one of its orders, the
 * nearest to the enemy first; empty where no unit gains.
 */
export function ordersToOne(
  g: G,
  side: number,
  phase: number,
  all: readonly Ordered[],
  standing: Standing,
): readonly Valued[] {
  const units = [...new Set(all.map(({ unit }) => unit))]
  const foes = unitsOf(g, otherSide(side)).map((foe) => poseOf(g, foe))
  const far = new Map(
    units.map((unit) => {
      const { x, y } = poseOf(g, unit)
      return [unit, Math.min(...foes.map((foe) => (foe.x - x) ** 2 + (foe.y - y) ** 2))]
    }),
  )
  for (const unit of units.toSorted((a, b) => far.get(a)! - far.get(b)! || a - b)) {
    const found = all
      .filter((one) => one.unit === unit)
      .map(({ code, action }) => ({ code, worth: Math.round(orderGain(g, unit, action, phase, standing)) }))
    if (found.some(({ worth }) => worth > 0)) return found
  }
  return []
}

/** The gain of an order, less the price of its cards and the cost of reactions to it. */
export function orderGain(g: G, unit: number, action: number, phase: number, standing: Standing): number {
  const name = actions[action]!
  if (phase === 0) return actionGain(g, unit, name, standing)
  const price = phase * cardPrice(g, unit, action)
  const gain = actionGain(g, unit, name, standing) - price
  // The cost of reactions is computed only for orders that are worth their cards.
  return gain <= 0 ? gain : gain - exposure(g, unit)
}

/** Price of a card, by how many suitable cards the commander has for each turn to come. */
const PRICES = [420, 230, 120, 60] as const
const LAST_TURN = 5

function cardPrice(g: G, unit: number, action: number): number {
  const left = turnsLeft(g)
  if (left === 0) return LAST_TURN
  const held = payable(g, unit, actions[action]!).reduce((sum, payment) => sum + heldOf(g, unit, payment), 0)
  const each = Math.floor(held / (left + 1))
  return PRICES[Math.min(each, PRICES.length - 1)]!
}

/** The worth of a destroyed unit that a Joker brings back. */
export const returnWorth = (g: G, unit: number): number => 700 * unitOf(g, unit).stands
