import type { ActionCode } from '../../kernel/actions/actions.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { payments } from '../../escape-from-sedan/cards/command.ts'
import { assault } from '../../escape-from-sedan/combat/assault.ts'
import { chargeMorale, declareCharge } from '../../escape-from-sedan/combat/declare.ts'
import { targetsByStand, volleyFrame } from '../../escape-from-sedan/fire/fire.ts'
import { dropAt, pipsLeft, unpackDice } from '../../escape-from-sedan/ground/dice.ts'
import { chargersOf } from '../../escape-from-sedan/morale/morale.ts'
import { march } from '../../escape-from-sedan/movement/march.ts'
import { endOfLeg } from '../../escape-from-sedan/movement/steps.ts'
import { riding } from '../../escape-from-sedan/orders/riding.ts'
import { acting, orders } from '../../escape-from-sedan/orders/orders.ts'
import { formationNumber, formationOf, scenarioOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf } from '../../escape-from-sedan/state/pose.ts'
import { fairShare } from '../../escape-from-sedan/turn/deal.ts'
import { reaction } from '../../escape-from-sedan/turn/reactions.ts'
import { xOf, yOf } from '../../kernel/actions/actions.ts'
import { evaluateTable } from './breakout.ts'
import { chargeGain } from './charges.ts'
import { allOffered, offered } from '../search/offered.ts'
import { bestOf, facingGain, formGain, type Standing } from './doings.ts'
import { leaveWorth, lostGround, turnsLeft } from './goals.ts'
import { legWorth, rideWorth } from './leaders.ts'
import { returnWorth, orderGain, ordersToOne, type Valued } from './ordering.ts'
import { ahead, standingAt } from './places.ts'
import { counterChargeGain, reactionFire, reactionGain } from './reacting.ts'
import { volleyWorth } from './shots.ts'
import { chitWorth, STAND, unitWorth } from './worth.ts'

/** The worth of answers to a question, in thousandths of a stand, relative to doing nothing. */

interface Asked {
  /** A copy of the game, in which units can be moved for evaluation. */
  readonly g: G
  readonly side: number
  readonly standing: Standing
}

type Worth = (asked: Asked, a: number, b: number) => number

/** Worth of what is never good. */
const NEVER = -2 * STAND
/** Difference that an officer does not overlook. */
const CLEARLY = 40
/** Sources of payment, the one preferred most last. Aces fit every action and are kept longest. */
const PREFERRED_LAST = ['ace', 'trophy', 'number', 'face', 'point', 'joker'] as const

const worths: Readonly<Record<string, Worth>> = {
  give: ({ g }, _commander, count) => -CLEARLY * Math.abs(count - fairShare(g)),
  'go-first': ({ g }) => (turnsLeft(g) === 0 && scenarioOf(g).victory.type === 'hold' ? -STAND : 10),
  'go-second': () => 0,
  ride: ({ g }, leader) => rideWorth(g, leader),
  attach: () => NEVER,
  detach: () => 20,
  'bring-back': ({ g }, unit) => returnWorth(g, unit) - 100 * g.topmost(orders)!.phase,
  'end-phase': () => 0,
  pay: (_asked, payment) => CLEARLY * PREFERRED_LAST.indexOf(payments[payment]!),
  form: ({ g, standing }, formation) => formGain(g, g.topmost(acting)!.unit, formation, standing),
  face: ({ g, standing }, facing) => facingGain(g, whoTurns(g), facing, standing),
  leg: ({ g }, facing, by) => legWorth(g, g.topmost(riding)!.leader, facing, by),
  'stop-riding': () => 0,
  advance: (asked, by) => stepWorth(asked, by),
  pivot: (asked, facing) => pivotWorth(asked, facing),
  follow: () => 1,
  'leave-table': ({ g }) => leaveWorth(g, g.topmost(march)!.unit),
  halt: () => 0,
  fire: ({ g }, target) => {
    const { unit } = g.topmost(volleyFrame)!
    const shot = targetsByStand(g, unit).get(target)
    return shot === undefined ? 0 : volleyWorth(g, unit, target, shot.aim, shot.stands)
  },
  'cease-fire': () => 0,
  charge: ({ g }, target) => chargeGain(g, [g.topmost(declareCharge)!.unit], target),
  'join-charge': ({ g }, unit) => {
    const { target } = g.topmost(declareCharge)!
    const chargers = chargersOf(g, target)
    return chargeGain(g, [...chargers, unit], target) - chargeGain(g, chargers, target)
  },
  'charge-home': () => 0,
  stand: ({ g }) => {
    const { target } = g.topmost(chargeMorale)!
    return -chargeGain(g, chargersOf(g, target), target)
  },
  withdraw: ({ g }) => {
    const { target } = g.topmost(chargeMorale)!
    if (formationOf(g, target) === 'unlimbered') return -unitWorth(g, target)
    return -chitWorth(g, target) - lostGround(g, target)
  },
  reinforce: () => 100,
  'no-more': () => 0,
  'advance-on': ({ g, standing }, unit) => {
    const { at } = g.topmost(assault)!
    const place = { x: xOf(at), y: yOf(at), facing: g.unit.facing.of(unit) }
    return standingAt(g, unit, place, () => standing(g, unit)) - standing(g, unit)
  },
  stay: () => 0,
  lock: () => 250,
  'fight-now': () => 0,
  react: ({ g, standing }, unit) => reactionGain(g, unit, standing),
  'no-reactions': () => 0,
  volley: ({ g }, target, at) => reactionFire(g, g.topmost(reaction)!.unit, target, at),
  'unlimber-in-reaction': ({ g, standing }) =>
    formGain(g, g.topmost(reaction)!.unit, formationNumber('unlimbered'), standing),
  'counter-charge': ({ g }, target, facing) => {
    const { unit } = g.topmost(reaction)!
    return counterChargeGain(g, unit, target, facing !== g.unit.facing.of(unit))
  },
  'hold-on': () => 0,
}

const whoTurns = (g: G): number => (g.topmost(reaction) ?? g.topmost(acting))!.unit

/** Worth of stopping after `by`: how much better the unit stands there than here. */
function stepWorth({ g, standing }: Asked, by: number): number {
  const f = g.topmost(march)!
  const facing = g.unit.facing.of(f.unit)
  return standingAt(g, f.unit, { ...endOfLeg(g, f, by), facing }, () => standing(g, f.unit)) - standing(g, f.unit)
}

/** Worth of turning on the way: that of the rest of the way in the new direction. */
function pivotWorth({ g, standing }: Asked, facing: number): number {
  const f = g.topmost(march)!
  const { x, y } = poseOf(g, f.unit)
  const here = { x, y, facing }
  const lows = 1 + (f.passed ? 1 : 0)
  const left = pipsLeft(unpackDice(f.dice), g.unit.chits.of(f.unit), dropAt(f.ground), lows) * INCH
  const rest = left - f.before - f.by
  const places = rest <= 0 ? [] : ahead(g, f.unit, here, 0, unpackDice(f.dice), lows, f.before + f.by)
  return bestOf(g, f.unit, [here, ...places], standing)
}

/** Answers that end the actions or the reactions of all units that have not had theirs. */
const ENDS_ALL: readonly string[] = ['end-phase', 'no-reactions']

/**
 * The answers to the present question, with their worth. Of the orders only those to one unit, the one most in need of
 * an order; the others follow after it has had its own. While any unit gains by an order or a reaction, the answers
 * that end the phase for all are left out: otherwise units with small gains could be passed over by them.
 */
export function answersOf(game: G, side: number, standing: Standing): Valued[] {
  const all = allOffered(game)
  return onFork(game, (g) => {
    evaluateTable(g)
    const asked: Asked = { g, side, standing }
    const others = all
      .filter(({ verb }) => verb !== 'order')
      .map(({ code, verb, a, b }) => ({ code, verb, worth: Math.round(worths[verb]?.(asked, a, b) ?? 0) }))
    const ordered = all.flatMap(({ code, verb, a, b }) => (verb === 'order' ? [{ code, unit: a, action: b }] : []))
    const given = ordered.length === 0 ? [] : ordersToOne(g, side, g.topmost(orders)!.phase, ordered, standing)
    const gains = given.length > 0 || others.some(({ verb, worth }) => verb === 'react' && worth > 0)
    return [...(gains ? others.filter(({ verb }) => !ENDS_ALL.includes(verb)) : others), ...given]
  })
}

/** The worth of one answer. */
export function worthOfOne(game: G, side: number, code: ActionCode, standing: Standing): number {
  const { verb, a, b } = offered(game, code)
  return onFork(game, (g) => {
    evaluateTable(g)
    return Math.round(
      verb === 'order'
        ? orderGain(g, a, b, g.topmost(orders)!.phase, standing)
        : (worths[verb]?.({ g, side, standing }, a, b) ?? 0),
    )
  })
}

/** The best answer at first sight; the first of equals. */
export function bestAnswer(g: G, side: number, standing: Standing): ActionCode {
  if (g.actions.length === 1) return g.actions.at(0)
  return answersOf(g, side, standing).reduce((best, one) => (one.worth > best.worth ? one : best)).code
}
